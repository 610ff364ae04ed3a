import type { OpenApiDocument, Schema as DocumentSchema } from "../../src/cli/console/open-api.ts";

/** What of JSON Schema the service's document uses. */
export interface Schema extends Omit<
  DocumentSchema,
  "items" | "prefixItems" | "anyOf" | "oneOf" | "allOf" | "properties" | "additionalProperties"
> {
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** Whose credential a route takes: an officer's, a platform operator's, a partner's, a directory's, or none but what is in its address. */
export type Security = "officer" | "platform" | "partner" | "directory" | "none";

export interface Operation {
  /** `POST /api/cases/{workflow_id}/decision`. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly security: Security;
  readonly pathParameters: readonly Parameter[];
  readonly query: readonly Parameter[];
  readonly json: Schema | null;
  /** Names of a form's text fields; null for an operation without a form. */
  readonly form: readonly string[] | null;
  readonly raw: boolean;
}

const SCHEMES = ["officer", "platform", "partner", "directory"] as const;

/** Every operation of the document, in its order. */
export function listOperations(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const parameters = (place: string): Parameter[] =>
        (operation.parameters ?? [])
          .filter((parameter) => parameter.in === place)
          .map(({ name, required, schema }) => ({
            name,
            required: required ?? false,
            schema: (schema ?? {}) as Schema,
          }));
      const content = operation.requestBody?.content ?? {};
      const security = (operation as { security?: readonly Record<string, unknown>[] }).security?.[0] ?? {};
      return {
        id: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        security: SCHEMES.find((scheme) => scheme in security) ?? "none",
        pathParameters: parameters("path"),
        query: parameters("query"),
        json: (content["application/json"]?.schema as Schema | undefined) ?? null,
        form: textFields(content["multipart/form-data"]?.schema as Schema | undefined),
        raw: "application/octet-stream" in content || "application/x-ndjson" in content,
      };
    }),
  );
}

const textFields = (form: Schema | undefined): readonly string[] | null =>
  form === undefined ? null : Object.keys(form.properties ?? {}).filter((name) => name !== "file");

/** The schema that a reference names. */
export function resolveSchema(document: OpenApiDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.split("/").at(-1)!;
  return resolveSchema(document, (document.components?.schemas?.[name] ?? {}) as Schema);
}
