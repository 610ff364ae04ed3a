import { describe, expect, it } from "vitest";
import { birthDateOf, companyNameOf } from "../../../../src/reading/understanding/company/common.ts";
import { addressesIn } from "../../../../src/reading/understanding/fields/addresses.ts";
import { hasLegalForm, legalFormsIn } from "../../../../src/reading/understanding/fields/legal-forms.ts";
import { personOf, readPersonName } from "../../../../src/reading/understanding/fields/person-names.ts";

describe("person names", () => {
  it.each([
    ["JANSSENS Jan Pieter", "Jan Pieter", "JANSSENS"],
    ["Jan JANSSENS", "Jan", "JANSSENS"],
    ["Janssens, Jan", "Jan", "Janssens"],
    ["de heer Jan VAN DEN BERG", "Jan", "VAN DEN BERG"],
    ["Mme Marie-Claire d'Hondt", undefined, undefined],
    ["Jan van den Berg", "Jan", "van den Berg"],
    ["Herr Dr. Karl-Heinz von Müller", "Karl-Heinz", "von Müller"],
    ["Peeters Jan", undefined, undefined],
    ["D Dr. Hofer Gebhard", undefined, undefined],
    ["JAN PEETERS", undefined, undefined],
    ["Seán O'Brien", undefined, undefined],
    ["Kharim al-Zubayrani", undefined, undefined],
    ["EL-HADDAD Samir", "Samir", "EL-HADDAD"],
    ["VAN DER LINDEN, An", "An", "VAN DER LINDEN"],
    ["GARCIA MARTIN, Jose Ignacio", "Jose Ignacio", "GARCIA MARTIN"],
  ])("reads %s", (text, given, family) => {
    const name = readPersonName(text);
    expect(name).not.toBeNull();
    expect([name!.given_names, name!.family_name]).toEqual([given, family]);
  });

  it.each([
    ["Peeters"],
    ["Peeters BV"],
    ["Bakkerij Peeters"],
    ["12 maart 2024"],
    ["Raad van Bestuur"],
    ["Datum en handtekening"],
    ["Nationalité belge"],
    ["Kerkstraat 12"],
    ["Jan Peeters, Piet Claes, An Wouters"],
    ["Jan Peeters, Piet Claes"],
    ["Société Générale"],
    ["Stad Gent"],
    ["Mitglied des Stiftungsvorstands"],
    ["Referte UBO"],
    ["Wohnbaugenossenschaft Sihlbogen"],
    ["Solaire Jura Coopérative"],
    ["Streubesitz Mitarbeiter"],
    ["Kévin Manoury Juge-commissaire"],
    [""],
  ])("takes %s for no person", (text) => {
    expect(readPersonName(text)).toBeNull();
  });

  it("joins names that the document tells apart", () => {
    expect(personOf("Jan Pieter", "De Smet")).toEqual({
      name: "Jan Pieter De Smet",
      given_names: "Jan Pieter",
      family_name: "De Smet",
    });
    expect(personOf("", "De Smet")).toBeNull();
    expect(personOf("12.03.1980", "De Smet")).toBeNull();
  });
});

it("takes no day of an office for a birth", () => {
  expect(birthDateOf("March 1971 Appointed on 1 February 2019")).toBe("1971-03");
  expect(birthDateOf("mars 1971, nommé le 1 février 2019")).toBe("1971-03");
});

