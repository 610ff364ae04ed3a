import { describe, expect, it } from "vitest";
import { readRegulatoryData } from "../../../src/cli/local/regulatory-data.ts";
import type { RegulatoryChange } from "../../../src/features/regulatory/change.model.ts";
import type { LegalGround } from "../../../src/domain/reasoning/legal-basis.rules.ts";
import { isOnOwners } from "../../../src/domain/reasoning/templates/index.ts";
import { analyzeImpact, type ImpactBasis, shareRangeOf } from "../../../src/features/regulatory/impact.rules.ts";
import { openRadar } from "../../../src/features/regulatory/radar.machine.ts";
import { compareChangeValues } from "../../../src/features/regulatory/value-comparison.rules.ts";

const dataset = readRegulatoryData();
const radar = openRadar("test", dataset, "2026-11-20");

const change: RegulatoryChange = {
  id: "c1",
  article_id: "be-aml-2017-art-41",
  regulation_id: "be-aml-2017",
  change_type: "amendment",
  description: "A wider circle of people",
  effective_date: "2027-03-01",
  old_value: null,
  new_value: null,
  source_url: null,
  created_at: "2026-11-20T10:00:00.000Z",
  created_by: "carol",
};

const ground = (
  kind: LegalGround["kind"],
  name: string,
  outcome: LegalGround["outcome"],
  article = change.article_id,
) => ({
  kind,
  id: name,
  name,
  outcome,
  articles: [article],
});

const basis: ImpactBasis = {
  change,
  article: radar.articles.get(change.article_id),
  templates: [
    {
      id: "be_psp",
      name: "Belgium: merchants",
      rules: [
        { id: "be_psp.pep", name: "A public function", agents: [{ name: "screening", display_name: "Screening" }] },
      ],
    },
    { id: "be_casp", name: "Belgium: crypto", rules: [] },
  ],
  comparison: null,
  range: null,
  standing: {
    cases: [
      {
        workflow_id: "case-1",
        company_name: "Alpha",
        status: "APPROVED",
        is_customer: true,
        is_in_range: false,
        is_withheld: false,
        grounds: [
          ground("check", "screening against lists", "established"),
          ground("rule", "A public function", "triggered"),
          ground("rule", "Another law", "triggered", "be-aml-2017-art-8"),
        ],
      },
    ],
    customers: 130,
    undecided: 1,
    not_compared: 0,
  },
  today: "2026-11-20",
};

const ofKind = (analysis: ReturnType<typeof analyzeImpact>, kind: string) =>
  analysis.affected_areas.filter((area) => area.kind === kind);
const actionsOf = (given: Partial<ImpactBasis>) =>
  analyzeImpact({ ...basis, ...given })
    .recommended_actions.map(({ action }) => action)
    .join(" ");

