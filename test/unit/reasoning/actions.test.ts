import { describe, expect, it } from "vitest";
import type { CaseConfidence } from "../../../src/domain/case/case.model.ts";
import { applyToFindings, forcedTasks, limitConfidence } from "../../../src/domain/reasoning/actions.rules.ts";
import type { RuleInput } from "../../../src/domain/reasoning/evaluation.model.ts";
import type { Action, Condition } from "../../../src/domain/reasoning/reasoning.model.ts";
import { evaluateTemplate } from "../../../src/domain/reasoning/rules.rules.ts";
import { discrepancy, finding, QUIET, ruleOf, templateOf } from "./support.ts";

const media: Condition = { condition_type: "finding_category_present", condition: { categories: ["adverse_media"] } };
const risky: Condition = { condition_type: "risk_score_at_least", condition: { score: 0.5 } };
const news = finding();
const idOf = (ruleId: string) => `id of ${ruleId}`;

const evaluate = (actions: readonly Action[], input: Partial<RuleInput>, condition: Condition = media) =>
  evaluateTemplate(
    templateOf(...actions.map((action, i) => ruleOf(condition, action, { rule_id: `t.${i}`, name: `Rule ${i}` }))),
    { ...QUIET, ...input },
  );

const confidence: CaseConfidence = {
  total: 90,
  dimensions: [
    { name: "evidence", points: 25, reason: "All sources answered." },
    { name: "source_diversity", points: 20, reason: "Five." },
    { name: "consistency", points: 25, reason: "Agree." },
    { name: "history", points: 20, reason: "Old." },
  ],
};

describe("cap_confidence", () => {
  const caps: Action[] = [60, 40, 80].map((action_value) => ({ action_type: "cap_confidence", action_value }));

  it("limits the total; the lowest cap wins and is named", () => {
    const evaluation = evaluate(caps, { findings: [news] });
    expect(evaluation.confidence_cap).toBe(40);
    expect(limitConfidence(evaluation, confidence)).toEqual({
      ...confidence,
      total: 40,
      cap: { points: 40, reason: "Capped at 40 of 90: Rule 1." },
    });
  });

  it("does nothing if its rule is not triggered or the total is lower", () => {
    const resting = evaluate(caps, {});
    expect([resting.confidence_cap, limitConfidence(resting, confidence)]).toEqual([100, confidence]);
    const low = { total: 30, dimensions: [{ name: "history", points: 30, reason: "" }] };
    expect(limitConfidence(evaluate(caps, { findings: [news] }), low)).toEqual(low);
  });
});

describe("gate_evidence", () => {
  const gates: Action[] = [15, 8].map((action_value) => ({ action_type: "gate_evidence", action_value }));

  it("limits only the evidence dimension, gives the reason, and changes the total", () => {
    const evaluation = evaluate(gates, { findings: [news] });
    const limited = limitConfidence(evaluation, confidence);
    expect(evaluation.evidence_gate).toBe(8);
    expect(limited.total).toBe(73);
    expect(limited.dimensions[0]).toEqual({
      name: "evidence",
      points: 8,
      reason: "All sources answered. Limited to 8 of 25: Rule 1.",
    });
    expect(limited.dimensions.slice(1)).toEqual(confidence.dimensions.slice(1));
  });

  it("does nothing if its rule is not triggered", () => {
    const resting = evaluate(gates, {});
    expect([resting.evidence_gate, limitConfidence(resting, confidence)]).toEqual([25, confidence]);
  });
});

