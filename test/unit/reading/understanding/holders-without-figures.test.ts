import { expect, test } from "vitest";
import { named } from "./named.ts";

/** Registers in which the figures of a holder are missing: nobody's share follows from the others'. */

const DUTCH = `
AANDEELHOUDERSREGISTER
Vennootschap: Alfa Handel BV
Ondernemingsnummer: 0403.199.702
`;

test("the only number of a list of two is not all", () => {
  expect(
    named(`${DUTCH}
Naam                Geboortedatum     Aantal aandelen
Jan Maes            04/05/1970        60
Els Claes           12/08/1982
Opgemaakt te Gent op 4 maart 2025 door het bestuursorgaan`),
  ).toEqual(["Jan Maes shareholder"]);
  expect(
    named(`
REGISTRE DES ACTIONNAIRES
Société : Atelier Bois SRL
Numéro d'entreprise : 0403.199.702
Nom                 Date de naissance     Nombre d'actions   Pourcentage
Luc Bernard         04/05/1970            70
Nadia Haddad        12/08/1982            -                  -`),
  ).toEqual(["Luc Bernard shareholder"]);
  expect(
    named(`${DUTCH}
Aandeelhouder: Jan Maes
Aantal aandelen:

Aandeelhouder: Els Claes
Aantal aandelen: 60

Opgemaakt op 4 maart 2025`),
  ).toEqual(["Els Claes shareholder"]);
});

test("a stated total gives the share all the same", () => {
  expect(
    named(`${DUTCH}
Naam                Aantal aandelen
Jan Maes
Els Claes           40
Totaal aandelen: 100`),
  ).toEqual(["Els Claes shareholder 40"]);
});

test("the share of the next holder is not the one's before, whose own is missing", () => {
  expect(
    named(`
SHAREHOLDER REGISTER
Company: Atlas Trading Ltd
Company number: 09876543
Shareholder: Jane Roe
Percentage held:
Shareholder: John Doe
Percentage held: 40 %
Date: 4 March 2025`),
  ).toEqual(["John Doe shareholder 40"]);
});

test("who passed shares on to somebody who is not among the holders has not what was entered before", () => {
  expect(
    named(`
REGISTER VAN AANDELEN
Alfa Handel BV, 0403.199.702, 100 aandelen
12/06/2018 Inschrijving: Jan Maes 100 aandelen (nrs. 1-100)
01/03/2024 Overdracht: Jan Maes draagt 40 aandelen over aan Els Claes
04/03/2025 Overdracht: Els Claes draagt 10 aandelen over aan Tom Smets`),
  ).toEqual(["Jan Maes shareholder"]);
});
