import { describe, expect, test } from "vitest";
import type { DocumentKind } from "../../../../src/domain/documents/document-kinds.ts";
import { CERTAIN } from "../../../../src/domain/readings/certain-kind.ts";
import type { FactDraft } from "../../../../src/reading/understanding/facts.ts";
import { factsOf } from "../../../../src/reading/understanding/readers.ts";
import { readableOf } from "../../../../src/reading/understanding/understand.ts";
import { MODELS } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** What a paper certainly says of the company that it is about, where the names of others stand in it as well. */
const certain = (drawn: string, kind: DocumentKind, type: FactDraft["type"]) =>
  factsOf(readableOf(pagesOf(drawn)), kind, MODELS)
    .filter((fact) => fact.type === type && fact.subject === "subject" && fact.certainty >= CERTAIN)
    .map(({ value }) => value);

const REGISTER = `
Liste der Gesellschafter
der Nordwind Messtechnik GmbH mit Sitz in Bremen
(Amtsgericht Bremen, HRB 25 771 HB)

Gesellschafter                                      Nennbetrag     Beteiligung
Silke Oltmanns, geb. 02.03.1971, Bremen             12.000,00      48,0 %
Enno Harms, geb. 29.10.1979, Delmenhorst             7.500,00      30,0 %
Weserkai Beteiligungs AG, Bremen, HRB 48910 HB       5.500,00      22,0 %
Bremen, den 20. September 2023`;

const EXTRACT = `
De onderneming met nummer 0999.900.150, met als naam "Zandgroeve De Kempen", is sinds 1987 ingeschreven.
Functies die open staan:
- bestuurder: STEVENS Stijn, sinds 25 september 2019;
- bestuurder: Kempelco Management BV, 0401.574.852, sinds 25 september 2019.`;

const BANK = `
BANQUE DU PORT S.A.
31, boulevard Royal, L-2449 Luxembourg - R.C.S. B273960

BLOCKING CERTIFICATE
Luxembourg, 3 July 2024
We hereby certify that an amount of EUR 12,000 has been credited to the account
LU28 0019 4006 4475 0000
in the name of Moselle Tokens S.à r.l., a company in formation.`;

describe("numbers and forms of others", () => {
  test("a holder's number in a register is not the company's", () => {
    expect(certain(REGISTER, "shareholder_register", "enterprise_number")).not.toContain("HRB48910HB");
    expect(certain(REGISTER, "shareholder_register", "legal_form")).not.toContain("AG");
  });
  test("a managing company's number and form are not those of the company that it manages", () => {
    expect(certain(EXTRACT, "register_extract", "enterprise_number")).not.toContain("0401574852");
    expect(certain(EXTRACT, "register_extract", "legal_form")).not.toContain("BV");
  });
  test("a bank's number in its head is not its customer's", () => {
    expect(certain(BANK, "bank_account_certificate", "enterprise_number")).toEqual([]);
  });
  test("a customer's number behind its name counts", () => {
    const named = BANK.replace("a company in formation", "R.C.S. Luxembourg B123456");
    expect(certain(named, "bank_account_certificate", "enterprise_number")).toEqual(["B123456"]);
  });
  test("the number behind the company's own name goes before that of another", () => {
    const chart = `
STRUCTURE DE L'ACTIONNARIAT
PHARMACIE DES ETANGS SA
Dossier arrêté au 5 mai 2025
Jeanne Collard : 100 %
PHARMACIE DES ETANGS SA (BCE 0999.900.150)
100 % PARA-NORD SRL (BCE 0401.574.852)`;
    expect(certain(chart, "structure_chart", "enterprise_number")).not.toContain("0401574852");
  });
});

describe("parties of a contract", () => {
  const CONTRACT = `
CONTRACT OF EMPLOYMENT
between the parties whose particulars are stated here in the usual way, as follows from the register
Employer: Burren Cheese Limited, Fanore, Co. Clare; company number 593294
Employee: Mr Oluwaseun Kelly, 3 Harbour View, Ballyvaughan
1. Position: head cheesemaker.
7. Pension: with Atlantic Mutual Assurance plc.
Signed on 19 August 2024`;

  test("are those before the terms", () => {
    expect(certain(CONTRACT, "contract", "legal_form")).toEqual(["Limited"]);
  });
  test("may be numbered themselves", () => {
    const numbered = CONTRACT.replace("Employer: ", "1. ").replace("Employee: ", "2. ");
    expect(certain(numbered, "contract", "legal_form")).toContain("Limited");
  });
  test("are no words of a sentence", () => {
    const french = `
CONVENTION DE GESTION conclue entre les parties désignées ci-dessous, qui se connaissent depuis longtemps
OPTIQUE LAMBERT SA, BCE 0999.900.150, dont le siège est situé Grand'Rue 41 à 6900 Marche
La SRL assure la direction de la SA, which is incorporated in Belgium.`;
    expect(certain(french, "contract", "company_name")).toEqual(["OPTIQUE LAMBERT SA"]);
    expect(certain(french, "contract", "legal_form")).not.toContain("incorporated");
  });
});

describe("forms that say more", () => {
  test("of two languages are one", () => {
    const permit = `
ENVIRONMENTAL PERMIT
Holder of the permit: Canal Laundry SA/NV
Permit number: 1.D2/2023/1890344
Decision date: 14 December 2023`;
    const forms = factsOf(readableOf(pagesOf(permit)), "licence", MODELS).filter(({ type }) => type === "legal_form");
    expect(forms.map(({ value }) => value)).toEqual(["SA/NV"]);
  });
  test("in the name go before the kind that a deed founds", () => {
    const deed = `
Verhandelt zu Kassel am 16. Januar 2026
Die Erschienene errichtet eine Gesellschaft mit beschränkter Haftung nach Musterprotokoll:
1. Die Gesellschaft führt die Firma Fuldaufer Hilfsmittel UG (haftungsbeschränkt) mit dem Sitz in Kassel.
2. Gegenstand des Unternehmens ist der Verkauf von Pflegehilfsmitteln.`;
    expect(certain(deed, "articles_of_association", "legal_form")).toEqual(["UG"]);
  });
  test("of a foundation with partners is one form", () => {
    const accounts = `
Kuckuckswald Stiftung & Co. KG
Furtwangen
Jahresabschluss zum Geschäftsjahr vom 01.01.2023 bis zum 31.12.2023
Bilanzsumme     1.990.000,00`;
    expect(certain(accounts, "annual_accounts", "legal_form")).toEqual(["Stiftung & Co. KG"]);
  });
});
