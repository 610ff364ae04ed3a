import { expect, test } from "vitest";
import { factsOf } from "../../../../src/reading/understanding/readers.ts";
import { readableOf } from "../../../../src/reading/understanding/understand.ts";
import { MODELS } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** What accounts say of a rubric, with its currency. */
const amountsOf = (drawn: string): Record<string, string> =>
  Object.fromEntries(
    factsOf(readableOf(pagesOf(drawn)), "annual_accounts", MODELS)
      .filter(({ type }) => type === "amount")
      .map(({ value }) => {
        const { rubric, value: amount, currency } = value as { rubric: string; value: number; currency: string | null };
        return [rubric, currency === null ? `${amount}` : `${amount} ${currency}`];
      }),
  );

test("thousands at the head of the previous year's column are that column's alone", () => {
  const drawn = `
Donaublick Tischlerei GmbH
Jahresabschluss zum 30. Juni 2023

AKTIVA                        30.6.2023 EUR     30.6.2022 TEUR
A. Anlagevermögen                210.400,15                198
Summe Aktiva                     402.118,90                377
PASSIVA                                 EUR       Vorjahr TEUR
A. Eigenkapital                  118.020,44                101`;
  expect(amountsOf(drawn)).toEqual({ total_assets: "402118.9 EUR", equity: "118020.44 EUR" });
});

test("thousands at the head of both columns are theirs", () => {
  const drawn = `
Donaublick Tischlerei GmbH
Jahresabschluss zum 30. Juni 2023

AKTIVA                             2023 TEUR         2022 TEUR
Summe Aktiva                             402               377`;
  expect(amountsOf(drawn)).toEqual({ total_assets: "402000 EUR" });
});

test("an apostrophe before three zeros within an amount names no thousands, and the currency is the one that the paper names", () => {
  const drawn = `
Jahresrechnung 2023
Käserei Rossboden AG, Dorfplatz 2, 3922 Stalden

Bilanz per 31. Dezember 2023             CHF       Vorjahr CHF
Vorräte                           216'000.00        198'000.00
Total Aktiven                     980'310.40        911'020.00
Total Eigenkapital                377'200.15        340'118.60`;
  expect(amountsOf(drawn)).toEqual({ total_assets: "980310.4 CHF", equity: "377200.15 CHF" });
});

test("references of a form are no amounts, nor are a gross value and its depreciation", () => {
  const luxembourg = `
Moselle Transports S.à r.l.
Bilan abrégé
Exercice du 01/01/2022 au 31/12/2022

ACTIF                         Réf.     Exercice courant     Exercice précédent
TOTAL DU BILAN (ACTIF)        201            512 300,10             498 002,00
A. Capitaux propres           301             88 410,75              61 220,30`;
  expect(amountsOf(luxembourg)).toEqual({ total_assets: "512300.1 EUR", equity: "88410.75 EUR" });
  const french = `
MENUISERIE DE LA VIENNE SAS
Comptes annuels au 31 décembre 2022

BILAN ACTIF              Brut          Amort. et prov.     Net 2022     Net 2021
Immobilisations          812 400       502 400             310 000      322 000
TOTAL GÉNÉRAL            1 402 900     602 900             800 000      790 000
TOTAL CAPITAUX PROPRES                                     244 300      231 100`;
  expect(amountsOf(french)).toEqual({ total_assets: "800000 EUR", equity: "244300 EUR" });
});

test("the number of a note and a code are no count of staff, and capital that is called up is no equity", () => {
  const english = `
MARLPIT TIMBER LIMITED
Financial statements for the year ended 31 March 2024

                                            2024 £      2023 £
Total assets                               310,400     298,112
Net assets                                 122,310     101,004
Called up share capital presented as equity    200         200
Notes
3 Employees: the average monthly number of persons employed was 14 (2023: 12).`;
  expect(amountsOf(english)).toEqual({ total_assets: "310400 GBP", equity: "122310 GBP", workforce: "14" });
  const belgian = `
JAARREKENING IN EURO
NAAM: Stucwerken Van Gorp

20/58 Totaal der activa                        402.110      398.002
9087 VTE                                           6,5          6,0`;
  expect(amountsOf(belgian)).toEqual({ total_assets: "402110 EUR", workforce: "6.5" });
  const social = `
JAARREKENING IN EURO
NAAM: Stucwerken Van Gorp

BILAN                                         Codes     Boekjaar     Vorig boekjaar
Totaal der activa                             20/58      402.110            398.002
SOCIALE BALANS
Gemiddeld aantal werknemers in VTE      1003     6,5     6,0`;
  expect(amountsOf(social)).toEqual({ total_assets: "402110 EUR", workforce: "6.5" });
});
