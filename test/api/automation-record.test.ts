import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { countDecision } from "../../src/features/automation/automation.service.ts";
import type { CountedDecision } from "../../src/domain/case/case.change.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { caseRecord } from "../support/case-fixtures.ts";
import { handInPapers, investigate, openCase } from "../support/cases.ts";

const TIER = "/api/automation/tiers/psp_merchant_onboarding/BE";
const PLACE = { officer_id: "alice", template_id: "psp_merchant_onboarding", country: "BE" };
const force = (officer: Officer, forced_tier: string) =>
  officer
    .colleague("cm", "compliance_manager")
    .post("/api/automation/override", { ...PLACE, reason: "new to the desk", forced_tier });

let decisions = 0;
/** Counts a decision of alice's, as its case does once it takes effect. */
async function count(tenant: string, given: Partial<CountedDecision> = {}, DB: D1Database = env.DB): Promise<void> {
  const n = ++decisions;
  const ctx = createCtx({ ...env, DB }, { actor: systemActor(tenant) });
  const decidedAt = new Date(Date.UTC(2026, 10, 1) + n * 1000).toISOString();
  const counted = { officerId: "alice", decision: "approve", recommended: "approve", blindSample: false } as const;
  await countDecision(ctx, caseRecord({ workflowId: `case-${n}` }), { ...counted, decidedAt, ...given });
}

