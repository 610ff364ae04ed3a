import type { ListTopic } from "../domain/hits/screening.model.ts";

/** A listed name. A weak one (low-quality alias, nickname) alone is never an exact match. */
export interface ListedName {
  readonly name: string;
  readonly weak: boolean;
}

/** One listed person, company, vessel or body, independent of the list's format. */
export interface ListEntry {
  /** The list's own identifier, stable across versions. */
  readonly id: string;
  readonly kind: "person" | "company" | "vessel" | "unknown";
  /** The first is the display name. */
  readonly names: readonly ListedName[];
  readonly topics: readonly ListTopic[];
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  readonly birthDates: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Passport, national, registration and IMO numbers, in the list's spelling. */
  readonly identifiers: readonly string[];
  readonly programmes: readonly string[];
}
