import { describe, expect, it } from "vitest";
import { CERTAIN } from "../../../../src/domain/readings/certain-kind.ts";
import type { CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Who a paper says may act for the company, with certainty or not. */
function signatories(drawn: string, isCertain = true): PersonFact[] {
  const { facts } = understand(pagesOf(drawn));
  return facts.flatMap(({ type, value, confidence }) =>
    type === "person" && (value as PersonFact).role === "signatory" && confidence >= CERTAIN === isCertain
      ? [value as PersonFact]
      : [],
  );
}
const names = (drawn: string, isCertain = true) => signatories(drawn, isCertain).map(({ name }) => name);

const certificate = (...lines: string[]) => `
BANKATTEST

Voorbeeldbank NV, Wetstraat 500, 1040 Brussel
Brussel, 20/11/2026
De bank bevestigt dat de volgende rekening bij haar geopend is.
Rekeninghouder: Bakkerij De Linde BV
Adres: Ridderstraat 48, 3000 Leuven
Ondernemingsnummer: 0999.900.150
IBAN: BE68 5390 0754 7034
BIC: KREDBEBB
${lines.join("\n")}`;

const deed = (...lines: string[]) => `
GECOÖRDINEERDE STATUTEN

Bakkerij De Linde, besloten vennootschap
Zetel: Ridderstraat 48, 3000 Leuven
Ondernemingsnummer: 0999.900.150, rechtspersonenregister Leuven
Bijgewerkt tot 01/11/2026
Artikel 1. Naam en rechtsvorm
De vennootschap heeft de rechtsvorm van een besloten vennootschap. Zij draagt de naam "Bakkerij De Linde".
Artikel 2. Zetel
De zetel is gevestigd te Ridderstraat 48, 3000 Leuven.
Artikel 3. Voorwerp
De vennootschap heeft tot voorwerp, in België en in het buitenland:
- Ambachtelijke vervaardiging van brood;
Artikel 10. Bestuur
Tot bestuurders zijn benoemd: Katrien Vermeulen en Joris Claes.
${lines.join("\n")}`;

describe("who may dispose of an account", () => {
  it.each([
    ["Volmachthouder: Viktor Morozenko, geboren op 14 maart 1968"],
    ["Gevolmachtigde op de rekening: de heer Viktor Morozenko"],
    ["De heer Viktor Morozenko, geboren op 14 maart 1968, heeft volmacht op deze rekening."],
    ["Viktor Morozenko is gevolmachtigd om alleen over de rekening te beschikken."],
    ["Mandataire : Monsieur Viktor Morozenko, né le 14 mars 1968"],
    ["Titulaire d'une procuration : Viktor Morozenko"],
    ["Monsieur Viktor Morozenko dispose d'une procuration générale sur le compte."],
    ["Zeichnungsberechtigter: Herr Viktor Morozenko, geboren am 14.03.1968"],
    ["Bevollmächtigter: Viktor Morozenko"],
    ["Herr Viktor Morozenko ist für dieses Konto allein zeichnungsberechtigt."],
    ["Authorised signatory: Mr Viktor Morozenko, born 14 March 1968"],
    ["Mr Viktor Morozenko holds a power of attorney over the account."],
  ])("is read with certainty: %s", (line) => {
    expect(names(certificate(line, "Dit attest wordt afgeleverd op vraag van de klant."))).toEqual([
      "Viktor Morozenko",
    ]);
  });

  it("is read with the birth date, and each of a list", () => {
    expect(signatories(certificate("Volmachthouder: Viktor Morozenko, geboren op 14 maart 1968"))).toMatchObject([
      { birth_date: "1968-03-14" },
    ]);
    expect(names(certificate("Volmachthouders: Viktor Morozenko en Jan Peeters"))).toEqual([
      "Viktor Morozenko",
      "Jan Peeters",
    ]);
  });

  it.each([
    ["Mandataires : Lambert Josiane (seule), Thonon Marc (seul)", ["Lambert Josiane", "Thonon Marc"]],
    ["Volmachthouders: Jan Peeters, voorzitter, en mevrouw An Maes, penningmeester", ["Jan Peeters", "An Maes"]],
    [
      "Zeichnungsberechtigte laut Karte: Hans Müller, Zeichnungsberechtigter (einzeln)\nLea Schmitz, Zeichnungsberechtigte (einzeln)",
      ["Hans Müller", "Lea Schmitz"],
    ],
  ])("is each of a list with their functions: %s", (line, expected) => {
    expect(names(certificate(line, "Dit attest wordt afgeleverd op vraag van de klant."))).toEqual(expected);
  });

  it.each([
    ["Volmachthouder: Morozenko Management BV, vertegenwoordigd door Viktor Morozenko", ["Viktor Morozenko"]],
    [
      "Gevolmachtigde op de rekening: Morozenko Management BV (0999.900.249), vertegenwoordigd door de heer Viktor Morozenko",
      ["Viktor Morozenko"],
    ],
    ["Mandataire : Morozenko Management SRL, représentée par Monsieur Viktor Morozenko", ["Viktor Morozenko"]],
    ["Zeichnungsberechtigter: Morozenko Management GmbH, vertreten durch Herrn Viktor Morozenko", ["Viktor Morozenko"]],
    ["Authorised signatory: Morozenko Management Ltd, represented by Mr Viktor Morozenko", ["Viktor Morozenko"]],
    ["Morozenko Management BV heeft volmacht op deze rekening.", []],
  ])("may be a company, with who represents it: %s", (line, people) => {
    const drawn = certificate(line, "Dit attest wordt afgeleverd op vraag van de klant.");
    const companies = understand(pagesOf(drawn)).facts.flatMap(({ type, subject, value, confidence }) =>
      type === "company_share" ? [{ subject, isCertain: confidence >= CERTAIN, ...(value as CompanyShareFact) }] : [],
    );
    expect(companies).toMatchObject([
      { subject: "other", isCertain: true, role: "signatory", holder: expect.stringMatching(/^Morozenko Management /) },
    ]);
    expect(companies[0]!.enterprise_number).toBe(line.includes("0999") ? "0999900249" : undefined);
    expect(names(drawn)).toEqual(people);
  });

  it("is no company that holds the account, or the bank", () => {
    const drawn = certificate("Volmachthouder: Viktor Morozenko", "Namens Voorbeeldbank NV");
    expect(understand(pagesOf(drawn)).facts.filter(({ type }) => type === "company_share")).toEqual([]);
  });

  it("is nobody who signs for the bank", () => {
    expect(names(certificate("Met vriendelijke groeten,", "Namens de bank, gevolmachtigde: Jan Peeters"))).toEqual([]);
    expect(names(certificate("For and on behalf of Voorbeeldbank NV", "Authorised signatory: Jan Peeters"))).toEqual(
      [],
    );
    expect(names(certificate("Jan Peeters", "Gevolmachtigde"))).toEqual([]);
    expect(names(certificate("Er is geen volmachthouder op deze rekening.", "Contact: Jan Peeters"))).toEqual([]);
  });
});

describe("who may act for a company by its deed", () => {
  it.each([
    [
      "Aan de heer Viktor Morozenko, geboren te Moskou op 14 maart 1968, wordt een algemene volmacht verleend om de vennootschap\nin alle handelingen alleen te vertegenwoordigen en over al haar rekeningen te beschikken.",
    ],
    [
      "Artikel 11. Bijzondere volmacht\nAan de heer Viktor Morozenko, geboren te Moskou op 14 maart 1968, wordt een algemene volmacht verleend.",
    ],
    ["Artikel 11. Dagelijks bestuur\nTot gedelegeerde voor het dagelijks bestuur is benoemd: Viktor\nMorozenko."],
    ["Een algemene volmacht wordt verleend aan de heer Viktor Morozenko, geboren te Moskou op 14 maart 1968."],
    ["Tot gedelegeerde voor het dagelijks bestuur is benoemd: Viktor Morozenko."],
    ["Het dagelijks bestuur wordt opgedragen aan de heer Viktor Morozenko, geboren te Moskou op 14 maart 1968."],
    ["De heer Viktor Morozenko, geboren te Moskou op 14 maart 1968, wordt belast met het dagelijks bestuur."],
    ["La gestion journalière est confiée à Monsieur Viktor Morozenko, né à Moscou le 14 mars 1968."],
    ["Une procuration générale est donnée à Monsieur Viktor Morozenko, né à Moscou le 14 mars 1968."],
    ["Herrn Viktor Morozenko, geboren in Moskau am 14. März 1968, wird Generalvollmacht erteilt."],
    ["Mr Viktor Morozenko, born on 14 March 1968, is granted a general power of attorney."],
  ])("is read with certainty: %s", (line) => {
    expect(names(deed(line))).toEqual(["Viktor Morozenko"]);
  });

  it.each([
    ["Het bestuur kan het dagelijks bestuur opdragen aan een of meer personen, zoals Jan Peeters."],
    ["De algemene volmacht aan de heer Jan Peeters wordt herroepen."],
    [
      "Bijzondere volmacht wordt verleend aan de heer Jan Peeters, accountant, voor de formaliteiten bij het ondernemingsloket.",
    ],
    ["Er wordt geen algemene volmacht verleend aan de heer Jan Peeters."],
  ])("is nobody of whom that is not clear: %s", (line) => {
    expect(names(deed(line))).toEqual([]);
  });

  it("is no director who is read already", () => {
    expect(names(deed("Tot gedelegeerde voor het dagelijks bestuur is benoemd: Katrien Vermeulen."))).toEqual([]);
  });
});
