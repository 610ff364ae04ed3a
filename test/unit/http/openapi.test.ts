import { GATES } from "../../../src/domain/decisions/gates.rules.ts";
import SwaggerParser from "@apidevtools/swagger-parser";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { describedApi } from "../../../src/cli/interface/described-api.ts";
import { readExamples } from "../../../src/cli/interface/examples.ts";
import { openApiDocument } from "../../../src/http/openapi/document.ts";
import { problemSchema } from "../../../src/http/openapi/problem.schemas.ts";
import { errorCodesOf } from "../../../src/http/openapi/error-codes.rules.ts";

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly "x-roles"?: readonly string[];
  readonly responses: Readonly<Record<string, object>>;
}

const api = describedApi();
const examples = readExamples();
const document = openApiDocument(api, examples) as any;
const operations: Operation[] = Object.values(document.paths).flatMap((item) => Object.values(item as object));

describe("the OpenAPI document", () => {
  it("is valid by two validators", async () => {
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
    await SwaggerParser.validate(structuredClone(document));
  });

  it("extends no strict schema, which no value could match together with further members", () => {
    const schemas: Record<string, any> = document.components.schemas;
    const extended = Object.entries(schemas).filter(([, { allOf = [] }]) =>
      allOf.some(({ $ref = "" }) => schemas[$ref.split("/").at(-1) ?? ""]?.additionalProperties === false),
    );
    expect(extended.map(([name]) => name)).toEqual([]);
  });

  it("lets null stand where a schema is nullable, by a union and not by members that exclude it", () => {
    expect(document.components.schemas.CaseDetail.properties.risk_rating).toEqual({
      anyOf: [{ $ref: "#/components/schemas/RiskRating" }, { type: "null" }],
    });
    expect(JSON.stringify(document)).not.toContain('"allOf"');
  });

  it("names and describes every operation, each by one name", () => {
    expect(operations).toHaveLength(api.endpoints.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const tags = document.tags.map(({ name }: { name: string }) => name);
    for (const { operationId, summary, description, tags: own } of operations) {
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(summary, operationId).toMatch(/^[A-Z][^.]{3,70}$/);
      expect(description, operationId).toMatch(/^[A-Z`][\s\S]{20,}\.$/);
      expect(tags, operationId).toContain(own[0]);
    }
  });

  it("names the roles of every operation of officers, and of no other", () => {
    for (const operation of operations) {
      const isOfficers = operation.security.some((scheme) => "officer" in scheme);
      expect([operation.operationId, operation["x-roles"] !== undefined]).toEqual([operation.operationId, isOfficers]);
      for (const role of operation["x-roles"] ?? []) expect(operation.description).toContain(`\`${role}\``);
    }
  });

  it("gives every error code of an operation a schema whose code is fixed", () => {
    const schemas = document.components.schemas;
    for (const endpoint of api.endpoints) {
      const { responses } = operations.find(({ operationId }) => operationId === endpoint.operationId)!;
      const codes = Object.values(responses).flatMap((response) => codesOf(response as { $ref?: string }));
      expect([endpoint.operationId, codes.toSorted()]).toEqual([
        endpoint.operationId,
        [...errorCodesOf(endpoint)].toSorted(),
      ]);
    }
    expect(schemas.GateBlockedProblem.properties.gate.enum).toEqual(GATES);
  });

  it("shows a request and an answer of every operation with JSON, as the schemas have them", () => {
    const unknown = new Set(Object.keys(examples.operations));
    for (const { operationId, body, bodyKind, form, responses } of api.endpoints as readonly any[]) {
      unknown.delete(operationId);
      const { request, answers = {} } = examples.operations[operationId] ?? {};
      const requested = bodyKind === "raw" ? form : body;
      if (requested) expect(requested.safeParse(request), `${operationId} request`).toMatchObject({ success: true });
      for (const [status, response] of Object.entries<any>(responses)) {
        const schema = "mediaTypes" in response ? response.json : response;
        if (!schema || Number(status) >= 400) continue;
        expect(schema.safeParse(answers[status]).error?.issues ?? [], `${operationId} ${status}`).toEqual([]);
      }
    }
    for (const { operationId, body } of api.webhooks) {
      unknown.delete(operationId);
      expect(body.safeParse(examples.operations[operationId]?.request), operationId).toMatchObject({ success: true });
    }
    expect([...unknown]).toEqual([]);
  });

  it("shows a problem of every code that an operation answers with", () => {
    for (const code of new Set(api.endpoints.flatMap((endpoint) => [...errorCodesOf(endpoint)]))) {
      expect(problemSchema(code).safeParse(examples.problems[code]), code).toMatchObject({ success: true });
    }
  });

  it("describes the callback to partners", () => {
    const { post } = document.webhooks.verificationCompleted;
    expect(post.requestBody.content["application/json"].schema.anyOf).toContainEqual({
      $ref: "#/components/schemas/Verification",
    });
    expect(post.parameters.map(({ name }: { name: string }) => name)).toEqual([
      "webhook-id",
      "webhook-timestamp",
      "webhook-signature",
    ]);
  });
});

/** The codes that a response allows. */
function codesOf(response: { readonly $ref?: string }): string[] {
  const content = resolve(response).content ?? {};
  const [problem, scim] = [content["application/problem+json"], content["application/scim+json"]];
  if (!problem) return scim?.schema.properties?.code?.enum ?? [];
  const schemas = problem.schema.oneOf ?? [problem.schema];
  return schemas.flatMap((schema: { $ref: string }) => resolve(schema).properties.code.enum);
}

const resolve = (node: { readonly $ref?: string }): any =>
  node.$ref === undefined
    ? node
    : node.$ref
        .slice(2)
        .split("/")
        .reduce((at, name) => at[name], document);
