import { describe, expect, it } from "vitest";
import type { DocumentKind } from "../../../../src/domain/documents/document-kinds.ts";
import type { ReadFact, ReadingLanguage } from "../../../../src/domain/readings/reading.model.ts";
import { numberFacts } from "../../../../src/reading/understanding/facts.ts";
import { flowOf } from "../../../../src/reading/understanding/flow.ts";
import { PERSON_READERS } from "../../../../src/reading/understanding/person/index.ts";
import { documentText } from "../../../../src/reading/understanding/text.ts";
import { officePagesOf, pagesOf } from "./pages-of.ts";

function read(kind: DocumentKind, language: ReadingLanguage, drawn: string, isOffice = false): readonly ReadFact[] {
  const text = documentText(isOffice ? officePagesOf(drawn) : pagesOf(drawn));
  return numberFacts(PERSON_READERS[kind]!({ text, flow: flowOf(text), language }));
}

/** `type subject value` of each fact, persons and amounts in short. */
function lines(facts: readonly ReadFact[]): string[] {
  const short = (value: any): string => {
    if (typeof value === "string") return value;
    if ("rubric" in value) return `${value.rubric} ${value.value} ${value.currency}`;
    return [value.name, value.role, value.birth_date].filter(Boolean).join(" | ");
  };
  return facts
    .map(({ type, subject, value, valid }) => `${type} ${subject} ${short(value)}${valid === false ? " !" : ""}`)
    .sort();
}

describe("bank certificates", () => {
  it("reads a letter in Dutch, with the bank's own number in its foot", () => {
    const facts = read(
      "bank_account_certificate",
      "nl",
      `
KBC Bank                                         Havenlaan 2, 1080 Brussel

                                       Bakkerij Peeters BV
                                       Kerkstraat 12
                                       9000 Gent

Gent, 12 maart 2024

Betreft: bankattest

Geachte heer, mevrouw,

Hierbij bevestigen wij dat Bakkerij Peeters BV bij onze bank titularis is van de zichtrekening
met nummer BE68 5390 0754 7034 (BIC KREDBEBB). Deze rekening werd geopend op 3 januari 2019.

Met vriendelijke groeten

An Claes
Kantoordirecteur


KBC Bank NV, Havenlaan 2, 1080 Brussel, RPR Brussel 0462.920.226
`,
    );
    expect(lines(facts)).toEqual([
      "account_holder subject Bakkerij Peeters BV",
      "address subject Kerkstraat 12, 9000 Gent",
      "authority issuer KBC Bank",
      "document_date subject 2024-03-12",
      "enterprise_number issuer 0462920226",
      "iban subject BE68539007547034",
    ]);
  });

  it("reads labels in French", () => {
    const facts = read(
      "bank_account_certificate",
      "fr",
      `
BNP Paribas Fortis
ATTESTATION DE TITULARITÉ DE COMPTE

Titulaire du compte :      Dupont Conseil SRL
Adresse :                  Rue de la Loi 16, 1000 Bruxelles
IBAN :                     BE68 5390 0754 7034
BIC :                      GEBABEBB
Date d'ouverture :         04/05/2018

Fait à Bruxelles, le 4 avril 2024
`,
    );
    expect(lines(facts)).toEqual([
      "account_holder subject Dupont Conseil SRL",
      "address subject Rue de la Loi 16, 1000 Bruxelles",
      "authority issuer BNP Paribas Fortis",
      "document_date subject 2024-04-04",
      "iban subject BE68539007547034",
    ]);
  });

  it("reads a person's account in German, and one whose number is broken over lines", () => {
    const facts = read(
      "bank_account_certificate",
      "de",
      `
Commerzbank AG
Kontobestätigung

Wir bestätigen, dass Erika Mustermann bei unserer Bank Inhaberin des Girokontos DE89 3704
0044 0532 0130 00 ist.

Frankfurt am Main, den 4. April 2024
`,
    );
    expect(lines(facts)).toContain("account_holder subject Erika Mustermann");
    expect(lines(facts)).toContain("iban subject DE89370400440532013000");
    expect(lines(facts)).toContain("document_date subject 2024-04-04");
    expect(lines(facts)).toContain("authority issuer Commerzbank AG");
  });

  it("reads English, and marks a number whose check digits fail", () => {
    const facts = read(
      "bank_account_certificate",
      "en",
      `
Barclays Bank
Bank account confirmation

We confirm that Riverside Trading Ltd holds a current account with our bank.
IBAN: GB29 NWBK 6016 1331 9268 18

Date: 4 April 2024
`,
    );
    expect(lines(facts)).toContain("account_holder subject Riverside Trading Ltd");
    expect(lines(facts)).toContain("iban subject GB29NWBK60161331926818 !");
  });
});

