import type { InterestType } from "../../domain/ownership/ownership.model.ts";
import type { GazetteRubric } from "../filings.model.ts";

/**
 * Data of a sample company. Each source's `sample.ts` renders its part in the source's wire format; nothing else reads
 * it.
 */
export interface SampleCompany {
  /** Ten digits. */
  readonly number: string;
  /** Why this company is in the set. */
  readonly scenario: string;
  readonly name: string;
  readonly language: "nl" | "fr";
  readonly otherNames: readonly { readonly name: string; readonly language: "nl" | "fr" | "de" | "en" }[];
  readonly abbreviation: string | null;
  readonly commercialName: string | null;
  /** CBE code of the legal form. */
  readonly legalForm: string;
  readonly status: "active" | "stopped";
  /** CBE code of the juridical situation and its first day. */
  readonly situation: { readonly code: string; readonly since: string | null };
  /** YYYY-MM-DD, or an age for a company that is always young; null if unknown. */
  readonly start: string | { readonly daysAgo: number } | null;
  readonly end: string | null;
  readonly address: SampleAddress;
  /** NACE-BEL 2008 codes of five digits. */
  readonly activities: readonly { readonly code: string; readonly description: string }[];
  /** Null: unknown, so the page omits the section. */
  readonly officers: readonly SampleOfficer[] | null;
  /** Of these one is in office each calendar year, so that the register is another one every year. */
  readonly yearlyOfficers?: readonly SampleOfficer[];
  /** Null: unknown, so the register of beneficial owners responds "not found". */
  readonly owners: readonly SampleOwner[] | null;
  readonly establishments: number | null;
  readonly website: SampleWebsite | null;
  readonly vat: { readonly valid: true; readonly name: string; readonly address: string } | { readonly valid: false };
  readonly peppol: "0208" | "9925" | null;
  readonly debt: { readonly social: boolean; readonly tax: boolean } | "unreadable";
  readonly media: readonly SampleArticle[];
  readonly companyData: { readonly employees: number | null; readonly description: string } | null;
  readonly funding: SampleFunding | null;
  /** Acts in the Gazette beside those of its incorporation, appointments and dissolution. */
  readonly acts: readonly { readonly rubric: GazetteRubric; readonly daysAgo: number }[];
  /** `overdue`: deposited nothing for the last years. A company without a known start has none on deposit. */
  readonly accounts: "regular" | "negative_equity" | "overdue";
  /** Sources that fail for this company. */
  readonly down: readonly ("kbo" | "peppol")[];
}

interface SampleAddress {
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
}

/** `since` null: since the start of the company. With `daysAgo` it is always that many days ago. */
export type SampleOfficer = { readonly role: string; readonly since: string | null; readonly daysAgo?: number } & (
  | { readonly family: string; readonly given: string }
  | { readonly number: string; readonly companyName: string }
);

/** Without interests, an owner holds shares. */
export type SampleOwner = {
  readonly sharePercent?: number;
  readonly interests?: readonly InterestType[];
  readonly details?: string;
} & (
  | { readonly family: string; readonly given: string; readonly birthDate: string; readonly nationality: string }
  | {
      /** In the register of `country`; null for a trust or what resembles one. */
      readonly number: string | null;
      readonly companyName: string;
      /** ISO 3166-1 alpha-2; absent: BE. */
      readonly country?: string;
      /** Market identifier code of the regulated market on which its shares are admitted. */
      readonly listedOn?: string;
    }
);

interface SampleWebsite {
  readonly host: string;
  readonly text: string;
}

export interface SampleArticle {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly publisher: string;
  /** Days before today, so that the news stays recent. */
  readonly daysAgo: number;
}

interface SampleFunding {
  readonly totalEur: number;
  readonly lastRound: string;
  readonly investors: readonly string[];
}

type Required = "number" | "scenario" | "name" | "start" | "address" | "activities" | "officers" | "owners";

/** A company that is clean in every source, except for `parts`. */
export function sampleCompany(parts: Pick<SampleCompany, Required> & Partial<SampleCompany>): SampleCompany {
  const legalForm = parts.legalForm ?? "610";
  const language = parts.language ?? "nl";
  return {
    language,
    otherNames: [],
    abbreviation: null,
    commercialName: null,
    legalForm,
    status: "active",
    situation: { code: "000", since: typeof parts.start === "string" ? parts.start : null },
    end: null,
    establishments: 1,
    website: null,
    vat: { valid: true, name: vatName(parts.name, legalForm, language), address: addressLines(parts.address) },
    peppol: "0208",
    debt: { social: false, tax: false },
    media: [],
    companyData: null,
    funding: null,
    acts: [],
    accounts: "regular",
    down: [],
    ...parts,
  };
}

const FORM_PREFIX: Readonly<Record<string, { readonly nl: string; readonly fr: string }>> = {
  "014": { nl: "NV", fr: "SA" },
  "017": { nl: "VZW", fr: "ASBL" },
  "114": { nl: "NV OR", fr: "SA DP" },
  "610": { nl: "BV", fr: "SRL" },
  "706": { nl: "CV", fr: "SC" },
};

/** VIES prefixes Belgian names with the abbreviated legal form. */
function vatName(name: string, legalForm: string, language: "nl" | "fr"): string {
  const prefix = FORM_PREFIX[legalForm]?.[language];
  return prefix ? `${prefix} ${name}` : name;
}

const addressLines = (address: SampleAddress): string =>
  `${address.street} ${address.houseNumber}\n${address.postalCode} ${address.city}`;
