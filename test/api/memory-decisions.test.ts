import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { insertDecision, listDecisions, listOfficersToRecount } from "../../src/features/memory/decisions.store.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { reviewedCase } from "../support/cases.ts";
import { processMemory } from "../support/memory.ts";

const NOT_ON_PEPPOL = "0999900744";
const QUESTION = "Who delivers your invoices?";
const task = { description: QUESTION, response_type: "text" };
const procedures = async (officer: Officer) =>
  (await officer.get("/api/memory/blocks/alice/learned_procedures")).body.value;
const followUp = (path: string, officer: Officer) =>
  officer.post(`${path}/decision`, { decision: "follow_up", reason: "open", follow_up_tasks: [task] });
const countDecisions = async ({ tenant }: Officer) => {
  const query = env.DB.prepare("SELECT count(*) AS n FROM memory_decisions WHERE tenant_id = ?").bind(tenant);
  return (await query.first<{ n: number }>())!.n;
};

describe("decisions that took effect", () => {
  it("teach a question with its counts, which changes the next case and is listed there", async () => {
    const officer = newOfficer();
    for (let n = 0; n < 5; n++) {
      const { path } = await reviewedCase(officer, NOT_ON_PEPPOL);
      expect((await followUp(path, officer)).status).toBe(200);
    }
    await expect.poll(() => countDecisions(officer), { timeout: 60_000 }).toBe(5);
    await processMemory(officer.tenant);
    const learned = await procedures(officer);
    const [rule] = learned.details.filter(({ kind }: { kind: string }) => kind === "question");
    expect(rule).toMatchObject({ words: QUESTION, counts: { cases: 5, done: 5, had: 0 }, officers: ["alice"] });
    expect(learned.rules).toContain(rule.text);
    expect(rule.text).toContain("in 5 of 5 such cases");
    const { detail, path } = await reviewedCase(officer, NOT_ON_PEPPOL);
    const asked = detail.generated_tasks.find(({ description }: { description: string }) => description === QUESTION);
    expect(asked).toMatchObject({ remembered: true, preselected: true, required: false });
    expect(detail.generated_tasks[0].description).toBe(QUESTION);
    const effects = detail.learned_effects.filter(({ rule_id }: { rule_id: string }) => rule_id === rule.id);
    expect(effects.map(({ effect }: { effect: string }) => effect)).toEqual(["task_added", "task_preselected"]);
    const text = JSON.stringify(detail.investigation_results) + JSON.stringify(detail.decision_options);
    expect(text).not.toContain(QUESTION);
    const manager = officer.colleague("carol", "compliance_manager");
    expect((await manager.delete(path)).status).toBe(200);
    expect(await countDecisions(officer)).toBe(5);
  });

  it("leave with their case, and do not come back", async () => {
    const officer = newOfficer();
    const manager = officer.colleague("carol", "compliance_manager");
    const { path, workflowId } = await reviewedCase(officer, NOT_ON_PEPPOL);
    await followUp(path, officer);
    await expect.poll(() => countDecisions(officer), { timeout: 60_000 }).toBe(1);
    expect((await manager.delete(path)).status).toBe(200);
    expect(await countDecisions(officer)).toBe(0);
    await insertDecision(ctxOf(officer), decision(workflowId, "late"));
    expect(await countDecisions(officer)).toBe(0);
  });
});

const ctxOf = ({ tenant }: Officer) => createCtx(env, { actor: systemActor(tenant) });
const decision = (workflowId: string, id: string, more: object = {}) => ({
  id,
  officerId: "alice",
  workflowId,
  templateId: "t",
  country: "BE",
  decision: "case_approved",
  stands: true,
  seen: { triggers: [], asked: [], had: [], given: [], explained: [] },
  decidedAt: "2026-11-20T10:00:00.000Z",
  ...more,
});

describe("a decision that a later one reverses", () => {
  it("stands no more, once, and its officer's rules are counted again", async () => {
    const officer = newOfficer();
    const ctx = ctxOf(officer);
    await insertDecision(ctx, decision("case-1", "a"));
    await insertDecision(ctx, decision("case-1", "a"));
    await insertDecision(ctx, decision("case-2", "b"));
    expect(await listOfficersToRecount(ctx)).toEqual([]);
    const later = { officerId: "bob", decision: "case_rejected", decidedAt: "2026-11-21T10:00:00.000Z" };
    await insertDecision(ctx, decision("case-1", "c", later));
    expect(await listOfficersToRecount(ctx)).toEqual(["alice"]);
    const stands = (await listDecisions(ctx, "alice", 10)).map(({ id, stands: stood }) => [id, stood]);
    expect(stands.toSorted()).toEqual([
      ["a", false],
      ["b", true],
      ["c", true],
    ]);
    await processMemory(officer.tenant);
    expect(await listOfficersToRecount(ctx)).toEqual([]);
    expect(await procedures(officer)).toMatchObject({ rules: [], consolidation_count: 0 });
    expect(await listDecisions(ctxOf(newOfficer()), "alice", 10)).toEqual([]);
  });
});

describe("a decision that a second officer refuses", () => {
  it("teaches nothing", async () => {
    const officer = newOfficer();
    const { path } = await reviewedCase(officer, "0999901041");
    const parked = await officer.post(`${path}/decision`, { decision: "reject", reason: "no" });
    expect(parked.status).toBe(200);
    if (parked.body.status === "PENDING_SECOND_APPROVAL") {
      const carol = officer.colleague("carol", "compliance_manager");
      await carol.post(`${path}/second-approval`, { decision: "reject", comment: "not yet" });
      await processMemory(officer.tenant);
      expect(await countDecisions(officer)).toBe(0);
    } else {
      await expect.poll(() => countDecisions(officer), { timeout: 60_000 }).toBe(1);
    }
  });
});
