import { describe, expect, it } from "vitest";
import type { RuleInput } from "../../../src/domain/reasoning/evaluation.model.ts";
import type { Condition } from "../../../src/domain/reasoning/reasoning.model.ts";
import { evaluateTemplate } from "../../../src/domain/reasoning/rules.rules.ts";
import { discrepancy, finding, QUIET, ruleOf, templateOf } from "./support.ts";

type Case = [what: string, input: Partial<RuleInput>];

interface Example {
  readonly condition: Condition;
  readonly fires: readonly Case[];
  readonly rests: readonly Case[];
  readonly unknown?: readonly Case[];
  /** What the evidence of a firing rule must name. */
  readonly evidence: RegExp;
}

const EXAMPLES: readonly Example[] = [
  {
    condition: {
      condition_type: "finding_category_present",
      condition: { categories: ["pep", "adverse_media"], min_severity: "medium" },
    },
    fires: [
      ["a finding of the category", { findings: [finding()] }],
      ["a graver one of another of its categories", { findings: [finding({ category: "pep", severity: "critical" })] }],
    ],
    rests: [
      ["no finding", {}],
      ["another category", { findings: [finding({ category: "vat" })] }],
      ["one below the severity", { findings: [finding({ severity: "low" })] }],
      [
        "one that an officer cleared",
        { findings: [finding({ clearance: { reason: "namesake", cleared_by: "a", cleared_at: "2026-11-20" } })] },
      ],
    ],
    evidence: /Unfavourable article/,
  },
  {
    condition: { condition_type: "finding_source_present", condition: { sources: ["adverse_media"] } },
    fires: [["a finding from the source, however slight", { findings: [finding({ severity: "info" })] }]],
    rests: [["a finding from another source", { findings: [finding({ source: "kbo" })] }]],
    evidence: /adverse_media/,
  },
  {
    condition: { condition_type: "severity_at_least", condition: { severity: "high", count: 2 } },
    fires: [
      ["two such findings", { findings: [finding({ severity: "high" }), finding({ id: "f2", severity: "critical" })] }],
    ],
    rests: [
      ["only one", { findings: [finding({ severity: "critical" })] }],
      ["two lesser ones", { findings: [finding(), finding({ id: "f2" })] }],
    ],
    evidence: /high|critical/,
  },
  {
    condition: { condition_type: "risk_score_at_least", condition: { score: 0.7 } },
    fires: [["a score at the threshold", { riskScore: 0.7 }]],
    rests: [["a score below it", { riskScore: 0.6999 }]],
    evidence: /0\.70/,
  },
  {
    condition: { condition_type: "discrepancy_on_field", condition: { kinds: ["ubo"] } },
    fires: [["an open discrepancy", { discrepancies: [discrepancy()] }]],
    rests: [
      ["a resolved one", { discrepancies: [discrepancy({ status: "resolved" })] }],
      ["an overridden one", { discrepancies: [discrepancy({ status: "overridden" })] }],
      ["one of another kind", { discrepancies: [discrepancy({ kind: "name" })] }],
    ],
    evidence: /beneficial_owners: declared "Jan Jansen", kbo has "An Peeters"/,
  },
  {
    condition: { condition_type: "source_missing", condition: { sources: ["kbo"] } },
    fires: [["a source that gave no answer", { sources: { kbo: "unavailable" } }]],
    rests: [
      ["a source that answered", { sources: { kbo: "answered" } }],
      ["a source that was never asked", { sources: {} }],
    ],
    evidence: /kbo did not answer/,
  },
  {
    condition: { condition_type: "document_missing", condition: { documents: ["identity_document"] } },
    fires: [["a document that was asked for in vain", { documents: { identity_document: "missing" } }]],
    rests: [
      ["one that was handed in", { documents: { identity_document: "provided" } }],
      ["one that was not asked for", { documents: {} }],
    ],
    evidence: /identity_document was not provided/,
  },
  {
    condition: {
      condition_type: "field_value_matches",
      condition: { field: "delivery_time", one_of: ["Plus d'un mois", "yes"] },
    },
    fires: [
      ["the value in another case and spacing", { fields: { delivery_time: "  PLUS D'UN  MOIS " } }],
      ["a plain true for yes", { fields: { delivery_time: true } }],
    ],
    rests: [["another value", { fields: { delivery_time: "Immédiat" } }]],
    unknown: [
      ["no answer", {}],
      ["a blank answer", { fields: { delivery_time: "  " } }],
      ["an answer that is no text", { fields: { delivery_time: { a: 1 } } }],
    ],
    evidence: /delivery_time is/,
  },
  {
    condition: { condition_type: "nace_code_mismatch", condition: { digits: 2 } },
    fires: [["no division in common", { nace: { declared: ["62.010"], registered: ["4711001", "56101"] } }]],
    rests: [["one division in common", { nace: { declared: ["62.010", "70"], registered: ["6201001"] } }]],
    unknown: [
      ["nothing declared", { nace: { declared: null, registered: ["62010"] } }],
      ["a register that is silent", { nace: { declared: ["62010"], registered: [] } }],
    ],
    evidence: /declared 62\.010/,
  },
  {
    condition: { condition_type: "company_age_below", condition: { days: 365 } },
    fires: [["a company of 364 days", { companyAgeDays: 364 }]],
    rests: [["a company of 365 days", { companyAgeDays: 365 }]],
    unknown: [["a company of unknown age", { companyAgeDays: null }]],
    evidence: /364 days old/,
  },
];