describe("force_edd_task", () => {
  const ask = (description: string, document_type: string | null): Action => ({
    action_type: "force_edd_task",
    action_value: { description, response_type: document_type === null ? "text" : "document", document_type },
  });

  it("requires a task with its reason and findings, once for several rules", () => {
    const evaluation = evaluate(
      [ask("Send it.", "source_of_wealth"), ask("Send it, please.", "source_of_wealth"), ask("Describe it.", null)],
      { findings: [news] },
    );
    const tasks = forcedTasks(evaluation, idOf);
    expect(tasks).toHaveLength(2);
    expect(tasks[0]).toMatchObject({
      id: "id of t.0",
      description: "Send it.",
      response_type: "document",
      document_type: "source_of_wealth",
      required: true,
      finding_ids: ["f1"],
    });
    expect(tasks[0]!.justification).toMatch(/Rule 0.*Unfavourable article.*Rule 1/);
  });

  it.each([
    [
      "an answer",
      { condition_type: "field_value_matches", condition: { field: "source_of_funds", one_of: ["gift"] } },
      { fields: { source_of_funds: "gift" } },
      'The answer on "source of funds" is "gift"',
    ],
    [
      "a document",
      { condition_type: "document_missing", condition: { documents: ["proof_of_business_address"] } },
      { documents: { proof_of_business_address: "missing" } },
      'No document that counts came as "proof of business address"',
    ],
    [
      "sources",
      { condition_type: "source_missing", condition: { sources: ["adverse_media", "kbo"] } },
      { sources: { kbo: "unavailable", adverse_media: "unavailable" } },
      "news search did not answer; Crossroads Bank (KBO) did not answer",
    ],
    [
      "a discrepancy",
      { condition_type: "discrepancy_on_field", condition: { kinds: ["ubo"] } },
      { discrepancies: [discrepancy()] },
      'Open discrepancies: beneficial owners: declared "Jan Jansen", Crossroads Bank (KBO) has "An Peeters"',
    ],
    ["a finding", media, { findings: [news] }, "Findings: Unfavourable article (adverse media, medium, news search)"],
  ] as [string, Condition, Partial<RuleInput>, string][])(
    "gives its reason in words where %s decides",
    (_, condition, input, words) => {
      const [task] = forcedTasks(evaluate([ask("Send it.", null)], input, condition), idOf);
      expect(task!.justification).toBe(`Rule 0. ${words}.`);
    },
  );

  it("does not require what a rule of low severity asks for, such as the service for electronic invoices", () => {
    const [result, other] = evaluate([ask("Send it.", null), ask("Send it.", null)], { findings: [news] }).results;
    const low = { ...result!, severity: "low" as const };
    const isRequired = (results: (typeof low | typeof other)[], areAllRequired?: boolean) =>
      forcedTasks({ ...evaluate([], {}), results: results as never }, idOf, undefined, areAllRequired)[0]!.required;
    expect(isRequired([low])).toBe(false);
    expect(isRequired([low, other])).toBe(true);
    // As before version 9 of the rules.
    expect(isRequired([low], true)).toBe(true);
  });

  it("requires nothing if its rule is not triggered", () => {
    expect(forcedTasks(evaluate([ask("Send it.", null)], {}), idOf)).toEqual([]);
  });
});

describe("flag_finding", () => {
  it("says in words which document does not count, whether or not one came", () => {
    const flags: Action = { action_type: "flag_finding", action_value: "document" };
    const lacking: Condition = { condition_type: "document_missing", condition: { documents: ["source_of_funds"] } };
    const evaluation = evaluate([flags], { documents: { source_of_funds: "missing" } }, lacking);
    const [flagged] = applyToFindings(evaluation, [], idOf);
    expect(flagged!.description).toContain('No document that counts came as "source of funds".');
  });
});

describe("boost_severity", () => {
  const boosts: Action[] = (["high", "critical", "low"] as const).map((action_value) => ({
    action_type: "boost_severity",
    action_value,
  }));

  it("raises the findings that triggered it to the highest severity of any rule, and gives the reason", () => {
    const other = finding({ id: "f2", category: "vat" });
    const [raised, left] = applyToFindings(evaluate(boosts, { findings: [news, other] }), [news, other], idOf);
    expect(raised).toMatchObject({ id: "f1", severity: "critical" });
    expect(raised!.description).toBe("An article reports a dispute. Raised from medium to critical: Rule 0; Rule 1.");
    expect(left).toEqual(other);
  });

  it("never lowers a severity, and does nothing if its rule is not triggered", () => {
    const grave = finding({ severity: "critical" });
    expect(applyToFindings(evaluate(boosts, { findings: [grave] }), [grave], idOf)).toEqual([grave]);
    expect(applyToFindings(evaluate(boosts, {}), [news], idOf)).toEqual([news]);
  });

  it.each(["sanctions", "criminal", "enforcement"] as const)(
    "leaves a finding in %s alone: only the source may shut the SAR-first gate",
    (category) => {
      const near = finding({ category });
      const any: Condition = { condition_type: "severity_at_least", condition: { severity: "info" } };
      expect(applyToFindings(evaluate(boosts, { findings: [near] }, any), [near], idOf)).toEqual([near]);
    },
  );
});

describe("flag_finding", () => {
  const flag: Action[] = [{ action_type: "flag_finding", action_value: "activity" }];

  it("adds a finding of its category with the rule's severity and the evidence that triggered it", () => {
    const [kept, flagged] = applyToFindings(evaluate(flag, { findings: [news] }), [news], idOf);
    expect(kept).toEqual(news);
    expect(flagged).toMatchObject({
      id: "id of t.0",
      category: "activity",
      severity: "high",
      title: "Rule 0",
      source: "rules",
      evidence_ids: ["e1"],
      source_entry: "t.0",
    });
    expect(flagged!.description).toContain("Unfavourable article");
  });

  it("adds a finding without evidence if a score triggered it, and none if its rule is not triggered", () => {
    expect(applyToFindings(evaluate(flag, { riskScore: 0.6 }, risky), [], idOf)[0]!.evidence_ids).toEqual([]);
    expect(applyToFindings(evaluate(flag, { riskScore: 0.4 }, risky), [news], idOf)).toEqual([news]);
  });
});
