import { describe, expect, it } from "vitest";
import { otherCaseFindings, type OtherCase } from "../../../src/domain/decisions/cases-of-customer.rules.ts";
import { clearFinding } from "../../../src/domain/decisions/clearance.rules.ts";
import { fourEyesReasons, needsSenior } from "../../../src/domain/decisions/four-eyes.rules.ts";
import { standingOf } from "../../../src/domain/decisions/gates.rules.ts";
import { saidBefore } from "../../../src/domain/diligence/taken-back.rules.ts";
import { actor, caseRecord, decisionInput, investigation } from "../../support/case-fixtures.ts";

const NOW = new Date("2026-11-28T10:00:00.000Z");
const SUBJECT = { caseId: "c", name: "De Linde", evidenceIds: [] };
const HERE = {
  politically_exposed: "no",
  customer_countries: "Belgium",
  business_activity: "Bakery",
  expected_monthly_volume: "Less than 10,000 euro",
};

const before = (there: object, here: object = {}) =>
  saidBefore(caseRecord({ templateId: "psp_merchant_onboarding", additionalData: { answers: { ...HERE, ...here } } }), {
    ...HERE,
    ...there,
  });

const other = (there: object, differs: string[], given: Partial<OtherCase> = {}): OtherCase => {
  const said = before(there);
  return {
    workflowId: "WF-1",
    companyName: "De Linde",
    status: "APPROVED",
    decidedAt: "2026-01-02T10:00:00.000Z",
    differs,
    ...(said && { saidBefore: said }),
    relationship: {
      since: "2026-01-02T10:00:00.000Z",
      riskRating: "medium",
      regime: "standard",
      nextReviewAt: null,
    },
    ...given,
  };
};
const findingOf = (one: OtherCase) => otherCaseFindings([one], SUBJECT, NOW.toISOString())[0]!;

describe("what another case of a customer says more", () => {
  it("is a public function, a high-risk country, or what else raises the risk", () => {
    expect(before({ politically_exposed: "yes" })).toEqual({ isExposed: true, countries: [], isGrave: true });
    expect(before({ customer_countries: "Belgium, Iran" })).toEqual({
      isExposed: false,
      countries: ["IR"],
      isGrave: true,
    });
    expect(before({ expected_monthly_volume: "More than 100,000 euro" })?.isGrave ?? false).toBe(false);
  });

  it("is nothing where this case says as much, in whatever words or place, or more", () => {
    expect(before({})).toBeNull();
    expect(before({ business_activity: "Bakery and pastry" })).toBeNull();
    expect(before({ customer_countries: "Belgium, France" })).toBeNull();
    expect(before({ politically_exposed: "yes" }, { politically_exposed: "Yes" })).toBeNull();
    expect(before({ customer_countries: "Iran" }, { customer_countries: "Belgium and Iran" })).toBeNull();
    expect(before({}, { politically_exposed: "yes" })).toBeNull();
  });
});

describe("the finding on it", () => {
  const differs = ['politically exposed "yes", "no"'];

  it("is of high severity, and who clears it approves with a senior officer alone", () => {
    const there = { politically_exposed: "yes", customer_countries: "Belgium, Iran" };
    const finding = findingOf(other(there, differs));
    expect(finding).toMatchObject({ code: "customer_known", severity: "high" });
    expect(finding.description).toContain(
      "Another case of the customer names a prominent public function and Iran (IR), and this one does not.",
    );
    const record = caseRecord({ investigations: [investigation({ findings: [finding] })] });
    const meta = { now: NOW, actor: actor("dave", "officer") };
    const cleared = clearFinding(
      record,
      finding.id,
      { reason: "The customer made a mistake then.", differs: [] },
      meta,
    );
    if (!cleared.ok) throw new Error("refused");
    const reasonsOf = (officer: string) =>
      fourEyesReasons(standingOf(cleared.value.record, NOW, true, actor(officer)), decisionInput(), "approve");
    expect(reasonsOf("dave")).toEqual(expect.arrayContaining(["declared_pep", "high_risk_country", "own_settlement"]));
    expect(reasonsOf("dave")).not.toContain("customer_restricted");
    expect(needsSenior(reasonsOf("dave"))).toBe(true);
    expect(reasonsOf("bob")).not.toContain("declared_pep");
  });

  it("is so too in an open case, and where a customer of higher risk says less", () => {
    const { relationship: _, ...open } = other({ politically_exposed: "yes" }, differs, { status: "REVIEW_PENDING" });
    expect(findingOf(open)).toMatchObject({ code: "customer_other_case", severity: "high" });
    const enhanced = { since: NOW.toISOString(), riskRating: "high", regime: "enhanced", nextReviewAt: null };
    const less = { customer_countries: "Belgium, Haiti" };
    expect(findingOf(other(less, ["countries"], { relationship: enhanced })).severity).toBe("high");
  });

  it("stays as it was where the answers differ in nothing that raises the risk", () => {
    expect(findingOf(other({}, []))).toMatchObject({ severity: "low", title: "Already a customer" });
    expect(findingOf(other({ business_activity: "Pastry" }, ["activity"])).severity).toBe("medium");
    const enhanced = { since: NOW.toISOString(), riskRating: "high", regime: "enhanced", nextReviewAt: null };
    expect(findingOf(other({}, [], { relationship: enhanced })).severity).toBe("low");
  });
});
