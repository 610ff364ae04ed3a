import { describe, expect, it } from "vitest";
import { writeBrief } from "../../../src/domain/case/brief.rules.ts";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { clearFinding } from "../../../src/domain/decisions/clearance.rules.ts";
import { takeDecision } from "../../../src/domain/decisions/decision.rules.ts";
import { currentChecks, reviseResult } from "../../../src/domain/diligence/due-diligence.rules.ts";
import type { Grounds } from "../../../src/domain/diligence/grounds.model.ts";
import { notKnownWords } from "../../../src/domain/diligence/rating.model.ts";
import { rateRisk } from "../../../src/domain/diligence/rating.rules.ts";
import { actor, caseRecord, decisionInput, finding, investigation } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import {
  dated,
  director,
  filedAs,
  handedIn,
  made,
  NOW,
  owner,
  readAs,
  reviewedAs,
} from "../../support/made-readings.ts";
import { mccOf, soundFacts, withAnswers } from "../../support/rating-fixtures.ts";

const SOUND = soundGrounds();
const SILENT: Grounds = {
  ...SOUND,
  sample: false,
  register: { state: "silent", reason: "not_covered" },
  screening: { ...SOUND.screening, subjects: ["Aphrodite Trading Ltd", "Elena Christou"] } as Grounds["screening"],
};
const NAME = made("company_name", "Aphrodite Trading Ltd");
const NUMBER = made("enterprise_number", "HE 312456");
const GAP = finding({
  id: "gap",
  code: "coverage_gap",
  category: "data_gap",
  severity: "medium",
  title: "Not covered: Company register in CY",
});

const EXTRACT_FACTS = [NUMBER, NAME, dated("2026-11-01"), made("status", "active"), director("Elena Christou")];
const extract = handedIn("certificate_of_incorporation", readAs("register_extract", EXTRACT_FACTS));
const signed = handedIn(
  "certificate_of_incorporation",
  readAs("register_extract", EXTRACT_FACTS, {
    signatures: [{ valid: true, signer: "Registrar of Companies", issuer: null, signed_at: null }],
  }),
);
const owners = handedIn(
  "ubo_declaration",
  readAs("ubo_extract", [NUMBER, NAME, dated("2026-11-01"), owner("Elena Christou", 100)]),
);

/** A company of Cyprus, whose register nobody can ask, with what it handed in, after the run that found no more than the gap. */
const cypriot = (documents: CaseDocument[], grounds: Grounds = SILENT): CaseRecord =>
  reviseResult(
    caseRecord({
      companyName: "Aphrodite Trading Ltd",
      registrationNumber: "HE 312456",
      vatNumber: null,
      country: "CY",
      additionalData: { answers: { ...soundFacts().answers, beneficial_owners: "Elena Christou" } },
      documents: [...documents, owners],
      mcc: mccOf("5462"),
      grounds,
      investigations: [investigation({ findings: [GAP] })],
    }),
    NOW,
  );
const ratingOf = (record: CaseRecord) => record.investigations.at(-1)!.risk_rating!;
const meta = { now: NOW, actor: actor("bob"), makerChecker: true, portalExpiresAt: "2026-12-02T10:00:00.000Z" };
const approved = (record: CaseRecord) => {
  const outcome = takeDecision(record, decisionInput({ decision: "approve" }), meta);
  return outcome.ok ? outcome.value.record.status : outcome.refusal.message;
};

describe("a company that is known by nothing but papers of its own", () => {
  it.each([
    ["that were read", extract],
    ["that are signed by a name which nobody verified", signed],
  ])("%s is never low, and one officer does not approve it", (_, paper) => {
    const record = cypriot([paper]);
    expect(currentChecks(record, NOW).filter(({ outcome }) => outcome !== "established")).toEqual([]);
    expect(ratingOf(record).level).toBe("medium");
    const { recommended_action, conclusion } = writeBrief(record, NOW);
    expect(recommended_action).toBe("escalate");
    expect(conclusion).toContain("Only papers of the customer's own say who the company is");
    expect(approved(record)).toBe("PENDING_SECOND_APPROVAL");
  });

  it("says in its rating why", () => {
    const customer = ratingOf(cypriot([extract])).dimensions.find(({ dimension }) => dimension === "customer")!;
    expect(customer.factors.map(({ reason }) => reason).join()).toMatch(
      /^Only papers of the customer's own say who the company is: no register that can be asked covers the company/,
    );
    expect(notKnownWords(customer)).toMatch(/only papers of its own say who the company is/);
  });

  it.each([
    ["an officer accepts the extract", [reviewedAs(extract)]],
    ["an officer files one", [extract, filedAs("register_extract", readAs("register_extract", EXTRACT_FACTS))]],
  ])("is another's word once %s", (_, documents) => {
    const record = cypriot(documents);
    expect(ratingOf(record).level).toBe("low");
    expect(writeBrief(record, NOW).recommended_action).toBe("approve");
    expect(approved(record)).toBe("APPROVED");
  });

  it("is so no more once an officer has said how the gap was closed", () => {
    const outcome = clearFinding(
      cypriot([extract]),
      "gap",
      { reason: "Looked up with the registrar.", differs: [] },
      meta,
    );
    expect(outcome.ok && writeBrief(outcome.value.record, NOW).recommended_action).toBe("approve");
  });

  it("is not one that a register knows", () => {
    const record = cypriot([extract], soundGrounds({ sample: false }));
    expect(writeBrief(record, NOW).conclusion).not.toContain("papers of the customer's own");
  });

  it("was low to runs before version 7 of the rules", () => {
    const facts = withAnswers(
      { beneficial_owners: "Elena Christou" },
      {
        country: "CY",
        companyName: "Aphrodite Trading Ltd",
        registrationNumber: "HE 312456",
        grounds: SILENT,
        documents: [extract, owners],
      },
    );
    expect(rateRisk({ ...facts, rulesVersion: 6 }).level).toBe("low");
    expect(rateRisk(facts).level).toBe("medium");
  });
});
