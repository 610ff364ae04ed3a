import { describe, expect, test } from "vitest";
import { taxedSum } from "../../../../src/reading/understanding/fields/taxed-sums.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

const kindOf = (drawn: string) => {
  const { kind, kind_confidence } = understand(pagesOf(drawn));
  return kind_confidence >= 0.9 ? kind : `uncertain ${kind}`;
};

/** Papers whose titles stand in no table: what they hold says what they are. */
const KNOWN: readonly (readonly [string, string, string])[] = [
  [
    "invoice",
    "work charged by a roofer",
    `
Dakwerken Verlinden
Molenstraat 8, 2300 Turnhout

Onze afrekening nr. 2024/118 van 4 maart 2024
Voor het herstellen van uw dak
Werkuren en materiaal                                   1.240,00
6 % btw                                                    74,40
Samen                                                   1.314,40
Te voldoen binnen veertien dagen op BE68 5390 0754 7034.`,
  ],
  [
    "proof_of_address",
    "a household in the words of a mayor",
    `
Commune de Habay
Le bourgmestre soussigne certifie par la presente que Madame Odile Remacle, nee le 2 mai 1961,
demeure au numero 14 de la rue de la Halle, 6720 Habay, et y est inscrite aux registres de la
population depuis le 1er juin 1998.
Habay, le 5 janvier 2024`,
  ],
  [
    "proof_of_address",
    "mobile and television of a household",
    `
Mevrouw Lies Claessens
Dorpsstraat 5
3020 Herent

Uw overzicht van mei 2024
Klantnummer 887 112
Internet en wifi                                        42,00
Mobiel: twee simkaarten                                 30,00
Digitale tv                                             18,00
Abonnement en verbruik samen                            90,00`,
  ],
  [
    "proof_of_address",
    "internet of an operator, headed as an invoice, in Dutch",
    `
Proximus
Factuur
Factuurnummer              742001188
Factuurdatum               4 november 2026
Klantnummer                620014455
Katrien Vermeulen
Bondgenotenlaan 12
3000 Leuven

Omschrijving               Bedrag
Internet Maxi Fiber        € 62,99
Totaal incl. btw 21 %      € 62,99
Gelieve te betalen voor 24 november 2026 op BE61 6792 0055 5017.`,
  ],
  [
    "proof_of_address",
    "lines of an operator, headed as an invoice, in French",
    `
Orange Belgium SA
Avenue du Bourget 3, 1140 Bruxelles
Facture
Numéro de client           4411220
Date de facture            5/11/2026
Madame Claire Janssens
Rue des Tilleuls 8
5000 Namur

Abonnement mobile Go       20,00 €
Internet fixe              45,00 €
TVA 21 %                   11,28 €
Total à payer              65,00 €
A payer avant le 25/11/2026 sur le compte BE46 0016 1699 2336`,
  ],
  [
    "proof_of_address",
    "a mobile line of an operator, headed as an invoice, in German",
    `
Vodafone GmbH
Rechnung
Kundennummer               8812001
Rechnungsdatum             03.11.2026
Herrn Jens Petersen
Lange Reihe 40
20099 Hamburg

Mobilfunk Tarif M          29,99
MwSt 19 %                   4,79
Rechnungsbetrag            29,99 EUR
Zahlbar bis 20.11.2026`,
  ],
  [
    "proof_of_address",
    "broadband of an operator, headed as an invoice, in English",
    `
Virgin Media
Invoice
Account number             9001122334
Invoice date               3 November 2026
Ms Sarah Thompson
40 High Street
London E1 7AA

Broadband M250             £33.00
VAT 20 %                   £5.50
Amount due                 £33.00
Please pay by 24 November 2026`,
  ],
  [
    "invoice",
    "telephones that a shop sells, named by their operator",
    `
Belcentrum Janssens BV
Stationsstraat 4, 3000 Leuven
Factuur 2026-311
Factuurdatum               3 november 2026
Klantnummer                1204
Bakkerij De Linde BV
Ridderstraat 48, 3000 Leuven

Smartphone                 399,00
Simkaart Proximus Mobiel    15,00
Btw 21 %                    86,94
Te betalen                 500,94`,
  ],
  [
    "screening_report",
    "names that nobody lists",
    `
Nachforschung zu Herrn Anton Brückner, geboren am 3. Mai 1970

Am 4. Juni 2024 haben wir die Listen der Vereinten Nationen, der Europäischen Union und des OFAC
sowie unsere Datenbank politisch exponierter Personen durchsucht. Kein Eintrag gefunden.`,
  ],
  [
    "licence",
    "a decision of a province",
    `
PROVINCIE LIMBURG
Omgevingsvergunning
Kenmerk: 2024-00871

De deputatie, gelet op het decreet van 25 april 2014, verleent aan Steenbakkerij Aerts NV,
Kanaalkom 3, 3500 Hasselt, de vergunning om haar oven uit te baten.
Hasselt, 7 maart 2024`,
  ],
  [
    "bank_account_certificate",
    "a capital that is paid in",
    `
ARGENTA
Bewijs van deponering van een inbreng in geld

De bank verklaart dat een bedrag van 20.000 EUR werd gestort op de geblokkeerde rekening
BE68 5390 0754 7034 op naam van Zeewind BV in oprichting.
Antwerpen, 8 april 2024`,
  ],
  [
    "residence_permit",
    "a paper permit without a zone",
    `
ATTEST VAN IMMATRICULATIE
Tijdelijke verblijfstitel

Naam en voornamen:        OKAFOR Chidi
Nationaliteit:            Nigeriaanse
Geboren te / op:          Lagos, 02/03/1990
Geslacht:                 M
Geldig tot:               01/09/2025
Rijksregister:            90.03.02-997.04`,
  ],
];

