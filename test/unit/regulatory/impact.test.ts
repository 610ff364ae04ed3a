import { describe, expect, it } from "vitest";
import { readRegulatoryData } from "../../../src/cli/local/regulatory-data.ts";
import type { RegulatoryChange } from "../../../src/features/regulatory/change.model.ts";
import { analyzeImpact, type ImpactBasis } from "../../../src/features/regulatory/impact.rules.ts";
import { openRadar } from "../../../src/features/regulatory/radar.machine.ts";

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
      scopes: [{ country: "BE", template_id: "psp_merchant_onboarding" }],
    },
    { id: "be_casp", name: "Belgium: crypto", rules: [], scopes: [{ country: "BE", template_id: "crypto" }] },
  ],
  openCases: {
    cases: [
      {
        workflow_id: "case-1",
        company_name: "Alpha",
        country: "BE",
        template_id: "psp_merchant_onboarding",
        status: "REVIEW_PENDING",
      },
    ],
    total: 130,
  },
  today: "2026-11-20",
};

const ofKind = (analysis: ReturnType<typeof analyzeImpact>, kind: string) =>
  analysis.affected_areas.filter((area) => area.kind === kind);

describe("impact of a registered change", () => {
  const analysis = analyzeImpact(basis);

  it("names templates, rules, agents, open cases and obligations, each with its reason", () => {
    expect(ofKind(analysis, "template")).toEqual([
      {
        kind: "template",
        id: "be_psp",
        name: "Belgium: merchants",
        reason: "1 of its rules rest on be-aml-2017-art-41",
      },
      {
        kind: "template",
        id: "be_casp",
        name: "Belgium: crypto",
        reason: "It is for a kind of business that be-aml-2017-art-41 binds",
      },
    ]);
    expect(ofKind(analysis, "rule").map(({ id }) => id)).toEqual(["be_psp.pep"]);
    expect(ofKind(analysis, "agent").map(({ id }) => id)).toEqual(["screening"]);
    expect(ofKind(analysis, "case")).toEqual([
      { kind: "case", id: "case-1", name: "Alpha", reason: "Undecided (REVIEW_PENDING) under be_psp" },
    ]);
    expect(ofKind(analysis, "obligation").map(({ id }) => id)).toEqual(
      basis.article!.obligations.map((obligation) => obligation.id),
    );
  });

  it("recommends first what is most pressing, and counts all cases", () => {
    const priorities = analysis.recommended_actions.map(({ priority }) => priority);
    expect(priorities).toEqual(["medium", "medium", "low"]);
    expect(analysis.recommended_actions.map(({ action }) => action).join(" ")).toContain("130 undecided cases");
  });

  it("presses harder once the change applies", () => {
    const late = analyzeImpact({ ...basis, change: { ...change, effective_date: "2026-11-20" } });
    expect(late.recommended_actions[0]).toMatchObject({ priority: "high" });
    expect(late.recommended_actions[0]!.action).toContain("It applies already");
  });

  it("says so when no rule rests on the article, or the article is gone", () => {
    const alone = analyzeImpact({ ...basis, article: undefined, templates: [], openCases: { cases: [], total: 0 } });
    expect(alone.affected_areas).toEqual([]);
    expect(alone.recommended_actions.map(({ priority }) => priority)).toEqual(["high", "low"]);
  });
});
