import { OpenAPIHono } from "@hono/zod-openapi";
import type { DescribedApi } from "./describe-operations.ts";
import { type Examples, NO_EXAMPLES } from "./examples.ts";
import { REQUEST_HEADERS, RESPONSE_HEADERS } from "./headers.ts";
import { operationConfig, webhookConfig } from "./operation.ts";
import { ProblemResponses } from "./problem-responses.ts";
import { TAGS } from "./tags.ts";

const DESCRIPTION = `Compliance case investigation: KYB and KYC checks on Belgian and other EEA companies.

**Errors** are problem documents (RFC 9457, \`application/problem+json\`). Branch on \`code\`, which is stable; \`detail\` is
text for a reader. Each operation lists its codes by status.

**Retries** are safe with an \`Idempotency-Key\`: every operation that changes something takes one.

**Tenants** are separate: an id of another tenant answers like an id that does not exist.

**Times** are UTC in ISO 8601, days are \`YYYY-MM-DD\`. Unknown query parameters are ignored, unknown body fields are refused.`;

const INFO = {
  title: "Dossier",
  version: "1.0.0",
  description: DESCRIPTION,
  contact: { name: "Operator of this service" },
  license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
};

/** OpenAPI 3.1 of all routes, from the schemas that validate them, for a service at this origin. */
export function openApiDocument(api: DescribedApi, examples: Examples = NO_EXAMPLES): object {
  const documents = new OpenAPIHono();
  const registry = documents.openAPIRegistry;
  for (const [name, scheme] of Object.entries(SECURITY_SCHEMES)) {
    registry.registerComponent("securitySchemes", name, scheme);
  }
  for (const [name, header] of Object.entries(REQUEST_HEADERS)) {
    registry.registerComponent("parameters", name, { name, in: "header", required: false, ...header });
  }
  for (const [name, header] of Object.entries(RESPONSE_HEADERS)) registry.registerComponent("headers", name, header);
  const problems = new ProblemResponses(registry, api.endpoints, examples.problems);
  for (const endpoint of api.endpoints) registry.registerPath(operationConfig(endpoint, problems, examples));
  for (const webhook of api.webhooks) registry.registerWebhook(webhookConfig(webhook, examples));
  const used = new Set(api.endpoints.map(({ tag }) => tag));
  const document = documents.getOpenAPI31Document({
    openapi: "3.1.0",
    info: INFO,
    servers: [{ url: "/" }],
    tags: TAGS.filter(({ name }) => used.has(name)),
  });
  return correctGenerated(document) as object;
}

const SECURITY_SCHEMES = {
  officer: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "Access token of an officer. Its claims name the tenant and the officer's roles.",
  },
  platform: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "Token of a platform operator, who belongs to no tenant. An officer's token is not accepted.",
  },
  directory: {
    type: "http",
    scheme: "bearer",
    description: "Token of the directory that provisions a tenant's officers (SCIM 2.0).",
  },
  partner: { type: "apiKey", in: "header", name: "X-API-Key", description: "API key of a partner." },
} as const;

/**
 * What the generator writes against OpenAPI 3.1: the flag of a regular expression inside its `pattern`, path
 * parameters that are optional because their schema coerces, and a nullable reference as `allOf`, which excludes null.
 */
function correctGenerated(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(correctGenerated);
  if (typeof node !== "object" || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, correctGenerated(value)]));
  if (typeof copy["pattern"] === "string") copy["pattern"] = copy["pattern"].replace(/\/[dgimsuvy]+$/, "");
  if (Array.isArray(copy["allOf"])) return nullableReference(copy["allOf"] as Schema[]) ?? copy;
  if (copy["in"] === "path") return { ...copy, required: true, schema: withoutNull(copy["schema"]) };
  return copy;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: unknown;
}

function nullableReference([reference, { type } = {}]: readonly Schema[]): object | null {
  if (reference?.$ref === undefined || !Array.isArray(type) || !type.includes("null")) return null;
  return { anyOf: [reference, { type: "null" }] };
}

function withoutNull(schema: unknown): unknown {
  const { type, ...rest } = schema as Schema;
  return { ...rest, type: Array.isArray(type) ? type.find((name) => name !== "null") : type };
}
