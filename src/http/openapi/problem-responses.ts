import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ErrorCode } from "../../platform/errors.ts";
import type { DescribedEndpoint } from "./describe-operations.ts";
import { codesByStatus, errorCodesOf } from "./error-codes.rules.ts";
import type { Examples } from "./examples.ts";
import type { ResponseHeader } from "./headers.ts";
import { isScimPath, SCIM_MEDIA_TYPE } from "../scim-problem.ts";
import { problemHeaders } from "./operation-headers.rules.ts";
import { CODE_MEANINGS, pascalCase, problemName, problemSchema } from "./problem.schemas.ts";

type Registry = OpenAPIHono["openAPIRegistry"];
type Reference = { readonly $ref: string };

/** The problems that operations answer with. Operations that answer alike share one response. */
export class ProblemResponses {
  readonly #byEndpoint = new Map<DescribedEndpoint, Readonly<Record<string, Reference>>>();

  constructor(registry: Registry, endpoints: readonly DescribedEndpoint[], examples: Examples["problems"]) {
    const codes = new Set(endpoints.flatMap((endpoint) => [...errorCodesOf(endpoint)]));
    for (const code of [...codes].toSorted()) {
      registry.register(problemName(code), problemSchema(code));
      if (code in examples) registry.registerComponent("examples", code, { value: examples[code] });
    }
    const registered = new Set<string>();
    for (const endpoint of endpoints) {
      const answers: Record<string, Reference> = {};
      for (const [status, group] of codesByStatus(errorCodesOf(endpoint))) {
        const headers = problemHeaders(endpoint, status, group);
        const isScim = isScimPath(endpoint.path);
        const name = responseName(group, headers) + (isScim ? "Scim" : "");
        if (!registered.has(name))
          registry.registerComponent(
            "responses",
            name,
            (isScim ? scimError : problemResponse)(group, headers, examples),
          );
        registered.add(name);
        answers[status] = { $ref: `#/components/responses/${name}` };
      }
      this.#byEndpoint.set(endpoint, answers);
    }
  }

  of = (endpoint: DescribedEndpoint): Readonly<Record<string, Reference>> => this.#byEndpoint.get(endpoint)!;
}

function problemResponse(codes: readonly ErrorCode[], headers: readonly ResponseHeader[], known: Examples["problems"]) {
  const examples = codes
    .filter((code) => code in known)
    .map((code) => [code, { $ref: `#/components/examples/${code}` }]);
  const references = codes.map((code) => ({ $ref: `#/components/schemas/${problemName(code)}` }));
  const mapping = Object.fromEntries(codes.map((code, i) => [code, references[i]!.$ref]));
  return {
    description: codes.map((code) => `\`${code}\`: ${CODE_MEANINGS[code]}`).join("\n\n"),
    headers: headerReferences(headers),
    content: {
      "application/problem+json": {
        schema:
          references.length === 1
            ? references[0]!
            : { oneOf: references, discriminator: { propertyName: "code", mapping } },
        ...(examples.length > 0 ? { examples: Object.fromEntries(examples) } : {}),
      },
    },
  };
}

/** The members of SCIM; those of a problem document stand beside them, with the status as a text. */
const scimError = (codes: readonly ErrorCode[], headers: readonly ResponseHeader[]) => ({
  description: codes.map((code) => `\`${code}\`: ${CODE_MEANINGS[code]}`).join("\n\n"),
  headers: headerReferences(headers),
  content: {
    [SCIM_MEDIA_TYPE]: {
      schema: {
        type: "object" as const,
        required: ["schemas", "status", "detail", "code"],
        properties: {
          schemas: { type: "array" as const, items: { type: "string" as const } },
          status: { type: "string" as const },
          scimType: { type: "string" as const },
          detail: { type: "string" as const },
          code: { type: "string" as const, enum: [...codes] },
        },
      },
    },
  },
});

export const headerReferences = (headers: readonly ResponseHeader[]): Record<string, Reference> =>
  Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** As its codes; an answer that can be replayed has a header more. */
function responseName(codes: readonly ErrorCode[], headers: readonly ResponseHeader[]): string {
  return codes.map(pascalCase).join("Or") + (headers.includes("Idempotent-Replayed") ? "Replayable" : "");
}
