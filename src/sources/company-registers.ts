import { normalizeEnterpriseNumber } from "../platform/enterprise-number.ts";
import { lookUpInAres } from "./ares/client.ts";
import { lookUpInNorway } from "./brreg/client.ts";
import { normaliseNorwegianNumber } from "./brreg/number.ts";
import { lookUpAtCompaniesHouse } from "./companies-house/client.ts";
import { normaliseCompanyNumber } from "./companies-house/number.ts";
import { lookUpInDenmark } from "./cvr/client.ts";
import { normaliseCvrNumber } from "./cvr/number.ts";
import { normaliseIco } from "./ico.ts";
import { lookUpEnterprise } from "./kbo/client.ts";
import { lookUpInNetherlands, normaliseKvkNumber } from "./kvk/client.ts";
import { lookUpInPoland } from "./krs/client.ts";
import { normaliseKrsNumber } from "./krs/number.ts";
import { lookUpInFinland } from "./prh/client.ts";
import { normaliseBusinessId } from "./prh/number.ts";
import { lookUpInFrance } from "./recherche-entreprises/client.ts";
import { normaliseSiren } from "./recherche-entreprises/siren.ts";
import { lookUpInSlovakia } from "./rpo/client.ts";
import { lookUpInLatvia } from "./ur-latvia/client.ts";
import { normaliseLatvianNumber } from "./ur-latvia/number.ts";
import type { Answer, RegistryEntry, SourceCall, SourceName } from "./types.ts";

/** The public company register of one country. */
export interface CompanyRegister {
  readonly source: SourceName;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** What an officer calls it. */
  readonly name: string;
  /** A number in the register's own form, without separators; null where it cannot be one. */
  readonly normaliseNumber: (given: string) => string | null;
  /** `not_found` is a statement of the register; silence is unknown. Never throws. */
  readonly lookUp: (call: SourceCall, number: string) => Promise<Answer<RegistryEntry>>;
  /** What it publishes. A null in the answer where this is true is a gap; where it is false, it is as expected. */
  readonly publishes: {
    readonly representatives: boolean;
    readonly owners: boolean;
    /** Of whom it withholds the names. */
    readonly masked?: true;
    /** Absent: the entry of a company shows an opened insolvency. */
    readonly insolvencies?: false;
  };
}

export const REGISTERS: readonly CompanyRegister[] = [
  {
    source: "kbo",
    country: "BE",
    name: "Crossroads Bank for Enterprises",
    normaliseNumber: normalizeEnterpriseNumber,
    lookUp: lookUpEnterprise,
    publishes: { representatives: true, owners: false },
  },
  {
    source: "ares",
    country: "CZ",
    name: "Czech register of subjects (ARES)",
    normaliseNumber: normaliseIco,
    lookUp: lookUpInAres,
    publishes: { representatives: true, owners: true },
  },
  {
    source: "brreg",
    country: "NO",
    name: "Norwegian register of units (Brønnøysund)",
    normaliseNumber: normaliseNorwegianNumber,
    lookUp: lookUpInNorway,
    publishes: { representatives: true, owners: false },
  },
  {
    source: "prh",
    country: "FI",
    name: "Finnish business information system (PRH)",
    normaliseNumber: normaliseBusinessId,
    lookUp: lookUpInFinland,
    publishes: { representatives: false, owners: false },
  },
  {
    source: "recherche_entreprises",
    country: "FR",
    name: "French company search (INSEE, INPI)",
    normaliseNumber: normaliseSiren,
    lookUp: lookUpInFrance,
    publishes: { representatives: true, owners: false, insolvencies: false },
  },
  {
    source: "ur_latvia",
    country: "LV",
    name: "Register of Enterprises of Latvia",
    normaliseNumber: normaliseLatvianNumber,
    lookUp: lookUpInLatvia,
    publishes: { representatives: true, owners: true },
  },
  {
    source: "krs",
    country: "PL",
    name: "Polish National Court Register (KRS)",
    normaliseNumber: normaliseKrsNumber,
    lookUp: lookUpInPoland,
    publishes: { representatives: true, owners: true, masked: true },
  },
  {
    source: "rpo",
    country: "SK",
    name: "Slovak register of legal persons (RPO)",
    normaliseNumber: normaliseIco,
    lookUp: lookUpInSlovakia,
    // Bankruptcies have a register of their own; here the name tells them, if anything does.
    publishes: { representatives: true, owners: true, insolvencies: false },
  },
  {
    source: "companies_house",
    country: "GB",
    name: "Companies House",
    normaliseNumber: normaliseCompanyNumber,
    lookUp: lookUpAtCompaniesHouse,
    publishes: { representatives: true, owners: true },
  },
  {
    source: "cvr",
    country: "DK",
    name: "Danish central business register (CVR)",
    normaliseNumber: normaliseCvrNumber,
    lookUp: lookUpInDenmark,
    publishes: { representatives: false, owners: false },
  },
  {
    source: "kvk",
    country: "NL",
    name: "Dutch commercial register (KVK)",
    normaliseNumber: normaliseKvkNumber,
    lookUp: lookUpInNetherlands,
    publishes: { representatives: false, owners: false, insolvencies: false },
  },
];

/** ISO 3166-1 alpha-2 of every country whose register can be connected. */
export const COVERED_COUNTRIES: readonly string[] = REGISTERS.map(({ country }) => country);

export const REGISTER_NAMES: readonly SourceName[] = REGISTERS.map(({ source }) => source);

/** Every tool that a look-up can record: that of Slovakia also asks the register of partners of the public sector. */
export const REGISTER_TOOLS: readonly string[] = [...REGISTER_NAMES, "rpvs"].map((source) => `${source}.lookup`);

/** The country of the register that a tool looks up in, as ISO 3166-1 alpha-2; undefined for every other tool. */
export const countryOfTool = (tool: string): string | undefined =>
  tool === "rpvs.lookup" ? "SK" : REGISTERS.find(({ source }) => `${source}.lookup` === tool)?.country;

/** The register that gave an answer: its name stays the same from run to run, whichever way it was asked. */
export const registerName = (source: string): string => (source.startsWith("kbo_") ? "kbo" : source);

const BY_COUNTRY = new Map(REGISTERS.map((register) => [register.country, register]));

/** The register that is connected for a country; undefined where none is. */
export const companyRegisterOf = (country: string): CompanyRegister | undefined => BY_COUNTRY.get(country);
