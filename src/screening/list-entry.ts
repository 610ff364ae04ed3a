import type { ListTopic } from "../domain/hits/screening.model.ts";

/** A listed name. A weak one (low-quality alias, nickname) never makes an exact match by itself. */
export interface ListedName {
  readonly name: string;
  readonly weak: boolean;
}

/** One listed person, company, vessel or body: what every list format is read into. */
export interface ListEntry {
  /** The list's own identifier, stable from version to version. */
  readonly id: string;
  readonly kind: "person" | "company" | "vessel" | "unknown";
  /** The first is the name that the entry is shown by. */
  readonly names: readonly ListedName[];
  readonly topics: readonly ListTopic[];
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  readonly birthDates: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Passport, national, registration and IMO numbers, as the list writes them. */
  readonly identifiers: readonly string[];
  readonly programmes: readonly string[];
}
