import { type SampleCompany, sampleCompany } from "./sample-company.ts";

const HOLDING = [{ code: "64200", description: "Holdings" }];
const director = (family: string, given: string, since: string) => [{ role: "Bestuurder", family, given, since }];
const person = (family: string, given: string, birthDate: string, nationality = "BE") => ({
  family,
  given,
  birthDate,
  nationality,
});

/** Fictional companies whose scenario is who stands behind them. */
export const FICTIONAL_OWNERS: readonly SampleCompany[] = [
  sampleCompany({
    number: "0999920045",
    scenario: "a chain of four layers over four countries, which ends at natural persons",
    name: "Noordzee Precisietechniek",
    start: "2011-05-16",
    address: { street: "Havenlaan", houseNumber: "21", postalCode: "8400", city: "Oostende" },
    activities: [{ code: "25620", description: "Verspanend bewerken van metalen" }],
    officers: director("Ryckaert", "Hilde", "2011-05-16"),
    owners: [{ number: "0999920144", companyName: "Noordzee Precisie Holding", sharePercent: 100 }],
  }),
  sampleCompany({
    number: "0999920144",
    scenario: "first layer of the chain over four countries",
    name: "Noordzee Precisie Holding",
    legalForm: "014",
    start: "2015-02-02",
    address: { street: "Havenlaan", houseNumber: "21", postalCode: "8400", city: "Oostende" },
    activities: HOLDING,
    officers: director("Ryckaert", "Hilde", "2015-02-02"),
    owners: [
      { number: "99990105", companyName: "Vltava Průmyslová Skupina", country: "CZ", sharePercent: 80 },
      { ...person("Ryckaert", "Hilde", "1974-03-28"), sharePercent: 20 },
    ],
  }),
  sampleCompany({
    number: "0999920243",
    scenario: "owners just under, at and just over a quarter",
    name: "Kwartier Ontwerpbureau",
    start: "2016-10-03",
    address: { street: "Vrijdagmarkt", houseNumber: "7", postalCode: "9000", city: "Gent" },
    activities: [{ code: "74103", description: "Interieurdesign" }],
    officers: director("Baele", "Lieven", "2016-10-03"),
    owners: [
      { ...person("Baele", "Lieven", "1970-01-15"), sharePercent: 24.9 },
      { ...person("Cools", "Greet", "1975-06-21"), sharePercent: 25 },
      { ...person("Dierickx", "Bram", "1981-11-02"), sharePercent: 25.1 },
      { ...person("Eeckhout", "Sarah", "1985-04-09"), sharePercent: 25 },
    ],
  }),
  sampleCompany({
    number: "0999920342",
    scenario: "a foundation holds the shares and issued certificates of them",
    name: "Heidebloem Kwekerijen",
    legalForm: "014",
    start: "1998-03-30",
    address: { street: "Heidestraat", houseNumber: "44", postalCode: "2920", city: "Kalmthout" },
    activities: [{ code: "01300", description: "Plantenvermeerdering" }],
    officers: director("Van Loock", "Marc", "1998-03-30"),
    owners: [
      {
        number: "99900025",
        companyName: "Stichting Administratiekantoor Heidebloem",
        country: "NL",
        sharePercent: 100,
        details: "Holds the shares; certificates were issued",
      },
      { ...person("Van Loock", "Marc", "1958-08-17"), sharePercent: 60, interests: ["rightsToProfitOrIncome"] },
      { ...person("Van Loock", "Katrien", "1961-12-05"), sharePercent: 40, interests: ["rightsToProfitOrIncome"] },
    ],
  }),
  sampleCompany({
    number: "0999920441",
    scenario: "held by a trust",
    name: "Duinroos Vastgoedbeheer",
    start: "2009-09-01",
    address: { street: "Zoutelaan", houseNumber: "130", postalCode: "8300", city: "Knokke-Heist" },
    activities: [
      { code: "68203", description: "Verhuur en exploitatie van eigen of geleasd niet-residentieel onroerend goed" },
    ],
    officers: director("Allaert", "Nicole", "2009-09-01"),
    owners: [
      { number: null, companyName: "Duinroos Family Trust", country: "JE", sharePercent: 100 },
      { ...person("Ashworth", "Edmund", "1949-02-11", "GB"), interests: ["settlor"] },
      { ...person("Corbel", "Philippa", "1967-07-30", "GB"), interests: ["trustee"] },
      { ...person("Allaert", "Nicole", "1972-05-19"), interests: ["beneficiaryOfLegalArrangement"] },
    ],
  }),
  sampleCompany({
    number: "0999920540",
    scenario: "a nominee holds most of the shares, for whom is not said",
    name: "Schaduwrijk Consulting",
    start: "2020-06-15",
    address: { street: "Louizalaan", houseNumber: "54", postalCode: "1050", city: "Elsene" },
    activities: [{ code: "70220", description: "Overige adviesbureaus op het gebied van bedrijfsbeheer" }],
    officers: director("Peeraer", "Yves", "2020-06-15"),
    owners: [
      { number: "99900002", companyName: "Sample Nominees", country: "GB", sharePercent: 60, interests: ["nominee"] },
      { ...person("Peeraer", "Yves", "1969-10-27"), sharePercent: 40 },
    ],
  }),
  sampleCompany({
    number: "0999920639",
    scenario: "its parent is listed on a regulated market of the EEA",
    name: "Beursloper Logistiek",
    start: "2007-01-08",
    address: { street: "Luchthavenlaan", houseNumber: "3", postalCode: "1800", city: "Vilvoorde" },
    activities: [{ code: "52290", description: "Overige vervoerondersteunende activiteiten" }],
    officers: director("Wouters", "Ann-Sofie", "2007-01-08"),
    owners: [{ number: "0999920738", companyName: "Atlantis Voorbeeldgroep", sharePercent: 100, listedOn: "XBRU" }],
  }),
  sampleCompany({
    number: "0999920738",
    scenario: "the listed parent",
    name: "Atlantis Voorbeeldgroep",
    legalForm: "014",
    start: "1989-11-20",
    address: { street: "Kunstlaan", houseNumber: "40", postalCode: "1040", city: "Etterbeek" },
    activities: HOLDING,
    officers: director("Lambrecht", "Paul", "2013-05-13"),
    owners: null,
  }),
];
