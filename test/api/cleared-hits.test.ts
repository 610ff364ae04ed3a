import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { companyKey } from "../../src/domain/decisions/cleared-hits.rules.ts";
import { findClearedHits } from "../../src/features/decisions/cleared-hits.store.ts";
import { questionsOf } from "../../src/investigation/hits/hit-questions.ts";
import type { ScreeningHit, ScreeningSubject } from "../../src/screening/index.ts";
import { newOfficer, type Officer, send } from "../support/api.ts";
import { approvableCase, reviewedCase, SANCTIONED, settle } from "../support/cases.ts";
import { graphCtx } from "../support/graph.ts";
import { listed, ListSender } from "../support/lists.ts";

const NEAR = "0999901041";

/** Clears the case's sanctions hit and lets the case remember it. */
async function clearHit(officer: Officer, opened: Awaited<ReturnType<typeof reviewedCase>>, reason = "Another person") {
  const finding = sanctionsOf(opened.detail)[0];
  const answer = await officer.post(`${opened.path}/findings/${finding.id}/clearance`, { reason });
  expect(answer.status).toBe(200);
  await settle(officer, opened);
  return finding;
}

const subject: ScreeningSubject = { kind: "person", name: "Jan Peeters" };
const hit: ScreeningHit = {
  list: { source: "eu", version: "1", sha256: "aa" },
  entry: {
    id: "1",
    name: "Jan",
    matchedName: "Jan",
    kind: "person",
    topics: ["sanction"],
    birthDates: [],
    countries: [],
    programmes: [],
    fingerprint: "f",
  },
  score: 0.8,
  match: "fuzzy",
  parts: [],
};

const sanctionsOf = (detail: any): any[] =>
  detail.investigation_results.at(-1).findings.filter(({ category }: any) => category === "sanctions");

const approvalIn = (detail: any) => detail.decision_options.find(({ decision }: any) => decision === "approve");
const regimeIn = (detail: any) => detail.investigation_results.at(-1).risk_rating.regime;