describe("proofs of address", () => {
  it("reads the addressee of a bill", () => {
    const facts = read(
      "proof_of_address",
      "nl",
      `
Luminus NV                                       FACTUUR

Klantnummer: 123456789            De heer Jan Peeters
Factuurdatum: 12/03/2024          Kerkstraat 12 bus 3
Vervaldag: 01/04/2024             9000 Gent

Verbruiksperiode: 01/02/2024 - 29/02/2024
Leveringsadres: Kerkstraat 12 bus 3, 9000 Gent
Elektriciteit         312 kWh          € 95,20
Te betalen: € 95,20
`,
    );
    expect(lines(facts)).toEqual([
      "address subject Kerkstraat 12 bus 3, 9000 Gent",
      "authority issuer Luminus NV",
      "document_date subject 2024-03-12",
      "person subject Jan Peeters | holder",
    ]);
  });

  it("reads a certificate of residence", () => {
    const facts = read(
      "proof_of_address",
      "fr",
      `
Commune d'Ixelles
CERTIFICAT DE RÉSIDENCE

L'officier de l'état civil certifie que :

Nom :                  DUBOIS
Prénom :               Marie
Né(e) :                à Liège le 20 février 2000
Numéro national :      00.02.20-034.88
Adresse :              Chaussée d'Ixelles 168, 1050 Ixelles

est inscrite aux registres de la population.

Délivré à Ixelles, le 12 mars 2024
`,
    );
    expect(lines(facts)).toEqual([
      "address subject Chaussée d'Ixelles 168, 1050 Ixelles",
      "authority issuer Commune d'Ixelles",
      "document_date subject 2024-03-12",
      "national_number subject 00022003488",
      "person subject Marie DUBOIS | holder | 2000-02-20",
    ]);
  });

  it("reads a German registration and a British tax letter", () => {
    const german = read(
      "proof_of_address",
      "de",
      `
Stadt Köln
Meldebescheinigung

Familienname:   Müller
Vornamen:       Hans Peter
Geburtsdatum:   12.08.1983
Anschrift:      Heidestraße 17, 51147 Köln

Köln, den 04.04.2024
`,
    );
    expect(lines(german)).toEqual([
      "address subject Heidestraße 17, 51147 Köln",
      "authority issuer Stadt Köln",
      "document_date subject 2024-04-04",
      "person subject Hans Peter Müller | holder | 1983-08-12",
    ]);
    const british = read(
      "proof_of_address",
      "en",
      `
HM Revenue & Customs

                              Ms Sarah Whitfield
                              14 Mill Lane
                              Norwich NR1 2AB

Tax calculation
Date of issue: 04/04/2024
You owe £1,204.50.
`,
    );
    expect(lines(british)).toEqual([
      "address subject 14 Mill Lane, Norwich NR1 2AB",
      "authority issuer HM Revenue & Customs",
      "document_date subject 2024-04-04",
      "person subject Sarah Whitfield | holder",
    ]);
  });
});

