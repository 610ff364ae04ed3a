import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { isToSettle } from "../../../src/domain/decisions/to-settle.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import { taskText } from "../../../src/domain/portal/task.texts.ts";
import { unscreenedNames } from "../../../src/domain/readings/people-in-documents.rules.ts";
import type { DocumentReading } from "../../../src/domain/readings/reading.model.ts";
import { proposeTasks } from "../../../src/investigation/follow-up/propose-tasks.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import {
  dated,
  director,
  expires,
  handedIn,
  holder,
  made,
  type Made,
  NOW,
  person,
  readAs,
  reviewedAs,
  warning,
  zone,
} from "../../support/made-readings.ts";

const company = (documents: readonly CaseDocument[], given: Partial<DueFacts> = {}): DueFacts => ({
  templateId: "psp_merchant_onboarding",
  country: "BE",
  companyName: "Molenhof Logistiek",
  registrationNumber: "0999900150",
  answers: { beneficial_owners: "An Peeters", business_address: "Kerkstraat 12, 9000 Gent" },
  documents,
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  facts: { directors: [{ value: [{ name: "An Peeters", since: "2015-03-01" }] }] },
  grounds: soundGrounds({ sample: false }),
  policy: DEFAULT_POLICY,
  now: NOW,
  ...given,
});

const natural = (documents: readonly CaseDocument[], given: Partial<DueFacts> = {}): DueFacts =>
  company(documents, {
    templateId: "kyc_natural_person",
    companyName: "Jan Willems",
    registrationNumber: null,
    answers: { full_name: "Jan Willems", date_of_birth: "1985-03-14", iban: "BE68 5390 0754 7034" },
    facts: {},
    grounds: soundGrounds({ sample: false, subject: "person", register: { state: "silent", reason: "not_covered" } }),
    ...given,
  });

/** Two files of one name for one requirement, the second of a later round. */
function replaced(
  requirement: string,
  before: DocumentReading,
  now: DocumentReading,
  given: Partial<CaseDocument> = {},
) {
  const file = `${requirement}.pdf`;
  return [
    handedIn(requirement, before, {
      filename: file,
      uploaded_at: "2026-11-10T10:00:00.000Z",
      superseded: true,
      ...given,
    }),
    handedIn(requirement, now, { filename: `${requirement}-2.pdf`, given_name: file, iteration: 2 }),
  ];
}

const found = (facts: DueFacts) =>
  presentDocuments(facts, { caseId: "c", name: facts.companyName, evidenceIds: ["e1"] });
const takenBack = (facts: DueFacts) => found(facts).filter(({ code }) => code === "document_taken_back");

const card = (name: string, born: string, given: Partial<DocumentReading> = {}) =>
  readAs("identity_card", [zone(), holder(name, born, { nationality: "BE" }), expires("2030-01-01")], given);
const deed = (facts: readonly Made[], day = "2026-11-01") =>
  readAs("articles_of_association", [made("company_name", "Molenhof Logistiek NV"), dated(day), ...facts]);
const extract = (facts: readonly Made[]) =>
  readAs("register_extract", [made("enterprise_number", "0999900150"), dated("2026-11-01"), ...facts]);

const OTHER_BIRTH = [card("Jan Willems", "1979-01-02"), card("Jan Willems", "1985-03-14")] as const;
const WITHOUT_IVANOV = [
  deed([
    director("An Peeters"),
    director("Boris Ivanov"),
    person("Boris Ivanov", { role: "founder", share_percent: 80 }),
  ]),
  deed([director("An Peeters")]),
] as const;

