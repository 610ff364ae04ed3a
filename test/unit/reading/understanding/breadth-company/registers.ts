import type { Sample } from "./sample.ts";

/** Extracts of registers and of beneficial owners, in wordings of real issuers; the names are invented, some register numbers are real ones. */
export const REGISTERS: readonly Sample[] = [
  {
    title: "KvK, business register extract",
    kind: "register_extract",
    facts: {
      company_name: ["Noorderlicht Advies B.V."],
      enterprise_number: ["68750110"],
      address: ["Herengracht 180, 1016 BR Amsterdam"],
      person: [{ name: "Pieter Johannes de Graaf", role: "director", birth_date: "1971-03-14", since: "2017-05-09" }],
    },
    drawn: `
Handelsregister                                   Kamer van Koophandel
Uittreksel
KVK-nummer 68750110
Pagina 1 (van 2)

De ingeschrevene / vennootschap is:

Rechtspersoon
RSIN                          857574441
Rechtsvorm                    Besloten Vennootschap
Statutaire naam               Noorderlicht Advies B.V.
Statutaire zetel              Amsterdam
Bezoekadres                   Herengracht 180, 1016BR Amsterdam
Eerste inschrijving           09-05-2017
Geplaatst kapitaal            EUR 100,00
SBI-code: 70221 - Organisatieadviesbureaus

Enig aandeelhouder
Naam                          Graaf Beheer B.V.
KVK-nummer                    24367012
Enig aandeelhouder sedert     09-05-2017

Bestuurder
Naam                          Graaf, de, Pieter Johannes
Geboortedatum                 14-03-1971
Datum in functie              09-05-2017
Titel                         Algemeen directeur
Bevoegdheid                   Alleen/zelfstandig bevoegd

Uittreksel is vervaardigd op 12-10-2025 om 10.14 uur.`,
  },
  {
    title: "Kbis of a French clerk's office",
    kind: "register_extract",
    facts: {
      company_name: ["ATELIERS DU PORT"],
      enterprise_number: ["552100554"],
      legal_form: ["Société par actions simplifiée"],
      address: ["14 rue des Tanneurs, 33000 Bordeaux"],
      person: [{ name: "Sophie Claire MARTINEAU", role: "director", birth_date: "1979-11-02", nationality: "FR" }],
      document_date: ["2025-09-22"],
    },
    drawn: `
Greffe du Tribunal de Commerce de Bordeaux
Code de vérification : gT7LwQe2aB
EXTRAIT D'IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS
à jour au 22 septembre 2025

IDENTIFICATION DE LA PERSONNE MORALE
Immatriculation au RCS, numéro        552 100 554 R.C.S. Bordeaux
Date d'immatriculation                03/02/2014
Dénomination ou raison sociale        ATELIERS DU PORT
Forme juridique                       Société par actions simplifiée
Capital social                        25 000,00 Euros
Adresse du siège                      14 rue des Tanneurs 33000 Bordeaux
Durée de la personne morale           Jusqu'au 02/02/2113
Date de clôture de l'exercice social  31 décembre

GESTION, DIRECTION, ADMINISTRATION, CONTRÔLE, ASSOCIÉS OU MEMBRES
Président
Nom, prénoms                          MARTINEAU Sophie Claire
Date et lieu de naissance             Le 02/11/1979 à Pau (64)
Nationalité                           Française
Domicile personnel                    3 allée des Pins 33600 Pessac`,
  },
  {
    title: "INPI, attestation of the national register",
    kind: "register_extract",
    facts: {
      company_name: ["LUMIERE ET FILS"],
      enterprise_number: ["443061841"],
      address: ["8 avenue Foch, 69006 Lyon FRANCE"],
      person: [{ name: "Paul LUMIERE", role: "director" }],
    },
    drawn: `
Registre national des entreprises
Attestation d'immatriculation au Registre national des entreprises (RNE)
Données à jour au 4 novembre 2025

Entreprise
Numéro SIREN : 443 061 841
Dénomination : LUMIERE ET FILS
Forme juridique : SARL, société à responsabilité limitée
Date d'immatriculation au RNE : 01/01/2023
Activité principale : Vente de luminaires
Code APE : 47.59B
Adresse du siège : 8 avenue Foch 69006 Lyon FRANCE

Gestion et direction
Nom, Prénom(s) : LUMIERE Paul
Qualité : Gérant
Date de naissance (mm/aaaa) : 06/1968
Commune de résidence : Lyon`,
  },
  {
    title: "German Handelsregister, current printout",
    kind: "register_extract",
    facts: {
      company_name: ["Rheinblick Logistik GmbH"],
      enterprise_number: ["HRB84412"],
      address: ["Hafenstraße 22, 50735 Köln"],
      person: [{ name: "Jürgen Albers", role: "director", birth_date: "1966-04-30" }],
    },
    drawn: `
Handelsregister B des Amtsgerichts Köln        Ausdruck
Abteilung B                                    Abruf vom 17.6.2025, 09:41
Nummer der Firma: HRB 84412

1.  Anzahl der bisherigen Eintragungen:
    6
2.  a) Firma:
    Rheinblick Logistik GmbH
    b) Sitz, Niederlassung, inländische Geschäftsanschrift, empfangsberechtigte Person, Zweigniederlassungen:
    Köln
    Geschäftsanschrift: Hafenstraße 22, 50735 Köln
    c) Gegenstand des Unternehmens:
    Lagerung und Transport von Gütern aller Art.
3.  Grund- oder Stammkapital:
    25.000,00 EUR
4.  a) Allgemeine Vertretungsregelung:
    Ist nur ein Geschäftsführer bestellt, so vertritt er die Gesellschaft allein.
    b) Vorstand, Leitungsorgan, geschäftsführende Direktoren, persönlich haftende Gesellschafter, Geschäftsführer, Vertretungsberechtigte und besondere Vertretungsbefugnis:
    Geschäftsführer: Albers, Jürgen, Köln, *30.04.1966
    mit der Befugnis, im Namen der Gesellschaft mit sich Rechtsgeschäfte abzuschließen
5.  Prokura:
    ---
7.  a) Tag der letzten Eintragung:
    03.02.2023`,
  },
  {
    title: "Austrian Firmenbuch",
    kind: "register_extract",
    facts: {
      company_name: ["Alpenglanz Handels GmbH"],
      enterprise_number: ["FN402318k"],
      address: ["Mariahilfer Straße 71, 1060 Wien"],
      person: [{ name: "Eva Hofer", role: "director", birth_date: "1980-05-17" }],
    },
    drawn: `
REPUBLIK ÖSTERREICH                    FIRMENBUCH
Auszug mit aktuellen Daten             FN 402318 k
Grundlage dieses Auszuges ist das Hauptbuch ergänzt um Daten aus der Urkundensammlung.
Letzte Eintragung am 11.03.2024 mit der Eintragungsnummer 9
zuständiges Gericht Handelsgericht Wien

FIRMA
Alpenglanz Handels GmbH
RECHTSFORM
Gesellschaft mit beschränkter Haftung
SITZ in
politischer Gemeinde Wien
GESCHÄFTSANSCHRIFT
Mariahilfer Straße 71
1060 Wien
KAPITAL
EUR 35.000

GESCHÄFTSFÜHRER/IN (handelsrechtlich)
A   Eva Hofer, geb. 17.05.1980
    vertritt seit 02.01.2013 selbständig
GESELLSCHAFTER/IN
B   Eva Hofer, geb. 17.05.1980
    STAMMEINLAGE EUR 35.000

Gerichtsdatenbank, Stichtag 02.09.2025
erstellt am 02.09.2025`,
  },
  {
    title: "Companies House, overview",
    kind: "register_extract",
    facts: {
      company_name: ["HARROGATE TEA ROOMS LIMITED"],
      enterprise_number: ["09412377"],
      status: ["active"],
      address: ["12 Station Road, Leeds LS1 4DY"],
      person: [{ name: "Margaret Anne HOLROYD", role: "director", since: "2015-01-29" }],
    },
    drawn: `
GOV.UK   Find and update company information
HARROGATE TEA ROOMS LIMITED
Company number 09412377

Overview    Filing history    People
Registered office address
12 Station Road, Leeds, England, LS1 4DY
Company status
Active
Company type
Private limited Company
Incorporated on
29 January 2015
Accounts
Next accounts made up to 31 January 2026
Confirmation statement
Last statement dated 29 January 2025
Nature of business (SIC)
56102 - Unlicensed restaurants and cafes

Officers
HOLROYD, Margaret Anne
Correspondence address     12 Station Road, Leeds, England, LS1 4DY
Role                       Director
Date of birth              May 1962
Appointed on               29 January 2015
Nationality                British
Country of residence       England`,
  },
  {
    title: "Luxembourg Business Registers",
    kind: "register_extract",
    facts: {
      company_name: ["Clairval Invest S.à r.l."],
      enterprise_number: ["B214578"],
      address: ["46 avenue de la Gare, 1610 Luxembourg"],
      person: [{ name: "Marc Weber", role: "director" }],
      document_date: ["2025-07-15"],
    },
    drawn: `
LUXEMBOURG BUSINESS REGISTERS
Registre de commerce et des sociétés                       N° certificat : 88213
EXTRAIT

Numéro d'immatriculation                 B214578
Date d'immatriculation                   19/04/2017
Dénomination ou raison sociale           Clairval Invest S.à r.l.
Forme juridique                          Société à responsabilité limitée
Siège social                             46, avenue de la Gare
                                         L-1610 Luxembourg
Capital social / fonds social            12 000 Euro
Date de constitution                     07/04/2017
Durée                                    Illimitée

Administrateur(s) / Gérant(s)
Nom                                      Weber
Prénom(s)                                Marc
Fonction                                 Gérant
Date de naissance                        21/08/1975
Type de mandat                           Indéterminé
Date de nomination                       07/04/2017

Pour extrait conforme
Luxembourg, le 15/07/2025`,
  },
  {
    title: "Irish CRO printout",
    kind: "register_extract",
    facts: {
      company_name: ["SHANNON WEAVERS LIMITED"],
      enterprise_number: ["587214"],
      status: ["active"],
      person: [{ name: "Aoife Brennan", role: "director" }],
    },
    drawn: `
An Oifig um Chlárú Cuideachtaí
Companies Registration Office
COMPANY PRINTOUT

Company Name:             SHANNON WEAVERS LIMITED
Company Number:           587214
Company Type:             LTD - Private Company Limited by Shares
Status:                   Normal
Registered:               11/08/2016
Last Annual Return:       30/06/2025
Next Annual Return:       30/06/2026
Registered Office:        Dock Road, Limerick, V94 T9PX

Directors
Name                      Appointed            Nationality
Aoife Brennan             11/08/2016           Irish`,
  },
  {
    title: "report of a Belgian provider of company data",
    kind: "register_extract",
    facts: {
      company_name: ["Houthandel Verbeke"],
      enterprise_number: ["0417497106"],
      status: ["active"],
      address: ["Brugsesteenweg 210, 8800 Roeselare"],
      person: [{ name: "Koen Verbeke", role: "director" }],
    },
    drawn: `
KBO - Kruispuntbank van Ondernemingen
Identificatiegegevens van de onderneming

Maatschappelijke benaming      Houthandel Verbeke
KBO-nummer                     0417.497.106
Juridische vorm                Besloten vennootschap
Juridische toestand            Normale toestand
Statuut                        Actief
Datum oprichting               21/04/1977
Maatschappelijke zetel         Brugsesteenweg 210, 8800 Roeselare
NACE-BEL 2008                  46.731 Groothandel in hout
Vestigingseenheden             2

Bestuurders en zaakvoerders
Naam                  Functie                 Sinds
Koen Verbeke          Bestuurder              01/06/2019

Datum van raadpleging: 08/10/2025`,
  },
  {
    title: "Belgian UBO extract in Dutch",
    kind: "ubo_extract",
    facts: {
      company_name: ["Houthandel Verbeke"],
      enterprise_number: ["0417497106"],
      person: [
        { name: "Koen Verbeke", role: "owner", birth_date: "1969-02-18", nationality: "BE", share_percent: 60 },
        { name: "Griet Lambrecht", role: "owner", birth_date: "1972-07-05", nationality: "BE", share_percent: 40 },
      ],
    },
    drawn: `
FOD Financiën - Algemene Administratie van de Thesaurie
UBO-register
Attest van registratie van de uiteindelijke begunstigden

Informatieplichtige entiteit
Naam: Houthandel Verbeke
KBO-nummer: 0417.497.106

Uiteindelijke begunstigde 1
Naam: Verbeke
Voornaam: Koen
Geboortedatum: 18/02/1969
Nationaliteit: België
Land van verblijf: België
Categorie: Rechtstreekse of onrechtstreekse houder van aandelen
Percentage van de aandelen: 60,00 %
Percentage van de stemrechten: 60,00 %

Uiteindelijke begunstigde 2
Naam: Lambrecht
Voornaam: Griet
Geboortedatum: 05/07/1972
Nationaliteit: België
Land van verblijf: België
Categorie: Rechtstreekse of onrechtstreekse houder van aandelen
Percentage van de aandelen: 40,00 %
Percentage van de stemrechten: 40,00 %

Datum van het attest: 02/10/2025`,
  },
  {
    title: "Dutch UBO extract",
    kind: "ubo_extract",
    facts: {
      company_name: ["Noorderlicht Advies B.V."],
      enterprise_number: ["68750110"],
      person: [{ name: "Pieter Johannes de Graaf", role: "owner", birth_date: "1971-03", nationality: "NL" }],
    },
    drawn: `
Kamer van Koophandel
Uittreksel UBO-register
KVK-nummer 68750110
Naam organisatie                      Noorderlicht Advies B.V.

Uiteindelijk belanghebbende(n)
Naam                                  Pieter Johannes de Graaf
Geboortemaand en -jaar                maart 1971
Nationaliteit                         Nederlandse
Woonstaat                             Nederland
UBO sinds                             09-05-2017
Aard belang                           Aandelen
Omvang belang                         Meer dan 75% tot en met 100%

Waarmerk Kamer van Koophandel
Dit uittreksel is gemaakt op 13-10-2025`,
  },
  {
    title: "Luxembourg RBE",
    kind: "ubo_extract",
    facts: {
      company_name: ["Clairval Invest S.à r.l."],
      enterprise_number: ["B214578"],
      person: [{ name: "Marc Weber", role: "owner", birth_date: "1975-08-21", nationality: "LU", country: "LU" }],
    },
    drawn: `
LUXEMBOURG BUSINESS REGISTERS
Registre des bénéficiaires effectifs
EXTRAIT RBE
Entité immatriculée
Dénomination                     Clairval Invest S.à r.l.
N° RCS                           B214578

Bénéficiaire(s) effectif(s)
Nom                              Weber
Prénom(s)                        Marc
Nationalité(s)                   Luxembourgeoise
Date de naissance                21/08/1975
Lieu de naissance                Luxembourg
Pays de résidence                Luxembourg
Nature des intérêts effectifs    Détention de parts
Etendue des intérêts effectifs   100 %

Extrait délivré le 15/07/2025`,
  },
  {
    title: "German Transparenzregister",
    kind: "ubo_extract",
    facts: {
      company_name: ["Rheinblick Logistik GmbH"],
      person: [{ name: "Jürgen Albers", role: "owner", birth_date: "1966-04-30", nationality: "DE", country: "DE" }],
    },
    drawn: `
Bundesanzeiger Verlag - Transparenzregister
Aktueller Ausdruck aus dem Transparenzregister
Erstellt am 18.06.2025

Rechtseinheit
Bezeichnung:                Rheinblick Logistik GmbH
Registergericht:            Köln
Registernummer:             HRB 84412

Wirtschaftlich Berechtigter
Vorname:                    Jürgen
Nachname:                   Albers
Geburtsdatum:               30.04.1966
Wohnort:                    Köln
Wohnsitzland:               Deutschland
Staatsangehörigkeit:        deutsch
Art des wirtschaftlichen Interesses:     Kapitalbeteiligung
Umfang des wirtschaftlichen Interesses:  100 %`,
  },
  {
    title: "Austrian WiEReG",
    kind: "ubo_extract",
    facts: {
      company_name: ["Alpenglanz Handels GmbH"],
      person: [{ name: "Eva Hofer", role: "owner", birth_date: "1980-05-17", nationality: "AT", share_percent: 100 }],
    },
    drawn: `
Bundesministerium für Finanzen - Registerbehörde
Einfacher Auszug aus dem Register der wirtschaftlichen Eigentümer (WiEReG)
Stand 02.09.2025
Rechtsträger
Name des Rechtsträgers:    Alpenglanz Handels GmbH
Stammzahl:                 402318k
Rechtsform:                Gesellschaft mit beschränkter Haftung

Direkte wirtschaftliche Eigentümer
Vorname:                   Eva
Nachname:                  Hofer
Geburtsdatum:              17.05.1980
Staatsangehörigkeit:       Österreich
Wohnsitz:                  Österreich
Art und Umfang des wirtschaftlichen Interesses
Anteil:                    100 %`,
  },
  {
    title: "French declaration of beneficial owners",
    kind: "ubo_extract",
    facts: {
      company_name: ["ATELIERS DU PORT"],
      enterprise_number: ["552100554"],
      person: [{ name: "Sophie Claire MARTINEAU", role: "owner", birth_date: "1979-11-02", nationality: "FR" }],
    },
    drawn: `
Greffe du Tribunal de Commerce de Bordeaux
Registre des bénéficiaires effectifs
Informations relatives au bénéficiaire effectif
Société
Dénomination sociale : ATELIERS DU PORT
SIREN : 552 100 554
Siège social : 14 rue des Tanneurs 33000 Bordeaux

Bénéficiaire effectif n° 1
Nom de naissance : MARTINEAU
Prénoms : Sophie Claire
Date de naissance : 02/11/1979
Nationalité : Française
Modalités de contrôle : Détention directe de 80 % du capital
Date à laquelle la personne est devenue bénéficiaire effectif : 03/02/2014`,
  },
  {
    title: "persons with significant control at Companies House",
    kind: "ubo_extract",
    facts: {
      company_name: ["HARROGATE TEA ROOMS LIMITED"],
      enterprise_number: ["09412377"],
      person: [{ name: "Margaret Anne Holroyd", role: "owner", birth_date: "1962-05", nationality: "GB" }],
    },
    drawn: `
HARROGATE TEA ROOMS LIMITED
Company number 09412377
Persons with significant control
1 active person with significant control

Mrs Margaret Anne Holroyd      Active
Correspondence address         12 Station Road, Leeds, England, LS1 4DY
Notified on                    6 April 2016
Date of birth                  May 1962
Nationality                    British
Country of residence           England
Nature of control              Ownership of shares - More than 25% but not more than 50%`,
  },
  {
    title: "Irish RBO",
    kind: "ubo_extract",
    facts: {
      company_name: ["SHANNON WEAVERS LIMITED"],
      person: [{ name: "Aoife Brennan", role: "owner", birth_date: "1984-09", nationality: "IE", share_percent: 75 }],
    },
    drawn: `
Central Register of Beneficial Ownership of Companies (RBO)
Beneficial Ownership Report
Company Name: SHANNON WEAVERS LIMITED
CRO Number: 587214

Beneficial Owner
Forename(s): Aoife
Surname: Brennan
Month and Year of Birth: 09/1984
Nationality: Irish
Country of Residence: Ireland
Nature of Beneficial Interest: Direct shareholding
Extent of Beneficial Interest: 75 %
Report date: 14/10/2025`,
  },
  {
    title: "public search of the Banque-Carrefour",
    kind: "register_extract",
    facts: { company_name: ["Ardennes Bois"], person: [{ name: "Claire Dumont", role: "director" }] },
    drawn: `
Banque-Carrefour des Entreprises
Public Search
Généralités
Numéro d'entreprise :     0403.170.701
Statut :                  Actif
Situation juridique :     Situation normale  Depuis le 4 mars 2001
Dénomination :            Ardennes Bois  Dénomination en français
Adresse du siège :        Rue du Vivier 3  6600 Bastogne
Forme légale :            Société anonyme
Fonctions
Administrateur            Dumont , Claire     Depuis le 4 mars 2019`,
  },
];