describe("licences", () => {
  it("reads a decision of a supervisor", () => {
    const facts = read(
      "licence",
      "nl",
      `
Autoriteit voor Financiële Diensten en Markten (FSMA)

Alfa Payments NV
Kerkstraat 12, 9000 Gent

12 maart 2024

Beslissing tot verlening van een vergunning
Vergunningsnummer: AB-123456

De FSMA verleent aan Alfa Payments NV, ondernemingsnummer 0999.900.150, een vergunning als
betalingsinstelling overeenkomstig de wet van 11 maart 2018.
`,
    );
    expect(lines(facts)).toEqual([
      "address subject Kerkstraat 12, 9000 Gent",
      "authority issuer Autoriteit voor Financiële Diensten en Markten (FSMA)",
      "company_name subject Alfa Payments NV",
      "document_date subject 2024-03-12",
      "enterprise_number subject 0999900150",
      "legal_form subject NV",
      "licence_number subject AB-123456",
    ]);
  });

  it("reads a framed certificate with an end", () => {
    const facts = read(
      "licence",
      "de",
      `
                Handwerkskammer Köln

                    GEWERBEERLAUBNIS

Nummer:               4711/2024
Inhaber:              Müller Bau GmbH
Anschrift:            Heidestraße 17, 51147 Köln
Ausgestellt am:       04.04.2024
Gültig bis:           03.04.2029
`,
    );
    expect(lines(facts)).toEqual([
      "address subject Heidestraße 17, 51147 Köln",
      "authority issuer Handwerkskammer Köln",
      "company_name subject Müller Bau GmbH",
      "document_date subject 2024-04-04",
      "expiry_date subject 2029-04-03",
      "legal_form subject GmbH",
      "licence_number subject 4711/2024",
    ]);
  });

  it("reads a municipal decision in French and in English", () => {
    const french = read(
      "licence",
      "fr",
      `
Ville de Namur
AUTORISATION D'EXPLOITATION HORECA
Autorisation n° H-2024-0012
Article 1er. Le Moulin SRL (0999.900.150) est autorisée à exploiter un restaurant situé Rue du Pont 5, 5000 Namur.
Fait à Namur, le 12 mars 2024
`,
    );
    expect(lines(french)).toEqual([
      "address subject Rue du Pont 5, 5000 Namur",
      "authority issuer Ville de Namur",
      "company_name subject Le Moulin SRL",
      "document_date subject 2024-03-12",
      "enterprise_number subject 0999900150",
      "legal_form subject SRL",
      "licence_number subject H-2024-0012",
    ]);
    const english = read(
      "licence",
      "en",
      `
Central Bank of Ireland
Grant of authorisation
Authorisation number: C-204711
The Central Bank hereby authorises Shannon Payments Ltd, registered number 543210, as a payment institution.
Dated 12 March 2024
`,
    );
    expect(lines(english)).toEqual([
      "authority issuer Central Bank of Ireland",
      "company_name subject Shannon Payments Ltd",
      "document_date subject 2024-03-12",
      "enterprise_number subject 543210",
      "legal_form subject Ltd",
      "licence_number subject C-204711",
    ]);
  });
});

describe("invoices", () => {
  it("keeps the numbers of the sender apart from those of the customer", () => {
    const facts = read(
      "invoice",
      "nl",
      `
Alfa Drukkerij BV                                FACTUUR
Nijverheidslaan 4
8500 Kortrijk
Btw BE 0417.497.106

Factuurnummer: 2024-0012               Klant:
Factuurdatum: 12/03/2024               Bakkerij Peeters NV
Vervaldag: 11/04/2024                  Kerkstraat 12
                                       9000 Gent
                                       BE 0999.900.150

Omschrijving            Aantal         Bedrag
Drukwerk                2              € 1.000,00
Subtotaal: € 1.000,00
Btw 21%: € 210,00
Totaal te betalen: € 1.210,00
Gelieve te betalen op rekening BE68 5390 0754 7034.
`,
    );
    expect(lines(facts)).toEqual([
      "address subject Kerkstraat 12, 9000 Gent",
      "amount subject total 1210 EUR",
      "company_name issuer Alfa Drukkerij BV",
      "company_name subject Bakkerij Peeters NV",
      "document_date subject 2024-03-12",
      "document_number subject 2024-0012",
      "enterprise_number issuer 0417497106",
      "enterprise_number subject 0999900150",
      "iban issuer BE68539007547034",
      "legal_form issuer BV",
      "legal_form subject NV",
    ]);
  });

  it("reads a note of fees in English", () => {
    const facts = read(
      "invoice",
      "en",
      `
Sarah Whitfield
Solicitor
14 Mill Lane, Norwich NR1 2AB

                              Riverside Trading Ltd
                              2 Quay Street
                              Bristol BS1 4AA

Fee invoice no. 471100
Date: 4 April 2024
Total: 1,250.00 GBP
`,
    );
    expect(lines(facts)).toEqual([
      "address subject 2 Quay Street, Bristol BS1 4AA",
      "amount subject total 1250 GBP",
      "company_name subject Riverside Trading Ltd",
      "document_date subject 2024-04-04",
      "document_number subject 471100",
      "legal_form subject Ltd",
      "person issuer Sarah Whitfield | other",
    ]);
  });
});

