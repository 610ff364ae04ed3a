import type { SampleForeignCompany } from "./foreign-company.ts";

type Parts = Pick<SampleForeignCompany, "country" | "number" | "scenario" | "name" | "legalForm" | "address"> &
  Partial<SampleForeignCompany>;

const company = (parts: Parts): SampleForeignCompany => ({
  lei: null,
  status: "active",
  start: "2012-04-02",
  end: null,
  officers: [],
  owners: [],
  parent: null,
  ...parts,
});

const person = (given: string, family: string, birthDate: string, nationality: string) => ({
  given,
  family,
  birthDate,
  nationality,
});
const director = (given: string, family: string, birthDate: string, nationality: string, since = "2015-06-01") => ({
  role: "director" as const,
  since,
  ...person(given, family, birthDate, nationality),
});
const holds = (percent: number) => ({ share: { exact: percent }, basis: "holder" as const });

/** Fictional companies of other countries: links of chains behind the Belgian samples, and customers of their own. */
export const FOREIGN_COMPANIES: readonly SampleForeignCompany[] = [
  // Belgian, and here because GLEIF knows it: the holding of the chain over four countries.
  company({
    country: "BE",
    number: "0999920144",
    lei: "9845DOSSIERSAMP00534",
    scenario: "first layer of the chain over four countries, which consolidates into the second",
    name: "Noordzee Precisie Holding",
    legalForm: "NV",
    address: { street: "Havenlaan 21", postalCode: "8400", city: "Oostende" },
    parent: { lei: "9845DOSSIERSAMP00146" },
  }),
  company({
    country: "CZ",
    number: "99990105",
    lei: "9845DOSSIERSAMP00146",
    scenario: "second layer of the chain over four countries",
    name: "Vltava Průmyslová Skupina",
    legalForm: "s.r.o.",
    address: { street: "Nádražní 12", postalCode: "15000", city: "Praha 5" },
    officers: [director("Tomáš", "Vzorný", "1971-02-03", "CZ")],
    owners: [{ ...holds(100), companyName: "Daugavas Kapitāls", number: "40199900024", country: "LV" }],
    parent: { lei: "9845DOSSIERSAMP00243" },
  }),
  company({
    country: "LV",
    number: "40199900024",
    lei: "9845DOSSIERSAMP00243",
    scenario: "third layer of the chain over four countries",
    name: "Daugavas Kapitāls",
    legalForm: "SIA",
    address: { street: "Parauga iela 7", postalCode: "LV-1010", city: "Rīga" },
    officers: [director("Ilze", "Paraugkalne", "1980-10-12", "LV")],
    owners: [
      { ...holds(75), companyName: "Tatranská Správa Majetku", number: "99980100", country: "SK" },
      { ...holds(25), ...person("Ilze", "Paraugkalne", "1980-10-12", "LV") },
    ],
    parent: { exception: "NON_PUBLIC" },
  }),
  company({
    country: "SK",
    number: "99980100",
    scenario: "fourth layer of the chain over four countries",
    name: "Tatranská Správa Majetku",
    legalForm: "a. s.",
    address: { street: "Vzorová 3", postalCode: "811 01", city: "Bratislava" },
    officers: [director("Zuzana", "Vzorová", "1968-07-22", "SK")],
    owners: [
      { share: { exact: 60 }, basis: "beneficial_owner", ...person("Zuzana", "Vzorová", "1968-07-22", "SK") },
      { share: { exact: 40 }, basis: "beneficial_owner", ...person("Marek", "Skúšobný", "1975-01-30", "SK") },
    ],
  }),
  company({
    country: "FR",
    number: "999000102",
    lei: "9845DOSSIERSAMP00340",
    scenario: "a clean company; its register publishes no owners",
    name: "Atelier du Mistral",
    legalForm: "SAS",
    address: { street: "4 rue de l'Exemple", postalCode: "13001", city: "Marseille" },
    officers: [director("Claire", "Démontel", "1977-09-14", "FR")],
    parent: { exception: "NATURAL_PERSONS" },
  }),
  company({
    country: "FR",
    number: "999000110",
    scenario: "ceased",
    name: "Comptoir de la Garonne",
    legalForm: "SARL",
    status: "stopped",
    start: "2005-01-10",
    end: "2024-11-30",
    address: { street: "18 quai de l'Essai", postalCode: "33000", city: "Bordeaux" },
    officers: [director("Hervé", "Maquettel", "1962-03-05", "FR")],
  }),
  company({
    country: "NO",
    number: "999900003",
    lei: "9845DOSSIERSAMP00437",
    scenario: "a clean company with a board",
    name: "Fjordlinje Prøvedrift",
    legalForm: "AS",
    address: { street: "Eksempelveien 9", postalCode: "5003", city: "BERGEN" },
    officers: [
      { role: "chair", since: "2014-03-01", ...person("Kari", "Eksempel", "1966-12-24", "NO") },
      { role: "manager", since: "2019-08-15", ...person("Ola", "Prøvesen", "1983-05-17", "NO") },
    ],
    parent: { exception: "NATURAL_PERSONS" },
  }),
  company({
    country: "NO",
    number: "999900011",
    scenario: "bankrupt, and still entered",
    name: "Nordlys Anleggsprøve",
    legalForm: "AS",
    status: "insolvent",
    address: { street: "Testgata 1", postalCode: "9008", city: "TROMSØ" },
    officers: [{ role: "chair", since: "2013-01-08", ...person("Per", "Prøvesen", "1959-04-02", "NO") }],
  }),
  company({
    country: "FI",
    number: "9990100-0",
    scenario: "a clean company; its register publishes neither officers nor owners",
    name: "Järvenranta Esimerkki",
    legalForm: "Oy",
    address: { street: "Esimerkkitie 5", postalCode: "00100", city: "HELSINKI" },
  }),
  company({
    country: "CZ",
    number: "99990113",
    scenario: "its register does not answer",
    name: "Moravská Zkouška",
    legalForm: "s.r.o.",
    address: { street: "Zkušební 1", postalCode: "60200", city: "Brno" },
    isDown: true,
  }),
  company({
    country: "PL",
    number: "0000999901",
    scenario: "its register masks the names of officers",
    name: "Wisła Przykładowa",
    legalForm: "SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ",
    address: { street: "ul. Próbna 2", postalCode: "00-001", city: "Warszawa" },
    officers: [director("Łukasz", "Przykładny", "1979-06-06", "PL")],
  }),
  company({
    country: "GB",
    number: "99900001",
    scenario: "shares in bands, and a nominee among the holders",
    name: "Albion Specimen Holdings",
    legalForm: "private limited company",
    address: { street: "1 Sample Row", postalCode: "EC1A 1AA", city: "London" },
    officers: [director("Margaret", "Specimen", "1964-11-19", "GB")],
    owners: [
      {
        share: { exclusive_minimum: 25, maximum: 50 },
        basis: "beneficial_owner",
        ...person("Margaret", "Specimen", "1964-11-19", "GB"),
      },
      {
        share: { exclusive_minimum: 50, exclusive_maximum: 75 },
        basis: "beneficial_owner",
        companyName: "Sample Nominees",
        number: "99900002",
        country: "GB",
      },
    ],
  }),
  company({
    country: "DK",
    number: "99900016",
    scenario: "a clean company; its register publishes no persons",
    name: "Øresund Eksempel",
    legalForm: "ApS",
    address: { street: "Prøvevej 3", postalCode: "2100", city: "København Ø" },
  }),
  company({
    country: "NL",
    number: "99900017",
    scenario: "a clean company; its register publishes no persons without a contract",
    name: "Zuiderzee Voorbeeld",
    legalForm: "BV",
    address: { street: "Voorbeeldstraat 8", postalCode: "1012 AB", city: "Amsterdam" },
  }),
];

const BY_NUMBER = new Map(FOREIGN_COMPANIES.map((one) => [`${one.country} ${one.number}`, one]));
const BY_LEI = new Map(FOREIGN_COMPANIES.flatMap((one) => (one.lei === null ? [] : [[one.lei, one] as const])));

/** A sample company by its country and the number in that country's register. */
export const findForeignSample = (country: string, number: string): SampleForeignCompany | undefined =>
  BY_NUMBER.get(`${country} ${number}`);

export const findSampleByLei = (lei: string): SampleForeignCompany | undefined => BY_LEI.get(lei);
