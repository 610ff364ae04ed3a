import { describe, expect, it } from "vitest";
import { DOCUMENT_TYPES } from "../../../src/domain/templates/document-types.ts";
import { missingDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import { fundsToShow } from "../../../src/domain/diligence/funds-to-show.rules.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { dueFacts } from "../../../src/domain/diligence/due-diligence.rules.ts";

const PAPER: CaseDocument = {
  document_id: "funds",
  requirement_id: "source_of_funds",
  filename: "funds.pdf",
  content_type: "application/pdf",
  size: 1000,
  sha256: "ab",
  key: "key",
  source: "customer",
  uploaded_at: "2026-11-20T08:00:00.000Z",
  iteration: 1,
};

const NOW = new Date("2026-11-22T12:00:00.000Z");
const PERSON = { templateId: "kyc_natural_person" } as const;
const of = (source_of_funds: string) => fundsToShow({ ...PERSON, answers: { source_of_funds } });

describe("funds that only a paper shows", () => {
  it.each([
    ["Inheritance of 2,000,000 euro", "an inheritance"],
    ["Erfenis van mijn tante", "an inheritance"],
    ["Héritage de mon oncle", "an inheritance"],
    ["Erbschaft", "an inheritance"],
    ["A gift from my parents", "a gift"],
    ["Schenking van mijn ouders", "a gift"],
    ["Donation de ma mère", "a gift"],
    ["Schenkung meiner Eltern", "a gift"],
    ["Loan of 3 million euro from a company in Hong Kong", "a loan"],
    ["Lening van een vriend", "a loan"],
    ["Prêt d'un ami", "a loan"],
    ["Darlehen von meinem Bruder", "a loan"],
    ["Sale of my house", "a sale"],
    ["Verkoop van mijn appartement", "a sale"],
    ["Vente de ma maison", "a sale"],
    ["Hausverkauf", "a sale"],
    ["Profits from bitcoin", "crypto-assets"],
  ])("are named: %s", (answer, name) => {
    expect(of(answer)).toBe(name);
  });

  it.each([
    "Salary as a nurse",
    "Loan from my bank for the house",
    "Salary of a loan officer",
    "Wages as sales manager",
    "Income of my gift shop",
    "Pension and savings",
    "Loon als verkoper",
    "Lening bij mijn bank voor de woning",
    "Winst van mijn geschenkenwinkel",
    "Verkoop van brood en gebak",
    "Salaire",
    "Prêt de ma banque pour la maison",
    "Boutique de prêt-à-porter",
    "Gehalt als Verkäufer",
    "Darlehen meiner Bank",
    "Miete und Rente",
    "Salaire et vente de notre ancienne voiture, 9.500 euros",
    "Loon en verkoop van mijn oude auto",
    "Salary and selling old books and clothes",
    "Lohn und Verkauf von meinem gebrauchten Motorrad",
  ])("are not: %s", (answer) => {
    expect(of(answer)).toBeNull();
  });

  it("are a car's, where it is dear, or a house is sold beside it", () => {
    expect(of("Verkoop van mijn auto, 80.000 euro")).toBe("a sale");
    expect(of("Vente de ma maison et de ma voiture")).toBe("a sale");
    const answers = { source_of_funds: "Loon en verkoop van mijn oude auto" };
    expect(fundsToShow({ ...PERSON, answers, rulesVersion: 8 })).toBe("a sale");
  });

  it("are asked of persons, since version 6 of the rules", () => {
    const answers = { source_of_funds: "Inheritance" };
    expect(fundsToShow({ templateId: "psp_merchant_onboarding", answers })).toBeNull();
    expect(fundsToShow({ ...PERSON, answers, rulesVersion: 5 })).toBeNull();
  });

  it("give a finding that keeps the due diligence from being simplified, and ask for the paper until it came", () => {
    const facts = (documents: CaseDocument[]) =>
      dueFacts(
        caseRecord({ ...PERSON, documents, additionalData: { answers: { source_of_funds: "Inheritance" } } }),
        NOW,
      );
    const subject = { caseId: "case", name: "Jan Peeters", evidenceIds: [] };
    const found = (documents: CaseDocument[]) =>
      missingDocuments(facts(documents), subject).find(
        ({ source_entry: entry }) => entry === "missing:source_of_funds",
      );
    expect(found([])).toMatchObject({ code: "document_missing", severity: "medium" });
    expect(found([])!.description).toContain("an inheritance");
    expect(tasksForFinding(found([])!, "person")).toMatchObject([{ document_type: "source_of_funds", required: true }]);
    expect(found([PAPER])).toBeUndefined();
    const judged = (paper: CaseDocument) =>
      missingDocuments(facts([paper]), subject).find(({ source_entry: entry }) => entry === "to_judge:source_of_funds");
    expect(judged(PAPER)).toMatchObject({ code: "document_unclear", severity: "medium" });
    expect(judged(PAPER)!.description).toContain('"funds.pdf"');
    expect(tasksForFinding(judged(PAPER)!, "person")).toEqual([]);
    const review = { outcome: "accepted", reviewed_by: "officer", reviewed_at: PAPER.uploaded_at, facts: [] } as never;
    expect(judged({ ...PAPER, review })).toBeUndefined();
    expect(DOCUMENT_TYPES.source_of_funds).toBeDefined();
  });
});
