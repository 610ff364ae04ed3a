import { IMPORT_SOURCES, type ImportSource } from "../../platform/list-sources.ts";

/** A person or company to screen. */
export interface ScreeningSubject {
  readonly kind: "person" | "company" | "unknown";
  readonly name: string;
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  readonly birthDate?: string;
  /** ISO 3166-1 alpha-2: nationality, residence, country of birth or seat. */
  readonly countries?: readonly string[];
  /** Passport, national or registration numbers. */
  readonly identifiers?: readonly string[];
  /** Of a person, where an identity document or a register states it. */
  readonly gender?: Gender;
  /** Of a name that nobody stated as one behind the customer: where it stands. */
  readonly mention?: Mention;
}

/**
 * `document`: read without certainty in a document. `customer` and `paper`: in the customer's own words, or in the running text of
 * a company's paper, where only an exact match tells that somebody on a list is meant.
 */
interface Mention {
  readonly by: "document" | "customer" | "paper";
  /** File name, or question. */
  readonly where: string;
  /** The words around it are about ships, so that a listed ship of that name is meant. */
  readonly ship?: true;
  /** The customer's words say that it is a relative or a friend. */
  readonly related?: true;
  /** Ids of the entries whose name or number the text has; absent of a name that was read in the text without the lists. */
  readonly entries?: readonly string[];
}

export { IMPORT_SOURCES, type ImportSource };

export type Gender = "male" | "female";

/** A list that a tenant keeps itself, by its id. */
type OwnListSource = `own:${string}`;
export type SharedSource = ImportSource | "sample";
export type ListSource = SharedSource | OwnListSource;
/** A list of the tenant as it calls it; runs of earlier versions do not have the name. */
export const ownListInWords = (name: string | undefined): string =>
  name === undefined ? "your own list" : `your list "${name}"`;

export const isOwnList = (source: string): source is OwnListSource => source.startsWith("own:");

/** Above this match score, 0 to 1, a reason alone clears no match. */
export const SURE_SCORE = 0.9;

/** A fuzzy match of an approved customer from this score on opens a review by itself. */
export const STRONG_SCORE = 0.85;

export const OWN_LIST_SEVERITIES = ["low", "medium", "high"] as const;
export type OwnListSeverity = (typeof OWN_LIST_SEVERITIES)[number];

/** Reason for a listing. `own`: the tenant's, on a list of its own. */
export type ListTopic = "sanction" | "pep" | "own";

export interface ScreeningHit {
  readonly list: {
    readonly source: ListSource;
    /** The list's own date; `sha256` is over the imported entries. */
    readonly version: string;
    readonly sha256: string;
    /** Of a list of the tenant's own: what an exact match weighs. */
    readonly severity?: OwnListSeverity;
  };
  readonly entry: {
    readonly id: string;
    readonly name: string;
    /** The name or alias that matched. */
    readonly matchedName: string;
    readonly kind: "person" | "company" | "vessel" | "unknown";
    readonly topics: readonly ListTopic[];
    /** As `birth-dates.rules.ts` reads them: a date, about a date, or a range. */
    readonly birthDates: readonly string[];
    readonly countries: readonly string[];
    readonly programmes: readonly string[];
    readonly gender?: Gender;
    readonly birthPlaces?: readonly string[];
    readonly titles?: readonly string[];
    /** SHA-256 over the whole entry. A clearance is valid while it is unchanged. */
    readonly fingerprint: string;
  };
  /** 0.0 to 1.0. */
  readonly score: number;
  /** `exact` from SCREENING_EXACT_THRESHOLD, `fuzzy` from SCREENING_FUZZY_THRESHOLD. */
  readonly match: "exact" | "fuzzy";
  /** The parts of the score, which explain it to an officer. */
  readonly parts: readonly { readonly part: string; readonly effect: number; readonly detail: string }[];
}

export interface ScreeningResult {
  readonly subject: ScreeningSubject;
  /** Best first. */
  readonly hits: readonly ScreeningHit[];
  /** The name cannot be compared in full, so that nothing was found clears nobody. */
  readonly unreadable?: true;
}

/** `unknown`: no list was imported, or the lists could not be read, so nobody was screened. */
export type ScreeningAnswer =
  | { readonly outcome: "known"; readonly results: readonly ScreeningResult[]; readonly lists: readonly ListVersion[] }
  | { readonly outcome: "unknown"; readonly reason: "internal" | "not_configured"; readonly detail: string };

export interface ListVersion {
  readonly source: ListSource;
  readonly version: string;
  readonly sha256: string;
  readonly entries: number;
  readonly loadedAt: string;
  /** When the publisher's current file was last seen; absent in records of earlier versions and of the sample list. */
  readonly confirmedAt?: string;
  /** Whether entries of politically exposed persons are on it. */
  readonly hasPeps?: boolean;
  /** Of the tenant's own lists, as the tenant calls it; absent in records of earlier versions. */
  readonly name?: string;
}
