import { describe, expect, test } from "vitest";
import { certainKind } from "../../../../src/domain/readings/certain-kind.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

const IBAN = "BE68539007547034";

/** Letters and statements of banks as customers hand them in, and the holder that each names. */
const DOCUMENTS: readonly (readonly [title: string, holder: string | null, drawn: string])[] = [
  [
    "a letter of KBC in one sentence",
    "Bakkerij De Linde BV",
    `
KBC Bank NV
Havenlaan 2, 1080 Brussel

Brussel, 3 november 2026

Bankattest

Hierbij bevestigt KBC Bank NV dat Bakkerij De Linde BV, ondernemingsnummer 0417.497.106, titularis is van
de zichtrekening met nummer
IBAN: BE68 5390 0754 7034
BIC: KREDBEBB
Dit attest wordt afgeleverd op vraag van de klant.`,
  ],
  [
    "an attestation of BNP Paribas Fortis",
    "BOULANGERIE DU MOULIN SRL",
    `
BNP Paribas Fortis SA
Montagne du Parc 3, 1000 Bruxelles

Bruxelles, le 3 novembre 2026

Attestation bancaire

Nous, soussignés, BNP Paribas Fortis SA, attestons par la présente que la société
BOULANGERIE DU MOULIN SRL, dont le siège est établi Rue Haute 12, 1000 Bruxelles,
numéro d'entreprise 0417.497.106, est titulaire du compte à vue suivant :
IBAN : BE68 5390 0754 7034
BIC : GEBABEBB
La présente attestation est délivrée à la demande du client.`,
  ],
  [
    "an IBAN that stands in somebody's name",
    "Schrijnwerkerij Aerts BV",
    `
Argenta Spaarbank NV
Belgiëlei 49-53, 2018 Antwerpen
Antwerpen, 14 september 2026

Bevestiging van uw rekeningnummer

Beste klant,
De rekening met IBAN BE68 5390 0754 7034 staat op naam van Schrijnwerkerij Aerts BV.
De BIC van onze bank is ARSPBE22.
Met vriendelijke groeten`,
  ],
  [
    "a German letter",
    "Müller Logistik GmbH",
    `
Commerzbank AG
Kaiserplatz, 60311 Frankfurt am Main
Frankfurt, den 4. Mai 2026

Bestätigung über ein Konto

Hiermit bestätigen wir, dass Müller Logistik GmbH, Hafenstraße 12, 20457 Hamburg, bei uns
folgendes Konto unterhält. IBAN: BE68 5390 0754 7034. BIC: COBADEFF.
Dieses Schreiben wurde auf Wunsch des Kunden erstellt.`,
  ],
  [
    "an English letter of a payment institution",
    "Northwind Trading Ltd",
    `
Wise Payments Limited
Proof of account ownership
Date: 12 June 2026

To whom it may concern,
We confirm that Northwind Trading Ltd, 12 Park Road, London SW1A 1AA, holds the following
account with us. The account details are shown below.
IBAN: BE68 5390 0754 7034
Swift/BIC: TRWIBEB1`,
  ],
  [
    "a statement in Dutch",
    "Piet Vreemdeman",
    `
Rekeninguittreksel
KBC Bank NV Havenlaan 2 1080 Brussel
Rekeninghouder: Piet Vreemdeman
IBAN BE68 5390 0754 7034 BIC KREDBEBB
Uittreksel nr. 7 - 31/10/2026
Vorig saldo 1.204,55 EUR
02/10 Loon oktober + 2.350,00
05/10 Delhaize Gent BE71 0961 2345 6769 - 84,20
11/10 Huur - 950,00
Nieuw saldo 2.520,35 EUR`,
  ],
  [
    "a statement in French",
    "Atelier Lambert SRL",
    `
Crelan
EXTRAIT DE COMPTE n° 12
Titulaire : Atelier Lambert SRL
IBAN : BE68 5390 0754 7034
Solde précédent au 01/03/2026            4.120,00
Virement de Dupont Marc                  +250,00
Solde final au 31/03/2026                4.370,00`,
  ],
  [
    "a statement in German",
    "Sabine Krüger",
    `
Sparkasse KölnBonn
Kontoauszug 3/2026
Kontoinhaber: Sabine Krüger
IBAN: BE68 5390 0754 7034        BIC: COLSDE33
Kontostand am 01.03.2026         1.200,00 EUR
Gutschrift Gehalt                2.900,00 EUR
Lastschrift Stadtwerke            -95,00 EUR
Neuer Kontostand am 31.03.2026   4.005,00 EUR`,
  ],
  [
    "a statement in English",
    "Mary O'Brien",
    `
Bank of Ireland
Statement of Account
Account name: Mary O'Brien
IBAN: BE68 5390 0754 7034
BIC: BOFIIE2D
Opening balance                  310.00
12 Mar 2026   Direct debit Electric Ireland    Paid out  80.00
Closing balance                  230.00`,
  ],
];

