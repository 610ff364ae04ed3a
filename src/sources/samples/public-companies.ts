import { type SampleCompany, sampleCompany } from "./sample-company.ts";

/**
 * Real public companies with facts of the public register (name, form, seat, NACE-BEL 2008). Office holders, owners and
 * start dates are omitted, and no adverse facts are invented.
 */
export const PUBLIC_COMPANIES: readonly SampleCompany[] = [
  publicCompany({
    number: "0202239951",
    name: "PROXIMUS",
    legalForm: "114",
    address: { street: "Koning Albert II-laan", houseNumber: "27", postalCode: "1030", city: "Schaarbeek" },
    activities: [
      { code: "61100", description: "Draadgebonden telecommunicatie" },
      { code: "61200", description: "Draadloze telecommunicatie" },
      { code: "26300", description: "Vervaardiging van communicatieapparatuur" },
    ],
    website: { host: "www.proximus.be", text: "Proximus: telecommunicatie, internet, televisie en mobiele telefonie." },
    companyData: { employees: null, description: "Telecommunications operator." },
  }),
  publicCompany({
    number: "0400378485",
    name: "ETABLISSEMENTEN FRANZ COLRUYT",
    address: { street: "Edingensesteenweg", houseNumber: "196", postalCode: "1500", city: "Halle" },
    activities: [
      {
        code: "47114",
        description: "Detailhandel in niet-gespecialiseerde winkels waarbij voedings- en genotmiddelen overheersen",
      },
    ],
    website: { host: "www.colruytgroup.com", text: "Colruyt Group: retail, foodservice and wholesale in Belgium." },
  }),
  publicCompany({
    number: "0403227515",
    name: "KBC Groep",
    otherNames: [
      { name: "KBC Groupe", language: "fr" },
      { name: "KBC Gruppe", language: "de" },
      { name: "KBC Group", language: "en" },
    ],
    address: { street: "Havenlaan", houseNumber: "2", postalCode: "1080", city: "Sint-Jans-Molenbeek" },
    activities: [
      { code: "64190", description: "Overige geldscheppende financiële instellingen" },
      { code: "70100", description: "Activiteiten van hoofdkantoren" },
    ],
    website: { host: "www.kbc.com", text: "KBC Group: bank and insurance." },
  }),
  publicCompany({
    number: "0403053608",
    name: "U C B",
    address: { street: "Researchdreef", houseNumber: "60", postalCode: "1070", city: "Anderlecht" },
    activities: [
      { code: "21201", description: "Vervaardiging van geneesmiddelen" },
      { code: "64200", description: "Holdings" },
    ],
    website: { host: "www.ucb.com", text: "UCB: a biopharmaceutical company." },
  }),
  publicCompany({
    number: "0403091220",
    name: "SOLVAY",
    address: { street: "Ransbeekstraat", houseNumber: "310", postalCode: "1120", city: "Brussel" },
    activities: [
      { code: "20130", description: "Vervaardiging van andere anorganische chemische basisproducten" },
      { code: "70100", description: "Activiteiten van hoofdkantoren" },
    ],
    website: { host: "www.solvay.com", text: "Solvay: essential chemistry." },
  }),
  publicCompany({
    number: "0417497106",
    name: "Anheuser-Busch InBev",
    abbreviation: "AB Inbev",
    address: { street: "Grote Markt", houseNumber: "1", postalCode: "1000", city: "Brussel" },
    activities: [{ code: "70100", description: "Activiteiten van hoofdkantoren" }],
    website: { host: "www.ab-inbev.com", text: "Anheuser-Busch InBev: brewer." },
  }),
  publicCompany({
    number: "0401574852",
    name: "UMICORE",
    abbreviation: "UM",
    address: { street: "Broekstraat", houseNumber: "31", postalCode: "1000", city: "Brussel" },
    activities: [
      { code: "24410", description: "Productie van edelmetalen" },
      { code: "20140", description: "Vervaardiging van andere organische chemische basisproducten" },
      { code: "24430", description: "Productie van lood, zink en tin" },
      { code: "70100", description: "Activiteiten van hoofdkantoren" },
    ],
    website: { host: "www.umicore.com", text: "Umicore: materials technology and recycling." },
  }),
  publicCompany({
    number: "0214596464",
    name: "bpost",
    legalForm: "114",
    address: { street: "Anspachlaan", houseNumber: "1", postalCode: "1000", city: "Brussel" },
    activities: [{ code: "53100", description: "Postdiensten in het kader van de universele dienstverplichting" }],
    website: { host: "www.bpost.be", text: "bpost: brieven en pakjes." },
  }),
  publicCompany({
    number: "0476388378",
    name: "ELIA GROUP",
    address: { street: "Keizerslaan", houseNumber: "20", postalCode: "1000", city: "Brussel" },
    activities: [
      { code: "35120", description: "Transmissie van elektriciteit" },
      { code: "64200", description: "Holdings" },
    ],
    website: { host: "www.eliagroup.eu", text: "Elia Group: electricity transmission." },
  }),
];

type PublicFacts = Pick<SampleCompany, "number" | "name" | "address" | "activities" | "website"> &
  Partial<Pick<SampleCompany, "companyData" | "legalForm" | "otherNames" | "abbreviation">>;

function publicCompany(facts: PublicFacts): SampleCompany {
  return sampleCompany({
    scenario: "real public company, public facts",
    legalForm: "014",
    start: null,
    officers: null,
    owners: null,
    establishments: null,
    ...facts,
  });
}
