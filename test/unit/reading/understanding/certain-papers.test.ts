import { expect, test } from "vitest";
import type { DocumentKind } from "../../../../src/domain/documents/document-kinds.ts";
import { CERTAIN } from "../../../../src/domain/readings/certain-kind.ts";
import type { FactDraft } from "../../../../src/reading/understanding/facts.ts";
import { addressesIn } from "../../../../src/reading/understanding/fields/addresses.ts";
import { factsOf } from "../../../../src/reading/understanding/readers.ts";
import { readableOf } from "../../../../src/reading/understanding/understand.ts";
import { MODELS } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** What a paper certainly says of its subject. */
const certain = (drawn: string, kind: DocumentKind, type: FactDraft["type"]) =>
  factsOf(readableOf(pagesOf(drawn)), kind, MODELS)
    .filter((fact) => fact.type === type && fact.subject === "subject" && fact.certainty >= CERTAIN)
    .map(({ value }) => (type === "amount" ? (value as { value: number }).value : value));

test("forms of two parties tell not whose they are, unless they are one form", () => {
  const contract = (client: string) => `
DIENSTLEISTUNGSVERTRAG
zwischen
1. Hafenkontor Reinigung GmbH, Kaistraße 4, 28195 Bremen, Auftragnehmerin
und
2. ${client}, Am Wall 90, 28195 Bremen, Auftraggeberin
wird Folgendes vereinbart:
§ 1 Die Auftragnehmerin reinigt die Räume der Auftraggeberin.
Bremen, den 4. März 2024`;
  expect(certain(contract("Weserblick Logistik KG"), "contract", "legal_form")).toEqual([]);
  expect(certain(contract("Weserblick Logistik GmbH"), "contract", "legal_form")).toEqual(["GmbH"]);
});

test("a bank's own account at its foot is nobody else's, and a holder's name ends with its line", () => {
  const drawn = `
ATTEST
Scheldebank NV bevestigt het volgende.
Datum: 4 maart 2024
Op heden wordt op naam van
CommV Wevers en Zoon
Dorpsstraat 8 bus 1, 9100 Sint-Niklaas
een zichtrekening aangehouden met nummer BE68 5390 0754 7034.
Dit attest geeft geen waarborg.
Hoogachtend,
De kantoordirecteur
Scheldebank NV, Markt 1, 9100 Sint-Niklaas, RPR Gent 0403.199.702, rekening BE71 0961 2345 6769`;
  expect(certain(drawn, "bank_account_certificate", "iban")).toEqual(["BE68539007547034"]);
  expect(certain(drawn, "bank_account_certificate", "account_holder")).toEqual(["Wevers en Zoon CommV"]);
});

test("an approval of the Union is numbered with its country, and a permit without an end has none for one of its parts", () => {
  const approval = `
PRÉFECTURE DE LA CREUSE
Arrêté portant agrément sanitaire
Article 1er : L'établissement de la société Laiterie du Plateau, SAS, est agréé sous le numéro FR 23.114.007 CE pour le lait cru.
Guéret, le 12 mars 2022`;
  expect(certain(approval, "licence", "licence_number")).toEqual(["FR 23.114.007 CE"]);
  const permit = `
PROVINCIE LIMBURG
OMGEVINGSVERGUNNING
Art. 1. De vergunning wordt aan Steengroeve Maasdal BV verleend voor onbepaalde duur, behalve voor rubriek 18.3,
vergund tot 4 mei 2031.
Hasselt, 4 mei 2021`;
  expect(certain(permit, "licence", "expiry_date")).toEqual([]);
});

test("a form in brackets is the form, and what makes one closer belongs to it", () => {
  const extract = (form: string) => `
UBO-register
Onderneming: Fruitbedrijf Haspengouw
Ondernemingsnummer: 0403.199.702
Rechtsvorm: ${form}
Uiteindelijke begunstigde
Naam: Claes
Voornaam: Greet
Geboortedatum: 04/05/1970`;
  expect(certain(extract("Landbouwbedrijf (CommV)"), "ubo_extract", "legal_form")).toEqual(["CommV"]);
  expect(certain(extract("Kft. (besloten vennootschap)"), "ubo_extract", "legal_form")).toEqual([
    "Kft. (besloten vennootschap)",
  ]);
  expect(certain(extract("société à responsabilité limitée unipersonnelle"), "ubo_extract", "legal_form")).toEqual([
    "société à responsabilité limitée unipersonnelle",
  ]);
});

