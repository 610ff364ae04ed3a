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
