import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { AuditEntry } from "../../src/domain/audit/audit.rules.ts";
import type { CaseSnapshot } from "../../src/features/cases/case.client.ts";
import { projectCase } from "../../src/features/cases/cases.store.ts";
import { withIdempotency } from "../../src/http/idempotency.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { newOfficer, newTenant } from "../support/api.ts";
import { openCase } from "../support/cases.ts";

const ctxOf = (tenantId: string) => createCtx(env, { actor: systemActor(tenantId) });
const count = (table: string, workflowId: string) =>
  env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE workflow_id = ?`).bind(workflowId).first("n");

describe("more than one statement of the database takes", () => {
  it("reaches it all the same: audit entries that waited while it was away", async () => {
    const officer = newOfficer();
    const { workflowId } = await openCase(officer);
    const { record, audit } = (await env.CASE_WORKFLOW.getByName(workflowId).read()) as unknown as CaseSnapshot;
    const reason = "€".repeat(10_000);
    const entries = Array.from({ length: 100 }, (_, n): AuditEntry => ({
      ...audit[0]!,
      seq: audit.length + n + 1,
      details: { reason },
    }));
    await projectCase(ctxOf(officer.tenant), record, entries, { checkpoint: null, after: audit.length });
    expect(await count("audit_events", workflowId)).toBe(audit.length + 100);
  });
});

describe("an answer under an idempotency key", () => {
  const answerTwice = async (body: string) => {
    const ctx = ctxOf(newTenant());
    const respond = vi.fn(async () => new Response(body));
    const once = () =>
      withIdempotency(
        ctx,
        { route: "POST /test", key: "k", bestEffort: false },
        () => new Response(null, { status: 500 }),
      );
    const first = await once().run(() => "f", respond);
    const again = await once().run(() => "f", respond);
    return { first: await first.text(), again: await again.text(), runs: respond.mock.calls.length };
  };

  it("is kept up to what a row takes once it is sealed", async () => {
    const body = "x".repeat(1_390_000);
    expect(await answerTwice(body)).toEqual({ first: body, again: body, runs: 1 });
  });

  it.each([
    ["of one byte a character", "x".repeat(1_490_000)],
    ["of three bytes a character", "€".repeat(700_000)],
  ])("is not kept where it is larger, and the request goes through: %s", async (_, body) => {
    expect(await answerTwice(body)).toEqual({ first: body, again: body, runs: 2 });
  });
});

describe("a portfolio of 10,000 companies", () => {
  it("is stored whole, however long its numbers are", async () => {
    const officer = newOfficer();
    const registration_numbers = Array.from({ length: 10_000 }, (_, n) => `${n}-`.padEnd(90, "9"));
    const answer = await officer.post("/api/scan/portfolio", { name: "all", registration_numbers });
    expect([answer.status, answer.body.total_entities, answer.body.failed]).toEqual([200, 10_000, 10_000]);
  });
});