/** A record as earlier decisions left it, all of them as recommended but some. */
async function fillWindow(tenant: string, total: number, disagreed: number): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO automation_decisions (tenant_id, officer_id, template_id, country, id, workflow_id, decision,
       recommended, agreed, blind_sample, decided_at)
     SELECT ?1, 'alice', 'psp_merchant_onboarding', 'BE', 'earlier-' || i, 'case-' || i, 'approve', 'approve', i > ?3,
       0, '2026-10-01T00:00:00.000Z' FROM n`,
  )
    .bind(tenant, total, disagreed)
    .run();
}

async function readLog(tenant: string) {
  const { results } = await env.DB.prepare(
    "SELECT event, actor, details FROM automation_log WHERE tenant_id = ? ORDER BY at, event",
  )
    .bind(tenant)
    .all<{ event: string; actor: string; details: string }>();
  return results.map(({ details, ...line }) => ({ ...line, details: JSON.parse(details) as object }));
}

/** A database in which something else happens right before the first statement that a pattern picks is sent. */
function interrupted(pattern: RegExp, meanwhile: () => Promise<unknown>): D1Database {
  let isDue: boolean | null = null;
  return new Proxy(env.DB, {
    get: (database, property) => {
      if (property === "prepare") {
        return (sql: string) => {
          if (isDue === null && pattern.test(sql)) isDue = true;
          return database.prepare(sql);
        };
      }
      if (property !== "batch") return Reflect.get(database, property) as unknown;
      return async (statements: D1PreparedStatement[]) => {
        if (isDue) {
          isDue = false;
          await meanwhile();
        }
        return database.batch(statements);
      };
    },
  });
}

describe("a decision that is counted", () => {
  it("changes the tier once, with the numbers that changed it", async () => {
    const officer = newOfficer();
    await fillWindow(officer.tenant, 9, 0);
    const decidedAt = "2026-11-01T10:00:00.000Z";
    await count(officer.tenant, { decidedAt });
    expect((await officer.get(TIER)).body).toMatchObject({
      current_tier: "guided_review",
      earned_tier: "guided_review",
      cases_completed: 10,
      agreement_rate: 1,
    });
    const log = await readLog(officer.tenant);
    expect(log).toMatchObject([
      {
        event: "tier_earned",
        actor: "system",
        details: { from: "full_review", to: "guided_review", decisions: 10, agreed: 10 },
      },
    ]);
    expect(log[0]!.details).toMatchObject({ lower_bound: expect.closeTo(0.722, 3) });
    await count(officer.tenant, { decision: "reject" });
    await count(officer.tenant, { decision: "reject" });
    expect((await officer.get(TIER)).body).toMatchObject({ current_tier: "full_review", cases_completed: 12 });
    expect(await readLog(officer.tenant)).toHaveLength(2);
  });

  it("counts only the last hundred", async () => {
    const officer = newOfficer();
    await fillWindow(officer.tenant, 100, 10);
    await count(officer.tenant);
    expect((await officer.get(TIER)).body).toMatchObject({ cases_completed: 100, earned_tier: "guided_review" });
    for (let i = 0; i < 3; i++) await count(officer.tenant);
    expect((await officer.get(TIER)).body.cases_completed).toBe(100);
  });

  it("does not lift a tier that is forced meanwhile", async () => {
    const officer = newOfficer();
    await count(officer.tenant);
    const writing = /insert into "automation_states"/i;
    await count(
      officer.tenant,
      {},
      interrupted(writing, () => force(officer, "guided_review")),
    );
    expect((await officer.get(TIER)).body).toMatchObject({
      current_tier: "guided_review",
      forced_tier: "guided_review",
      forced_by: "cm",
      cases_completed: 2,
    });
  });

  it("is not lost to one that is counted at the same time, the very first included", async () => {
    const officer = newOfficer();
    const writing = /insert into "automation_states"/i;
    for (const expected of [2, 4]) {
      await count(
        officer.tenant,
        {},
        interrupted(writing, () => count(officer.tenant, { decision: "reject" })),
      );
      expect((await officer.get(TIER)).body).toMatchObject({ cases_completed: expected, agreement_rate: 0.5 });
    }
  });

  it("of the blind sample withdraws express approval by itself, however good the rest", async () => {
    const officer = newOfficer();
    await fillWindow(officer.tenant, 95, 0);
    for (const decision of ["approve", "approve", "approve", "reject"] as const) {
      await count(officer.tenant, { decision, blindSample: true });
    }
    expect((await officer.get(TIER)).body.current_tier).toBe("express_approval");
    await count(officer.tenant, { decision: "reject", blindSample: true });
    expect((await officer.get(TIER)).body).toMatchObject({ current_tier: "guided_review", agreement_rate: 0.98 });
    expect((await readLog(officer.tenant)).at(-1)).toMatchObject({
      event: "tier_earned",
      details: { from: "express_approval", to: "guided_review", blind: { decisions: 5, agreed: 3 } },
    });
  });
});

describe("a decision on a colleague's case of the blind sample", () => {
  it("is no sample of who made it, whose tier had no part in it", async () => {
    const officer = newOfficer();
    const made = ["alice", "bob"];
    for (const officerId of made) await count(officer.tenant, { officerId, blindSample: true });
    const { results } = await env.DB.prepare(
      "SELECT officer_id, blind_sample FROM automation_decisions WHERE tenant_id = ? ORDER BY officer_id",
    )
      .bind(officer.tenant)
      .all();
    expect(results).toEqual(made.map((officer_id, n) => ({ officer_id, blind_sample: 1 - n })));
  });
});

describe("a case of the blind sample", () => {
  /** A case whose object draws samples as often as told. */
  async function reviewSampled(officer: Officer, share: string) {
    const opened = await openCase(officer);
    await runInDurableObject(env.CASE_WORKFLOW.getByName(opened.workflowId), (object) => {
      Object.assign(object, { env: { ...env, BLIND_SAMPLE_SHARE: share } });
    });
    await handInPapers(opened);
    const { body } = await investigate(officer, opened, { beneficial_owners: "n/a" });
    return { ...opened, detail: body };
  }

  it("looks like any other full review in every answer before the decision", async () => {
    const officer = newOfficer();
    const ordinary = await reviewSampled(officer, "1");
    await force(officer, "express_approval");
    const express = await reviewSampled(officer, "0");
    expect(express.detail.automation).toEqual({ tier: "express_approval", reasons: [] });
    const sampled = await reviewSampled(officer, "1");
    expect(sampled.detail.automation).toEqual(ordinary.detail.automation);

    const answers = async ({ path, workflowId, caseId }: typeof sampled) => {
      const routes = ["", "/audit", "/evidence", "/ai-brief", "/company-profile", "/rule-evaluations", "/documents"];
      const others = [
        `/api/memory/case/${workflowId}`,
        `/api/diagnostics/${caseId}`,
        `/api/diagnostics/${caseId}/iterations/1`,
      ];
      const texts: string[] = [];
      for (const route of [...routes.map((end) => path + end), ...others, "/api/cases", "/api/automation/stats"]) {
        const answer = await officer.get(route);
        expect(answer.status, route).toBe(200);
        texts.push(new TextDecoder().decode(answer.bytes));
      }
      const pack = unzipSync((await officer.get(`${path}/case-pack.zip`)).bytes);
      return [...texts, ...Object.values(pack).map((bytes) => new TextDecoder().decode(bytes))].join("\n");
    };
    const said = await answers(sampled);
    expect(said).toContain("TIER_APPLIED");
    expect(said).not.toMatch(/blind|spot.?check/i);
    const applied = async ({ path }: typeof sampled) => {
      const { entries } = (await officer.get(`${path}/audit`)).body;
      return entries.find(({ event }: { event: string }) => event === "TIER_APPLIED").details;
    };
    expect(await applied(sampled)).toEqual(await applied(ordinary));

    await officer.post(`${sampled.path}/decision`, { decision: "approve" });
    await officer.post(`${express.path}/decision`, { decision: "approve" });
    const counted = async () => {
      const { results } = await env.DB.prepare(
        "SELECT workflow_id, blind_sample FROM automation_decisions WHERE tenant_id = ?",
      )
        .bind(officer.tenant)
        .all<{ workflow_id: string; blind_sample: number }>();
      return Object.fromEntries(results.map((row) => [row.workflow_id, row.blind_sample]));
    };
    await expect.poll(counted, { timeout: 60_000 }).toEqual({ [sampled.workflowId]: 1, [express.workflowId]: 0 });
  });
});