describe("impact of a change", () => {
  const analysis = analyzeImpact(basis);

  it("names templates, rules, agents, cases and obligations, each with its reason", () => {
    expect(ofKind(analysis, "template").map(({ id, reason }) => [id, reason])).toEqual([
      ["be_psp", "1 of its rules is based on be-aml-2017-art-41"],
      ["be_casp", "It is for a kind of business that be-aml-2017-art-41 binds"],
    ]);
    expect(ofKind(analysis, "rule").map(({ id }) => id)).toEqual(["be_psp.pep"]);
    expect(ofKind(analysis, "agent").map(({ id, reason }) => [id, reason])).toEqual([
      ["screening", "Finds what 1 rule on be-aml-2017-art-41 decides by"],
    ]);
    expect(ofKind(analysis, "obligation").map(({ id }) => id)).toEqual(
      basis.article!.obligations.map((obligation) => obligation.id),
    );
  });

  it("says of a case what stands on the article, the strongest ground first, and nothing else", () => {
    expect(ofKind(analysis, "case")).toEqual([
      {
        kind: "case",
        id: "case-1",
        name: "Alpha",
        status: "APPROVED",
        reason:
          "Approved customer. The rule “A public function” triggered. The check of screening against lists stands on it: established.",
        grounds: [
          { kind: "rule", id: "A public function", name: "A public function", outcome: "triggered" },
          { kind: "check", id: "screening against lists", name: "screening against lists", outcome: "established" },
        ],
      },
    ]);
  });

  it("names no rule of a case whose judgement is withheld from the reader, and puts it last", () => {
    const [found] = basis.standing.cases;
    const withheld = { ...found!, workflow_id: "case-2", is_withheld: true };
    const cases = ofKind(
      analyzeImpact({ ...basis, standing: { ...basis.standing, cases: [withheld, found!] } }),
      "case",
    );
    expect(cases.map(({ id }) => id)).toEqual(["case-1", "case-2"]);
    expect(cases[1]!.grounds.map(({ kind }) => kind)).toEqual(["check"]);
    expect(cases[1]!.reason).not.toContain("rule");
  });

  it("recommends first what is most pressing, and counts all cases", () => {
    const priorities = analysis.recommended_actions.map(({ priority }) => priority);
    expect(priorities).toEqual(["medium", "medium", "medium", "low"]);
    expect(actionsOf({})).toContain(
      "Review 130 approved customers whose approval stands on the text before the change.",
    );
    expect(actionsOf({})).toContain("Look again at 1 undecided case before a decision on it.");
    expect(analysis.cases).toEqual({ customers: 130, undecided: 1, listed: 1, between_values: null, not_compared: 0 });
  });

  it("presses harder once the change applies, and does not guess from when", () => {
    const late = analyzeImpact({ ...basis, change: { ...change, effective_date: "2026-11-20" } });
    expect(late.recommended_actions[0]).toMatchObject({ priority: "high" });
    expect(late.recommended_actions[0]!.action).toContain("It applies already");
    expect(actionsOf({ change: { ...change, effective_date: null } })).toContain(
      "The release does not say from when it applies.",
    );
  });

  it("says first that its numbers may rise while cases are not compared yet", () => {
    const { recommended_actions: actions } = analyzeImpact({
      ...basis,
      standing: { ...basis.standing, not_compared: 7 },
    });
    expect(actions[0]).toMatchObject({ priority: "high" });
    expect(actions[0]!.action).toContain("7 cases of an earlier version have not been compared");
  });

  it("starts with the cases that a new threshold of owners concerns", () => {
    const range = { from: 15, to: 25 };
    const [found] = basis.standing.cases;
    const standing = { ...basis.standing, cases: [{ ...found!, is_in_range: true }] };
    expect(actionsOf({ range, standing })).toContain(
      "Start with the 1 case in which an owner holds, or may hold, between 15 % and 25 %.",
    );
    expect(ofKind(analyzeImpact({ ...basis, range, standing }), "case")[0]!.reason).toContain(
      "An owner holds, or may hold, between 15 % and 25 %.",
    );
  });

  it("takes percentages of owners only for such a threshold", () => {
    const comparison = compareChangeValues("25 %", "15 %");
    expect(shareRangeOf(comparison, true)).toEqual({ from: 15, to: 25 });
    expect(shareRangeOf(comparison, false)).toBeNull();
    expect(shareRangeOf(compareChangeValues("5 years", "10 years"), true)).toBeNull();
    expect(shareRangeOf(compareChangeValues("25 %", "25%"), true)).toBeNull();
    expect(isOnOwners("be-aml-2017-art-23")).toBe(true);
    expect(isOnOwners(change.article_id)).toBe(false);
  });

  it("says so when no rule is based on the article, or the article is gone", () => {
    const none = { cases: [], customers: 0, undecided: 0, not_compared: 0 };
    const alone = analyzeImpact({ ...basis, article: undefined, templates: [], standing: none });
    expect(alone.affected_areas).toEqual([]);
    expect(alone.recommended_actions.map(({ priority }) => priority)).toEqual(["high", "low"]);
  });
});
