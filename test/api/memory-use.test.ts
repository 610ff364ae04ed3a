import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { reviewedCase, SANCTIONED, isShut } from "../support/cases.ts";
import { teach, processMemory } from "../support/memory.ts";
import { rowOfCase } from "../support/memory-signals.ts";

const QUESTION = "Who audits your accounts?";
const NOT_ON_PEPPOL = "0999900744";
const scope = { country: "BE", template_id: "psp_merchant_onboarding" };

/** Five signals: a question of the officer's own, and judgments on companies that are not on Peppol. */
async function teachFive(officer: Officer): Promise<void> {
  const judgment = { signal_type: "followup_requested", context_data: { ...scope, finding_category: "peppol" } };
  const asked = { signal_type: "custom_task_added", context_data: { ...scope, description: QUESTION } };
  await teach(officer, [judgment, judgment, judgment, judgment, asked], await rowOfCase(officer.tenant));
}

const story = async (officer: Officer, workflowId: string) =>
  (await officer.get(`/api/memory/case/${workflowId}`)).body;
const descriptions = (detail: { generated_tasks: { description: string }[] }) =>
  detail.generated_tasks.map(({ description }) => description);

describe("an investigation", () => {
  it("heeds the rules and passages of the case's officer, and says so in the story", async () => {
    const officer = newOfficer();
    await teachFive(officer);
    const { detail, workflowId, path } = await reviewedCase(officer, NOT_ON_PEPPOL);
    const [result] = detail.investigation_results;
    expect(result.findings.map(({ category }: { category: string }) => category)).toContain("peppol");
    expect(result.memory).toEqual({ rules_applied: 2, passages_matched: 5, confidence_at_review: 35 });
    expect(result.summary).not.toContain("memory");
    const [task] = detail.generated_tasks.filter(
      ({ description }: { description: string }) => description === QUESTION,
    );
    expect(task).toMatchObject({ required: false, response_type: "text", remembered: true, preselected: false });
    expect(task.justification).not.toContain("signal");
    expect(detail.learned_effects).toMatchObject([
      { effect: "task_added", target: task.id, officer_id: "alice", active: true },
      { effect: "emphasis", officer_id: "alice", active: true },
    ]);
    expect((await story(officer, workflowId)).ai_context).toMatchObject({
      rules_applied: 2,
      passages_matched: 5,
      confidence_at_review: 35,
      synthesis_summary: expect.stringContaining("sources answered"),
      model_used: "built-in",
    });
    const again = await officer.post(`${path}/regenerate-tasks`);
    expect(descriptions({ generated_tasks: again.body.tasks })).toContain(QUESTION);
  });

  it("heeds nobody else's, but the tenant's own", async () => {
    const alice = newOfficer();
    await teachFive(alice);
    const bob = alice.colleague("bob");
    const rules = ["Always ask for the lease"];
    await bob.put("/api/memory/blocks/default/learned_procedures", { value: { rules } });
    const { detail } = await reviewedCase(bob, NOT_ON_PEPPOL);
    expect(descriptions(detail)).not.toContain(QUESTION);
    const [result] = detail.investigation_results;
    expect(result.memory).toEqual({ rules_applied: 1, passages_matched: 0, confidence_at_review: 0 });
    expect(result.summary).not.toContain("Always ask for the lease");
  });

  it("proposes nothing of it while a finding must stay unknown to the customer", async () => {
    const officer = newOfficer();
    await teachFive(officer);
    const { detail } = await reviewedCase(officer, SANCTIONED);
    expect(detail.generated_tasks).toEqual([]);
    expect(isShut(detail, "sar_first")).toBe(true);
  });

  it("leaves nothing of it in the evidence, so that a replay does without it", async () => {
    const officer = newOfficer();
    await teachFive(officer);
    const { path, caseId } = await reviewedCase(officer, NOT_ON_PEPPOL);
    const { evidence } = (await officer.get(`${path}/evidence`)).body;
    const file = evidence.find(({ source }: { source: string }) => source === "case_file");
    expect(JSON.parse(file.raw_data.body).memory).toBeUndefined();
    expect(JSON.stringify(evidence)).not.toContain(QUESTION);
    await teachFive(officer);
    const replay = await officer.get(`/api/diagnostics/${caseId}/iterations/1/replay`);
    expect([replay.status, replay.body.differences]).toEqual([200, []]);
  });

  it("is switched off for one case, one rule or all, and on again, on the record", async () => {
    const officer = newOfficer();
    await teachFive(officer);
    const { detail, path } = await reviewedCase(officer, NOT_ON_PEPPOL);
    const [added] = detail.learned_effects;
    const asks = async () => descriptions((await officer.get(path)).body).includes(QUESTION);
    const turn = (body: object) => officer.put(`${path}/learned-effects`, body);
    const off = await turn({ enabled: false, rule_id: added.rule_id });
    expect(off.status).toBe(200);
    expect(off.body.learned_effects.map(({ active }: { active: boolean }) => active)).toEqual([true, false]);
    expect(await asks()).toBe(false);
    expect((await turn({ enabled: true, rule_id: added.rule_id })).body.learned_effects).toEqual(
      detail.learned_effects,
    );
    expect(await asks()).toBe(true);
    await turn({ enabled: false });
    expect(await asks()).toBe(false);
    const again = await officer.post(`${path}/regenerate-tasks`);
    expect(descriptions({ generated_tasks: again.body.tasks })).not.toContain(QUESTION);
    const log = (await officer.get(path)).body.audit_log.map(({ event }: { event: string }) => event);
    expect(log.filter((event: string) => event === "LEARNED_EFFECTS_SWITCHED")).toHaveLength(3);
    const other = await reviewedCase(officer, NOT_ON_PEPPOL);
    expect(descriptions(other.detail)).toContain(QUESTION);
    expect((await newOfficer().put(`${path}/learned-effects`, { enabled: true })).status).toBe(404);
  });
});

