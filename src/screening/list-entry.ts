import type { ListTopic } from "../domain/hits/screening.model.ts";

/** A listed name. A weak one (low-quality alias, nickname) alone is never an exact match. */
export interface ListedName {
  readonly name: string;
  readonly weak: boolean;
}

/** No two with the same first letter, by which they are stored. */
export const DOCUMENT_KINDS = ["passport", "identity", "tax", "registration", "vessel", "other"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The document or register and the country that a list states of an identifier. */
export interface ListedDocument {
  /** One of the entry's `identifiers`. */
  readonly number: string;
  readonly kind: DocumentKind;
  /** ISO 3166-1 alpha-2; null if the list does not say. */
  readonly country: string | null;
}

/**
 * One listed person, company, vessel or body, independent of the list's format. Optional members are absent where the
 * list does not say, and in entries that an older release imported.
 */
export interface ListEntry {
  /** The list's own identifier, stable across versions. */
  readonly id: string;
  readonly kind: "person" | "company" | "vessel" | "unknown";
  /** The first is the display name. */
  readonly names: readonly ListedName[];
  readonly topics: readonly ListTopic[];
  /** Alternatives, as `src/domain/hits/birth-dates.rules.ts` reads them: a date, about a date, or a range. */
  readonly birthDates: readonly string[];
  /** ISO 3166-1 alpha-2: nationality, residence, country of birth, seat or flag. */
  readonly countries: readonly string[];
  /** Passport, national, registration and IMO numbers, in the list's spelling. */
  readonly identifiers: readonly string[];
  readonly programmes: readonly string[];
  readonly documents?: readonly ListedDocument[];
  readonly gender?: "male" | "female";
  /** In the list's words: `Baghdad, Iraq`. */
  readonly birthPlaces?: readonly string[];
  /** Forms of address, such as `Maulavi` or `Brigadier General`, which are no part of the names. */
  readonly titles?: readonly string[];
}

/**
 * What a clearance of a hit is pinned to: all that tells an entry apart from others. Without the members that older
 * releases did not read, so that reading more of the same entry does not reopen cleared hits.
 */
export function identityOf(entry: ListEntry): object {
  const { id, kind, names, topics, birthDates, countries, identifiers, programmes } = entry;
  return { id, kind, names, topics, birthDates, countries, identifiers, programmes };
}
