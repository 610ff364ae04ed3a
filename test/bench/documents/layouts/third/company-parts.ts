import { type Draft, OPTIONAL } from "../../draft.ts";
import type { TextOptions } from "../../sheet.ts";
import { type Company, nameOf, type Person } from "../../world.ts";

/** A courtesy title and the name. */
export const titled = (d: Draft, who: Person): string =>
  `${d.t({ nl: ["de heer", "mevrouw"], fr: ["Monsieur", "Madame"], de: ["Herr", "Frau"], en: ["Mr", "Ms"] })[who.sex === "m" ? 0 : 1]} ${nameOf(who)}`;

/** A line at the foot of the page. */
export const foot = (d: Draft, text: string, options: TextOptions = {}): void =>
  d.put(d.pageWidth / 2, d.pageHeight - 36, text, { size: 7.5, grey: 0.35, align: "center", ...options });

/** Headings, each with its text. */
export const clauses = (
  d: Draft,
  list: readonly (readonly [string, string])[],
  head: TextOptions = { style: "bold", after: 2 },
): void => {
  for (const [title, text] of list) {
    d.text(title, head);
    d.text(text, { after: 8 });
  }
};

export interface Stake {
  readonly who: Person;
  readonly count: number;
  readonly percent: number;
}

const CUTS: readonly (readonly number[])[] = [
  [1],
  [0.5, 0.5],
  [0.7, 0.3],
  [0.9, 0.1],
  [2 / 3, 1 / 3],
  [1 / 3, 1 / 3, 1 / 3],
  [0.45, 0.35, 0.2],
  [0.5, 0.25, 0.25],
  [0.4, 0.3, 0.2, 0.1],
];

/** Hundredths of a per cent. */
export const percentOf = (count: number, total: number): number => Math.round((count / total) * 10_000) / 100;

/** Shares of a total that divides by 60. */
export const stakesOf = (d: Draft, people: readonly Person[], total: number): Stake[] => {
  const cut = d.random.pick(CUTS.filter(({ length }) => length === people.length));
  return people.map((who, at) => {
    const count = Math.round(cut[at]! * total);
    return { who, count, percent: percentOf(count, total) };
  });
};

export const TOTALS = [120, 600, 1200, 3000, 15_000] as const;

const ADJECTIVES = {
  BE: { nl: "Belgische", fr: "belge", de: "belgisch", en: "Belgian" },
  NL: { nl: "Nederlandse", fr: "néerlandaise", de: "niederländisch", en: "Dutch" },
  FR: { nl: "Franse", fr: "française", de: "französisch", en: "French" },
  DE: { nl: "Duitse", fr: "allemande", de: "deutsch", en: "German" },
  LU: { nl: "Luxemburgse", fr: "luxembourgeoise", de: "luxemburgisch", en: "Luxembourgish" },
  GB: { nl: "Britse", fr: "britannique", de: "britisch", en: "British" },
  IE: { nl: "Ierse", fr: "irlandaise", de: "irisch", en: "Irish" },
} as const;

const COUNTRIES = {
  BE: { nl: "België", fr: "Belgique", de: "Belgien", en: "Belgium" },
  NL: { nl: "Nederland", fr: "Pays-Bas", de: "Niederlande", en: "Netherlands" },
  FR: { nl: "Frankrijk", fr: "France", de: "Frankreich", en: "France" },
  DE: { nl: "Duitsland", fr: "Allemagne", de: "Deutschland", en: "Germany" },
  LU: { nl: "Luxemburg", fr: "Luxembourg", de: "Luxemburg", en: "Luxembourg" },
  GB: { nl: "Verenigd Koninkrijk", fr: "Royaume-Uni", de: "Vereinigtes Königreich", en: "United Kingdom" },
  IE: { nl: "Ierland", fr: "Irlande", de: "Irland", en: "Ireland" },
} as const;

