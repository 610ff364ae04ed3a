import { describe, expect, test } from "vitest";
import type { PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { named } from "./named.ts";
import { pagesOf } from "./pages-of.ts";

/** Lists whose numbers, names and entries stand in other places than beside one another. */

const warningsOf = (drawn: string) => understand(pagesOf(drawn)).warnings.map(({ detail }) => detail);

test("the shares of a confirmation statement stand above each name, numbered", () => {
  const statement = `
CS01 Confirmation statement
Company name: BIRCH HOLDINGS LIMITED
Company number: 09876543
Confirmation date: 3 November 2026

Full details of shareholders

Shareholding 1: 600 ORDINARY shares held as at the date of this confirmation statement
Name: JOHN SMITH
Shareholding 2: 0 ORDINARY shares held as at the date of this confirmation statement
150 transferred on 2026-03-12
Name: PETER BROWN
Shareholding 3: 400 ORDINARY shares held as at the date of this confirmation statement
Name: MARY JONES`;
  const shares = understand(pagesOf(statement)).facts.flatMap(({ type, value }) =>
    type === "person" ? [[(value as PersonFact).name, (value as PersonFact).share_percent]] : [],
  );
  expect(shares).toEqual([
    ["JOHN SMITH", 60],
    ["MARY JONES", 40],
  ]);
});

describe("a transfer that the entries before it do not explain", () => {
  const table = `
AANDELENREGISTER
Berkenhof Beheer NV - 0403.170.701

Aandeelhouder                Aantal aandelen      %
Bram Wouters                 600                  60 %
Els Claes                    400                  40 %

Datum            Overdrager           Overnemer            Aantal
12/03/2025       Els Claes            Jan Maes             150`;

  test("is told, and gives nobody a certain share", () => {
    expect(named(table)).toEqual(["Jan Maes shareholder"]);
    expect(warningsOf(table)).toEqual([expect.stringContaining('"12/03/2025 Els Claes Jan Maes 150"')]);
  });

  test("is none where the register begins with the issue", () => {
    const whole = `
AANDELENREGISTER
Berkenhof Beheer NV - 0403.170.701

Datum            Overdrager           Overnemer            Aantal
12/03/1998       Oprichting           Els Claes            400
12/03/2025       Els Claes            Jan Maes             150`;
    expect(named(whole)).toEqual(["Els Claes shareholder 62.5", "Jan Maes shareholder 37.5"]);
    expect(warningsOf(whole)).toEqual([]);
  });
});

describe("names of an extract", () => {
  const extract = (name: string) => `
EXTRAIT KBIS
Immatriculation au RCS, numéro    552 100 554 R.C.S. Paris
Dénomination                      LES BOULEAUX
Forme juridique                   Société par actions simplifiée
Adresse du siège                  12 rue des Lilas 75011 Paris

Président
Nom, prénoms                      ${name}
Date et lieu de naissance         Le 03/04/1971 à Lyon (69)`;

  test("have their given names divided by commas", () => {
    expect(named(extract("DURAND Marie, Claire"))).toEqual(["Marie Claire DURAND director"]);
    expect(named(extract("DURAND Marie, Claire, Anne"))).toEqual(["Marie Claire Anne DURAND director"]);
    expect(named(extract("DE SMET Jan, Zoersel"))).toEqual(["Jan DE SMET director"]);
  });

  test("with a number of a register are those of companies", () => {
    const functions = `
KBO Public Search
Ondernemingsnummer: 0403.170.701
Naam: Berkenhof Beheer
Rechtsvorm: Naamloze vennootschap
Adres van de zetel: Kouter 1, 9000 Gent
Status: Actief
Functies
Bestuurder: Peeters Consult (0999.900.150), sinds 15 juni 2020
Bestuurder: Claes, Els, sinds 15 juni 2020`;
    expect(named(functions)).toContainEqual("Peeters Consult director");
    const isPerson = understand(pagesOf(functions)).facts.some(
      ({ type, value, confidence }) =>
        type === "person" && (value as PersonFact).name === "Peeters Consult" && confidence >= 0.8,
    );
    expect(isPerson).toBe(false);
  });
});