/** Papers of no kind that look like one of them. */
const OTHERS: readonly (readonly [string, string])[] = [
  [
    "a statement of savings",
    `
Argenta
Rekeningafschrift spaarrekening
Piet Maes
BE68 5390 0754 7034
Vorig saldo                                           1.200,00
03/05/2024   Overschrijving                             100,00
Nieuw saldo                                           1.300,00`,
  ],
  [
    "a driving licence",
    `
PERMIS DE CONDUIRE
Royaume de Belgique
1. LAMBERT
2. Julie
3. 02.03.1988 Namur
4a. 05.06.2020   4b. 05.06.2030   4c. Namur
5. 1234567890`,
  ],
  [
    "a pay slip",
    `
Gehaltsabrechnung Mai 2024
Arbeitgeber: Bergmann Logistik GmbH
Mitarbeiter: Jens Kohl                  Personalnummer 4711
Bruttogehalt                                          4.000,00
Lohnsteuer                                              700,00
Auszahlungsbetrag                                     2.500,00
Überweisung auf Konto DE89 3704 0044 0532 0130 00`,
  ],
  [
    "a delivery note",
    `
BON DE LIVRAISON n° 5512
Atelier Roche SRL
Client : Boulangerie Petit SA, rue Haute 3, 5000 Namur
Quantite     Designation
12           Sacs de farine
Recu le 4 mai 2024, signature du client`,
  ],
  [
    "a quotation with its tax",
    `
OFFERTE 2024-31
Schilderwerken De Wit BV
Schilderen van de gevel                               1.000,00
21 % btw                                                210,00
Totaal                                                1.210,00
Te betalen na uitvoering. Deze prijs geldt dertig dagen.`,
  ],
  [
    "an extract of criminal records",
    `
Uittreksel uit het strafregister
Gemeente Herent
De burgemeester verklaart dat mevrouw Lies Claessens, geboren te Leuven op 3 mei 1980, wonende te
3020 Herent, Dorpsstraat 5, geen veroordelingen heeft.`,
  ],
  [
    "rules of a house on lists",
    `
Procedure for name checks
Our employees compare each new customer with the sanctions lists of the EU, the UN and OFAC before
we open an account. A match is reported to the compliance officer. Screening is repeated monthly.`,
  ],
];

describe("papers without a known title", () => {
  test.each(KNOWN)("%s: %s", (kind, _title, drawn) => {
    expect(kindOf(drawn)).toBe(kind);
  });
});

describe("papers of no kind", () => {
  test.each(OTHERS)("%s", (_title, drawn) => {
    expect(kindOf(drawn)).toMatch(/^other$|^uncertain|^policy_document$/);
  });
});

describe("a price with its tax", () => {
  test.each<[string, string, number | null]>([
    ["in a table", "1.000,00\n210,00\n1.210,00", 1210],
    [
      "in a sentence that a line end divides",
      "1 168,00 EUR, TVA de 21 % (245,28 EUR), au total 1\n413,28 EUR",
      1413.28,
    ],
    ["in English notation", "Goods 1,361.38 VAT 272.28 Payable 1,633.66", 1633.66],
    ["with single lines that cost less", "600,00 400,00 1.000,00 60,00 1.060,00", 1060],
    ["figures that do not add up so", "1.000,00 220,00 1.230,00", null],
    ["a sum without a tax", "700,00 300,00 1.000,00", null],
  ])("%s", (_title, text, total) => {
    expect(taxedSum(text)?.total ?? null).toBe(total);
  });
});
