import type { Sample } from "./sample.ts";

/** Registers of shareholders and charts, as companies and their advisers write them; the names are invented, some register numbers are real ones. */
export const HOLDINGS: readonly Sample[] = [
  {
    title: "Flemish register of shares with numbers of shares",
    kind: "shareholder_register",
    facts: {
      company_name: ["Houthandel Verbeke BV"],
      person: [
        { name: "Koen Verbeke", role: "shareholder", share_percent: 60 },
        { name: "Griet Lambrecht", role: "shareholder", share_percent: 40 },
      ],
    },
    drawn: `
REGISTER VAN AANDELEN OP NAAM
Houthandel Verbeke BV
KBO 0417.497.106

Naam en adres aandeelhouder     Aantal aandelen     Percentage
Koen Verbeke                    60                  60 %
Griet Lambrecht                 40                  40 %
Totaal                          100                 100 %`,
  },
  {
    title: "French register of movements",
    kind: "shareholder_register",
    facts: {
      company_name: ["ATELIERS DU PORT SAS"],
      person: [
        { name: "Sophie MARTINEAU", role: "shareholder", share_percent: 80 },
        { name: "Éric Castaing", role: "shareholder", share_percent: 20 },
      ],
    },
    drawn: `
REGISTRE DES MOUVEMENTS DE TITRES
ÉTAT DES ACTIONNAIRES
ATELIERS DU PORT SAS
SIREN 552 100 554

Nom et prénom de l'actionnaire     Nombre de titres détenus     % de détention
Sophie MARTINEAU                   2 000                        80 %
Éric Castaing                      500                          20 %
Total                              2 500                        100 %`,
  },
  {
    title: "German list of shareholders after § 40 GmbHG",
    kind: "shareholder_register",
    facts: {
      company_name: ["Moselwerk Technik GmbH"],
      person: [
        { name: "Karl Brandt", role: "shareholder", share_percent: 70 },
        { name: "Ute Simon", role: "shareholder", share_percent: 30 },
      ],
    },
    drawn: `
Liste der Gesellschafter der Moselwerk Technik GmbH
mit Sitz in Trier, eingetragen im Handelsregister des Amtsgerichts Wittlich unter HRB 40321

Name, Vorname      Geburtsdatum     Wohnort     Lfd. Nr.     Nennbetrag     Beteiligung in %
Brandt, Karl       02.03.1970       Trier       1            17.500 €       70 %
Simon, Ute         19.09.1975       Konz        2            7.500 €        30 %`,
  },
  {
    title: "British register of members",
    kind: "shareholder_register",
    facts: {
      company_name: ["PENNINE CYCLES LIMITED"],
      person: [
        { name: "Thomas Reid", role: "shareholder", share_percent: 75 },
        { name: "Laura Finch", role: "shareholder", share_percent: 25 },
      ],
    },
    drawn: `
PENNINE CYCLES LIMITED
Company number: 07391852
REGISTER OF MEMBERS

Name of member      Date entered as member     Class         Number of shares held
Thomas Reid         14/06/2011                 Ordinary      75
Laura Finch         14/06/2011                 Ordinary      25`,
  },
  {
    title: "Dutch register of shareholders, one page a holder",
    kind: "shareholder_register",
    facts: {
      company_name: ["Duinzicht Vastgoed B.V."],
      person: [{ name: "Saskia Bos", role: "shareholder" }],
    },
    drawn: `
REGISTER VAN AANDEELHOUDERS
van de besloten vennootschap Duinzicht Vastgoed B.V., gevestigd te Haarlem
Blad 1
Naam aandeelhouder: Saskia Bos
Adres: Zeeweg 30, 2051 EC Overveen
Soort aandelen: gewone aandelen
Nummers van de aandelen: 1 tot en met 100
Aantal aandelen: 100
Datum van verkrijging: 14 november 2023
Gestort bedrag: EUR 100`,
  },
  {
    title: "Cap table of a start-up",
    kind: "shareholder_register",
    facts: {
      person: [{ name: "Nora Haddad", role: "shareholder", share_percent: 55 }],
      company_share: [{ holder: "Seedling Ventures NV", share_percent: 45, role: "shareholder" }],
    },
    drawn: `
Cap table (fully diluted)
Brightmill BV - 0403.170.701
Stakeholder               Shares        Fully diluted ownership
Nora Haddad               5,500         55.00%
Seedling Ventures NV      4,500         45.00%
Total                     10,000        100.00%`,
  },
  {
    title: "certificate of shareholding",
    kind: "shareholder_register",
    facts: {
      person: [
        { name: "Jan Mertens", role: "shareholder", share_percent: 50 },
        { name: "An Claes", role: "shareholder", share_percent: 50 },
      ],
    },
    drawn: `
OVERZICHT AANDEELHOUDERS
Vennootschap: Mertens & Claes BV
Ondernemingsnummer: 0403.170.701

Aandeelhouder         Aantal aandelen      In %
Jan Mertens           500                  50,00
An Claes              500                  50,00
Totaal                1.000                100,00`,
  },
  {
    title: "chart in lines, Dutch",
    kind: "structure_chart",
    facts: {
      company_name: ["Brightmill BV"],
      person: [{ name: "Nora Haddad", role: "shareholder", share_percent: 55 }],
      company_share: [{ holder: "Seedling Ventures NV", share_percent: 45, role: "shareholder" }],
    },
    drawn: `
Overzicht groepsstructuur Brightmill BV
Stand op 1 oktober 2025

Nora Haddad: 55 %
Seedling Ventures NV: 45 %

Brightmill BV`,
  },
  {
    title: "chart as a table, French",
    kind: "structure_chart",
    facts: {
      person: [{ name: "Sophie Martineau", role: "shareholder", share_percent: 80 }],
    },
    drawn: `
Organigramme capitalistique au 30/06/2025
Actionnaire                  Société détenue            % de détention
Sophie Martineau             Ateliers du Port SAS       80 %
Castaing Participations SA   Ateliers du Port SAS       20 %`,
  },
  {
    title: "chart in boxes, German",
    kind: "structure_chart",
    facts: {
      person: [{ name: "Karl Brandt", role: "shareholder", share_percent: 70 }],
    },
    drawn: `
Gesellschaftsrechtliche Struktur der Moselwerk-Gruppe

Karl Brandt              Simon Holding GmbH
   70 %                       30 %
        Moselwerk Technik GmbH`,
  },
  {
    title: "chart with verbs, English",
    kind: "structure_chart",
    facts: {
      company_name: ["Pennine Cycles Limited"],
      person: [{ name: "Thomas Reid", role: "shareholder", share_percent: 75 }],
    },
    drawn: `
Shareholding structure of Pennine Cycles Limited
as at 1 September 2025

Thomas Reid - 75%
Finch Holdings Limited - 25%`,
  },
];
