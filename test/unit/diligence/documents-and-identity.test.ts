import { describe, expect, it } from "vitest";
import type { CaseDocument, FollowUpTask } from "../../../src/domain/case/case.model.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { checkDocuments, checkIdentity } from "../../../src/domain/diligence/customer-checks.rules.ts";
import { missingDocuments, presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { Grounds } from "../../../src/domain/diligence/grounds.model.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { checkBeneficialOwners } from "../../../src/domain/diligence/owners-check.rules.ts";
import { checkRegistration, checkStatus } from "../../../src/domain/diligence/company-checks.rules.ts";
import { providedTypes } from "../../../src/domain/diligence/requirement-standings.rules.ts";
import { finding } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";

const NOW = "2026-11-22T10:00:00.000Z";
let n = 0;

const file = (requirement: string, given: Partial<CaseDocument> = {}): CaseDocument => ({
  document_id: `d${++n}`,
  key: `k${n}`,
  filename: `${requirement}.pdf`,
  requirement_id: requirement,
  iteration: 1,
  source: "customer",
  content_type: "application/pdf",
  size: 10_000,
  sha256: `${n}`,
  uploaded_at: "2026-11-20T10:00:00.000Z",
  ...given,
});

type Review = NonNullable<CaseDocument["review"]>;
const reviewed = (requirement: string, review: Partial<Review> = {}, given: Partial<CaseDocument> = {}) =>
  file(requirement, {
    ...given,
    review: {
      outcome: "accepted",
      kind: null,
      facts: [],
      reason: null,
      reviewed_by: "bob",
      reviewed_at: NOW,
      ...review,
    },
  });

const filed = (kind: NonNullable<CaseDocument["filed"]>["kind"], obtained_at = "2026-11-20T00:00:00.000Z") =>
  file("officer_evidence", {
    source: "officer",
    filed: { kind, note: "", obtained_from: "register", obtained_at, filed_by: "bob" },
  });

const facts = (given: Partial<DueFacts>): DueFacts => ({
  templateId: "kyc_natural_person",
  country: "BE",
  companyName: "An Peeters",
  answers: { full_name: "An Maria Peeters", date_of_birth: "1980-02-01" },
  documents: [],
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  grounds: soundGrounds({ subject: "person", sample: false }),
  policy: DEFAULT_POLICY,
  now: new Date(NOW),
  ...given,
});

const sample = soundGrounds({ subject: "person", sample: true });
const summary = ({ outcome, reason }: { outcome: string; reason: string | null }) => [outcome, reason];

const MINOR = finding({ category: "identity", code: "identity_minor", severity: "high" });

describe("the check of a child's identity", () => {
  const card = reviewed("identity_document", { kind: "passport" });
  const mother = (facts: { id: string; value: string }[] = [{ id: "name", value: "Els Claes" }]) =>
    reviewed("representative_identity", { kind: "identity_card", facts });
  const of = (documents: CaseDocument[], given: Partial<DueFacts> = {}) =>
    summary(checkIdentity(facts({ documents, findings: [MINOR], ...given })));
  const LACKING = ["not_established", "nothing_provided"];

  it("is open until an accepted identity document names who acts for it by law", () => {
    expect(of([card])).toEqual(LACKING);
    expect(of([card, mother([])])).toEqual(LACKING);
    expect(of([card, file("representative_identity")])).toEqual(LACKING);
    expect(of([mother()])).toEqual(LACKING);
    expect(
      of([card, mother([...mother().review!.facts, { id: "expiry_date", value: "2020-01-01" }] as never)]),
    ).toEqual(LACKING);
    expect(of([card, mother()])).toEqual(["established", null]);
    expect(of([file("identity_document")], { grounds: sample })).toEqual(LACKING);
  });

  it("is that of an adult alone otherwise, and in runs of earlier versions", () => {
    expect(of([card], { findings: [] })).toEqual(["established", null]);
    expect(of([card, mother()], { findings: [] })).toEqual(["established", null]);
    expect(of([card], { rulesVersion: 8 })).toEqual(["established", null]);
  });
});

describe("the check of identity", () => {
  const task: FollowUpTask = {
    id: "followup_2_1",
    iteration: 2,
    description: "Please provide: Identity document.",
    response_type: "document",
    document_type: "identity_document",
    required: true,
    justification: null,
    status: "answered",
  };

  it.each([
    ["nothing handed in", [], ["not_established", "nothing_provided"]],
    ["a file that nobody looked at", [file("identity_document")], ["not_established", "unreadable"]],
    ["a file that an officer accepted as what was asked for", [reviewed("identity_document")], ["established", null]],
    ["a passport by an officer's word", [reviewed("identity_document", { kind: "passport" })], ["established", null]],
    [
      "a file that an officer calls an invoice",
      [reviewed("identity_document", { kind: "invoice" })],
      ["not_established", "nothing_provided"],
    ],
    [
      "a rejected file",
      [reviewed("identity_document", { outcome: "rejected" })],
      ["not_established", "nothing_provided"],
    ],
    ["a superseded file", [file("identity_document", { superseded: true })], ["not_established", "nothing_provided"]],
    [
      "a card that has expired",
      [reviewed("identity_document", { facts: [{ id: "expiry_date", value: "2015-06-30" }] })],
      ["not_established", "stale"],
    ],
    [
      "a card of another name",
      [reviewed("identity_document", { facts: [{ id: "name", value: "Jan Janssens" }] })],
      ["contradicted", "conflict"],
    ],
    [
      "a card with another date of birth",
      [reviewed("identity_document", { facts: [{ id: "birth_date", value: "1981-02-01" }] })],
      ["contradicted", "conflict"],
    ],
    [
      "a card with the declared name and date",
      [
        reviewed("identity_document", {
          facts: [
            { id: "name", value: "PEETERS An" },
            { id: "birth_date", value: "1980-02-01" },
          ],
        }),
      ],
      ["established", null],
    ],
    ["evidence of an officer", [filed("residence_permit")], ["established", null]],
    ["an extract of a register", [filed("register_extract")], ["not_established", "nothing_provided"]],
  ] as const)("with %s", (_, documents, expected) => {
    expect(summary(checkIdentity(facts({ documents })))).toEqual(expected);
  });

  it("counts what came by a follow-up task", () => {
    const documents = [file("followup_2_1", { iteration: 2 })];
    const given = facts({ documents, followUpTasks: [task] });
    expect(summary(checkIdentity(given))).toEqual(["not_established", "unreadable"]);
    expect(summary(checkIdentity({ ...given, grounds: sample }))).toEqual(["established", null]);
  });

  it("is open in sample mode too for what is certainly wrong, and says what was not checked", () => {
    const check = (documents: DueFacts["documents"]) => checkIdentity(facts({ documents, grounds: sample }));
    expect(check([file("identity_document")]).how).toContain("sample mode, not checked");
    expect(check([]).outcome).toBe("not_established");
    expect(check([reviewed("identity_document", { outcome: "rejected" })]).outcome).toBe("not_established");
    expect(check([reviewed("identity_document", { kind: "other" })]).outcome).toBe("not_established");
  });

  it("is contradicted by a number that cannot be, or an impossible date of birth", () => {
    for (const rule of ["be_national_register_number_mod97", "nl_bsn_11_proof", "date_of_birth"]) {
      const validationResults = [{ field: "f", rule, valid: false, message: "Wrong." }];
      const documents = [reviewed("identity_document")];
      expect(checkIdentity(facts({ documents, validationResults })).outcome).toBe("contradicted");
    }
  });
});

describe("the check of documents", () => {
  const address = reviewed("proof_of_address");
  const state = (documents: DueFacts["documents"], more: Partial<DueFacts> = {}) =>
    summary(checkDocuments(facts({ documents, ...more })));

  it.each([
    ["all accepted", [reviewed("identity_document"), address], ["established", null]],
    ["one missing", [reviewed("identity_document")], ["not_established", "nothing_provided"]],
    ["one unseen", [file("identity_document"), address], ["not_established", "unreadable"]],
    [
      "one too old by the date that it bears",
      [
        reviewed("identity_document"),
        reviewed("proof_of_address", { facts: [{ id: "document_date", value: "2026-01-05" }] }),
      ],
      ["not_established", "stale"],
    ],
    [
      "one expired",
      [reviewed("identity_document", { facts: [{ id: "expiry_date", value: "2026-11-21" }] }), address],
      ["not_established", "stale"],
    ],
    ["one filed by an officer instead", [filed("passport"), address], ["established", null]],
    [
      "one of another kind",
      [reviewed("identity_document", { kind: "invoice" }), address],
      ["not_established", "nothing_provided"],
    ],
  ] as const)("with %s", (_, documents, expected) => {
    expect(state(documents)).toEqual(expected);
  });

  it("gives each fault its finding, and asks again for what was of no use", () => {
    const documents = [
      reviewed("identity_document", { kind: "annual_accounts" }),
      reviewed("proof_of_address", { outcome: "rejected" }),
    ];
    const subject = { caseId: "c", name: "An", evidenceIds: [] };
    const given = facts({ documents });
    const findings = [...presentDocuments(given, subject), ...missingDocuments(given, subject)];
    expect(findings.map(({ code, severity, source_entry }) => [code, severity, source_entry])).toEqual([
      ["document_wrong_kind", "high", "wrong_kind:identity_document"],
      ["document_missing", "low", "missing:proof_of_address"],
    ]);
    expect([...providedTypes(facts({ documents }))]).not.toContain("identity_document");
    expect([...providedTypes(facts({ documents: [file("identity_document")] }))]).toContain("identity_document");
  });
});

describe("a document in place of a register", () => {
  const company = (documents: DueFacts["documents"]) =>
    facts({
      templateId: "psp_merchant_onboarding",
      country: "DE",
      documents,
      answers: { beneficial_owners: "An Peeters" },
      grounds: soundGrounds({ sample: true, register: { state: "silent", reason: "not_covered" } }),
    });

  it("establishes nothing as long as only the customer vouches for it", () => {
    const check = (documents: DueFacts["documents"]) => summary(checkRegistration(company(documents)));
    expect(check([file("certificate_of_incorporation")])).toEqual(["not_established", "not_covered"]);
    // Accepted as deed or extract: a deed does not say what the register has today.
    expect(check([reviewed("certificate_of_incorporation")])).toEqual(["not_established", "not_covered"]);
    expect(check([reviewed("certificate_of_incorporation", { kind: "register_extract" })])).toEqual([
      "established",
      null,
    ]);
    expect(check([filed("register_extract", "2026-01-05T00:00:00.000Z")])).toEqual(["not_established", "stale"]);
  });

  it("tells that an identity document is about to expire", () => {
    const how = (expiry: string, given: Partial<DueFacts> = {}) => {
      const paper = reviewed("identity_document", { facts: [{ id: "expiry_date", value: expiry }] });
      return checkIdentity(facts({ documents: [paper], ...given })).how;
    };
    expect(how("2026-11-23")).toContain("It expires on 2026-11-23");
    expect(how("2027-06-30")).not.toContain("expires");
    expect(how("2026-11-23", { rulesVersion: 5 })).not.toContain("expires");
  });

  it("states whether a company is insolvent where its register does not publish insolvencies", () => {
    const register = { ...soundGrounds().register, unpublished: ["insolvencies"] } as Grounds["register"];
    const check = (documents: DueFacts["documents"]) =>
      checkStatus({ ...company(documents), grounds: soundGrounds({ register }) });
    expect(check([])).toMatchObject({
      outcome: "not_established",
      reason: "not_covered",
      how: expect.stringContaining("The register (KBO) does not publish insolvencies"),
    });
    expect(check([filed("register_extract")]).outcome).toBe("established");
    const stopped = { ...register, status: "stopped" } as Grounds["register"];
    expect(checkStatus({ ...company([]), grounds: soundGrounds({ register: stopped }) }).outcome).toBe("contradicted");
  });

  it("names owners only where it is more than their own declaration", () => {
    const check = (documents: DueFacts["documents"]) => summary(checkBeneficialOwners(company(documents)));
    expect(check([reviewed("ubo_declaration")])).toEqual(["not_established", "only_declared"]);
    expect(check([reviewed("ubo_declaration", { kind: "ubo_extract" })])).toEqual(["established", null]);
  });
});
