import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { countDecision } from "../../src/features/automation/automation.service.ts";
import { deleteCaseFromDecisions } from "../../src/features/automation/automation.store.ts";
import { commit } from "../../src/platform/db.ts";
import type { CountedDecision } from "../../src/domain/case/case.change.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { caseRecord } from "../support/case-fixtures.ts";

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

/**
 * A record as earlier decisions left it, all of them as recommended but some: one customer each, of three sectors, over
 * nine days.
 */
async function fillWindow(tenant: string, total: number, disagreed: number): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO automation_decisions (tenant_id, officer_id, template_id, country, id, workflow_id, decision,
       recommended, agreed, blind_sample, decided_at, customer, sector)
     SELECT ?1, 'alice', 'psp_merchant_onboarding', 'BE', 'earlier-' || i, 'case-' || i, 'approve', 'approve', i > ?3,
       0, '2026-10-0' || (i % 9 + 1) || 'T00:00:00.000Z', 'customer-' || i, substr('CFG', i % 3 + 1, 1) FROM n`,
  )
    .bind(tenant, total, disagreed)
    .run();
}

const promote = (officer: Officer, as = officer.colleague("cm", "compliance_manager")) =>
  as.post("/api/automation/promotions", PLACE);

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
      current_tier: "full_review",
      earned_tier: "guided_review",
      cases_completed: 10,
      agreement_rate: 1,
      promotion: { to: "guided_review", missing: [], distinct_customers: 10, days: 10 },
    });
    const log = await readLog(officer.tenant);
    expect(log).toMatchObject([
      {
        event: "tier_earned",
        actor: "system",
        details: { earned_tier: "guided_review", decisions: 10, agreed: 10, diversity: { customers: 10 } },
      },
    ]);
    expect(log[0]!.details).toMatchObject({ lower_bound: expect.closeTo(0.722, 3) });
    expect((await promote(officer)).body).toMatchObject({ current_tier: "guided_review", promotion: null });
    await count(officer.tenant, { decision: "reject" });
    await count(officer.tenant, { decision: "reject" });
    expect((await officer.get(TIER)).body).toMatchObject({ current_tier: "full_review", cases_completed: 12 });
    expect((await readLog(officer.tenant)).map(({ event }) => event).toSorted()).toEqual([
      "tier_earned",
      "tier_earned",
      "tier_promoted",
    ]);
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
    const unprompted = async (...decisions: ("approve" | "reject")[]) => {
      for (const decision of decisions) {
        const provisional = { decision, recommended: "approve" } as const;
        await count(officer.tenant, { decision: "approve", provisional, blindSample: true });
      }
    };
    await unprompted("approve");
    expect((await promote(officer)).body.current_tier).toBe("express_approval");
    await unprompted("approve", "approve", "reject");
    expect((await officer.get(TIER)).body.current_tier).toBe("express_approval");
    await unprompted("reject");
    expect((await officer.get(TIER)).body).toMatchObject({ current_tier: "guided_review", agreement_rate: 0.98 });
    expect((await readLog(officer.tenant)).at(-1)).toMatchObject({
      event: "tier_earned",
      details: { from: "express_approval", to: "guided_review", blind: { decisions: 5, agreed: 3 } },
    });
  });
});

describe("a promotion", () => {
  it("is confirmed by a manager, ended by a demotion, and then needed again", async () => {
    const officer = newOfficer();
    await fillWindow(officer.tenant, 9, 0);
    expect((await promote(officer)).body).toMatchObject({
      status: 409,
      code: "promotion_not_earned",
      earned_tier: "full_review",
      missing: [],
    });
    await count(officer.tenant);
    expect((await promote(officer, officer)).status).toBe(403);
    expect((await promote(officer)).body).toMatchObject({ current_tier: "guided_review" });
    expect((await promote(officer)).body).toMatchObject({
      code: "promotion_not_earned",
      current_tier: "guided_review",
    });
    for (let i = 0; i < 3; i++) await count(officer.tenant, { decision: "reject" });
    for (let i = 0; i < 30; i++) await count(officer.tenant);
    expect((await officer.get(TIER)).body).toMatchObject({
      current_tier: "full_review",
      earned_tier: "guided_review",
      promotion: { to: "guided_review" },
    });
  });

  it("is refused while the decisions are on too few customers, sectors or days", async () => {
    const officer = newOfficer();
    for (let i = 0; i < 12; i++) await count(officer.tenant);
    expect((await officer.get(TIER)).body).toMatchObject({
      earned_tier: "guided_review",
      promotion: { missing: ["distinct_customers", "sectors", "days"], distinct_customers: 1, days: 1 },
    });
    expect((await promote(officer)).body).toMatchObject({
      code: "promotion_not_earned",
      missing: ["distinct_customers", "sectors", "days"],
    });
    expect((await officer.get(TIER)).body.current_tier).toBe("full_review");
  });

  it("is nobody's own, and is the tenant's own", async () => {
    const officer = newOfficer();
    await fillWindow(officer.tenant, 9, 0);
    await count(officer.tenant);
    expect((await promote(officer, officer.colleague("alice", "officer", "compliance_manager"))).status).toBe(403);
    const stranger = newOfficer("cm", "compliance_manager");
    expect((await promote(officer, stranger)).body).toMatchObject({ earned_tier: "full_review" });
    expect((await officer.get(TIER)).body.current_tier).toBe("full_review");
  });

  it("is what a tier of an earlier release rises by, which stays in force until then", async () => {
    const officer = newOfficer();
    await fillWindow(officer.tenant, 60, 0);
    await env.DB.prepare("UPDATE automation_decisions SET customer = '', sector = '' WHERE tenant_id = ?")
      .bind(officer.tenant)
      .run();
    await env.DB.prepare(
      `INSERT INTO automation_states (tenant_id, officer_id, template_id, country, earned_tier, cases_completed,
         agreement_rate, updated_at, confirmed_tier)
       VALUES (?, 'alice', 'psp_merchant_onboarding', 'BE', 'guided_review', 60, 1, '2026-10-09', 'guided_review')`,
    )
      .bind(officer.tenant)
      .run();
    await count(officer.tenant);
    expect((await officer.get(TIER)).body).toMatchObject({
      current_tier: "guided_review",
      earned_tier: "express_approval",
      promotion: { to: "express_approval", missing: ["distinct_customers", "sectors"] },
    });
    expect((await promote(officer)).status).toBe(409);
  });

  it("is not made up for by the customers of deleted cases", async () => {
    const officer = newOfficer();
    await fillWindow(officer.tenant, 9, 0);
    await count(officer.tenant);
    const ctx = createCtx(env, { actor: systemActor(officer.tenant) });
    await commit(ctx.db, [deleteCaseFromDecisions(ctx, "case-1")]);
    expect((await promote(officer)).body.missing).toEqual(["distinct_customers"]);
  });
});

describe("the tiers of a team", () => {
  it("are seen by a manager, of any officer", async () => {
    const officer = newOfficer();
    for (const officerId of ["alice", "bob"]) await count(officer.tenant, { officerId });
    expect((await officer.get("/api/automation/officers")).status).toBe(403);
    const manager = officer.colleague("cm", "compliance_manager");
    const all = await manager.get("/api/automation/officers");
    expect(all.body.map((tier: { officer_id: string }) => tier.officer_id)).toEqual(["alice", "bob"]);
    const bob = await manager.get("/api/automation/officers?officer_id=bob");
    expect(bob.body).toMatchObject([{ officer_id: "bob", cases_completed: 1 }]);
    expect((await newOfficer("cm", "compliance_manager").get("/api/automation/officers")).body).toEqual([]);
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