describe("a paper that a later round replaces", () => {
  it("keeps another birth date until an officer settles it, and names both papers", () => {
    const facts = natural(replaced("identity_document", ...OTHER_BIRTH));
    const [finding] = takenBack(facts);
    expect(finding).toMatchObject({
      severity: "high",
      category: "document",
      title: "Document taken back: identity document of 2026-11-10",
    });
    const { description } = finding!;
    expect(description).toContain('"identity_document.pdf"');
    expect(description).toContain('"identity_document-2.pdf"');
    expect(description).toContain('names Jan Willems, born 1979-01-02 ("as it stands there", page 1)');
    expect(description).toContain("the customer declared Jan Willems, born 1985-03-14");
    expect(isToSettle(finding!)).toBe(true);
    expect(unscreenedNames({ ...facts }, ["Jan Willems"], NOW)).toEqual([]);
  });

  it("keeps whom nothing names now, who stay screened", () => {
    const facts = company(replaced("articles_of_association", ...WITHOUT_IVANOV));
    const [finding] = takenBack(facts);
    expect(finding).toMatchObject({ severity: "high" });
    expect(finding!.description).toContain("Boris Ivanov");
    expect(unscreenedNames({ ...facts }, ["An Peeters"], NOW)).toEqual(["Boris Ivanov"]);
  });

  it("keeps a paper that an officer rejected and that contradicted something", () => {
    const [before, now] = replaced("identity_document", ...OTHER_BIRTH);
    const rejected = reviewedAs(before!, {
      outcome: "rejected",
      reason: "Too old.",
      reviewed_at: "2026-11-12T09:00:00.000Z",
    });
    const [finding] = takenBack(natural([rejected, now!]));
    expect(finding).toMatchObject({ severity: "high" });
    expect(finding!.description).toContain("bob rejected the earlier one on 2026-11-12: Too old.");
  });

  it("weighs less where an officer sent another person's or company's paper back before", () => {
    const bank = (given: readonly Made[]) => readAs("bank_account_certificate", [dated("2026-11-02"), ...given]);
    const other = [made("company_name", "Vosselaar Beheer NV"), made("enterprise_number", "0999900249")];
    const own = [made("company_name", "Molenhof Logistiek NV"), made("enterprise_number", "0999900150")];
    for (const facts of [
      natural(replaced("identity_document", card("Boris Ivanov", "1970-01-01"), card("Jan Willems", "1985-03-14"))),
      company(replaced("bank_account_proof", bank(other), bank(own))),
    ]) {
      const weighs = (reason: string | null, reviewed_at: string) => {
        const [before, now] = facts.documents;
        const rejected = reviewedAs(before!, { outcome: "rejected", reason, reviewed_at });
        const later = { ...now!, uploaded_at: "2026-11-14T10:00:00.000Z" };
        return takenBack({ ...facts, documents: [rejected, later] }).map(({ severity }) => severity);
      };
      expect(takenBack(facts)).toMatchObject([{ severity: "high" }]);
      expect(weighs("Of somebody else.", "2026-11-12T09:00:00.000Z")).toEqual(["medium"]);
      expect(weighs(null, "2026-11-12T09:00:00.000Z")).toEqual(["high"]);
      expect(weighs("Of somebody else.", "2026-11-15T09:00:00.000Z")).toEqual(["high"]);
    }
  });

  it.each<[string, string, DocumentReading, DocumentReading, string]>([
    [
      "an account abroad",
      "bank_account_proof",
      readAs("bank_account_certificate", [
        made("iban", "AE070331234567890123456"),
        made("account_holder", "Jan Willems"),
        dated("2026-11-02"),
      ]),
      readAs("bank_account_certificate", [
        made("iban", "BE68539007547034"),
        made("account_holder", "Jan Willems"),
        dated("2026-11-02"),
      ]),
      "medium",
    ],
    [
      "a file of a rejected case",
      "proof_of_address",
      readAs("proof_of_address", [], {
        seen_elsewhere: [{ mark: "file", workflow_id: "w9", case_id: "c9", refused_at: "2026-01-01" }],
      }),
      readAs("proof_of_address"),
      "high",
    ],
    [
      "another person's card",
      "identity_document",
      card("Boris Ivanov", "1970-01-01"),
      card("Jan Willems", "1985-03-14"),
      "high",
    ],
  ])("keeps %s", (_, requirement, before, now, severity) => {
    expect(takenBack(natural(replaced(requirement, before, now)))).toMatchObject([{ severity }]);
  });

  it("keeps accounts whose debts exceed what the company owns", () => {
    const accounts = (equity: number) =>
      readAs("annual_accounts", [
        made("enterprise_number", "0999900150"),
        dated("2026-06-30"),
        made("amount", { rubric: "equity", value: equity, currency: "EUR", period: "2025-01-01/2025-12-31" }),
      ]);
    const [finding] = takenBack(company(replaced("annual_accounts", accounts(-40_000), accounts(90_000))));
    expect(finding).toMatchObject({ severity: "medium" });
    expect(finding!.description).toContain("debts exceed what the company owns");
  });

  it("asks the customer why, in their language, without what it said", () => {
    const facts = natural(replaced("identity_document", ...OTHER_BIRTH));
    const findings = found(facts);
    const given = { ...facts, findings };
    const { tasks } = proposeTasks({
      ...given,
      caseId: "c",
      subject: "person",
      taskResponses: [],
      checks: deriveChecks(given),
    } as Parameters<typeof proposeTasks>[0]);
    const task = tasks.find(({ description }) => description.startsWith("You replaced"))!;
    expect(task).toMatchObject({ response_type: "text", required: true });
    expect(task.description).toContain(", also where we asked you for another one: Identity document (2026-11-10)");
    expect(task.description).not.toMatch(/1979|born|otherwise/);
    expect(taskText(task.description, "nl")).toMatch(
      /^U hebt een document vervangen .*: Identiteitsbewijs \(2026-11-10\)$/,
    );
    expect(taskText(task.description, "de")).toMatch(/^Sie haben ein Dokument ersetzt/);
    expect(taskText(task.description, "fr")).toMatch(/^Vous avez remplacé un document/);
  });
});

