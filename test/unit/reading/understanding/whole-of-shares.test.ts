import { expect, test } from "vitest";
import { CERTAIN } from "../../../../src/domain/readings/certain-kind.ts";
import type { CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { legalFormsIn } from "../../../../src/reading/understanding/fields/legal-forms.ts";
import { readPersonName } from "../../../../src/reading/understanding/fields/person-names.ts";
import { factsByRules } from "../../../../src/reading/understanding/readers.ts";
import { readableOf } from "../../../../src/reading/understanding/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Who holds what in a register of shareholders, and when the shares are certain: a row that was not read raises all others. */

/** Name and share of each holder, and whether it counts. */
const holdersIn = (table: string) =>
  factsByRules(readableOf(pagesOf(`REGISTER VAN AANDELEN\nKempenhof Tuinen BV\n\n${table}`)), "shareholder_register")
    .filter(({ type }) => type === "person" || type === "company_share")
    .map(({ value, certainty }) => {
      const { name, holder, share_percent: share } = value as Partial<PersonFact & CompanyShareFact>;
      return [name ?? holder, share, certainty >= CERTAIN];
    });

test.each([
  [
    "nobody's share counts where a row was passed over and nothing says what the whole is",
    `
Nr.   Aandeelhouder           Aantal     Ingeschreven
1     Willems Karel           600        14.05.2019
2     Declercq Ann            240        14.05.2019
3     ~~~~~ (onleesbaar)      360        02.12.2022`,
    [
      ["Willems Karel", 71.4286, false],
      ["Declercq Ann", 28.5714, false],
    ],
  ],
  [
    "a sum that the paper prints as the whole vouches for the shares",
    `
Totaal aantal uitgegeven aandelen: 1.000 op naam

Nr.   Aandeelhouder           Aantal
1     Willems Karel           600
      ingeschreven op 14 mei 2019
2     Declercq Ann            400
      ingeschreven op 14 mei 2019`,
    [
      ["Willems Karel", 60, true],
      ["Declercq Ann", 40, true],
    ],
  ],
  [
    "so do the rows of a table that were all read",
    `
Nr.   Aandeelhouder           Aantal
1     Willems Karel           600
2     Declercq Ann            400

Opgemaakt op 3 februari 2026`,
    [
      ["Willems Karel", 60, true],
      ["Declercq Ann", 40, true],
    ],
  ],
  [
    "who has left has no share",
    `
Issued: 8,000 shares

Name: Ann Prys
Shares: 5,000
Ceased:

Name: Owen Prys
Shares: 3,000
Ceased: 30 April 2021

Name: Tanwen Lloyd
Shares: 3,000
Ceased:`,
    [
      ["Ann Prys", 62.5, true],
      ["Tanwen Lloyd", 37.5, true],
    ],
  ],
  [
    "numbered shares are as many as they are",
    `
Kapitaal: 120 aandelen

Naam: Mol, Hendrik Jan ("Henk")
Aandelen: 1 t/m 60

Naam: STAK Vaarwinst (KvK 87991801)
Aandelen: 61 t/m 120`,
    [
      ["Hendrik Jan Mol", 50, true],
      ["STAK Vaarwinst", 50, true],
    ],
  ],
  [
    "how much is paid in is no share",
    `
Aandeelhouder: Theo Smits
Aandelen A 1 t/m 90, volgestort 100 %
Percentage: 50 %

Aandeelhouder: Smits Junior Holding BV
Aandelen A 91 t/m 180
Percentage: 50 %`,
    [
      ["Theo Smits", 50, true],
      ["Smits Junior Holding BV", 50, true],
    ],
  ],
  [
    "an entry that was struck out holds nothing, nor does the number of its folio belong to the next name",
    `
Total: 600 shares

FOLIO 1. Hortense Crassier, Theux: 330 shares
FOLIO 2. Meuse Invest SA, Liège: 270 shares
FOLIO 3. struck out: Oud Huis BV, 600 shares`,
    [
      ["Hortense Crassier", 55, true],
      ["Meuse Invest SA", 45, true],
    ],
  ],
  [
    "the company in the title holds nothing, though the ranges above the names would then make up the whole as well",
    `
Mousseline Sàrl — Registre des parts sociales
Capital divisé en 20 parts sociales

Part(s) n° 1 à 11
Associé : Moulin, Jean
Part(s) n° 12 à 20
Associée : Khoury, Rania`,
    [
      ["Jean Moulin", 55, true],
      ["Rania Khoury", 45, true],
    ],
  ],
  [
    "numbers of rows that make up a number of the paper by chance are no shares",
    `
Nr.   Aandeelhouder
1     Willems Karel, ingeschreven met 3 getuigen en aandelen
2     Declercq Ann`,
    [],
  ],
  [
    "who was struck out in the row holds nothing, and the others are not certain",
    `
Nr.   Aandeelhouder     Aantal    Opmerking
1     Willems Karel     3000      doorgehaald
2     Declercq Ann      300
3     Peeters Luc       700`,
    [
      ["Declercq Ann", 30, false],
      ["Peeters Luc", 70, false],
    ],
  ],
  [
    "who acts for a holder holds nothing",
    `
Nr.   Aandeelhouder                                               Aantal
1     Alfa Invest BV (vaste vertegenwoordiger: Karel Willems)     600
2     Declercq Ann                                                400`,
    [
      ["Declercq Ann", 40, true],
      ["Alfa Invest BV", 60, true],
    ],
  ],
  [
    "a line below the table that is no row of it leaves the table whole",
    `
Nr.   Aandeelhouder           Aantal
1     Willems Karel           600
2     Declercq Ann            400

Opgemaakt te Gent op 3 februari 2026     Pagina 1`,
    [
      ["Willems Karel", 60, true],
      ["Declercq Ann", 40, true],
    ],
  ],
  [
    "a town behind a name is none of it where the table has towns there",
    `
Nr.   Aandeelhouder               %
1     Baltimber Group AB, Sweden    51
2     Kadri Tamm, Tallinn           49`,
    [
      ["Kadri Tamm", 49, true],
      ["Baltimber Group AB", 51, true],
    ],
  ],
])("%s", (_, table, expected) => {
  const byName = (some: unknown[][]) => some.toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  expect(byName(holdersIn(table))).toEqual(byName(expected));
});

test.each([
  ["De heer R.S. Ramdin, Zeist", "R.S. Ramdin"],
  ["Dr Hannah Whitlock, Bath", "Hannah Whitlock"],
  ["Whitlock, Hannah", "Hannah Whitlock"],
  ["Dr. Petrov, Milena", "Milena Petrov"],
  ["DE VRIES, Jan", "Jan DE VRIES"],
  ["drs. C.W.M. (Kees) van Gent", "C.W.M. van Gent"],
  ["Brossel (Aurélien)", "Aurélien Brossel"],
  ["Owen ap Rhys", "Owen ap Rhys"],
])("the person of %s", (text, name) => {
  expect(readPersonName(text)?.name).toBe(name);
});

test.each([
  ["AG Augsburg HRB 33105", []],
  ["Sitz Alzey, AG Mainz HRB 47750", []],
  ["AG Frankfurt am Main, HRB 4711", []],
  ["Pilatus Uhrwerk AG, HRB 4711", ["AG"]],
  ["AG Bau Zürich", ["AG"]],
  ["MBG Freiberg Beteiligungs mbH", ["mbH"]],
])("the legal forms of %s", (text, forms) => {
  expect(legalFormsIn(text).map(({ value }) => value.short)).toEqual(forms);
});
