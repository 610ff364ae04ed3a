import { expect, test } from "vitest";
import { named } from "./named.ts";

/** Registers that list who has a pledge of shares: nobody holds shares by one. */

const HEAD = `
REGISTER VAN AANDELEN
Vennootschap: Metaalwerken Kempen BV
Ondernemingsnummer: 0403.199.702
`;

test("who has a pledge is no holder, and its shares are not counted again", () => {
  expect(
    named(`${HEAD}
Naam                     Hoedanigheid      Aandelen
Pieter Wouters           pandgever         75
Belfius Bank NV          pandhouder        75
Sofie Janssens           aandeelhouder     25`),
  ).toEqual(["Pieter Wouters shareholder 75", "Sofie Janssens shareholder 25"]);
  expect(
    named(`
REGISTRE DES ACTIONNAIRES
Société : Atelier Bois SRL
Numéro d'entreprise : 0403.199.702

Nom                      Qualité             Actions
Luc Bernard              actionnaire         70
ING Belgique SA          créancier gagiste   70
Nadia Haddad             actionnaire         30`),
  ).toEqual(["Luc Bernard shareholder 70", "Nadia Haddad shareholder 30"]);
  expect(
    named(`
Liste der Gesellschafter
der Elbtal Logistik GmbH, HRB 55555 Amtsgericht Dresden

Name                     Geburtsdatum    Nennbetrag     Beteiligung    Art
Frank Schulze            12.05.1970      20.000 EUR     80 %           Gesellschafter
Sparkasse Dresden AG                     20.000 EUR     80 %           Pfandgläubigerin
Ute Schulze              03.06.1972      5.000 EUR      20 %           Gesellschafterin`),
  ).toEqual(["Frank Schulze shareholder 80", "Ute Schulze shareholder 20"]);
  expect(
    named(`
REGISTER OF MEMBERS
Greenfield Foods Limited
Company number 04567890

Name                     Capacity      Shares
Alan Turner              member        80
Barclays Bank PLC        chargee       80
Ruth Turner              member        20`),
  ).toEqual(["Alan Turner shareholder 80", "Ruth Turner shareholder 20"]);
});

test("a holder who has given a pledge still holds", () => {
  expect(
    named(`${HEAD}
Naam                     Aandelen      Opmerking
Jan Maes                 60            in pand gegeven aan KBC Bank NV, pandhouder
Els Claes                40
Totaal                   100`),
  ).toEqual(["Els Claes shareholder 40", "Jan Maes shareholder 60"]);
});
