import type { Share } from "../../domain/ownership/ownership.model.ts";

/**
 * Data of a sample company of another country. The sample of each register and of GLEIF renders its part in its own
 * wire format; nothing else reads it.
 */
export interface SampleForeignCompany {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** In the register's own form, with valid check digits where it has some. */
  readonly number: string;
  /** Null: has none. */
  readonly lei: string | null;
  /** Why this company is in the set. */
  readonly scenario: string;
  readonly name: string;
  /** As the register writes it, such as `s.r.o.` or `SAS`. */
  readonly legalForm: string;
  readonly status: "active" | "stopped" | "insolvent";
  /** YYYY-MM-DD. */
  readonly start: string;
  readonly end: string | null;
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string };
  /** Empty where the register names none; registers that publish none leave them out. */
  readonly officers: readonly SampleForeignOfficer[];
  /** Registers that publish no owners leave them out. */
  readonly owners: readonly SampleForeignOwner[];
  /** The parent that it consolidates into, by LEI, or why it reports none; null for companies without a LEI. */
  readonly parent:
    | { readonly lei: string }
    | { readonly exception: "NATURAL_PERSONS" | "NO_KNOWN_PERSON" | "NON_PUBLIC" }
    | null;
  /** Its register does not answer for it. */
  readonly isDown?: true;
}

interface SamplePerson {
  readonly family: string;
  readonly given: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string;
}

interface SampleHolder {
  readonly companyName: string;
  /** In the register of `country`. */
  readonly number: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export type SampleForeignOfficer = { readonly role: "director" | "chair" | "manager"; readonly since: string } & (
  | SamplePerson
  | SampleHolder
);

/** `basis`: `beneficial_owner` stands in the country's register of beneficial owners, `holder` in that of shareholders. */
export type SampleForeignOwner = { readonly share: Share; readonly basis: "holder" | "beneficial_owner" } & (
  | SamplePerson
  | SampleHolder
);
