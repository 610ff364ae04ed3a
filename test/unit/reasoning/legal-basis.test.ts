import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { legalBasesOf, RANKS, rankArticles } from "../../../src/domain/reasoning/legal-basis.rules.ts";
import type { Evaluation, RuleResult } from "../../../src/domain/reasoning/evaluation.model.ts";
import { BELGIAN_LAW } from "../../../src/domain/reasoning/templates/law.ts";
import { caseRecord, investigation } from "../../support/case-fixtures.ts";

const NOW = new Date("2026-11-20T10:00:00.000Z");
const result = (outcome: RuleResult["outcome"], ...legal_basis: string[]): RuleResult => ({
  rule_id: `rule-${outcome}`,
  name: "A rule",
  description: "",
  severity: "high",
  triggered: outcome === "triggered",
  outcome,
  condition_type: "severity_at_least",
  action_type: "cap_confidence",
  action_value: 40,
  evidence: "",
  finding_ids: [],
  evidence_ids: [],
  legal_basis,
});
const evaluation = (...results: RuleResult[]): Evaluation => ({
  evaluated: true,
  template_id: "be_psp_merchant_onboarding",
  template_version: "1.0.0",
  rules_triggered: 0,
  confidence_cap: 100,
  evidence_gate: 25,
  results,
});
const check = (name: "screening" | "beneficial_owners", outcome: "established" | "not_established") => ({
  check: name,
  outcome,
  reason: null,
  how: "",
  evidence_ids: [],
});

describe("what a case stands on in law", () => {
  it("is nothing before an investigation", () => {
    expect(legalBasesOf(caseRecord({ investigations: [] }), null, NOW).grounds).toEqual([]);
  });

  it("are rules that triggered or could not be evaluated, not those that did not trigger", () => {
    const bases = legalBasesOf(
      caseRecord({ investigations: [] }),
      evaluation(result("triggered", "a"), result("unknown", "b"), result("not_triggered", "c")),
      NOW,
    );
    expect(rankArticles(bases)).toEqual([
      { article_id: "a", rank: RANKS.triggered },
      { article_id: "b", rank: RANKS.open },
    ]);
  });

  it("are checks, by the law of the country, whatever came of them", () => {
    const record = caseRecord({
      country: "BE",
      investigations: [
        investigation({ checks: [check("screening", "established"), check("beneficial_owners", "not_established")] }),
      ],
    });
    const ranks = new Map(rankArticles(legalBasesOf(record, null, NOW)).map((one) => [one.article_id, one.rank]));
    for (const article of [...BELGIAN_LAW.politicallyExposed, ...BELGIAN_LAW.sanctions]) {
      expect(ranks.get(article)).toBe(RANKS.standing);
    }
    for (const article of BELGIAN_LAW.beneficialOwners) expect(ranks.get(article)).toBe(RANKS.open);
    const austrian = legalBasesOf({ ...record, country: "AT" }, null, NOW).grounds.flatMap(({ articles }) => articles);
    expect(austrian).toContain("eu-amlr-art-42");
    expect(austrian).not.toContain("be-aml-2017-art-41");
  });

  it("are documents that a rule of the template would miss, while they are not replaced", () => {
    const document = (requirement_id: string, more: Partial<CaseDocument> = {}) =>
      ({ requirement_id, ...more }) as CaseDocument;
    const documents = [
      document("ubo_declaration"),
      document("bank_account_proof", { superseded: true }),
      document("something_else"),
    ];
    const grounds = legalBasesOf(caseRecord({ documents, investigations: [] }), evaluation(), NOW).grounds;
    expect(grounds.map(({ kind, id, outcome }) => [kind, id, outcome])).toEqual([
      ["document", "ubo_declaration", "provided"],
    ]);
    expect(grounds[0]!.articles).toEqual(expect.arrayContaining([...BELGIAN_LAW.identification]));
  });

  it("takes the strongest of several grounds on one article", () => {
    const grounds = [
      { kind: "check", id: "c", name: "c", outcome: "established", articles: ["a"] },
      { kind: "rule", id: "r", name: "r", outcome: "triggered", articles: ["a"] },
    ] as const;
    expect(rankArticles({ grounds })).toEqual([{ article_id: "a", rank: RANKS.triggered }]);
  });
});
