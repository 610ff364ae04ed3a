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

const sum = (source_of_funds: string, purpose_of_relationship = "", more: object = {}) =>
  fundsToShow({ ...PERSON, answers: { source_of_funds, purpose_of_relationship }, ...more });

describe("sums for which a paper is asked", () => {
  it.each([
    ["Spaargeld", "Elke week 5.000 euro storten", "an amount of 5.000 euro a week"],
    ["Savings", "To pay in 3,000 euro every week", "an amount of 3,000 euro a week"],
    ["Épargne", "Verser 2 500 € par semaine", "an amount of 2 500 € a week"],
    ["Erspartes", "Wöchentlich 4.000 Euro einzahlen", "an amount of 4.000 euro a week"],
    ["Commissies", "Ik ontvang 60.000 euro per maand van een firma", "an amount of 60.000 euro a month"],
    ["Commission, 12,000 euro a month", "", "an amount of 12,000 euro a month"],
    ["Fees", "600 euro/day", "an amount of 600 euro a day"],
    ["Schadevergoeding van een verzekering", "450.000 euro ontvangen", "an amount of 450.000 euro"],
    ["Mon patron", "Déposer 90 000 euros que mon patron me doit", "an amount of 90 000 euros"],
    [
      "My share of the estate of my mother: her house, through a notary.",
      "To receive 285,000 euro from the sale of my late mother's house (notary Jansen)",
      "an amount of 285,000 euro",
    ],
    ["I have 30,000 euro in savings", "", "an amount of 30,000 euro"],
    ["Loon", "Een lening van 80.000 euro van mijn oom ontvangen", "an amount of 80.000 euro"],
    ["Loon", "Aankoop van een villa van 900.000 euro", "an amount of 900.000 euro"],
    ["Salary of 150,000 pounds", "", "an amount of 150,000 pounds"],
  ])("%s: %s", (funds, purpose, named) => {
    expect(sum(funds, purpose)).toBe(named);
  });

  it.each([
    ["Loon", "500 euro per week van mijn ouders"],
    ["Money of my parents, 500 euro per week", "Studies"],
    ["Yearly salary of 60,000 euro", "Daily banking"],
    ["Salary, 60.000 a year", ""],
    ["Jaarloon 60.000 euro bruto", "Loon en huur"],
    ["Salaire brut de 48 000 euros", ""],
    ["Bruttogehalt 52.000 Euro", ""],
    ["Jahresgehalt: 75.000 €", ""],
    ["Loon van 2.800 euro per maand", "Elke maand 200 euro sparen"],
    ["Pension of 1,900 euro a month and savings of 8,000 euro", ""],
    ["Pensioen, 28.000 euro per jaar", ""],
    ["Loon", "Een hypotheek van 300.000 euro"],
    ["Salaire", "Prêt hypothécaire de 240 000 euros auprès de la banque"],
    ["Gehalt", "Unser Haus, 320.000 Euro, wird von der Bank finanziert: Baukredit"],
    ["Loon", "Aankoop woning 350.000 euro, per maand 1.200 euro aflossen"],
    ["Salary", "Buying a car of 32,000 euro"],
    ["Wages", "To pay my rent of 1,200 a month and save 30,000 for a house"],
    ["Loon", "Verbouwing van onze woning, 60.000 euro"],
    ["Salaire", "Jamais plus de 30 000 euros"],
    ["Wages", "Less than 50,000 euro"],
    ["Salary", "To be reached under 0470 12 34 56"],
    ["Loon", "Dagelijkse uitgaven, 1.500 euro"],
  ])("not of %s: %s", (funds, purpose) => {
    expect(sum(funds, purpose)).toBeNull();
  });

  it("since version 11 of the rules; before, for large amounts of the funds alone", () => {
    expect(sum("Loon", "450.000 euro ontvangen", { rulesVersion: 10 })).toBeNull();
    expect(sum("Savings of 30,000 euro", "", { rulesVersion: 10 })).toBeNull();
    expect(sum("Savings of 130,000 euro", "", { rulesVersion: 10 })).toBe("an amount of 130,000 euro");
  });
});

describe("a sum that no paper shows", () => {
  it("is told as one of the answers, not as the source of funds", () => {
    const answers = { source_of_funds: "Spaargeld", purpose_of_relationship: "Elke week 5.000 euro storten" };
    const told = (rulesVersion?: number) =>
      missingDocuments(
        { ...dueFacts(caseRecord({ ...PERSON, additionalData: { answers } }), NOW), rulesVersion },
        { caseId: "case", name: "Jan Peeters", evidenceIds: [] },
      ).find(({ source_entry: entry }) => entry === "missing:source_of_funds");
    expect(told()).toMatchObject({
      severity: "medium",
      description: "The customer names an amount of 5.000 euro a week, and no paper shows where it comes from.",
    });
    expect(told(10)).toBeUndefined();
  });
});

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
