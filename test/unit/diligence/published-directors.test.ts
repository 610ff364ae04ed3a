import { describe, expect, it } from "vitest";
import type { CaseDocument, Finding } from "../../../src/domain/case/case.model.ts";
import { isToSettle } from "../../../src/domain/decisions/to-settle.rules.ts";
import { checkRepresentatives } from "../../../src/domain/diligence/company-checks.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import type { Comparison } from "../../../src/domain/diligence/discrepancies.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { withPublished } from "../../../src/domain/diligence/published-directors.rules.ts";
import { finding } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { expires, handedIn, holder, NOW, readAs } from "../../support/made-readings.ts";

const CHANGE = finding({ code: "directors_changed", severity: "medium" });
const facts = (given: Partial<DueFacts> = {}): DueFacts => ({
  templateId: "psp_merchant_onboarding",
  country: "BE",
  companyName: "Molenhof Logistiek",
  registrationNumber: "0999900150",
  answers: { directors: "An Peeters\nTom Smeets" },
  documents: [],
  followUpTasks: [],
  findings: [CHANGE],
  discrepancies: [],
  validationResults: [],
  facts: { directors: [{ value: [{ name: "An Peeters", since: "2015-03-01" }] }] },
  grounds: soundGrounds({ sample: false }),
  policy: DEFAULT_POLICY,
  now: NOW,
  ...given,
});
const card = (name: string): CaseDocument =>
  handedIn("representative_identity", readAs("identity_card", [holder(name, "1990-03-04"), expires("2031-05-01")]));
const DIFFERS: Comparison = {
  kind: "director",
  field: "directors",
  declared: "An Peeters; Tom Smeets",
  observed: "An Peeters",
  source: "KBO",
  agrees: false,
  severity: "medium",
};

describe("directors who are declared while a change is published and not registered", () => {
  it("contradict nothing, and are open until a paper shows them", () => {
    expect(withPublished({}, [DIFFERS], [CHANGE])).toMatchObject([{ agrees: true }]);
    expect(checkRepresentatives(facts())).toMatchObject({
      outcome: "not_established",
      reason: "only_declared",
      how: expect.stringContaining("The customer declares Tom Smeets, whom the register does not name"),
    });
    const shown = facts({ documents: [card("Tom Smeets")] });
    expect(checkRepresentatives(shown)).toMatchObject({ outcome: "established" });
    expect(checkRepresentatives(facts({ documents: [card("Bert Maes")] })).outcome).toBe("not_established");
  });

  it("leave the published act to an officer, also where nobody new is named", () => {
    expect(checkRepresentatives(facts({ answers: { directors: "An Peeters" } })).outcome).toBe("established");
    expect(isToSettle(CHANGE)).toBe(true);
    const clearance = { reason: "The act appoints Tom Smeets.", cleared_by: "o", cleared_at: NOW.toISOString() };
    const read: Finding = { ...CHANGE, clearance };
    expect(isToSettle(read)).toBe(false);
    expect(checkRepresentatives(facts({ findings: [read] })).outcome).toBe("established");
  });

  it("contradict the register where no change is published, where it names two of one name, and before version 12", () => {
    expect(withPublished({}, [DIFFERS], [finding({ code: "directors_changed", severity: "info" })])).toEqual([DIFFERS]);
    expect(withPublished({ rulesVersion: 11 }, [DIFFERS], [CHANGE])).toEqual([DIFFERS]);
    const namesakes = { ...DIFFERS, observed: "An Peeters; An Peeters, two persons of one name" };
    expect(withPublished({}, [namesakes], [CHANGE])).toEqual([namesakes]);
    expect(checkRepresentatives(facts({ rulesVersion: 11 })).outcome).toBe("established");
  });
});
