import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Role } from "../../platform/context.ts";
import { type AnyEndpoint, OFFICER_ROLES } from "../endpoint-spec.ts";
import type { DescribedEndpoint, ResponseSpec, WebhookSpec } from "./describe-operations.ts";
import { asExample, type Examples } from "./examples.ts";
import { requestHeaders, successHeaders } from "./operation-headers.rules.ts";
import { describeParameters } from "./path-parameters.ts";
import { headerReferences, type ProblemResponses } from "./problem-responses.ts";

type PathConfig = Parameters<OpenAPIHono["openAPIRegistry"]["registerPath"]>[0];

export function operationConfig(
  endpoint: DescribedEndpoint,
  problems: ProblemResponses,
  { operations }: Examples,
): PathConfig {
  const spec = endpoint as unknown as Omit<DescribedEndpoint, "params" | "query" | "body"> & {
    params?: z.ZodObject;
    query?: z.ZodObject;
    body?: z.ZodType;
  };
  const { request, answers = {} } = operations[spec.operationId] ?? {};
  const body =
    spec.bodyKind === "raw" ? rawBody(spec, request) : spec.body ? bodyOf(spec.body, spec, request) : undefined;
  const roles = rolesOf(endpoint);
  return {
    method: spec.method,
    path: spec.path,
    tags: [spec.tag],
    summary: spec.summary,
    description: `${spec.description}\n\n${accessText(endpoint, roles)}`,
    operationId: spec.operationId,
    ...(roles ? { "x-roles": roles } : {}),
    security: securityOf(spec.access),
    parameters: requestHeaders(endpoint).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    request: {
      params: describeParameters(spec.path, spec.params),
      ...(spec.query ? { query: spec.query } : {}),
      ...(body ? { body } : {}),
    },
    responses: {
      ...Object.fromEntries(
        Object.entries(spec.responses).map(([status, response]) => [
          status,
          describeResponse(endpoint, Number(status), response, answers[status]),
        ]),
      ),
      ...problems.of(endpoint),
    },
  };
}

/** What the service sends by itself. */
export function webhookConfig(
  { operationId, tag, summary, description, headers, body }: WebhookSpec,
  { operations }: Examples,
): PathConfig {
  const example = asExample(operations[operationId]?.request);
  return {
    method: "post",
    path: operationId,
    tags: [tag],
    summary,
    description,
    operationId,
    security: [],
    request: { headers, body: { required: true, content: { "application/json": { schema: body, ...example } } } },
    responses: {
      "2XX": { description: "Received. Nothing more is sent." },
      default: { description: "Not received: the callback is sent again, with the same id and body." },
    },
  };
}

const rawBody = ({ rawType, form = z.object({}) }: Pick<AnyEndpoint, "rawType" | "form">, fields: unknown) => {
  const bytes = z.string().openapi({ format: "binary" });
  const example = asExample(fields && { ...fields, file: "(content of the file)" });
  return rawType === undefined
    ? { required: true, content: { "multipart/form-data": { schema: form.extend({ file: bytes }), ...example } } }
    : { required: true, content: { [rawType]: { schema: bytes } } };
};

/** The JSON body, and the other media type that is taken instead of it. */
function bodyOf(schema: z.ZodType, { otherBody }: Pick<AnyEndpoint, "otherBody">, example: unknown) {
  const json = jsonBody(schema, example);
  return otherBody ? { ...json, content: { ...json.content, ...rawBody(otherBody, undefined).content } } : json;
}

const jsonBody = (schema: z.ZodType, example: unknown) => ({
  required: !schema.safeParse({}).success,
  content: { "application/json": { schema, ...asExample(example) } },
});

const STATUS_TEXTS: Readonly<Record<number, string>> = { 200: "OK", 201: "Created", 202: "Accepted" };

function describeResponse(endpoint: AnyEndpoint, status: number, response: ResponseSpec, example: unknown) {
  const isFile = "mediaTypes" in response && response.mediaTypes.some((type) => !/^text\/html$|\+json$/.test(type));
  const headers = headerReferences(successHeaders(endpoint, isFile));
  if (!("mediaTypes" in response)) {
    const description = STATUS_TEXTS[status] ?? "Answer";
    return { description, headers, content: { "application/json": { schema: response, ...asExample(example) } } };
  }
  if (response.mediaTypes.length === 0 && !response.json) return { description: response.description, headers };
  const bytes = z.string().openapi({ format: "binary" });
  const text = typeof example === "string" ? asExample(example) : {};
  return {
    description: response.description,
    headers,
    content: {
      ...(response.json ? { "application/json": { schema: response.json, ...asExample(example) } } : {}),
      ...Object.fromEntries(
        response.mediaTypes.map((type) => [
          type,
          type.endsWith("+json") && response.json ? { schema: response.json } : { schema: bytes, ...text },
        ]),
      ),
    },
  };
}

const rolesOf = ({ access, roles }: AnyEndpoint): readonly Role[] | null =>
  access === "officer" ? (roles ?? OFFICER_ROLES) : null;

function accessText({ access }: AnyEndpoint, roles: readonly Role[] | null): string {
  if (roles?.length === 0) return "**Roles:** none needed.";
  if (roles) return `**Roles:** ${roles.map((role) => `\`${role}\``).join(", ")}. One of them is enough.`;
  if (access === "platform") return "**Credential:** token of a platform operator.";
  return access === "open" || access === "officer" ? "**Credential:** none." : `**Credential:** ${access.credential}`;
}

function securityOf(access: AnyEndpoint["access"]): Record<string, string[]>[] {
  if (access === "officer" || access === "platform") return [{ [access]: [] }];
  return access !== "open" && access.scheme !== undefined ? [{ [access.scheme]: [] }] : [];
}
