import { registerHooks } from "node:module";
import type { Examples } from "../../http/openapi/examples.ts";

const EMPTY_MODULE =
  "data:text/javascript,export default null; export class DurableObject {}; export class WorkerEntrypoint {}; export const env = {};";

/** The OpenAPI document, made from the routes in the tree, without a running service. */
export async function readOpenApi(examples?: Examples): Promise<OpenApiDocument> {
  // Routes import services, and these import modules of the Worker's runtime, which are not used here.
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith("cloudflare:") ? { url: EMPTY_MODULE, shortCircuit: true } : next(specifier, context),
  });
  const [{ describedApi }, { openApiDocument }] = await Promise.all([
    import("../interface/described-api.ts"),
    import("../../http/openapi/document.ts"),
  ]);
  return openApiDocument(describedApi(), examples) as OpenApiDocument;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Operation {
  /** Those of every operation, in headers, are references. */
  readonly parameters?: readonly {
    readonly $ref?: string;
    readonly name: string;
    readonly in: "path" | "query" | "header" | "cookie";
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
}

export interface Answer {
  /** Into `components.responses`. */
  readonly $ref?: string;
  readonly content?: Content;
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Answer>>;
  };
}