describe("a hit that an officer cleared", () => {
  it("is cleared in a later case of the tenant too, with who cleared it and why, and in no other tenant", async () => {
    const officer = newOfficer();
    const first = await reviewedCase(officer, NEAR);
    await clearHit(officer, first, "Different year of birth");
    const audit = await officer.get(`${first.path}/audit`);
    expect(audit.body.entries.filter(({ event }: any) => event === "HIT_CLEARED")).toHaveLength(1);

    const second = await reviewedCase(officer.colleague("bob"), NEAR);
    expect(sanctionsOf(second.detail)).toEqual([
      expect.objectContaining({
        severity: "medium",
        clearance: {
          reason: "Different year of birth",
          cleared_by: "alice",
          cleared_at: expect.any(String),
          unapproved_case: first.workflowId,
        },
      }),
    ]);
    expect(second.detail.latest_risk_score).toBeLessThan(first.detail.latest_risk_score);

    const elsewhere = await reviewedCase(newOfficer(), NEAR);
    expect(sanctionsOf(elsewhere.detail)[0].clearance).toBeUndefined();
  });

  it("needs a second officer, and more than simplified due diligence, until somebody approved its case", async () => {
    const officer = newOfficer();
    const [bob, eve] = [officer.colleague("bob"), officer.colleague("eve")];
    const first = await approvableCase(officer, NEAR);
    await clearHit(officer, first);

    const second = await approvableCase(bob, NEAR);
    expect(approvalIn(second.detail).four_eyes_reasons).toContain("unapproved_clearing");
    expect(regimeIn(second.detail)).not.toBe("simplified");
    const brief = JSON.stringify((await bob.get(`${second.path}/ai-brief`)).body);
    expect(brief).toContain(`cleared by alice on`);
    expect(brief).toContain(`in ${first.workflowId}, which nobody has approved`);
    expect(brief).not.toContain("Nothing was found against the customer");

    const approve = { decision: "approve", reason: "Another person, by the birth date." };
    const approved = await bob.post(`${first.path}/decision`, approve);
    expect(approved).toMatchObject({ status: 200, body: { status: "APPROVED" } });
    const third = await approvableCase(eve, NEAR);
    expect(sanctionsOf(third.detail)[0].clearance).toMatchObject({ cleared_by: "alice" });
    expect(sanctionsOf(third.detail)[0].clearance).not.toHaveProperty("unapproved_case");
    expect(approvalIn(third.detail).four_eyes_reasons).not.toContain("unapproved_clearing");
  });

  it("comes back with the difference when the list changes its entry", async () => {
    const officer = newOfficer();
    const lists = new ListSender();
    const entry = listed("eu-77", "Katrijn Vermuelen", { countries: ["BE"] });
    await lists.load("eu", [[entry]], { version: "2026-03-01" });
    const first = await reviewedCase(officer);
    expect(sanctionsOf(first.detail)).toHaveLength(1);
    await clearHit(officer, first);
    await lists.load("eu", [[{ ...entry, programmes: ["EU-NEW"] }]], { version: "2026-03-02" });
    const second = await reviewedCase(officer);
    const [back] = sanctionsOf(second.detail);
    expect(back.clearance).toBeUndefined();
    expect(back.description).toContain(
      "open again because of a change: entry's programmes: unknown before, EU-NEW now",
    );
  });

  it("is found by an index among thousands that the tenant cleared", async () => {
    const ctx = graphCtx();
    const hits = questionsOf([{ subject, hits: [hit] }], companyKey("BE", "0999900150"));
    const rowsRead = async () => {
      const before = ctx.meter.rowsRead;
      await findClearedHits(ctx, "case-1", hits);
      return ctx.meter.rowsRead - before;
    };
    const few = await rowsRead();
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      INSERT INTO cleared_hits SELECT ?, 'c', i, 'sanctions', 'eu:1', 'name ' || i, 'BE:' || i, 'f', 'medium', 0, '{}', '{}',
        'r', 'a', '2026', NULL FROM n`,
    )
      .bind(ctx.actor.tenantId)
      .run();
    expect((await rowsRead()) - few).toBeLessThan(10);
  });

  it("comes back when the case in which it was cleared is deleted", async () => {
    const manager = newOfficer("mia", "officer", "compliance_manager");
    const first = await reviewedCase(manager, NEAR);
    await clearHit(manager, first);
    expect((await manager.delete(first.path)).status).toBe(200);
    const second = await reviewedCase(manager, NEAR);
    expect(sanctionsOf(second.detail)[0].clearance).toBeUndefined();
  });

  it("keeps the SAR-first gate shut in the case itself and in every later one", async () => {
    const mlro = newOfficer("max", "officer", "mlro");
    const first = await reviewedCase(mlro, SANCTIONED);
    await clearHit(mlro, first);
    const second = await reviewedCase(mlro, SANCTIONED);
    expect(sanctionsOf(second.detail)[0]).toMatchObject({ severity: "critical", clearance: { cleared_by: "max" } });
    for (const opened of [first, second]) {
      const refused = await mlro.post(`${opened.path}/decision`, { decision: "reject", reason: "no" });
      expect(refused).toMatchObject({ status: 409, body: { code: "gate_blocked", gate: "sar_first" } });
      const portal = await send("POST", `/api/portal/${opened.token}/submit`, { json: {} });
      expect(portal.status).toBe(423);
    }
  });

  it("needs an MLRO where it is a trigger, and is remembered by nobody's refusal", async () => {
    const officer = newOfficer();
    const first = await reviewedCase(officer, SANCTIONED);
    const [finding] = sanctionsOf(first.detail);
    const refused = await officer.post(`${first.path}/findings/${finding.id}/clearance`, { reason: "no" });
    expect(refused.status).toBe(403);
    const second = await reviewedCase(officer, SANCTIONED);
    expect(sanctionsOf(second.detail)[0].clearance).toBeUndefined();
  });
});