const judge = (condition: Condition, input: Partial<RuleInput>) =>
  evaluateTemplate(templateOf(ruleOf(condition)), { ...QUIET, ...input }).results[0]!;

describe.each(EXAMPLES)("$condition.condition_type", ({ condition, fires, rests, unknown = [], evidence }) => {
  it.each(fires)("is met by %s", (_, input) => {
    const result = judge(condition, input);
    expect([result.triggered, result.outcome]).toEqual([true, "triggered"]);
    expect(result.finding_ids).toEqual((input.findings ?? []).map(({ id }) => id).toReversed());
  });

  it.each(rests)("is not met by %s", (_, input) => {
    const result = judge(condition, input);
    expect([result.triggered, result.outcome]).toEqual([false, "not_triggered"]);
    expect(result.evidence).not.toBe("");
    expect(result.finding_ids).toEqual([]);
  });

  it.each(unknown)("is unknown for %s", (_, input) => {
    const result = judge(condition, input);
    expect([result.triggered, result.outcome]).toEqual([false, "unknown"]);
  });

  it("says what decided it", () => {
    expect(judge(condition, fires[0]![1]).evidence).toMatch(evidence);
  });
});

describe("all condition types", () => {
  it("have an example that is met and one that is not", () => {
    expect(new Set(EXAMPLES.map(({ condition }) => condition.condition_type)).size).toBe(10);
    for (const { fires, rests } of EXAMPLES) expect([fires.length > 0, rests.length > 0]).toEqual([true, true]);
  });
});

describe("several conditions", () => {
  const [media, , , risk] = EXAMPLES.map(({ condition }) => condition);
  const young: Condition = { condition_type: "company_age_below", condition: { days: 365 } };
  const evaluate = (input: Partial<RuleInput>) =>
    evaluateTemplate(templateOf(ruleOf(media!, undefined, { and: [risk!, young] })), { ...QUIET, ...input })
      .results[0]!;

  it("must all hold", () => {
    const all = { findings: [finding()], riskScore: 0.8, companyAgeDays: 10 };
    expect(evaluate(all).outcome).toBe("triggered");
    expect(evaluate({ ...all, riskScore: 0.1 }).outcome).toBe("not_triggered");
    expect(evaluate({ ...all, findings: [] }).outcome).toBe("not_triggered");
  });

  it("give unknown if one is unknown, and not_triggered if another one fails", () => {
    expect(evaluate({ findings: [finding()], riskScore: 0.8, companyAgeDays: null }).outcome).toBe("unknown");
    expect(evaluate({ findings: [], riskScore: 0.8, companyAgeDays: null }).outcome).toBe("not_triggered");
  });

  it("each contribute to the evidence", () => {
    const { evidence } = evaluate({ findings: [finding()], riskScore: 0.8, companyAgeDays: 10 });
    expect(evidence).toMatch(/Unfavourable article.*Risk score 0\.80.*10 days old/);
  });
});
