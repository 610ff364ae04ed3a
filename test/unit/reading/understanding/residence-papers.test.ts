import { expect, test } from "vitest";
import { CERTAIN } from "../../../../src/domain/readings/certain-kind.ts";
import type { PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { addressesIn } from "../../../../src/reading/understanding/fields/addresses.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Who lives where by a drawn paper, with certainty. */
function certain(drawn: string) {
  const own = understand(pagesOf(drawn)).facts.filter(
    ({ subject, confidence }) => subject === "subject" && confidence >= CERTAIN,
  );
  return {
    people: own.filter(({ type }) => type === "person").map(({ value }) => (value as PersonFact).name),
    addresses: own.filter(({ type }) => type === "address").map(({ value }) => value),
  };
}

test("a certificate shows the address at which it says somebody is registered, not that of the municipality", () => {
  expect(
    certain(`
STAD GENT
Dienst Burgerzaken
Botermarkt 1, 9000 Gent

BEWIJS VAN WOONST

De ambtenaar van de burgerlijke stand van de stad Gent verklaart dat
Naam: EL AMRANI
Voornamen: Fatima
Geboren te: Tanger op 03/04/1990
ingeschreven is in het bevolkingsregister op het adres Veldstraat 88, 9000 Gent sinds 12/05/2018.

Afgeleverd te Gent op 4 maart 2025`),
  ).toEqual({ people: ["Fatima EL AMRANI"], addresses: ["Veldstraat 88, 9000 Gent"] });
});

test("of two addresses at which somebody was registered none is certain", () => {
  expect(
    certain(`
STAD ANTWERPEN
Grote Markt 1, 2000 Antwerpen
ATTEST VAN WOONST
Verklaart dat Jan Peeters ingeschreven is op het adres Meir 4, 2000 Antwerpen
en voorheen op het adres Kerkstraat 12, 9000 Gent.
Antwerpen, 4 maart 2025`).addresses,
  ).toEqual([]);
});

test("a person has no seat: that of the sender is not where the addressee lives", () => {
  expect(
    certain(`
BT Group plc
81 Newgate Street, London EC1A 7AJ

Mr Samir Khan
22 Bootham Crescent
York
YO30 7AQ

Your broadband bill
Account number: GB 1234 5678
Bill date: 4 March 2025
Total due: £42.99
British Telecommunications plc. Registered office: 1 Braham Street, London E1 8EE. Registered in England no. 1800000`),
  ).toEqual({ people: ["Samir Khan"], addresses: ["22 Bootham Crescent, York YO30 7AQ"] });
});

test("a couple is addressed in a line each, or behind one title", () => {
  expect(
    certain(`
FOD FINANCIEN
Koning Albert II-laan 33 bus 25, 1030 Brussel

AANSLAGBILJET IN DE PERSONENBELASTING
Aanslagjaar 2025 - Inkomsten 2024
Datum van verzending: 12/11/2025

                                     De heer PEETERS JAN
                                     MEVROUW CLAES ELS
                                     KERKSTRAAT 12
                                     9000 GENT

Belastbaar inkomen: 48.221,10`),
  ).toEqual({ people: ["PEETERS JAN", "CLAES ELS"], addresses: ["KERKSTRAAT 12, 9000 GENT"] });
  expect(
    certain(`
AG Insurance
Emile Jacqmainlaan 53
1000 Brussel

De heer en Mevrouw Jan Peeters - Els Claes
Kerkstraat 12
9000 Gent

UW WATERFACTUUR
Datum: 04/03/2025
Meterstand 120 m3
Zetel: Emile Jacqmainlaan 53, 1000 Brussel`),
  ).toEqual({ people: ["Jan Peeters", "Els Claes"], addresses: ["Kerkstraat 12, 9000 Gent"] });
});

test("the service of an authority is no addressee", () => {
  expect(
    certain(`
DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES
Service des impôts des particuliers de Lyon 6
54 rue de la Charité, 69002 Lyon

AVIS D'IMPÔT 2025 sur les revenus de 2024

                                     M. GIRARD THOMAS
                                     27 RUE GARIBALDI
                                     69006 LYON

Numéro fiscal : 30 12 345 678 901
Date d'établissement : 15/07/2025
Revenu fiscal de référence : 32 411`),
  ).toEqual({ people: ["GIRARD THOMAS"], addresses: ["27 RUE GARIBALDI, 69006 LYON"] });
});

test("who signs for another may live elsewhere", () => {
  const paper = certain(`
Huurattest
Ondergetekende, Karel De Wit, wonende te Meir 4, 2000 Antwerpen, verhuurder, verklaart dat het
appartement gelegen Naamsestraat 100, 3000 Leuven sinds 4 maart 2020 verhuurd en bewoond wordt door Lies Peeters.
Gedaan te Antwerpen op 04/03/2025.`);
  expect(paper.addresses).not.toContain("Meir 4, 2000 Antwerpen");
});

test("a name in short over the whole one is one person", () => {
  expect(
    certain(`
City of York Council
Council Tax Bill
Mrs T Hartley
Tessa Hartley
22 Bootham Crescent
York
YO30 7AQ
Date of issue: 4 March 2025`).people,
  ).toEqual(["Tessa Hartley"]);
});

test("the end of an account's number is no postcode", () => {
  expect(addressesIn("Overschrijving van BE32 6792 0022 9102 Els Claes")).toEqual([]);
});
