import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { isToSettle } from "../../../src/domain/decisions/to-settle.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { guessedNames } from "../../../src/domain/readings/people-in-documents.rules.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { handedIn, NOW, readAs } from "../../support/made-readings.ts";
import { understand } from "../../support/understand.ts";
import { pagesOf } from "../reading/understanding/pages-of.ts";

/** A paper as the service reads it. */
function paper(drawn: string, requirement = "source_of_funds"): CaseDocument {
  const handed = handedIn(requirement, readAs("other", []));
  return { ...handed, reading: { ...handed.reading!, ...understand(pagesOf(drawn)) } };
}

const facts = (said: string, documents: CaseDocument[], given: Partial<DueFacts> = {}, answers = {}): DueFacts => ({
  templateId: "kyc_natural_person",
  country: "BE",
  companyName: "Dirk Lambrecht",
  registrationNumber: null,
  answers: {
    full_name: "Dirk Lambrecht",
    date_of_birth: "1951-05-02",
    nationality: "BE",
    country_of_residence: "BE",
    residence_address: "Kerkstraat 30, 9000 Gent",
    occupation: "Bediende",
    source_of_funds: said,
    ...answers,
  },
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

const found = (said: string, drawn: string, given: Partial<DueFacts> = {}, answers = {}) =>
  presentDocuments(facts(said, [paper(drawn)], given, answers), {
    caseId: "c",
    name: "Dirk Lambrecht",
    evidenceIds: [],
  }).filter(({ code }) => code === "document_funds" || code === "document_pay_below");

const GIFT = `
SCHENKINGSAKTE
Op 3 november 2026 verklaart Igor Petrov, geboren te Moskou op 2 mei 1961, Russische nationaliteit, schenker,
te schenken aan Dirk Lambrecht, begiftigde, een bedrag van 300.000 EUR, overgemaakt van rekening bij
Bank Melli, Teheran.
Gent, 3 november 2026`;
const SALE = `
VERKOOPAKTE
Notaris Jan De Smet te Gent. Op 3 november 2026 verkoopt Dirk Lambrecht, wonende te Gent, aan Igor Petrov, wonende te Dubai,
een woning in de Kerkstraat 30 te 9000 Gent, voor de prijs van 120.000 EUR, waarvan 60.000 EUR in contanten
betaald werd.`;
const OTHERS = `
VERKOOPAKTE
Notaris Jan De Smet te Gent. Op 3 november 2026 verkoopt Sofie Maes, wonende te Aalst, aan Tom Claes, wonende te Gent,
een woning in de Stationsstraat 3 te 9300 Aalst, voor de prijs van 650.000 EUR.`;
const SAVINGS = `
REKENINGUITTREKSEL
Rekeninghouder: Dirk Lambrecht
03/10/2026 Cash storting            9.900,00
10/10/2026 Cash storting            9.900,00
17/10/2026 Cash storting            9.900,00
19/10/2026 Geldopname cash automaat Gent   -200,00
20/10/2026 Overschrijving Binance   25.000,00
22/10/2026 Overschrijving Tehran Exchange  12.000,00
Saldo 90.000,00 EUR`;

describe("a paper on the source of a private customer's funds", () => {
  it("is a finding where its money comes from a country of high risk that nobody named", () => {
    const [finding, ...more] = found("Gift of 300,000 euro from my godfather", GIFT);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ code: "document_funds", severity: "high" });
    expect(finding!.description).toMatch(
      /Russia \(RU\).*Iran \(IR\), which the customer does not: "[^"]*Bank Melli, Teheran/s,
    );
    expect(isToSettle(finding!)).toBe(true);
    expect(tasksForFinding(finding!, "person")).toMatchObject([
      { required: true, description: expect.stringContaining("who gives or pays it") },
    ]);
  });

  it("is one where it tells of cash, and shows far less than is stated", () => {
    const [finding] = found("Verkoop van mijn huis, 650.000 euro", SALE);
    expect(finding).toMatchObject({ severity: "medium" });
    expect(finding!.description).toContain("60,000 in cash");
    expect(finding!.description).toContain("120,000 at most, and the customer states 650.000 euro");
    expect(found("Savings of 90,000 euro", SAVINGS)[0]!.description).toContain("29,700 in cash, in 3 sums");
    expect(found("Savings of 90,000 euro", SAVINGS)[0]!.description).toContain("Iran (IR)");
  });

  it("is one where it does not name the customer", () => {
    const [finding] = found("Verkoop van mijn huis, 650.000 euro", OTHERS);
    expect(finding!.description).toContain("it does not name the customer");
  });

  it("has its giver searched for by name", () => {
    const names = guessedNames(facts("Gift", [paper(GIFT)]), ["Dirk Lambrecht"], NOW);
    expect(names).toEqual(["Igor Petrov"]);
    expect(guessedNames(facts("Gift", [paper(GIFT)], { rulesVersion: 8 }), ["Dirk Lambrecht"], NOW)).toEqual([]);
  });

  it("was judged by no earlier version", () => {
    expect(found("Gift of 300,000 euro from my godfather", GIFT, { rulesVersion: 8 })).toEqual([]);
  });

  it("is a tax notice far below the income that is stated, whatever it was handed in for", () => {
    const notice = `
FOD FINANCIEN
AANSLAGBILJET PERSONENBELASTING aanslagjaar 2026
Dirk Lambrecht
Kerkstraat 30
9000 Gent
Gezamenlijk belastbaar inkomen: 11.240,00 EUR
Te betalen: 0,00 EUR`;
    const income = "Inkomsten 120.000 euro per jaar";
    expect(found(income, notice).map(({ code, title }) => [code, title])).toEqual([
      ["document_pay_below", "Tax notice far below the stated income: 11,240 EUR, against 120.000 euro a year"],
    ]);
    expect(found("Inkomsten 30.000 euro per jaar", notice)).toEqual([]);
  });

  it("is a payslip of an employer of the customer's name, or at its address", () => {
    const slip = (employer: string) => `
LOONFICHE - OKTOBER 2026
Werkgever: ${employer}
Werknemer                  Dirk Lambrecht
Brutoloon                  3.850,00
Nettoloon                  2.534,40`;
    const own = found("Loon", slip("Dirk Lambrecht Consulting, Wetstraat 1, 1000 Brussel"));
    expect(own[0]!.description).toContain("has the customer's name");
    const home = found("Loon", slip("Alfa Diensten, Kerkstraat 30, 9000 Gent"));
    expect(home[0]!.description).toContain("is at the customer's address");
    expect(found("Loon", slip("Bakkerij Lambrecht, Wetstraat 1, 1000 Brussel"))).toEqual([]);
    expect(found("Loon", slip("Dirk Lambrecht Consulting"), {}, { occupation: "Zelfstandig consultant" })).toEqual([]);
  });
});