describe("contracts and policies", () => {
  it("reads the parties of a contract", () => {
    const facts = read(
      "contract",
      "fr",
      `
CONTRAT DE PRESTATION DE SERVICES
ENTRE
Dupont Conseil SRL, dont le siège est établi à Rue de la Loi 16, 1000 Bruxelles, inscrite sous le numéro
0999.900.150, représentée par Marie Dubois ;
ET
Alfa Imprimerie SA, dont le siège est établi à Rue du Pont 5, 5000 Namur, inscrite sous le numéro 0417.497.106,
représentée par Jean Lambert ;
il est convenu ce qui suit :
Article 1. Le prestataire tient la comptabilité du client.
Fait à Bruxelles, le 12 mars 2024, en deux exemplaires.
`,
    );
    expect(lines(facts)).toEqual([
      "company_name subject Alfa Imprimerie SA",
      "company_name subject Dupont Conseil SRL",
      "document_date subject 2024-03-12",
      "enterprise_number subject 0417497106",
      "enterprise_number subject 0999900150",
      "legal_form subject SA",
      "legal_form subject SRL",
      "person other Jean Lambert | signatory",
      "person other Marie Dubois | signatory",
    ]);
  });

  it("reads whose policy it is, and since when", () => {
    const facts = read(
      "policy_document",
      "nl",
      `
Alfa Payments NV

Beleid ter voorkoming van het witwassen van geld

Versie:                              2.1
Goedgekeurd door het bestuur op:     12 maart 2024

1. Doel. Dit beleid geldt voor alle medewerkers. De wet van 18 september 2017 is van toepassing.
`,
    );
    expect(lines(facts)).toEqual([
      "company_name subject Alfa Payments NV",
      "document_date subject 2024-03-12",
      "legal_form subject NV",
    ]);
  });
});

describe("screening reports", () => {
  it("reads the persons of a table and of labels", () => {
    const table = read(
      "screening_report",
      "en",
      `
ListGuard Ltd
Screening report: sanctions, PEP and adverse media
Search date: 04/04/2024

Name                 Date of birth      Lists            Result
Jan Peeters          12/08/1983         EU, UN, OFAC     No matches
Marie Dubois         20/02/1999         EU, UN, OFAC     No matches

Results are based on the lists as published.
`,
    );
    expect(lines(table)).toEqual([
      "authority issuer ListGuard Ltd",
      "document_date subject 2024-04-04",
      "person subject Jan Peeters | other | 1983-08-12",
      "person subject Marie Dubois | other | 1999-02-20",
    ]);
    const cards = read(
      "screening_report",
      "de",
      `
Compliscan GmbH
Screening-Bericht
Datum der Suche: 04.04.2024

Gesuchte Person:     Hans Müller
Geburtsdatum:        12.08.1983
Sanktionslisten:     EU, UN: Keine Treffer

Gesuchte Person:     Erika Schmidt
Geburtsdatum:        01.02.1970
Sanktionslisten:     EU, UN: Keine Treffer
`,
    );
    expect(lines(cards)).toEqual([
      "authority issuer Compliscan GmbH",
      "document_date subject 2024-04-04",
      "person subject Erika Schmidt | other | 1970-02-01",
      "person subject Hans Müller | other | 1983-08-12",
    ]);
  });
});

describe("other documents", () => {
  it("reads nothing from a recipe, and a number from a letter as another's", () => {
    expect(
      read(
        "other",
        "nl",
        "Statuten\nStoofvlees met friet\nVoor 4 personen. 1 kg stoofvlees, 2 uien, 33 cl bier. Garen: 3 uur.",
      ),
    ).toEqual([]);
    expect(
      lines(read("other", "nl", "Graag een kopie van de statuten van BE 0999.900.150.\nGent, 12 maart 2024")),
    ).toEqual(["document_date subject 2024-03-12", "enterprise_number other 0999900150"]);
  });

  it("reads an office file without places", () => {
    const facts = read(
      "bank_account_certificate",
      "nl",
      "KBC Bank\nBankattest\nRekeninghouder:     Bakkerij Peeters BV\nIBAN:     BE68 5390 0754 7034",
      true,
    );
    expect(lines(facts)).toContain("account_holder subject Bakkerij Peeters BV");
    expect(facts.every(({ page, box }) => page === null && box === null)).toBe(true);
  });
});