describe("an officer's preferences", () => {
  it("propose tasks, shape the summary in the console, and come back as they were put", async () => {
    const officer = newOfficer();
    const preferences = "/api/memory/blocks/alice/active_preferences";
    const value = { default_tasks: ["Wie tekent voor de vennootschap?"], language: "nl", letters: { odd: [1, null] } };
    expect((await officer.put(preferences, { value })).status).toBe(200);
    const { detail, workflowId } = await reviewedCase(officer, NOT_ON_PEPPOL);
    const task = detail.generated_tasks.find(({ remembered }: { remembered?: true }) => remembered);
    expect(task).toMatchObject({ description: value.default_tasks[0], preselected: true, required: false });
    const { ai_context } = await story(officer, workflowId);
    expect(ai_context.synthesis_summary).toMatch(/verplichte controles/);
    expect((await story(officer.colleague("bob"), workflowId)).ai_context.synthesis_summary).toMatch(
      /sources answered/,
    );
    expect((await officer.get(preferences)).body.value).toEqual(value);
  });
});

describe("an investigation without a memory", () => {
  afterEach(() => env.DB.prepare("ALTER TABLE memory_blocks_away RENAME TO memory_blocks").run());

  it("goes on, and says of the memory that it was not asked", async () => {
    const officer = newOfficer();
    await teachFive(officer);
    await env.DB.prepare("ALTER TABLE memory_blocks RENAME TO memory_blocks_away").run();
    const { detail, workflowId } = await reviewedCase(officer, NOT_ON_PEPPOL);
    expect(detail.investigation_results[0].memory).toBeUndefined();
    expect((await story(officer, workflowId)).ai_context).toMatchObject({
      rules_applied: 0,
      passages_matched: 0,
      confidence_at_review: null,
    });
  });
});

describe("a decision that takes effect", () => {
  it("is a signal of who made it, once", async () => {
    const officer = newOfficer();
    const { path, workflowId } = await reviewedCase(officer, "0999900150", { beneficial_owners: "n/a" });
    const body = {
      decision: "follow_up",
      reason: "lease missing",
      follow_up_tasks: [{ description: "Lease?", response_type: "text" }],
    };
    expect((await officer.post(`${path}/decision`, body)).status).toBe(200);
    const captured = async () => (await story(officer, workflowId)).signals.total as number;
    await expect.poll(captured, { timeout: 60_000 }).toBe(1);
    await processMemory(officer.tenant);
    expect((await story(officer, workflowId)).signals.items).toMatchObject([
      { signal_type: "followup_requested", category: "judgment", source: "decision", memstore_synced: true },
    ]);
    const [passage] = (await officer.get("/api/memory/passages/alice")).body.passages;
    expect(passage.text).toContain("lease missing");
    expect(passage.tags).toContain("template:psp_merchant_onboarding");
  });
});