it("takes a lease that the customer gives for no paper of its tenant", () => {
  const lease = paper(`
HUUROVEREENKOMST
Verhuurder: Dirk Lambrecht, Kerkstraat 30, 9000 Gent
Huurder: Ayşe Yılmaz, geboren te Ankara
Het appartement Stationsstraat 5 bus 2, 2500 Lier, wordt verhuurd voor 900 EUR per maand.
De huurprijs wordt betaald op rekening BE71 0961 2345 6769. Lier, 1 september 2026`);
  const known = facts("Huurinkomsten", [lease], {}, { residence_address: "Grote Markt 9, 2500 Lier" });
  const strangers = (rulesVersion: number) =>
    presentDocuments({ ...known, rulesVersion }, { caseId: "c", name: "Dirk Lambrecht", evidenceIds: [] }).filter(
      ({ code }) => code === "document_other_person",
    );
  expect(strangers(9)).toEqual([]);
  expect(strangers(8)).toHaveLength(1);
});

describe("an honest customer's paper", () => {
  it.each([
    [
      "a house sale in Gent, in a street named after Moscow",
      "Verkoop van mijn huis, 320.000 euro",
      `
AKTE VAN VERKOOP
Verleden voor notaris Jan De Smet te Gent op 3 november 2026.
Verkoper: de heer Dirk Lambrecht, geboren te Gent op 2 mei 1951, wonende te 9000 Gent, Kerkstraat 30
Kopers: de heer Tom Claes en mevrouw An Maes, wonende te 9000 Gent, Moskoustraat 3
Het goed: een woonhuis te Brussel, avenue de Téhéran 12, rekening van de notaris bij KBC.
De verkoop is toegestaan voor de prijs van 320.000,00 EUR. De partijen verklaren dat geen enkel deel van de prijs in contanten
werd betaald. De koopprijs mag niet in contanten worden voldaan (wet van 18 september 2017).`,
      {},
    ],
    [
      "an inheritance of a half",
      "Erfenis van mijn vader, ongeveer 180.000 euro",
      `
AKTE VAN ERFOPVOLGING
Notaris Jürgen Hansen, Eupen. Erflater: Frans Lambrecht, overleden op 4 maart 2026 te Eupen.
Erfgenamen: Dirk Lambrecht en Rita Lambrecht, ieder voor de helft.
Het aandeel van elke erfgenaam in de nalatenschap bedraagt 175.400,00 EUR.`,
      {},
    ],
    [
      "parents' gift",
      "Gift from my parents, 15,000 euro",
      `
PACTE ADJOINT - DON MANUEL
Les donateurs, Marc Lambrecht et Anne Dubois, ont viré le 3 octobre 2026 de leur compte BE68 5390 0754 7034 la somme de
15.000 EUR au compte de leur fils Dirk Lambrecht, donataire.`,
      {},
    ],
    [
      "a refugee's gift from a country that is declared",
      "Gift from my uncle, 12,000 euro",
      `
DEED OF GIFT
I, Ahmad Lambrecht, born in Damascus, Syrian national, resident in Aleppo, give my nephew Dirk Lambrecht 12,000 EUR.`,
      { nationality: "SY" },
    ],
    [
      "a statement with withdrawals and small cash",
      "Savings",
      `
EXTRAIT DE COMPTE
Titulaire : Dirk Lambrecht
03/10/2026 Retrait cash distributeur   500,00
04/10/2026 Dépôt espèces   1.200,00
05/10/2026 Paiement Restaurant Saigon Gand   45,00
06/10/2026 Hotel Algiers Booking   450,00
Solde 22.000,00 EUR`,
      {},
    ],
    [
      "a sale of a car",
      "Salary and sale of our car, 12,000 euro",
      `
BILL OF SALE
Seller: Dirk Lambrecht, Kerkstraat 30, 9000 Gent. Buyer: Luc Maes, Gent.
Volkswagen Golf, price 11,500 EUR, paid by bank transfer, not in cash.`,
      {},
    ],
    [
      "a married name that the deed adds to another",
      "Verkoop van ons huis, 300.000 euro",
      `
VERKOOPAKTE
De echtgenoten Jan Peeters en Rita Lambrecht-Claes, wonende te Gent, verkopen hun woning voor 300.000 EUR.`,
      {},
    ],
  ])("leaves no question: %s", (_, said, drawn, answers) => {
    expect(found(said, drawn, {}, answers)).toEqual([]);
  });
});
