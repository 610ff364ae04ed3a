import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { handedIn, holder, made, NOW, readAs } from "../../support/made-readings.ts";

const slip = (
  gross: number | null,
  net: number | null = null,
  employer = "Stad Leuven",
  name = "Jan Wouterman",
): CaseDocument =>
  handedIn(
    "source_of_funds",
    readAs("other", [
      holder(name, "1980-04-12"),
      made("company_name", employer, { subject: "issuer" }),
      ...(gross === null ? [] : [made("amount", { rubric: "gross_pay", value: gross, currency: "EUR", period: null })]),
      ...(net === null ? [] : [made("amount", { rubric: "net_pay", value: net, currency: "EUR", period: null })]),
    ]),
  );

const facts = (source_of_funds: string, documents: CaseDocument[], given: Partial<DueFacts> = {}): DueFacts => ({
  templateId: "kyc_natural_person",
  country: "BE",
  companyName: "Jan Wouterman",
  registrationNumber: null,
  answers: { full_name: "Jan Wouterman", date_of_birth: "1980-04-12", source_of_funds },
  documents,
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  facts: {},
  grounds: soundGrounds({ sample: false, subject: "person" }),
  policy: DEFAULT_POLICY,
  now: NOW,
  ...given,
});

const found = (said: string, documents: CaseDocument[], given: Partial<DueFacts> = {}) =>
  presentDocuments(facts(said, documents, given), { caseId: "c", name: "Jan Wouterman", evidenceIds: [] }).filter(
    ({ code }) => code === "document_pay_below",
  );

describe("a payslip far below the stated income", () => {
  it("is a finding with both figures, and each source of income is asked", () => {
    const [finding] = found("Mijn loon, 6.500 euro per maand", [slip(1_850, 1_400)]);
    expect(finding).toMatchObject({
      severity: "medium",
      title: "Payslip far below the stated income: 1,850 EUR, against 6.500 euro",
      description: expect.stringMatching(
        /states 6\.500 euro \(in the answer on the source of funds\).*gross pay of 1,850 EUR/,
      ),
    });
    const [task] = tasksForFinding(finding!, "person");
    expect(task).toMatchObject({ required: true, description: expect.stringContaining("each source of your income") });
  });

  it.each([
    ["Salary of 90,000 euro a year", slip(2_150)],
    ["Salaris: 120.000 euro per jaar", slip(4_000)],
    ["Revenus de 8 000 euros par mois", slip(2_150)],
    ["Gehalt 7.500 Euro im Monat", slip(null, 1_400)],
    ["My income is 95.000 EUR", slip(2_400)],
    ["Sales manager, salary 90.000 EUR", slip(2_400)],
    ["Maandloon van 9.500 euro", slip(2_400)],
  ])("of %s", (said, paper) => expect(found(said, [paper])).toHaveLength(1));

  it.each([
    ["Mijn loon, 2.600 euro per maand", slip(2_534)],
    ["Mijn nettoloon is 1.900 euro", slip(2_850, 1_900)],
    ["Salary of 46,000 euro a year", slip(3_850)],
    ["Gehalt 3.400 Euro im Monat", slip(null, 2_100)],
    ["Loon", slip(1_200)],
    ["Savings of 250,000 euro over 20 years", slip(2_100)],
    ["Loon van mijn man, 6.500 euro per maand", slip(900)],
    ["Verkoop van mijn huis voor 350.000 euro", slip(2_100)],
  ])("is none where it bears it out: %s", (said, paper) => expect(found(said, [paper])).toEqual([]));

  it.each([
    "To receive my salary and pay my mortgage of 300.000 euro",
    "Loon ontvangen en mijn lening van 250.000 euro afbetalen",
    "Recevoir mon salaire et rembourser mon prêt de 180.000 euros",
    "To pay for a house of 350.000 euro",
    "Saved from my wages: 80,000 euro",
    "Gespaard van mijn loon: 75.000 euro in 15 jaar",
    "Salaire et héritage de 90.000 euros",
    "Salary about 19,500 euro",
    "Bonus of 8.000 euro paid in December",
  ])("is none by what is no income, as source or purpose: %s", (said) => {
    expect(found(said, [slip(2_900)])).toEqual([]);
    const answers = { ...facts("Loon", []).answers, purpose_of_relationship: said };
    expect(found("Loon", [slip(2_900)], { answers })).toEqual([]);
  });

  it("adds what two employers pay, and counts two months of one once", () => {
    const said = "Loon van 5.000 euro per maand";
    expect(found(said, [slip(1_900), slip(1_900, null, "Delhaize")])).toEqual([]);
    expect(found(said, [slip(1_900), slip(1_900)])).toHaveLength(1);
  });

  it("is none of a stranger, of a company's case, or for runs of earlier rules", () => {
    const said = "Mijn loon, 6.500 euro per maand";
    expect(found(said, [slip(1_850)], { rulesVersion: 7 })).toEqual([]);
    expect(found(said, [slip(1_850)], { templateId: "psp_merchant_onboarding" })).toEqual([]);
  });
});
