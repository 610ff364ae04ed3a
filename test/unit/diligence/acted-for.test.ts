import { describe, expect, it } from "vitest";
import { recommendAction, writeBrief } from "../../../src/domain/case/brief.rules.ts";
import type { Check } from "../../../src/domain/diligence/check.model.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { withGuardian } from "../../../src/domain/diligence/guardian.rules.ts";
import { caseRecord, finding, investigation } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { expires, handedIn, holder, NOW, readAs, reviewedAs } from "../../support/made-readings.ts";

const MINOR = finding({ code: "identity_minor", severity: "high", category: "identity" });
const child = (given: Partial<DueFacts> = {}): DueFacts => ({
  templateId: "kyc_natural_person",
  country: "BE",
  companyName: "Emma Claes",
  registrationNumber: null,
  answers: { full_name: "Emma Claes", date_of_birth: "2012-01-02" },
  documents: [],
  followUpTasks: [],
  findings: [MINOR],
  discrepancies: [],
  validationResults: [],
  facts: {},
  grounds: soundGrounds({ sample: false, subject: "person", register: { state: "silent", reason: "not_covered" } }),
  policy: DEFAULT_POLICY,
  now: NOW,
  ...given,
});
const mother = reviewedAs(
  handedIn(
    "representative_identity",
    readAs("identity_card", [holder("Katrien Vermeulen", "1982-05-03"), expires("2031-05-01")]),
  ),
  {},
);

describe("a minor", () => {
  it("is of low severity once who acts for it by law is identified", () => {
    expect(withGuardian(child())).toMatchObject([{ severity: "high" }]);
    expect(withGuardian(child({ documents: [mother] }))).toMatchObject([{ severity: "low" }]);
    expect(withGuardian(child({ documents: [mother], rulesVersion: 11 }))).toEqual([MINOR]);
    const low = { ...MINOR, severity: "low" as const };
    expect(withGuardian(child({ findings: [low] }))).toMatchObject([{ severity: "high" }]);
  });
});

describe("papers that an officer has to look at", () => {
  const record = caseRecord({ investigations: [investigation()] });
  const open = (reason: Check["reason"]): Check[] => [
    { check: "identity", outcome: "not_established", reason, how: "An officer must look.", evidence_ids: [] },
  ];
  it("ask for no senior officer where nothing else is open", () => {
    expect(recommendAction({ record, checks: open("unreadable") } as never)).toBe("follow_up");
    expect(recommendAction({ record, checks: open("conflict") } as never)).toBe("escalate");
    expect(writeBrief(record, NOW).conclusion).toContain("approve");
  });
});
