/**
 * Replaces parts of zod in the Worker's bundle (wrangler.toml): the compiler of schemas, which needs `eval`, and the
 * reader of JSON schemas.
 */
const unused = (): never => {
  throw new Error("this part of zod is not in the bundle");
};
export const INVALID = Symbol.for("zod.compile.invalid");
export class ZodCompileAsyncError extends Error {}
export class ZodCompileUnsupportedError extends Error {}
export const compile = unused;
export const compileFn = unused;
export const withParser = unused;
export const fromJSONSchema = unused;
