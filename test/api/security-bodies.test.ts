import { beforeAll, describe, expect, it } from "vitest";
import { describedApi } from "../../src/cli/interface/described-api.ts";
import { openApiDocument } from "../../src/http/openapi/document.ts";
import { listOperations, resolveSchema, type Schema } from "../fuzz/operations.ts";
import { newOfficer, send } from "../support/api.ts";
import { openCase } from "../support/cases.ts";
import { loadRegulatory } from "../support/regulatory.ts";

const document = openApiDocument(describedApi()) as Parameters<typeof listOperations>[0];
const operations = listOperations(document);

/** Objects whose keys are their sender's own, as the decisions name them, and signals, which take anything. */
const FREE = new Set([
  "POST /api/cases additional_data",
  "POST /api/cases/{workflow_id}/signals",
  "POST /api/cases/{workflow_id}/signals context_data",
  "PUT /api/memory/blocks/{officer_id}/{label} value",
  // Statements of a published standard, which the service reads by its own schema (test/unit/ownership/bods.test.ts).
  "POST /api/cases/{workflow_id}/ownership/statements",
  "POST /api/portal/{token}/submit answers",
  "POST /api/portal/{token}/submit task_responses",
  "POST /api/platform/register-imports meta",
  // Attributes of a published standard that are not kept are ignored (RFC 7644, section 3.3; test/api/scim.test.ts).
  "POST /scim/v2/Users",
  "PUT /scim/v2/Users/{user_id}",
  "PATCH /scim/v2/Users/{user_id}",
  "PATCH /scim/v2/Users/{user_id} Operations",
  // Kinds, templates, factors and statuses as keys: an unknown one is refused by name (test/api/policy.test.ts).
  ...["PUT /api/policy", "POST /api/policy/preview"].flatMap((id) =>
    ["document_max_age_days", "mandatory_checks", "weights", "due_days", "decision_due_days"].map(
      (name) => `${id} values ${name}`,
    ),
  ),
]);

function* openObjects(given: Schema, path: string): Generator<string> {
  const schema = resolveSchema(document, given);
  const isObject = schema.type === "object" || schema.properties !== undefined;
  if (isObject && schema.additionalProperties !== false) yield path;
  for (const [name, inner] of Object.entries(schema.properties ?? {})) yield* openObjects(inner, `${path} ${name}`);
  for (const inner of [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) {
    if (inner) yield* openObjects(inner, path);
  }
}

describe("a body", () => {
  it("sets no field that its contract does not name, in any operation", () => {
    const open = operations.flatMap(({ id, json }) => (json ? [...openObjects(json, id)] : []));
    expect(open.filter((path) => !FREE.has(path))).toEqual([]);
  });

  it.each(["tenant_id", "case_id", "status", "created_by", "__proto__", "constructor"])(
    "cannot set %s of a case by naming it",
    async (name) => {
      const body = `{"company_name":"x","company_registration_number":"0999900150","country":"BE","${name}":"REVIEW_PENDING"}`;
      const answer = await newOfficer().post("/api/cases", undefined, {
        body,
        headers: { "Content-Type": "application/json" },
      });
      expect([answer.status, answer.body.code]).toEqual([422, "unknown_field"]);
    },
  );

  it("leaves prototypes alone where its keys are free", async () => {
    const officer = newOfficer();
    const { path } = await openCase(officer, undefined, {
      additional_data: JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
    });
    expect((await officer.get(path)).status).toBe(200);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("is refused where it is deeper than a hundred levels, in every operation that takes one", async () => {
    const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
    const officer = newOfficer();
    const open = (levels: number) =>
      officer.post("/api/cases", undefined, {
        body: `{"company_name":"x","company_registration_number":"0999900150","country":"BE","additional_data":${nested(levels)}}`,
        headers: { "Content-Type": "application/json" },
      });
    expect((await open(90)).status).toBe(201);
    for (const levels of [101, 1_000, 5_000, 100_000]) {
      expect([levels, (await open(levels)).body.code]).toEqual([levels, "malformed_request"]);
    }
  });

  it("of more than 1 MiB is refused though its length was not announced", async () => {
    const piece = new TextEncoder().encode(" ".repeat(65_536));
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += piece.byteLength;
        if (sent > 64_000_000) controller.close();
        else controller.enqueue(piece);
      },
    });
    const answer = await newOfficer().post("/api/cases", undefined, {
      body: endless,
      headers: { "Content-Type": "application/json" },
    });
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(64_000_000);
  });
});

describe("a list", () => {
  const LIMITS: readonly [path: string, name: string, max: number][] = [
    ["/api/cases", "per_page", 100],
    ["/intelligence/alerts", "limit", 200],
    ["/intelligence/trends", "days", 365],
    ["/api/diagnostics/stats", "days", 365],
    ["/api/regulatory/changes", "limit", 200],
    ["/api/regulatory/calendar", "months_ahead", 60],
  ];

  beforeAll(() => loadRegulatory());

  it.each(LIMITS)("of %s gives no more than its %s may ask for", async (path, name, max) => {
    const officer = newOfficer();
    expect((await officer.get(`${path}?${name}=${max}`)).status).not.toBe(422);
    for (const value of [max + 1, 0, -1, 1.5, 1e308, "NaN", "1e9", "ten", ""]) {
      expect([value, (await officer.get(`${path}?${name}=${value}`)).status]).toEqual([value, 422]);
    }
  });

  it("has a bound wherever a number is asked for", () => {
    const numbers = operations.flatMap(({ id, query }) =>
      query
        .map(({ name, schema }) => ({ name, schema: resolveSchema(document, schema) }))
        .filter(({ schema }) => schema.type === "integer" || schema.type === "number")
        .filter(({ name, schema }) => schema.maximum === undefined && !["page", "offset", "iteration"].includes(name))
        .map(({ name }) => `${id} ${name}`),
    );
    expect(numbers).toEqual(["GET /api/memory/passages/{officer_id} limit"]);
  });

  it("of passages is cut to a hundred", async () => {
    expect((await newOfficer().get("/api/memory/passages/alice?limit=100000")).status).toBe(200);
  });

  it("of a portfolio takes ten thousand numbers at most", async () => {
    const registration_numbers = Array.from({ length: 10_001 }, () => "0999900150");
    expect((await newOfficer().post("/api/scan/portfolio", { name: "x", registration_numbers })).status).toBe(422);
  });
});

describe("text of a caller", () => {
  it("is a value to the database, never a statement", async () => {
    const officer = newOfficer();
    await openCase(officer);
    for (const q of ["' OR 1=1 --", '" OR ""="', "%", "_", "\\", "x') UNION SELECT 1 --", "a* NEAR b", '"']) {
      const { status, body } = await officer.get(`/api/cases?q=${encodeURIComponent(q)}`);
      expect([q, status, body.total]).toEqual([q, 200, 0]);
      expect((await officer.get(`/api/regulatory/articles?q=${encodeURIComponent(q)}`)).status).toBe(200);
    }
  });

  it("breaks out of no header: an uploaded name, a request id, an address", async () => {
    for (const path of [
      "/api/portal/%0d%0aSet-Cookie:%20x=1",
      "/api/%0d%0aX-Injected:%201",
      "/api/cases?x=%0d%0aX-Injected:1",
    ]) {
      const answer = await send("GET", path, { headers: { "X-Request-Id": "a%0d%0aX-Injected" } });
      expect([answer.headers.get("Set-Cookie"), answer.headers.get("X-Injected")]).toEqual([null, null]);
    }
  });
});
