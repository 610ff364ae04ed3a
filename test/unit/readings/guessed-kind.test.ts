import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import { documentComparisons } from "../../../src/domain/diligence/contradictions.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { compareFacts } from "../../../src/domain/readings/compare-facts.rules.ts";
import { CERTAIN, certainKind } from "../../../src/domain/readings/certain-kind.ts";
import { peopleInDocuments } from "../../../src/domain/readings/people-in-documents.rules.ts";
import { marksOf } from "../../../src/features/readings/marks.rules.ts";
import { understand } from "../../support/understand.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { handedIn, NOW, readAs } from "../../support/made-readings.ts";
import { CUSTOMER_FILE } from "../../support/readings.ts";
import { pagesOf } from "../reading/understanding/pages-of.ts";

/** Hardly anything says what it is, but holders with shares stand in it. */
const NOTE = `
Kostprijs Bouw BV

Nagekeken door onze aandeelhouders. Aantal aandelen: 100

Jan Willems    60 %
Els Mertens    40 %`;

const company = (documents: CaseDocument[]): DueFacts => ({
  templateId: "psp_merchant_onboarding",
  country: "BE",
  companyName: "Molenhof Logistiek",
  registrationNumber: "0999900150",
  answers: { beneficial_owners: "An Peeters 100 %", business_address: "Wetstraat 16, 1000 Brussel" },
  documents,
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  facts: { directors: [{ value: [{ name: "An Peeters", since: "2015-03-01" }] }] },
  grounds: soundGrounds({ sample: false }),
  policy: DEFAULT_POLICY,
  now: NOW,
});

const guess = { type: "person", value: { name: "Jan Willems", role: "owner", share_percent: 60 } } as const;
const wrong = [
  { type: "enterprise_number", value: "0403170701" },
  { type: "enterprise_number", value: "0403170702", valid: false },
  { type: "company_name", value: "Kostprijs Bouw BV" },
  { type: "address", value: "Dorp 1, 8000 Brugge" },
  { type: "status", value: "bankrupt" },
  { type: "person", value: { name: "Jan Willems", role: "director" } },
  guess,
  { type: "iban", value: "BE68539007547034" },
  { type: "document_date", value: "2019-01-01" },
  { type: "expiry_date", value: "2019-01-01" },
] as const;
const KINDS = ["ubo_extract", "register_extract", "articles_of_association", "licence", "identity_card"] as const;

/** As the reader leaves it where the kind is a guess. */
const guessed = (kind: (typeof KINDS)[number]) =>
  readAs(
    kind,
    wrong.map((fact) => ({ ...fact, confidence: 0.7 })),
    { kind_confidence: 0.6 },
  );

describe("a document whose kind is a guess", () => {
  it("is read as its likeliest kind, with facts that are no more certain than the kind", () => {
    const read = understand(pagesOf(NOTE));
    expect(read.kind).toBe("shareholder_register");
    expect(certainKind({ kind: read.kind, kind_confidence: read.kind_confidence })).toBeNull();
    expect(read.facts).not.toEqual([]);
    expect(read.facts.filter(({ confidence }) => confidence >= CERTAIN)).toEqual([]);
  });

  it.each(KINDS)("raises no finding as %s, and establishes and contradicts nothing", (kind) => {
    const requirement = kind === "ubo_extract" ? "ubo_declaration" : kind;
    const given = company([handedIn(requirement, guessed(kind))]);
    const none = company([handedIn(requirement, readAs(null))]);
    const subject = { caseId: "c", name: "Molenhof", evidenceIds: ["e1"] };
    const outcomes = (facts: DueFacts) => deriveChecks(facts).map(({ check, outcome }) => [check, outcome]);
    expect(presentDocuments(given, subject).map(({ code }) => code)).toEqual(
      presentDocuments(none, subject).map(({ code }) => code),
    );
    expect(documentComparisons(given, [])).toEqual([]);
    expect(outcomes(given)).toEqual(outcomes(none));
    expect(peopleInDocuments(given.documents, NOW).parties).toEqual([]);
  });

  it("agrees or leaves it open beside what is known, and marks no other case", () => {
    const document = handedIn("ubo_declaration", guessed("ubo_extract"));
    const compared = [...compareFacts(company([document]), document).values()].flat();
    expect(compared.length).toBeGreaterThan(0);
    expect(compared.filter(({ agrees }) => agrees === false)).toEqual([]);
    expect(marksOf("bank-a", { ...CUSTOMER_FILE, size: 10 }, guessed("identity_card"))).toEqual([]);
  });
});
