import { describe, expect, it } from "vitest";
import type { OfficerMemory, RememberedRule } from "../../../src/domain/memory/memory.model.ts";
import { recallMemory } from "../../../src/domain/memory/recall.rules.ts";
import { proposeTasks } from "../../../src/investigation/follow-up/propose-tasks.ts";
import { finding } from "../../support/case-fixtures.ts";
import { taskGrounds } from "../../support/diligence-fixtures.ts";

const SCOPE = { country: "BE", templateId: "psp_merchant_onboarding" };
const rule = (given: Partial<RememberedRule> = {}): RememberedRule => ({
  text: "In all cases: reject the case. (1 signal)",
  source: "auto-learned",
  safety_class: "non_suppressible",
  signal_type: "case_rejected",
  template_id: null,
  country: null,
  finding_category: null,
  ask: null,
  support: 1,
  ...given,
});
const memory = (given: Partial<OfficerMemory> = {}): OfficerMemory => ({
  officer_id: "alice",
  rules: [],
  passages: [],
  confidence: 42,
  ...given,
});
const question = rule({
  text: "Ask who audits.",
  signal_type: "custom_task_added",
  safety_class: "preference_only",
  ask: "Who audits your accounts?",
});

describe("the memory recalled for a case", () => {
  it("is the rules of its template, country and findings, and the passages on its findings", () => {
    const rules = [
      rule({ text: "all" }),
      rule({ text: "here", country: "BE", template_id: "psp_merchant_onboarding", finding_category: "address" }),
      rule({ text: "elsewhere", country: "NL" }),
      rule({ text: "other template", template_id: "marketplace_seller" }),
      rule({ text: "other finding", finding_category: "sanctions" }),
    ];
    const passages = ["address", "sanctions", null].map((finding_category, n) => ({
      id: String(n),
      tags: [],
      finding_category,
    }));
    const said = recallMemory(memory({ rules, passages }), SCOPE, [finding({ category: "address" })])!;
    expect(said.used).toEqual({ rules_applied: 2, passages_matched: 2, confidence_at_review: 42 });
    expect(said.sentence).toBe("The officer's memory has 2 rules and 2 signals that apply to this case: all; here.");
  });

  it("ignores findings that are cleared or informational", () => {
    const rules = [rule({ finding_category: "address" })];
    const clearance = { reason: "", cleared_by: "bob", cleared_at: "2026-11-20T10:00:00.000Z" };
    for (const quiet of [
      finding({ category: "address", severity: "info" }),
      finding({ category: "address", clearance }),
    ]) {
      expect(recallMemory(memory({ rules }), SCOPE, [quiet])!.used.rules_applied).toBe(0);
    }
  });

  it("orders rules taught by officers before judgments, and judgments before preferences", () => {
    const rules = [
      rule({ text: "preference", safety_class: "preference_only", support: 9 }),
      rule({ text: "judgment" }),
      rule({ text: "taught", source: "officer-taught", safety_class: null, support: 0 }),
    ];
    expect(recallMemory(memory({ rules }), SCOPE, [])!.sentence).toContain(": taught; judgment.");
  });

  it("is null without a memory, and has no sentence if nothing applies", () => {
    expect(recallMemory(null, SCOPE, [])).toBeNull();
    expect(recallMemory(memory(), SCOPE, [])!.sentence).toBe("");
  });
});

describe("tasks with a memory", () => {
  const grounds = (findings: ReturnType<typeof finding>[]) => ({
    ...taskGrounds,
    findings,
    discrepancies: [],
    documents: [],
    followUpTasks: [],
    taskResponses: [],
  });
  const recalled = (findings: ReturnType<typeof finding>[]) =>
    recallMemory(memory({ rules: [question, rule({ text: "Never ask for a proof of address." })] }), SCOPE, findings);

  it("are those without it plus the officer's own questions, which are never required", () => {
    const findings = [finding({ category: "address" })];
    const plain = proposeTasks(grounds(findings)).tasks;
    const { tasks, reasoning } = proposeTasks({ ...grounds(findings), recalled: recalled(findings) });
    expect(tasks.slice(0, plain.length)).toEqual(plain);
    expect(tasks.slice(plain.length)).toMatchObject([
      { description: "Who audits your accounts?", response_type: "text", required: false, remembered: true },
    ]);
    expect(reasoning).toContain("The officer's memory has 2 rules");
  });

  it("are none while the customer must not learn of a finding", () => {
    const findings = [finding({ category: "sanctions", severity: "critical" })];
    expect(proposeTasks({ ...grounds(findings), recalled: recalled(findings) })).toEqual(
      proposeTasks(grounds(findings)),
    );
  });
});
