import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { isToSettle, takesOfficersWord } from "../../../src/domain/decisions/to-settle.rules.ts";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { rateRisk } from "../../../src/domain/diligence/rating.rules.ts";
import type { PersonFact } from "../../../src/domain/readings/reading.model.ts";
import { proposeTasks } from "../../../src/investigation/follow-up/propose-tasks.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { expires, handedIn, holder, made, NOW, readAs, reviewedAs, zone } from "../../support/made-readings.ts";

/** A Belgian number of somebody born on 12 April 1980; odd serials are of men. */
const numberOf = (serial: number): string => {
  const nine = `800412${serial}`;
  return `${nine}${String(97 - (Number(nine) % 97)).padStart(2, "0")}`;
};
const [MAN, OTHER_MAN, WOMAN] = [numberOf(123), numberOf(457), numberOf(122)];
const marked = (number: string) =>
  `${number.slice(0, 2)}.${number.slice(2, 4)}.${number.slice(4, 6)}-${number.slice(6, 9)}.${number.slice(9)}`;

const card = (number: string | null, given: Partial<PersonFact> = {}): CaseDocument =>
  handedIn(
    "identity_document",
    readAs("identity_card", [
      holder("Jan Wouterman", "1980-04-12", { nationality: "BE", ...given }),
      ...(number === null ? [] : [made("national_number", number)]),
      expires("2031-05-01"),
      zone(),
    ]),
  );

const CLEARANCE = {
  reason: "Seen: the sex was changed in the register.",
  cleared_by: "bob",
  cleared_at: "2026-11-20T09:00:00.000Z",
};

function follows(document: CaseDocument, answers: object, given: Partial<DueFacts> = {}) {
  const facts: DueFacts = {
    templateId: "kyc_natural_person",
    country: "BE",
    companyName: "Jan Wouterman",
    registrationNumber: null,
    answers: { full_name: "Jan Wouterman", date_of_birth: "1980-04-12", nationality: "BE", ...answers },
    documents: [document],
    followUpTasks: [],
    findings: [],
    discrepancies: [],
    validationResults: [],
    facts: {},
    grounds: soundGrounds({ sample: true, subject: "person", register: { state: "silent", reason: "not_covered" } }),
    policy: DEFAULT_POLICY,
    now: NOW,
    ...given,
  };
  const findings = presentDocuments(facts, { caseId: "c", name: facts.companyName, evidenceIds: ["e1"] });
  const due = { ...facts, findings };
  const checks = deriveChecks(due);
  const { tasks } = proposeTasks({ ...due, subject: "person", checks, caseId: "c", taskResponses: [] });
  return {
    found: findings.filter(({ code }) => code === "document_contradicts"),
    settled: deriveChecks({ ...due, findings: findings.map((one) => ({ ...one, clearance: CLEARANCE })) }).find(
      ({ check }) => check === "identity",
    ),
    identity: checks.find(({ check }) => check === "identity"),
    tasks: tasks.filter(({ required }) => required).map(({ description }) => description),
    level: rateRisk({ ...due, checks, mcc: null, facts: {} }).level,
  };
}

describe("a personal number that the customer declares beside an identity document", () => {
  it("contradicts the identity where the document has another", () => {
    const { found, identity, tasks, level } = follows(card(OTHER_MAN), { national_register_number: marked(MAN) });
    expect(found).toMatchObject([
      {
        severity: "high",
        title: "Contradiction on the national register number: identity card",
        description: expect.stringContaining(
          "has another national register number (page 1); the number in the application belongs to somebody else, or is misspelt.",
        ),
      },
    ]);
    expect(JSON.stringify(found)).not.toMatch(/457|123/);
    expect(identity).toMatchObject({ outcome: "contradicted" });
    expect(level).toBe("high");
    expect(tasks.filter((task) => task !== "Please provide: Proof of address.")).toEqual([
      "Please check your national register number and your date of birth in your application.",
    ]);
  });

  it("contradicts it where the number is of the other sex than the person on the document", () => {
    const { found, identity, settled } = follows(card(null, { sex: "m" }), { national_register_number: WOMAN });
    expect(found).toMatchObject([
      {
        severity: "high",
        description: expect.stringContaining(
          "is of a person of the other sex than the declared national register number (page 1)",
        ),
      },
    ]);
    expect(identity).toMatchObject({ outcome: "contradicted" });
    // The customer may correct it, and the console lets an officer settle it.
    expect(found.map((one) => [isToSettle(one), takesOfficersWord(one)])).toEqual([[false, true]]);
    expect(settled).toMatchObject({ outcome: "established" });
  });

  it("compares the Dutch citizen service number as well", () => {
    const { found } = follows(card("123456782"), { bsn: "111222333" });
    expect(found).toMatchObject([{ title: "Contradiction on the Dutch citizen service number (BSN): identity card" }]);
    expect(follows(card("123456782"), { bsn: "1234.56.782" }).found).toEqual([]);
  });

  it("says nothing where they agree, where one is not known, or where the sex is", () => {
    for (const [document, declared] of [
      [card(MAN, { sex: "m" }), marked(MAN)],
      [card(MAN), MAN],
      [card(null, { sex: "m" }), MAN],
      [card(null, { sex: "x" }), WOMAN],
      [card(null), WOMAN],
      [card(OTHER_MAN, { sex: "m" }), undefined],
      // The number of another country is no Belgian one.
      [card("123456782"), MAN],
    ] as const) {
      const { found, identity } = follows(document, { national_register_number: declared });
      expect(found).toEqual([]);
      expect(identity).toMatchObject({ outcome: "established" });
    }
  });

  it("leaves the identity to an officer who accepted the document, and runs of earlier rules as they were", () => {
    const declared = { national_register_number: MAN };
    expect(follows(reviewedAs(card(OTHER_MAN)), declared).identity).toMatchObject({ outcome: "established" });
    expect(follows(card(OTHER_MAN), declared, { rulesVersion: 6 })).toMatchObject({
      found: [],
      identity: { outcome: "established" },
    });
  });
});