export const adjective = (d: Draft, country: string): string => ADJECTIVES[country as "BE"][d.language];
export const countryName = (d: Draft, country: string): string => COUNTRIES[country as "BE"][d.language];

/** What stands in the document about people and companies that it is not about. */
export const others = (d: Draft, people: readonly Person[], companies: readonly Company[] = []): void => {
  for (const who of people) {
    d.fact("address", "other", d.address(who.address), OPTIONAL);
    d.fact("national_number", "other", who.nationalNumber, OPTIONAL);
  }
  for (const company of companies) {
    d.fact("company_name", "other", company.name, OPTIONAL);
    d.companyNumber(company, "other", OPTIONAL);
    d.fact("address", "other", d.address(company.seat), OPTIONAL);
  }
};

/** What companies do, as their deeds say it. */
export const PURPOSES = [
  {
    nl: "de installatie, het onderhoud en de herstelling van verwarmings-, ventilatie- en zonne-energiesystemen, evenals de klein- en groothandel in alle materialen die daarop betrekking hebben",
    fr: "l'installation, l'entretien et la réparation de systèmes de chauffage, de ventilation et d'énergie solaire, ainsi que le commerce de gros et de détail de tous les matériaux s'y rapportant",
    de: "die Installation, Wartung und Instandsetzung von Heizungs-, Lüftungs- und Solaranlagen sowie der Groß- und Einzelhandel mit allen dazugehörigen Materialien",
    en: "the installation, maintenance and repair of heating, ventilation and solar energy systems, together with the wholesale and retail trade in all materials relating thereto",
  },
  {
    nl: "de uitbating van restaurants, tearooms en feestzalen, de bereiding en levering van maaltijden aan huis en de organisatie van evenementen in de ruimste zin van het woord",
    fr: "l'exploitation de restaurants, de salons de thé et de salles de réception, la préparation et la livraison de repas à domicile et l'organisation d'événements au sens le plus large",
    de: "der Betrieb von Restaurants, Cafés und Festsälen, die Zubereitung und Lieferung von Speisen sowie die Organisation von Veranstaltungen im weitesten Sinne",
    en: "the operation of restaurants, tea rooms and function rooms, the preparation and delivery of meals and the organisation of events in the broadest sense",
  },
  {
    nl: "het verwerven en beheren van deelnemingen in andere ondernemingen, het besturen van vennootschappen en het verstrekken van managementadvies, boekhoudkundige bijstand uitgezonderd",
    fr: "la prise et la gestion de participations dans d'autres entreprises, l'administration de sociétés et la fourniture de conseils en gestion, à l'exception de l'assistance comptable",
    de: "der Erwerb und die Verwaltung von Beteiligungen an anderen Unternehmen, die Geschäftsführung von Gesellschaften und die betriebswirtschaftliche Beratung, ausgenommen Steuerberatung",
    en: "the acquisition and management of interests in other undertakings, the administration of companies and the provision of management advice, excluding accountancy services",
  },
] as const;

/** A company of Austria, where no set has places. */
export const austrianCompany = (d: Draft): Company => {
  const other = d.world.company("de", "GmbH");
  const [postcode, town] = d.random.pick([
    ["1010", "Wien"],
    ["8010", "Graz"],
    ["4020", "Linz"],
  ] as const);
  const number = `FN${d.random.whole(100_000, 620_000)}${d.random.pick(["a", "d", "k", "x"])}`;
  return { ...other, country: "AT", number, seat: { ...other.seat, postcode, town, country: "AT" } };
};

/** `FN123456a` as the register writes it. */
export const firmNumber = ({ number }: Company): string => number.replace(/^FN(\d+)(\w)$/, "FN $1 $2");

/** Where a document of the language comes from. */
export const homeOf = (d: Draft) => ({ nl: "vl", fr: "wal", de: "de", en: "gb" } as const)[d.language];

export const formed = ({ name, form }: Company): string => `${name} ${form}`;