describe("a paper gives nothing where", () => {
  const blurred = { reader: "recognition", warnings: [warning("poorly_legible")] } as const;
  it.each<[string, DueFacts]>([
    [
      "it was replaced before it was submitted",
      natural(replaced("identity_document", ...OTHER_BIRTH).map((file) => ({ ...file, iteration: 1 }))),
    ],
    [
      "it was a blurred photo",
      natural(replaced("identity_document", card("Jan Willems", "1979-01-02", blurred), OTHER_BIRTH[1])),
    ],
    [
      "it could not be read",
      natural(replaced("identity_document", readAs(null, [], { status: "unreadable" }), OTHER_BIRTH[1])),
    ],
    ["the new one says the same", company(replaced("articles_of_association", WITHOUT_IVANOV[0], WITHOUT_IVANOV[0]))],
    [
      "it is an old deed with directors of then",
      company(replaced("articles_of_association", deed([director("Boris Ivanov")], "2012-05-04"), WITHOUT_IVANOV[1])),
    ],
    [
      "whom it names another paper names now",
      company([
        ...replaced(
          "articles_of_association",
          deed([director("An Peeters"), director("Boris Ivanov")]),
          WITHOUT_IVANOV[1],
        ),
        handedIn("register_extract", extract([director("An Peeters"), director("Boris Ivanov")])),
      ]),
    ],
    ["the run was judged before", { ...natural(replaced("identity_document", ...OTHER_BIRTH)), rulesVersion: 6 }],
  ])("%s", (_, facts) => {
    expect(takenBack(facts)).toEqual([]);
  });

  it("a contradiction stands in the new one as well, of which it is told", () => {
    const facts = natural(replaced("identity_document", OTHER_BIRTH[0], OTHER_BIRTH[0]));
    expect(found(facts).map(({ code }) => code)).toEqual(["document_contradicts"]);
  });
});
