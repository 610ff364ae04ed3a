import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { AnyEndpoint } from "./endpoint-spec.ts";
import type { ResponseSpec } from "./endpoint-spec.ts";

const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    code: z.string(),
    request_id: z.string(),
    errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  })
  .loose()
  .openapi("Problem");

/** OpenAPI 3.1 of all routes, from the schemas that validate them. Costs some 50 ms: keep what it returns. */
export function openApiDocument(endpoints: readonly AnyEndpoint[], baseUrl: string): object {
  const documents = new OpenAPIHono();
  const registry = documents.openAPIRegistry;
  registry.registerComponent("securitySchemes", "officer", { type: "http", scheme: "bearer", bearerFormat: "JWT" });
  registry.registerComponent("securitySchemes", "platform", PLATFORM_SCHEME);
  registry.registerComponent("securitySchemes", "partner", { type: "apiKey", in: "header", name: "X-API-Key" });
  for (const endpoint of endpoints) registry.registerPath(pathConfig(endpoint));
  const document = documents.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Dossier",
      version: "1.0.0",
      description: "Compliance case investigation: KYB and KYC checks on Belgian and other EEA companies.",
    },
    servers: [{ url: baseUrl }],
  });
  return correctGenerated(document) as object;
}

/**
 * What the generator writes against OpenAPI 3.1: the flag of a regular expression inside its `pattern`, and path
 * parameters that are optional because their schema coerces.
 */
function correctGenerated(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(correctGenerated);
  if (typeof node !== "object" || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, correctGenerated(value)]));
  if (typeof copy["pattern"] === "string") copy["pattern"] = copy["pattern"].replace(/\/[dgimsuvy]+$/, "");
  if (copy["in"] === "path") return { ...copy, required: true, schema: withoutNull(copy["schema"]) };
  return copy;
}

function withoutNull(schema: unknown): unknown {
  const { type, ...rest } = schema as { type?: unknown };
  return { ...rest, type: Array.isArray(type) ? type.find((name) => name !== "null") : type };
}

const PLATFORM_SCHEME = {
  type: "http",
  scheme: "bearer",
  bearerFormat: "JWT",
  description: "Token of a platform operator, who belongs to no tenant. An officer's token is not accepted.",
} as const;

type PathConfig = Parameters<OpenAPIHono["openAPIRegistry"]["registerPath"]>[0];

function pathConfig(endpoint: AnyEndpoint): PathConfig {
  const spec = endpoint as unknown as Omit<AnyEndpoint, "params" | "query" | "body"> & {
    params?: z.ZodObject;
    query?: z.ZodObject;
    body?: z.ZodType;
  };
  const body = spec.bodyKind === "raw" ? rawBody(spec.rawType) : spec.body ? jsonBody(spec.body) : undefined;
  return {
    method: spec.method,
    path: spec.path,
    tags: [spec.tag],
    summary: spec.summary,
    operationId: operationId(spec.method, spec.path),
    security: securityOf(spec.access),
    request: {
      params: spec.params ?? opaqueParams(spec.path),
      ...(spec.query ? { query: spec.query } : {}),
      ...(body ? { body } : {}),
    },
    responses: {
      ...Object.fromEntries(Object.entries(spec.responses).map(([status, response]) => [status, describe(response)])),
      default: { description: "Problem (RFC 9457)", content: { "application/problem+json": { schema: Problem } } },
    },
  };
}

const rawBody = (type: string | undefined) =>
  type === undefined
    ? uploadBody
    : { required: true, content: { [type]: { schema: z.string().openapi({ format: "binary" }) } } };

const uploadBody = {
  required: true,
  content: {
    "multipart/form-data": {
      schema: z.object({ requirement_id: z.string(), file: z.string().openapi({ format: "binary" }) }),
    },
  },
};

const jsonBody = (schema: z.ZodType) => ({
  required: !schema.safeParse({}).success,
  content: { "application/json": { schema } },
});

function describe(response: ResponseSpec) {
  if (!("mediaTypes" in response)) {
    return { description: "Success", content: { "application/json": { schema: response } } };
  }
  const bytes = z.string().openapi({ format: "binary" });
  return {
    description: response.description,
    content: {
      ...(response.json ? { "application/json": { schema: response.json } } : {}),
      ...Object.fromEntries(response.mediaTypes.map((type) => [type, { schema: bytes }])),
    },
  };
}

function securityOf(access: AnyEndpoint["access"]): Record<string, string[]>[] {
  if (access === "officer" || access === "platform") return [{ [access]: [] }];
  return access !== "open" && access.scheme !== undefined ? [{ [access.scheme]: [] }] : [];
}

function opaqueParams(path: string): z.ZodObject {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  return z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}

function operationId(method: string, path: string): string {
  const words = path
    .replaceAll(/[{}]/g, "")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return [method, ...words].map((word, i) => (i === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join("");
}
