import { describe, expect, test } from "vitest";
import { named } from "./named.ts";

/** Extracts list people under headings: who holds the shares, who is in office, who was, and who only acts for others. */

const DUTCH = `
Uittreksel Handelsregister Kamer van Koophandel
KVK-nummer                  71234567
Rechtsvorm                  Besloten Vennootschap
Statutaire naam             Berkenhof Beheer B.V.
Statutaire zetel            Utrecht

Enig aandeelhouder
Naam                        Visser Holding B.V.
Bezoekadres                 Kanaalweg 14, 3526KL Utrecht
Enig aandeelhouder sedert   12-03-2018

Bestuurders
Naam                        Visser, Jan Hendrik
Geboortedatum               03-04-1971
Datum in functie            12-03-2018

Gevolmachtigden
Naam                        Smit, Pieter
Geboortedatum               09-09-1985
Datum in functie            01-01-2023`;

const FRENCH = `
EXTRAIT KBIS
Immatriculation au RCS, numéro    552 100 554 R.C.S. Paris
Dénomination                      LES BOULEAUX
Forme juridique                   Société par actions simplifiée
Adresse du siège                  5 avenue Foch 75116 Paris

Président
Dénomination                      HOLDING DU BOIS
Adresse                           7 avenue Foch 75116 Paris

Directeur général
Nom, prénoms                      PETIT Jacques
Date et lieu de naissance         Le 03/04/1971 à Lyon (69)

Directeur général démissionnaire
Nom, prénoms                      ROUX Alain
Date et lieu de naissance         Le 03/04/1961 à Nice (06)`;

const IRISH = `
Companies Registration Office
Company Printout
Company Name: BIRCH LINEN LIMITED
Company Number: 512345
Registered Office: 12 Dame Street, Dublin 2
Directors
Name                 Date of Birth      Appointed
Aoife Byrne          12/05/1980         03/02/2015
Secretary
Name                 Appointed
Niamh Kelly          03/02/2015`;

const LUXEMBOURG = `
LUXEMBOURG BUSINESS REGISTERS
Extrait du Registre de Commerce et des Sociétés
Numéro d'immatriculation : B234567
Dénomination : BOULEAU INVEST S.à r.l.
Siège social : 5, rue de la Gare, L-1616 Luxembourg

Associé(s)
Nom                Prénom(s)          Parts détenues
WEBER              Paul               60
MARTIN             Claire             40

Gérant(s)
Nom                Prénom(s)          Fonction
WEBER              Paul               Gérant`;

describe("sections of an extract", () => {
  test("the only shareholder has the whole, and who is authorised is no director", () => {
    expect(named(DUTCH)).toEqual(["Jan Hendrik Visser director", "Visser Holding B.V. shareholder 100"]);
    expect(named(DUTCH.replace("Visser Holding B.V.", "Bakker, Anna"))).toContain("Anna Bakker shareholder 100");
  });

  test("a company in office without a legal form is named, who has resigned is not", () => {
    expect(named(FRENCH)).toEqual(["HOLDING DU BOIS director", "Jacques PETIT director"]);
  });

  test("a secretary is no director", () => {
    expect(named(IRISH)).toEqual(["Aoife Byrne director"]);
  });

  test("members with their parts are shareholders, and no managers", () => {
    expect(named(LUXEMBOURG)).toEqual([
      "Claire MARTIN shareholder 40",
      "Paul WEBER director",
      "Paul WEBER shareholder 60",
    ]);
  });

  test("a section ends at the next office, though no gap stands before it, and its company needs no legal form", () => {
    const dense = `
LUXEMBOURG BUSINESS REGISTERS
Extrait du Registre de Commerce et des Sociétés
Numéro d'immatriculation : B234567
Dénomination : BOULEAU INVEST S.A.
Forme juridique : Société anonyme
Siège social : 5, rue de la Gare, L-1616 Luxembourg
Associé unique
Dénomination : BOULEAU HOLDING
N° d'immatriculation : B111222
Administrateur unique
Nom : MARTIN
Prénom(s) : Claire
Date de naissance : 12/05/1969`;
    expect(named(dense)).toEqual(["BOULEAU HOLDING shareholder 100", "Claire MARTIN director"]);
  });

  test("a former director is none", () => {
    const extract = `
Companies House
BIRCH HOLDINGS LIMITED
Company number 09876543
Registered office address 1 High Street, York YO1 1AA
Director: John Smith, born March 1971, appointed 12 January 2015
Former director: Mary Jones, born June 1975, resigned 4 May 2024`;
    expect(named(extract).filter((one) => one.includes("Jones"))).toEqual([]);
  });
});
