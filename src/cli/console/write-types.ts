import type { Answer, OpenApiDocument, Operation, Schema } from "./open-api.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/**
 * The document as TypeScript, in the form that openapi-fetch reads. openapi-typescript, which is made for it, stands on
 * the compiler interface of TypeScript 5, which TypeScript 7 no longer has.
 */
export function writeTypes({ paths, components }: OpenApiDocument): string {
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]) => `${key(name)}: ${typeOf(schema)};`);
  const routes = Object.entries(paths).map(([route, operations]) => {
    const methods = METHODS.map((method) => {
      const operation = operations[method];
      return operation
        ? `${method}: ${typeOfOperation(operation, components?.responses ?? {})};`
        : `${method}?: never;`;
    });
    return `${key(route)}: { parameters: NoParameters; ${methods.join(" ")} };`;
  });
  return [
    "// Written from the service's own OpenAPI document; not kept in version control.",
    "interface NoParameters { query?: never; header?: never; path?: never; cookie?: never }",
    `export interface components { schemas: {\n${schemas.join("\n")}\n} }`,
    `export interface paths {\n${routes.join("\n")}\n}\n`,
  ].join("\n");
}

const key = (name: string): string => (/^(?:[A-Za-z_$][\w$]*|\d+)$/.test(name) ? name : JSON.stringify(name));

function typeOfOperation(
  { parameters = [], requestBody, responses }: Operation,
  shared: Readonly<Record<string, Answer>>,
): string {
  const groups = ["path", "query", "header", "cookie"].map((place) => {
    const inPlace = parameters.filter((parameter) => parameter.in === place);
    if (inPlace.length === 0) return `${place}?: never;`;
    const fields = inPlace.map(
      ({ name, required, schema }) => `${key(name)}${required ? "" : "?"}: ${typeOf(schema ?? {})};`,
    );
    return `${place}${inPlace.some((parameter) => parameter.required) ? "" : "?"}: { ${fields.join(" ")} };`;
  });
  const body = requestBody
    ? `requestBody${requestBody.required ? "" : "?"}: { content: ${typeOfContent(requestBody.content)} };`
    : "requestBody?: never;";
  const answers = Object.entries(responses).map(([status, { $ref, content = shared[nameOf($ref)]?.content }]) => {
    return `${key(status)}: { headers: { [name: string]: unknown }; content: ${content ? typeOfContent(content) : "never"} };`;
  });
  return `{ parameters: { ${groups.join(" ")} }; ${body} responses: { ${answers.join(" ")} } }`;
}

function typeOfContent(content: Readonly<Record<string, { readonly schema?: Schema }>>): string {
  return `{ ${Object.entries(content)
    .map(([mediaType, { schema }]) => `${key(mediaType)}: ${typeOf(schema ?? {})};`)
    .join(" ")} }`;
}

const nameOf = (reference: string | undefined): string => reference?.split("/").at(-1) ?? "";

/** One JSON schema as a type. */
function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return `components["schemas"][${JSON.stringify(nameOf(schema.$ref))}]`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ") || "never";
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return `(${union.map(typeOf).join(" | ")})`;
  if (schema.allOf) return `(${schema.allOf.map(typeOf).join(" & ")})`;
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
  return types.length === 0 ? "unknown" : types.map((type) => typeOfNamed(type, schema)).join(" | ");
}

function typeOfNamed(type: string, schema: Schema): string {
  if (type === "object") return typeOfObject(schema);
  if (type === "array") {
    if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(", ")}]`;
    return `(${typeOf(schema.items ?? {})})[]`;
  }
  if (type === "string" && schema.format === "binary") return "Blob";
  return type === "integer" ? "number" : type;
}

function typeOfObject({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${key(name)}${required.includes(name) ? "" : "?"}: ${typeOf(schema)};`,
  );
  if (fields.length > 0) return `{ ${fields.join(" ")} }`;
  return `Record<string, ${typeof additionalProperties === "object" ? typeOf(additionalProperties) : "unknown"}>`;
}