describe("letters and statements of banks", () => {
  test.each(DOCUMENTS)("%s", (_title, holder, drawn) => {
    const reading = understand(pagesOf(drawn));
    const values = (type: string, subject = "subject") =>
      reading.facts
        .filter((fact) => fact.type === type && fact.subject === subject)
        .map(({ value }) => value as string);
    expect(certainKind(reading)).toBe("bank_account_certificate");
    expect(values("account_holder")).toEqual([holder]);
    expect(values("iban")).toEqual([IBAN]);
    // The bank's own seat and number are never the holder's.
    expect(values("address").some((address) => /Havenlaan|Montagne|Kaiserplatz|Belgi/.test(address))).toBe(false);
    expect(values("enterprise_number", "issuer")).toEqual([]);
    expect(values("authority", "issuer").join(" ")).toMatch(/KBC|BNP|Argenta|Commerz|Wise|Crelan|Sparkasse|Ireland/);
  });

  test.each([
    ["Rekeninghouder                     Pieter Goossens", "Pieter Goossens"],
    ["Titulaire                          Claire Lambert", "Claire Lambert"],
    ["Kontoinhaber                       Karl Schmitz", "Karl Schmitz"],
    ["Rekeninghouder                     Bakkerij De Linde BV", "Bakkerij De Linde BV"],
  ])("%s is read with certainty, be it a person or a company", (line, holder) => {
    const { facts } = understand(
      pagesOf(`
KBC Bank

Rekeninguittreksel

Datum                              5 november 2026
IBAN                               BE68 5390 0754 7034
BIC                                KREDBEBB
${line}

Datum              Omschrijving             Bedrag
02/11/2026         Betaling Colruyt         -43,20
Nieuw saldo                                 2.310,55`),
    );
    const [found] = facts.filter(({ type }) => type === "account_holder");
    expect(found).toMatchObject({ value: holder });
    expect(found!.confidence).toBeGreaterThan(0.9);
  });

  test("the seat and the number in a holder's sentence are the holder's", () => {
    const { facts } = understand(pagesOf(DOCUMENTS[1]![2]));
    expect(facts.map(({ type, subject, value }) => `${type} ${subject} ${value as string}`)).toEqual(
      expect.arrayContaining(["address subject Rue Haute 12, 1000 Bruxelles", "enterprise_number subject 0417497106"]),
    );
  });
});

describe("a certificate on a company that is called without its legal form", () => {
  const CERTIFICATES = [
    [
      "nl",
      `
BANKATTEST
Voorbeeldbank NV, Wetstraat 500, 1040 Brussel
Brussel, 28/11/2026
De bank bevestigt dat de volgende rekening bij haar geopend is.
Rekeninghouder: Houthandel De Linde
IBAN: BE68 5390 0754 7034`,
      "Voorbeeldbank NV",
      "Houthandel De Linde",
    ],
    [
      "fr",
      `
ATTESTATION BANCAIRE
Bruxelles, le 28/11/2026
La banque confirme que le compte suivant est ouvert dans ses livres.
Titulaire du compte : Menuiserie Du Moulin
IBAN : BE68 5390 0754 7034`,
      undefined,
      "Menuiserie Du Moulin",
    ],
    [
      "de",
      `
KONTOBESTÄTIGUNG
Musterbank AG, Hauptstraße 5, 10115 Berlin
Berlin, 28.11.2026
Die Bank bestätigt, dass das folgende Konto bei ihr geführt wird.
Kontoinhaber: Bäckerei Linde
IBAN: DE89 3704 0044 0532 0130 00`,
      "Musterbank AG",
      "Bäckerei Linde",
    ],
    [
      "en",
      `
BANK CONFIRMATION
Example Bank plc, 1 High Street, London EC1A 1AA
28 November 2026
The bank confirms that the following account is open in its books.
Account holder: Linden Bakery
IBAN: BE68 5390 0754 7034`,
      "Example Bank plc",
      "Linden Bakery",
    ],
  ] as const;

  test.each(CERTIFICATES)(
    "names bank and holder (%s), and takes no sentence or title for the bank",
    (_, drawn, bank, holder) => {
      const { facts } = understand(pagesOf(drawn));
      const sure = (type: string) => facts.filter((fact) => fact.type === type && fact.confidence >= 0.8);
      expect(sure("authority").map(({ value }) => value)).toEqual(bank === undefined ? [] : [bank]);
      expect(sure("account_holder").map(({ value }) => value)).toEqual([holder]);
    },
  );
});