describe("legal forms", () => {
  it.each([
    ["Bakkerij Peeters BV", ["BV"]],
    ["Peeters B.V.B.A.", ["BVBA"]],
    ["besloten vennootschap met beperkte aansprakelijkheid", ["BV"]],
    ["Dupont S.à r.l.", ["SARL"]],
    ["Société anonyme", ["SA"]],
    ["a private company with limited liability", ["BV"]],
    ["a private company limited by guarantee", ["CLG"]],
    ["une fondation d'utilité publique", ["Fondation"]],
    ["Müller GmbH & Co. KG", ["GmbH & Co. KG"]],
    ["gewone tekst", []],
  ])("reads %s", (text, forms) => {
    expect(legalFormsIn(text).map(({ value }) => value.short)).toEqual(forms);
  });

  it("tells a company by its form", () => {
    expect(["SA Dupont", "Dupont s.a.", "Acme Ltd.", "Naamloze vennootschap Peeters"].map(hasLegalForm)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(hasLegalForm("Jan Peeters")).toBe(false);
  });
});

describe("addresses", () => {
  it.each([
    ["Kerkstraat 12 bus 3, 9000 Gent", "Kerkstraat 12 bus 3, 9000 Gent", null],
    ["Kerkstraat 12\n9000 Gent", "Kerkstraat 12, 9000 Gent", null],
    ["Adres: Kerkstraat 12, B-9000 Gent", "Kerkstraat 12, 9000 Gent", "BE"],
    ["Rue de la Loi, 16\n1000 Bruxelles\nBelgique", "Rue de la Loi 16, 1000 Bruxelles, Belgique", "BE"],
    ["rue de la Loi 16, 1000 Bruxelles", "rue de la Loi 16, 1000 Bruxelles", null],
    ["12, rue de la Paix, 75002 Paris", "12 rue de la Paix, 75002 Paris", null],
    ["12 bis avenue Victor Hugo\n75116 PARIS CEDEX 16", "12 bis avenue Victor Hugo, 75116 PARIS CEDEX 16", null],
    ["Musterstraße 5a, 10115 Berlin, Deutschland", "Musterstraße 5a, 10115 Berlin, Deutschland", "DE"],
    ["Am Markt 3\n60311 Frankfurt am Main", "Am Markt 3, 60311 Frankfurt am Main", null],
    ["Herengracht 100-2\n1015 BS Amsterdam", "Herengracht 100-2, 1015 BS Amsterdam", "NL"],
    ["5, avenue de la Gare, L-1611 Luxembourg", "5 avenue de la Gare, 1611 Luxembourg", "LU"],
    ["10 Downing Street, London SW1A 2AA", "10 Downing Street, London SW1A 2AA", "GB"],
    ["10 Downing Street\nLondon\nSW1A 2AA", "10 Downing Street, London SW1A 2AA", "GB"],
    ["wonende te 9000 Gent, Kerkstraat 12 bus 3.", "Kerkstraat 12 bus 3, 9000 Gent", null],
    ["gevestigd te Kerkstraat 12, 9000 Gent", "Kerkstraat 12, 9000 Gent", null],
  ])("reads %j", (text, expected, country) => {
    const read = addressesIn(text);
    expect(read.map(({ value }) => value.text)).toEqual([expected]);
    expect(read[0]!.value.country).toBe(country);
  });

  it.each([
    ["op 12 maart 2024 Gent"],
    ["Artikel 5, 2024 Wetboek"],
    ["Factuur 12, 2024 Totaal"],
    ["9000 Gent"],
    ["Tel 12 3456 Belgacom"],
  ])("reads none in %s", (text) => {
    expect(addressesIn(text)).toEqual([]);
  });
});

describe("forms of other countries", () => {
  it.each([
    ["Pärnu Cloudworks OÜ", "OÜ"],
    ["Silkeborg Biogas A/S", "A/S"],
    ["Øresund Analytics ApS", "ApS"],
    ["Żurawia Software Sp. z o.o.", "Sp. z o.o."],
    ["Norsk Tang Oy", "Oy"],
    ["GFA des Parcs", "GFA"],
    ["Sattlerei Moosbrugger e.U.", "e.U."],
  ])("tell the company %s", (name, form) => {
    expect(legalFormsIn(name).map(({ value }) => value.short)).toEqual([form]);
    expect(hasLegalForm(name)).toBe(true);
    expect(readPersonName(name)).toBeNull();
  });

  it.each(["in the U.S. and/or A/B", "as at 31 December", "Jan Oyen", "e.u.r.", "scopo", "earlier"])(
    "are none in %s",
    (text) => {
      expect(legalFormsIn(text)).toEqual([]);
    },
  );

  it.each([
    "Aktionär Dieter Niessen",
    "Overdracht van De Smet K.",
    "Ausgeübte Tätigkeiten",
    "Succession R. Wolter",
    "Niveau 2 Jan",
  ])("no person is called %s", (text) => {
    expect(readPersonName(text)).toBeNull();
  });
});

it.each([
  ["Vertragspartnerin: Uhrmacherei Inderbitzin AG", "Uhrmacherei Inderbitzin AG"],
  ["Niveau 2: Zwolsman Holding B.V.", "Zwolsman Holding B.V."],
  ["Fen Edge Joinery Ltd (company no. 09911874)", "Fen Edge Joinery Ltd"],
  ["Säntis Robotik AG besteht", "Säntis Robotik AG"],
  ["Holzatelier Kalpers GmbH zu gründen", "Holzatelier Kalpers GmbH"],
  ["Alfa Bouw BV in vereffening", "Alfa Bouw BV in vereffening"],
  ["Coiffure Belle Époque SARL-S", "Coiffure Belle Époque SARL-S"],
  ["SA des eaux de la Meuse", "SA des eaux de la Meuse"],
  ["Level 3", null],
  ["Bereich", null],
])("the name of a company in %s", (text, name) => {
  expect(companyNameOf(text)).toBe(name);
});
