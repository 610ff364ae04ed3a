import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { handedIn, NOW, readAs } from "../../support/made-readings.ts";
import { understand } from "../../support/understand.ts";
import { pagesOf } from "../reading/understanding/pages-of.ts";

function paper(drawn: string, requirement = "source_of_funds"): CaseDocument {
  const handed = handedIn(requirement, readAs("other", []));
  return { ...handed, reading: { ...handed.reading!, ...understand(pagesOf(drawn)) } };
}

const facts = (documents: CaseDocument[], answers = {}, given: Partial<DueFacts> = {}): DueFacts => ({
  templateId: "kyc_natural_person",
  country: "BE",
  companyName: "Katrien Vermeulen",
  registrationNumber: null,
  answers: {
    full_name: "Katrien Vermeulen",
    date_of_birth: "1978-05-21",
    nationality: "BE",
    country_of_residence: "BE",
    residence_address: "Bondgenotenlaan 12, 3000 Leuven",
    occupation: "Leerkracht",
    source_of_funds: "Loon",
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

/** The findings on a paper, without their ids. */
const found = (drawn: string, answers = {}, given: Partial<DueFacts> = {}, requirement = "source_of_funds") =>
  presentDocuments(facts([paper(drawn, requirement)], answers, given), {
    caseId: "c",
    name: "Katrien Vermeulen",
    evidenceIds: [],
  }).map(({ code, severity, description }) => ({ code, severity, description }));

const SLIP = `
LOONFICHE - OKTOBER 2026
Werkgever: Stad Leuven, Professor Van Overstraetenplein 1, 3000 Leuven
KBO-nummer                 0207.521.503
Werknemer                  Katrien Vermeulen
Adres                      Bondgenotenlaan 12, 3000 Leuven
Rijksregisternummer        78.05.21-124.46
Functie                    Leerkracht
Periode                    01/10/2026 - 31/10/2026
Brutoloon                  3.850,00
RSZ 13,07 %                -503,20
Bedrijfsvoorheffing        -812,40
Nettoloon                  2.534,40
Rekening                   BE68 5390 0754 7034`;

const changed = (from: string | RegExp, to: string) => SLIP.replace(from, to);

describe("a payslip that cannot be true", () => {
  it("is of high severity where the net pay is beyond the gross pay and all that is refunded", () => {
    expect(found(changed("2.534,40", "12.250,00"))).toEqual([
      {
        code: "document_contradicts",
        severity: "high",
        description: expect.stringMatching(/net pay.*8,400 EUR more than the gross pay/),
      },
    ]);
  });

  it("is of high severity where its month is still to come", () => {
    const [finding] = found(changed("OKTOBER 2026", "JANUARI 2028").replaceAll("/10/2026", "/01/2028"));
    expect(finding).toMatchObject({
      code: "document_contradicts",
      severity: "high",
      description: expect.stringContaining("2028-01-31"),
    });
  });

  it("is another person's where its national number or birth date is one of another day", () => {
    const [byNumber] = found(changed("78.05.21-124.46", "69.03.14-123.54"));
    expect(byNumber).toMatchObject({
      code: "document_other_person",
      severity: "high",
      description: expect.stringContaining("born 1969-03-14"),
    });
    const [byDate] = found(changed(/Rijksregisternummer .*/, "Geboortedatum              14/03/1969"));
    expect(byDate).toMatchObject({ code: "document_other_person", severity: "high" });
  });

  it("is asked about where it is older than a year, or of somebody who states to have no work", () => {
    const [old] = found(changed("OKTOBER 2026", "OKTOBER 2019").replaceAll("/10/2026", "/10/2019"));
    expect(old).toMatchObject({
      code: "document_funds",
      severity: "medium",
      description: expect.stringContaining("2019-10-31"),
    });
    const [jobless] = found(SLIP, { occupation: "Werkloos", source_of_funds: "Werkloosheidsuitkering" });
    expect(jobless).toMatchObject({
      code: "document_funds",
      severity: "medium",
      description: expect.stringContaining("Werkloos"),
    });
  });

  it("is none of who is out of work since, with severance pay", () => {
    for (const [occupation, source_of_funds] of [
      ["Werkzoekend", "Ontslagvergoeding van mijn vroegere werkgever"],
      ["Demandeur d'emploi", "Indemnité de rupture"],
      ["Arbeitslos", "Abfindung"],
      ["Unemployed", "Severance pay"],
    ] as const) {
      const codesOf = (rulesVersion: number) =>
        found(SLIP, { occupation, source_of_funds }, { rulesVersion }).map(({ code }) => code);
      expect(codesOf(13)).not.toContain("document_funds");
      expect(codesOf(12)).toContain("document_funds");
    }
  });

  it("is no finding of runs of earlier versions of the rules", () => {
    const before = { rulesVersion: 10 };
    expect(found(changed("2.534,40", "12.250,00"), {}, before)).toEqual([]);
    expect(found(changed("OKTOBER 2026", "JANUARI 2028"), {}, before)).toEqual([]);
    expect(found(SLIP, { occupation: "Werkloos" }, before)).toEqual([]);
  });
});

describe("a paper that says it is no real one", () => {
  it.each([
    `${SLIP}\nMade with FakePayslipGenerator.com - for entertainment purposes only`,
    `${SLIP}\nSPECIMEN`,
    `SPECIMEN\n${SLIP.trim()}`,
    `${SLIP}\nVOORBEELD`,
    `${SLIP}\nThis is a novelty item and not a real payslip`,
    `${SLIP}\nFor novelty use only`,
    `${SLIP}\nDit is geen echt document`,
    `${SLIP}\nCeci n'est pas un vrai document`,
    `${SLIP}\nNur zu Demonstrationszwecken`,
    `${SLIP}\nCreated with Bank Statement Generator`,
    `${SLIP}\nGegenereerd met documentengenerator voor testdoeleinden`,
    `${SLIP}\nDocument généré à des fins de test`,
    `${SLIP}\nFor testing purposes only`,
  ])("is of high severity: %#", (drawn) => {
    expect(found(drawn)).toEqual([expect.objectContaining({ code: "document_refused", severity: "high" })]);
  });

  it.each([
    `${SLIP}\nGegenereerd met Payroll Studio 4.2`,
    `${SLIP}\nVoorbeeld van een berekening: zie www.socialsecurity.be`,
    changed("Functie                    Leerkracht", "Functie                    Generator operator"),
    `${SLIP}\nOpgelet voor valse loonfiches en phishing: uw werkgever vraagt nooit uw pincode`,
    changed("Leerkracht", "Muster-bouwer"),
    `${SLIP}\nAttention aux faux documents bancaires et aux fausses fiches de paie`,
    `${SLIP}\nBeware of fake bank e-mails: we never ask for your code`,
    `${SLIP}\nGebruik van muziek for entertainment purposes`,
    `${SLIP}\nVerkoop van toestellen voor testdoeleinden`,
    `${SLIP}\nSpecimen\nHandtekening van de werkgever`,
    `${SLIP}\nSAMPLE\nMr John Sample, payroll`,
  ])("is not one with such a word in a sentence: %#", (drawn) => {
    expect(found(drawn)).toEqual([]);
  });
});

describe("an honest payslip", () => {
  it.each([
    ["as it is", SLIP],
    [
      "of next month, issued early",
      changed("OKTOBER 2026", "DECEMBER 2026")
        .replaceAll(/(\d\d)\/10\/2026/g, "$1/12/2026")
        .replace("31/12", "15/12"),
    ],
    [
      "with refunds",
      changed(
        "Nettoloon                  2.534,40",
        "Terugbetaling onkosten      1.950,00\nNettoloon                  4.484,40",
      ),
    ],
    [
      "with holiday pay",
      changed("RSZ 13,07 %", "Dubbel vakantiegeld         3.542,00\nRSZ 13,07 %").replace("2.534,40", "4.384,40"),
    ],
    [
      "with a second gross sum",
      changed(
        "RSZ 13,07 %",
        "Eindejaarspremie            3.000,00\nTotaal bruto                6.850,00\nRSZ 13,07 %",
      ).replace("2.534,40", "4.134,40"),
    ],
    ["with a wage by the hour first", changed("Brutoloon ", "Bruto uurloon              18,50\nBrutoloon ")],
    ["with a wage by the hour alone", changed(/Brutoloon .*/, "Bruto uurloon              18,50")],
    [
      "with the sums of the year beside",
      changed("2.534,40", "2.534,40      25.344,00").replace("3.850,00", "3.850,00      38.500,00"),
    ],
    ["with the sums of the year beside the net pay alone", changed("2.534,40", "2.534,40      25.344,00")],
    [
      "with a car of the company",
      changed("RSZ 13,07 %", "Voordeel alle aard wagen      180,00\nRSZ 13,07 %").replace(
        "Nettoloon  ",
        "Inhouding voordeel           -180,00\nNettoloon  ",
      ),
    ],
    ["with a birth date that agrees", changed(/Rijksregisternummer .*/, "Geboortedatum              21/05/1978")],
    ["with somebody's day in service", changed("Functie ", "In dienst sinds            01/03/2019\nFunctie ")],
    ["with the years of service", changed("Functie ", "Anciënniteit               01/09/2001\nFunctie ")],
  ])("%s is no finding", (_name, drawn) => {
    expect(found(drawn)).toEqual([]);
  });

  it("of Germany is none where more is paid out than the net pay", () => {
    expect(
      found(
        `
Entgeltabrechnung Oktober 2026
Arbeitgeber                Hansen Logistik GmbH
Arbeitnehmer               Katrien Vermeulen
Geburtsdatum               21.05.1978
Eintritt                   01.04.2015
Gesamtbrutto               3.412,00
Lohnsteuer                 -502,11
Netto                      2.219,49
Reisekosten                1.420,00
Auszahlungsbetrag          3.639,49`,
      ),
    ).toEqual([]);
  });

  it("of France is none beside days of illness and the year's sums", () => {
    expect(
      found(
        `
BULLETIN DE PAIE
Employeur : Boulangerie Martin SARL
Salarié : Katrien Vermeulen
N° SS 2 78 05 69 185 123 ${97 - (2780569185123 % 97)}
Période du 01/10/2026 au 31/10/2026
Entrée le 12/06/2012
Salaire brut               850,00
IJSS subrogées             1 120,00
Net à payer                1 780,40`,
      ),
    ).toEqual([]);
  });

  it("of the Netherlands is none with what is not taxed", () => {
    expect(
      found(
        `
LOONSTROOK oktober 2026
Werkgever                  Kapsalon Vera
Werknemer                  Katrien Vermeulen
Geboortedatum              21-05-1978
Brutoloon                  620,00
Onbelaste reiskostenvergoeding   96,00
Netto te betalen           716,00`,
      ),
    ).toEqual([]);
  });

  it("of a year ago is none for the source of wealth, or beside one of last month", () => {
    const old = changed("OKTOBER 2026", "OKTOBER 2019").replaceAll("/10/2026", "/10/2019");
    expect(found(old, {}, {}, "source_of_wealth")).toEqual([]);
    const both = presentDocuments(facts([paper(old), paper(SLIP)]), { caseId: "c", name: "x", evidenceIds: [] });
    expect(both.map(({ code }) => code)).toEqual([]);
  });

  it("of a student or a pensioner with a small job is none", () => {
    expect(found(SLIP, { occupation: "Gepensioneerd", source_of_funds: "Pensioen en flexi-job" })).toEqual([]);
    expect(found(SLIP, { occupation: "Student", source_of_funds: "Studentenjob" })).toEqual([]);
  });
});

describe("a paper dated ahead", () => {
  const LETTER = (day: string) => `
AANSLAGBILJET PERSONENBELASTING
Datum: ${day}
Belastingplichtige: Katrien Vermeulen
Belastbaar inkomen          41.200,00
Te betalen voor            31/03/2031`;

  it("by more than a month is of high severity, of whatever kind", () => {
    expect(found(LETTER("12/02/2028"))).toContainEqual(
      expect.objectContaining({ code: "document_contradicts", severity: "high" }),
    );
  });

  it("by some days, or in the past, is none", () => {
    const codes = (day: string) => found(LETTER(day)).map(({ code }) => code);
    expect(codes("01/12/2026")).not.toContain("document_contradicts");
    expect(codes("12/10/2026")).not.toContain("document_contradicts");
    expect(codes("12/10/2004")).not.toContain("document_contradicts");
  });
});

describe("a payslip of a relative", () => {
  const ofJan = SLIP.replace("Katrien Vermeulen", "Jan Vermeulen")
    .replace("78.05.21-124.46", "76.03.11-123.76")
    .replace("Bondgenotenlaan 12", "Kerkstraat 3");

  it("is a finding, since it pays somebody else of the customer's family name", () => {
    const said = found(ofJan).map(({ description }) => description);
    expect(said).toEqual([
      expect.stringContaining("it is of Jan Vermeulen, who has the customer's family name and another given name"),
    ]);
    expect(
      found(ofJan, {}, { rulesVersion: 11 })
        .map(({ description }) => description)
        .join(),
    ).not.toContain("it is of");
  });

  it.each(["K. Vermeulen", "Vermeulen Katrien", "Katrien Vermeulen", "Kathleen Vermeulen"])(
    "and is none where the given name may be the customer's: %s",
    (name) => {
      const said = found(SLIP.replace("Katrien Vermeulen", name)).map(({ description }) => description);
      expect(said.join()).not.toContain("another given name");
    },
  );
});
