import { describe, expect, test } from "vitest";
import type { PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { readPersonName } from "../../../../src/reading/understanding/fields/person-names.ts";
import { factsByRules } from "../../../../src/reading/understanding/readers.ts";
import { readableOf } from "../../../../src/reading/understanding/understand.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Two owners of one family in extracts of several layouts: both are read, with their shares and days of birth. */

const people = (drawn: string) =>
  understand(pagesOf(drawn)).facts.flatMap(({ type, value }) => (type === "person" ? [value as PersonFact] : []));
const ownersIn = (drawn: string) =>
  people(drawn)
    .map(({ name, birth_date: birth, share_percent: share }) => [
      name.toLowerCase().split(" ").toSorted().join(" "),
      birth,
      share,
    ])
    .toSorted();

const BOTH = [
  ["claes katrien", "1975-05-09", 60],
  ["claes pieter", "1971-04-03", 40],
];

const HEADS = {
  nl: `
UBO-register
Uittreksel van 12 mei 2026

Ondernemingsnummer: 0403.170.701
Naam: Lindekouter Beheer NV
`,
  fr: `
Registre UBO - Extrait du 12/05/2026
Société : Bois Joli SA
N° BCE : 0403.170.701
`,
  de: `
Auszug aus dem Register der wirtschaftlichen Eigentümer

Firma: Säntis Robotik GmbH
Registernummer: HRB 12345
`,
  en: `
Beneficial ownership register - extract

Company: Alderbrook Mills Ltd
Company number: 04123456
`,
};

test.each([
  [
    "names in one column of two lines",
    `${HEADS.nl}
Naam        Geboortedatum   Nationaliteit   Belang
Claes       03/04/1971      België          40 %
Pieter
Claes       09/05/1975      België          60 %
Katrien`,
  ],
  [
    "family and given names behind one label, shares without a sign",
    `${HEADS.nl}
Nr   Familienaam, voornaam    Geboren op      Nationaliteit   Aandeel   Aard
1    Claes, Pieter            03/04/1971      BE              40,00     rechtstreeks
2    Claes, Katrien           09/05/1975      BE              60,00     rechtstreeks`,
  ],
  [
    "days that touch the names",
    `${HEADS.nl}
Begunstigde   Geboortedatum   Nationaliteit   Belang
Claes Pieter  03/04/1971 België   40 %
Claes Katrien 09/05/1975 België   60 %`,
  ],
  [
    "one owner a line without heads",
    `${HEADS.fr}
CLAES Pieter        03/04/1971    Belge    40 %    direct
CLAES Katrien       09/05/1975    Belge    60 %    direct`,
  ],
  [
    "one owner a line, parted by dashes",
    `${HEADS.fr}
Claes Katrien - 09/05/1975 - 60 %
Claes Pieter - 03/04/1971 - 40 %`,
  ],
  [
    "blocks under numbered headings",
    `${HEADS.fr}
Bénéficiaire effectif 1
Claes Pieter
Né le 03/04/1971
40 %

Bénéficiaire effectif 2
Claes Katrien
Née le 09/05/1975
60 %`,
  ],
  [
    "rows that stand elsewhere than their heads",
    `${HEADS.de}
Wirtschaftlich Berechtigter   Geburtsdatum   Beteiligung
Claes, Katrien   09.05.1975   60 %
Claes, Pieter   03.04.1971   40 %`,
  ],
  [
    "one column an owner",
    `${HEADS.en}
Beneficial owner        Claes Pieter          Claes Katrien
Date of birth           03/04/1971            09/05/1975
Nationality             Belgian               Belgian
Interest                40 %                  60 %`,
  ],
  [
    "the share first",
    `${HEADS.en}
Interest    Owner              Born
40 %        Pieter Claes       03/04/1971
60 %        Katrien Claes      09/05/1975`,
  ],
  [
    "a heading of each owner over labelled names",
    `${HEADS.en}
Beneficial owner     Mr
Surname              Claes
Forenames            Pieter
Date of birth        03/04/1971
Interest             40 %

Beneficial owner     Ms
Surname              Claes
Forenames            Katrien
Date of birth        09/05/1975
Interest             60 %`,
  ],
])("%s", (_, drawn) => expect(ownersIn(drawn)).toEqual(BOTH));

test.each(["beëindigd", "Doorgehaald", "gelöscht", "radié"])("who is %s by the own card is no owner", (state) => {
  const drawn = `${HEADS.nl}
Naam: Pieter Claes
Geboortedatum: 03/04/1971
Belang: 40 %
Status: actief

Naam: Katrien Claes
Geboortedatum: 09/05/1975
Belang: 60 %
Status: ${state}`;
  const { facts } = understand(pagesOf(drawn));
  const certain = facts.filter(({ type, confidence }) => type === "person" && confidence >= 0.8);
  expect(certain.map(({ value }) => (value as PersonFact).name)).toEqual(["Pieter Claes"]);
});

test("also where each card begins with its status", () => {
  const drawn = `${HEADS.nl}
Status: beëindigd
Naam: Katrien Claes
Geboortedatum: 09/05/1975
Belang: 60 %

Status: actief
Naam: Pieter Claes
Geboortedatum: 03/04/1971
Belang: 40 %`;
  const { facts } = understand(pagesOf(drawn));
  const certain = facts.filter(({ type, confidence }) => type === "person" && confidence >= 0.8);
  expect(certain.map(({ value }) => (value as PersonFact).name)).toEqual(["Pieter Claes"]);
});

test("a share without its sign counts beside one that has ended", () => {
  const drawn = `${HEADS.nl}
Naam             Geboortedatum     Nationaliteit    % aandelen    % stemrechten    Status
Pieter Claes     03/04/1971        BE               40,00         40,00           Actief
Katrien Claes    09/05/1975        BE               60,00         60,00           Beëindigd`;
  expect(people(drawn)).toContainEqual(expect.objectContaining({ name: "Pieter Claes", share_percent: 40 }));
});

test("the day since when somebody is an owner is no birth", () => {
  const drawn = `${HEADS.nl}
Naam             Sinds         Belang
Pieter Claes     03/04/1998    40 %
Katrien Claes    09/05/1999    60 %`;
  expect(people(drawn).map(({ name, birth_date: birth }) => [name, birth])).toEqual([
    ["Pieter Claes", undefined],
    ["Katrien Claes", undefined],
  ]);
});

test.each(["Van den Broeck Lieve", "De la Tour Cédric", "Van der Elst Jean Pierre"])(
  "where the family name of %s ends, nothing tells",
  (name) => expect(readPersonName(name)).toEqual({ name }),
);

describe("the people of a deed", () => {
  const founders = [
    ["Hugo Lambert", "founder"],
    ["Anne Colson", "founder"],
  ];
  const foundersIn = (drawn: string) =>
    people(drawn).flatMap(({ name, role }) => (role === "notary" ? [] : [[name, role]]));

  test.each([
    [
      "nl",
      `
Statuten

Het jaar tweeduizend zesentwintig, op vier mei, voor mij, meester Karel Dumont, notaris te Gent,

ZIJN VERSCHENEN:
1. De heer Hugo Lambert, geboren te Gent op 3 april 1971, echtgenoot van mevrouw Sofie Baert, wonende te 9000 Gent, Kouter 1.
2. Mevrouw Anne Colson, geboren te Gent op 9 mei 1975, wonende te 9000 Gent, Kouter 3.

Die verklaren een besloten vennootschap op te richten, genaamd "Pixelhaven".

Het bankattest is afgeleverd door KBC Bank, vertegenwoordigd door de heer Dirk Maes, kantoordirecteur.

De comparanten schrijven in op 100 aandelen: Hugo Lambert op 40 aandelen, Anne Colson op 60 aandelen.`,
    ],
    [
      "de",
      `
SATZUNG

Am 4. Mai 2026 erschienen vor mir, Notar Dr. Paul Merz in Köln:
1. Herr Hugo Lambert, geboren am 3. April 1971 in Köln, verheiratet mit Frau Sylvia Renard, wohnhaft in Köln, Hauptstraße 1.
2. Frau Anne Colson, geboren am 9. Mai 1975 in Bonn, wohnhaft in Bonn, Nebenstraße 3.

Sie errichten eine Gesellschaft mit beschränkter Haftung unter der Firma "Bois Joli GmbH".

Die Bankbestätigung erteilte die Sparkasse Köln, vertreten durch Herrn Markus Thiele, Filialleiter.

Hugo Lambert übernimmt 40 Geschäftsanteile, Anne Colson übernimmt 60 Geschäftsanteile.`,
    ],
  ])("in %s are no spouse and no banker", (_, drawn) => expect(foundersIn(drawn)).toEqual(founders));
});

test("who signs a contract is no helper of a deed, and an accountant may be one of its people", () => {
  const contract = people(`
LEASE AGREEMENT

between Alderbrook Mills Ltd, landlord, and Fernside Holdings Ltd, tenant.

Signed by Bronagh Duffy, Director, for Alderbrook Mills Ltd
Signed by Keith Lomas, Director, for Fernside Holdings Ltd

Leeds, 2 May 2026`);
  expect(contract.map(({ name }) => name)).toEqual(["Bronagh Duffy", "Keith Lomas"]);
});

test.each([
  ["Ownership of Pixelhaven BV", "Pixelhaven BV"],
  ["Structuur van Pixelhaven BV", "Pixelhaven BV"],
  ["Organigramme du groupe Pixelhaven BV", "Pixelhaven BV"],
])("%s is the title of a chart of %s", (title, company) => {
  const chart = readableOf(
    pagesOf(`
${title}

- Karlin Invest NV : 25 %
- Jan Peeters : 75 %`),
  );
  const facts = factsByRules(chart, "structure_chart");
  expect(facts.flatMap(({ type, value }) => (type === "company_name" ? [value] : []))).toEqual([company]);
  const holders = facts.flatMap(({ type, value }) => (type === "company_share" ? [value] : []));
  expect(holders).toMatchObject([{ holder: "Karlin Invest NV" }]);
});
