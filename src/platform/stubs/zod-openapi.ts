import { z } from "zod";

/**
 * Replaces `@hono/zod-openapi` in the Worker's bundle (wrangler.toml): there schemas only validate. What they say with
 * `.openapi()` is for the interface's document, which the build writes (`src/cli/build-interface.ts`).
 */
const itself = function <T extends z.ZodType>(this: T): T {
  return this;
};
Object.assign(z.ZodType.prototype, { openapi: itself });

export { z };