test("the day on which an extract was delivered goes before the one of its entries", () => {
  const drawn = `
Registre des bénéficiaires effectifs
Le gestionnaire délivre le présent extrait le 9 mai 2024, d'après les inscriptions à jour au 8 mai 2024.`;
  expect(certain(drawn, "ubo_extract", "document_date")).toEqual(["2024-05-09"]);
});

const DEED = `
STATUTS
SARL MOULIN DE LA TILLE
Les soussignés :
- Madame Agathe Perrot, née le 3 mai 1981 à Dijon, demeurant 4 rue Verte, 21000 Dijon ;
- La société TILLE INVEST, SAS au capital de 90 000 €, RCS Dijon 552 100 554 ;
ont établi les statuts :
Article 2 - Objet : la minoterie.`;

test("capital is the company's own and the whole, not a share's value, nor a founder's", () => {
  const own = `${DEED}\nArticle 6 - Le capital social est fixé à 8 000 euros, divisé en 80 parts de 100 euros.`;
  expect(certain(own, "articles_of_association", "amount")).toEqual([8000]);
  expect(certain(DEED, "articles_of_association", "amount")).toEqual([]);
  const shares = `
STATUTEN
Artikel 1. De vennootschap draagt de naam Kaashuis Overijssel B.V.
Artikel 4. Kapitaal. Het kapitaal is verdeeld in aandelen van tien euro (€ 10,00) elk.`;
  expect(certain(shares, "articles_of_association", "amount")).toEqual([]);
  const paid = `
ACTE DE CONSTITUTION
APPORTS
Les comparants souscrivent les 50 actions au prix de 200 euros chacune, soit dix mille euros (10.000 €).`;
  expect(certain(paid, "articles_of_association", "amount")).toEqual([10_000]);
});

test("the number of an entry is no amount before its currency", () => {
  const drawn = `
FIRMENBUCH
FN 151970 x
FIRMA
  4 Montfort Kunststoff GmbH
KAPITAL
  4 EUR 120.000`;
  expect(certain(drawn, "register_extract", "amount")).toEqual([120_000]);
});

test("an address has its flat, its floor and the building that its label names, and no word of the next line or the sentence", () => {
  const letter = `
Ashford Borough Council
Council Tax Bill
Mr Peter Quill
Flat 2, Mill Court
14 Tannery Lane
Ashford TN23 1PL
Date of issue: 4 March 2024`;
  expect(certain(letter, "proof_of_address", "address")).toEqual([
    "Flat 2, Mill Court, 14 Tannery Lane, Ashford TN23 1PL",
  ]);
  const bill = `
Énergies du Rhône
Facture du 4 mars 2024

Mme Claire Vasseur
12 rue des Tanneurs
Appt 4
69007 LYON`;
  expect(certain(bill, "proof_of_address", "address")).toEqual(["12 rue des Tanneurs, Appt 4, 69007 LYON"]);
  const extract = `
Company: Alder Optics Ltd, number 10233814
Registered office: 2nd Floor, 9 Quay Street, Galway, H91 X2Y7
Beneficial owner: Jane Roe, date of birth 4 May 1970, 60 %`;
  expect(certain(extract, "ubo_extract", "address")).toEqual(["2nd Floor, 9 Quay Street, Galway H91 X2Y7"]);
  const register = `
Handelsregisteramt des Kantons Zug
CHE-110.658.880
Firma: Rigi Feinmechanik AG
Domizil: Industriestrasse 12, 6300 Zug am See
Zweck: Herstellung von Uhren`;
  expect(certain(register, "register_extract", "address")).toEqual(["Industriestrasse 12, 6300 Zug am See"]);
  const inText = (text: string) => addressesIn(text).map(({ value }) => value.text);
  expect(inText("Zij heeft haar zetel te Borculo en houdt kantoor aan de Kerkweg 3, 7151 NA Eibergen.")).toEqual([
    "Kerkweg 3, 7151 NA Eibergen",
  ]);
  expect(inText("p/a Zandweg 51\n3244 BB Nieuwe-Tonge")).toEqual(["Zandweg 51, 3244 BB Nieuwe-Tonge"]);
  expect(inText("Dorpsstraat 4, 7255 NR Hengelo (Gld)")).toEqual(["Dorpsstraat 4, 7255 NR Hengelo (Gld)"]);
});
