import { describe, expect, test } from "vitest";
import { named } from "./named.ts";

/** Cards of holders and owners: whose entry has ended, whose figures stand in which card, and owners that are companies. */

const CARDS = `
AANDELENREGISTER
Vennootschap: Berkenhof Beheer BV (0403.170.701)
Totaal aantal aandelen: 100

Folio 1
Titularis: Jan Maes
Aantal aandelen: 60

Folio 2
Titularis: Els Claes
Aantal aandelen: 40
Datum uitschrijving: 12/03/2022

Folio 3
Titularis: Tom Peeters
Aantal aandelen: 40`;

const OWNERS = `
UBO-register - Uittreksel
Onderneming: Berkenhof Beheer NV - 0403.170.701
Datum: 03/11/2026

Uiteindelijke begunstigde 1
Naam: Maes
Voornaam: Jan
Geboortedatum: 03/04/1971
Begin: 12/03/2019

Uiteindelijke begunstigde 2
Naam: Claes
Voornaam: Els
Geboortedatum: 05/06/1975
Begin: 12/03/2019
Einde: 04/05/2024`;

const CONTROL = `
Companies House
BIRCH HOLDINGS LIMITED
Company number 09876543

Persons with significant control

Mr John SMITH  Active
Notified on: 1 February 2019
Date of birth: March 1971
Nationality: British
Nature of control: Ownership of shares - More than 50% but less than 75%

Birch Group Plc  Active
Correspondence address: 1 High Street, York
Notified on: 4 May 2024
Legal form: Public limited company
Registration number: 01234567
Nature of control: Ownership of shares - More than 25% but not more than 50%`;

describe("cards of holders", () => {
  test("an entry with the day of its end counts no more, and its shares are those of the next", () => {
    expect(named(CARDS)).toEqual(["Jan Maes shareholder 60", "Tom Peeters shareholder 40"]);
    expect(named(CARDS.replace("Totaal aantal aandelen: 100", ""))).toEqual([
      "Jan Maes shareholder 60",
      "Tom Peeters shareholder 40",
    ]);
  });

  test("figures are not given to the card below so that a sum comes out", () => {
    const unclear = CARDS.replace("Datum uitschrijving: 12/03/2022", "Zie folio 3");
    expect(named(unclear)).not.toContainEqual("Els Claes shareholder 60");
    expect(named(unclear).some((one) => one.startsWith("Jan Maes"))).toBe(true);
  });
});

describe("owners of an extract", () => {
  test("have an end where their card says so", () => {
    expect(named(OWNERS)).toEqual(["Els Claes owner until 2024-05-04", "Jan Maes owner"]);
  });

  test("may be companies without a share in per cent", () => {
    expect(named(CONTROL)).toEqual(["Birch Group Plc shareholder", "John SMITH owner"]);
  });

  test("have the total of direct and indirect shares, though no label is known for half of the columns", () => {
    const table = `
UBO-REGISTER
FOD Financiën - Thesaurie
Uittreksel van 3 november 2026
Ondernemingsnummer: 0403.170.701
Naam: Berkenhof Beheer NV

Naam en voornaam       Geboortedatum    Nationaliteit    Categorie                     Direct    Indirect    Totaal
Maes Jan               03/04/1971       België           Aandelen of stemrechten       30 %      20 %        50 %
Claes Els              05/06/1975       België           Aandelen of stemrechten       50 %      0 %         50 %`;
    expect(named(table)).toEqual(["Claes Els owner 50", "Maes Jan owner 50"]);
  });
});
