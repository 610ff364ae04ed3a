import { expect, it } from "vitest";
import { understand } from "../../../support/understand.ts";
import { named } from "./named.ts";
import { pagesOf } from "./pages-of.ts";

/** Extracts of registers that name present directors and those who left. */

const DUTCH = `
KVK   Uittreksel Handelsregister
KVK-nummer 53476357
Kamer van Koophandel

Rechtspersoon
Rechtsvorm   Besloten vennootschap
Statutaire naam   Van Lierop Koeltechniek B.V.
Bezoekadres   Engelseweg 214 A, 5705AE Helmond

Bestuurders
Naam   van Lierop, Johannes
Geboortedatum   02-09-1968
Datum in functie   14-03-2011
Titel   Directeur

Naam   de Groot, Pieter
Geboortedatum   05-05-1960
Datum in functie   14-03-2011
Datum uit functie   31-12-2018
Titel   Directeur

Uittreksel is vervaardigd op 06-10-2026 om 11.42 uur`;

const FRENCH = `
Greffe du Tribunal de Commerce de Lyon
EXTRAIT KBIS
EXTRAIT D'IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIETES
à jour au 6 octobre 2026

IDENTIFICATION DE LA PERSONNE MORALE
Immatriculation au RCS, numéro   552 100 554 R.C.S. Lyon
Dénomination ou raison sociale   ATELIERS DU RHONE
Forme juridique   Société par actions simplifiée

GESTION, DIRECTION, ADMINISTRATION
Président
Nom, prénoms   DUPONT Jean Pierre
Date et lieu de naissance   Le 14/03/1970 à Lyon (69)

Directeur général sortant
Nom, prénoms   BERNARD Luc
Date et lieu de naissance   Le 07/08/1959 à Nice (06)`;

const GERMAN = `
Handelsregister B des Amtsgerichts Charlottenburg
Abteilung B   Nummer der Firma: HRB 123456 B
Ausdruck - Abruf vom 06.10.2026

2. a) Firma:   Spreeholz GmbH
Geschäftsanschrift: Turmstraße 50, 10551 Berlin
3. Grund- oder Stammkapital:   25.000,00 EUR
4. b) Vorstand, Leitungsorgan, geschäftsführende Direktoren:
Geschäftsführer:   Weber, Anna, Berlin, *14.03.1975
Geschäftsführer:   Krüger, Paul, Potsdam, *02.06.1968
Ausgeschieden:   Schulz, Karl, Berlin, *03.03.1955
5. Prokura:   Lang, Eva, Berlin, *11.11.1980`;

it.each([
  ["uit functie", DUTCH, ["Johannes van Lierop director", "Pieter de Groot director until 2018-12-31"]],
  ["sortant", FRENCH, ["Jean Pierre DUPONT director"]],
  ["ausgeschieden", GERMAN, ["Anna Weber director", "Paul Krüger director"]],
])("%s: no present director is made of who left, and none who left of a present one", (_, drawn, expected) => {
  expect(named(drawn)).toEqual(expected);
});

const kbo = (...rows: readonly string[]) =>
  `
Uittreksel uit de Kruispuntbank van Ondernemingen
Datum van het uittreksel: 12/11/2026
Ondernemingsnummer:      0999.900.150
Naam:                    Bakkerij De Linde
Rechtsvorm:              Besloten vennootschap
Zetel:                   Ridderstraat 48, 3000 Leuven

Functies
${rows.join("\n")}`;

it.each([
  ["van 2012 tot 2019", "2019-12-31"],
  ["van 01/03/2012 tot 31/12/2019", "2019-12-31"],
  ["Sinds 1 maart 2012 tot 30 juni 2019", "2019-06-30"],
  ["2012 - 2019", "2019-12-31"],
  ["du 01/03/2012 au 31/12/2019", "2019-12-31"],
  ["de 2012 à 2019", "2019-12-31"],
  ["von 2012 bis 2019", "2019-12-31"],
  ["from 2012 to 2019", "2019-12-31"],
  ["van 2012 tot 2031", "2031-12-31"],
])("a term of office in one cell has an end: %s", (term, until) => {
  const drawn = kbo(
    `Bestuurder              Claes, Joris            ${term}`,
    "Bestuurder              Vermeulen, Katrien      sinds 2011",
  );
  expect(named(drawn).toSorted()).toEqual([`Joris Claes director until ${until}`, "Katrien Vermeulen director"]);
});

it.each(["sinds 2012", "2012 - heden", "1000 Brussel - 2012 Antwerpen", "tel. 02 2012 2019"])(
  "and none of %s",
  (words) => {
    const drawn = kbo(`Bestuurder              Claes, Joris            ${words}`);
    expect(named(drawn)).not.toContainEqual(expect.stringContaining("until"));
  },
);

const court = (...rows: readonly string[]) =>
  `
Handelsregister B des Amtsgerichts München
Aktueller Ausdruck
HRB 12345
Abruf vom 12.11.2026
Firma:                  Alfa Handel GmbH
Sitz:                   München
${rows.join("\n")}`;

it.each([
  [
    "in its own line",
    [
      "Nicht mehr Geschäftsführer: Schulz, Karl, Berlin, *03.03.1955",
      "Geschäftsführer: Müller, Anke, München, *12.03.1975",
    ],
  ],
  [
    "in a column",
    [
      "Name                Funktion                      Geburtsdatum",
      "Schulz, Karl        Nicht mehr Geschäftsführer    03.03.1955",
      "Müller, Anke        Geschäftsführer               12.03.1975",
    ],
  ],
  [
    "in a sentence",
    [
      "Herr Karl Schulz, geboren am 03.03.1955, ist nicht mehr Geschäftsführer.",
      "Frau Anke Müller, geboren am 12.03.1975, ist Geschäftsführerin.",
    ],
  ],
])("who is nicht mehr Geschäftsführer is named nowhere, not even as a guess: %s", (_, rows) => {
  const people = understand(pagesOf(court(...rows))).facts.filter(({ type }) => type === "person");
  expect(people.map(({ value }) => (value as { name: string }).name)).toEqual(["Anke Müller"]);
});

it("a heading that a narrow column breaks makes no certain director of who left", () => {
  const rows = [
    "Nicht mehr",
    "Geschäftsführer:",
    "Schulz, Karl, Berlin, *03.03.1955",
    "Bestellt als",
    "Geschäftsführer:",
    "Müller, Anke, München, *12.03.1975",
  ];
  const certain = understand(pagesOf(court(...rows))).facts.filter(
    ({ type, confidence }) => type === "person" && confidence > 0.9,
  );
  expect(certain.map(({ value }) => (value as { name: string }).name)).toEqual(["Anke Müller"]);
});

it("a number of legal persons is no name, and the form of a company no member", () => {
  const dutch = `
Uittreksel Handelsregister Kamer van Koophandel
KvK-nummer                 12345678
Naam                       RSIN 123456782
Rechtsvorm                 Besloten Vennootschap
Bestuurder
Naam                       Claes, Joris
Geboortedatum              12-05-1980`;
  expect(understand(pagesOf(dutch)).facts.filter(({ type }) => type === "company_name")).toEqual([]);
  const { warnings } = understand(pagesOf(kbo("Bestuurder              Claes, Joris            sinds 2011")));
  expect(warnings).toEqual([]);
});
