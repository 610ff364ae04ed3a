import type { IsoTime } from "../case/case.model.ts";
import type { CheckName } from "../diligence/check.model.ts";
import type { DocumentKind } from "../documents/document-kinds.ts";

/**
 * What the lists say of one party. `clear`: searched on every sanctions list that the law names, without a hit.
 * `not_screened`: nobody looked, or not on all of them.
 */
export const SCREENING_STATES = ["clear", "open_hit", "cleared", "confirmed", "not_screened"] as const;
type ScreeningState = (typeof SCREENING_STATES)[number];

/** Who names a person: a company register, the customer alone, a document, an officer's filing or a company-data provider. */
export const PARTY_ORIGINS = ["registered", "declared", "document", "filed", "provider"] as const;
export type PartyOrigin = (typeof PARTY_ORIGINS)[number];

export interface PartyScreening {
  readonly screening: ScreeningState;
  /** Who cleared or confirmed its hits; empty for other states. */
  readonly screening_by: readonly string[];
}

/** What one source may say of a party that another names. */
export type PartyDetail = "share_percent" | "birth_date" | "nationality";

/** A person or company behind the customer, named once whatever offices it holds. */
export interface CustomerParty extends PartyScreening {
  readonly name: string;
  /** Parts of the name as a register gives them; null where no source tells them apart. */
  readonly given_name: string | null;
  readonly family_name: string | null;
  readonly kind: "person" | "company";
  /** Offices and holdings, such as `Bestuurder, beneficial owner`. */
  readonly role: string;
  readonly share_percent: number | null;
  /** YYYY-MM-DD, YYYY-MM or YYYY; null where no source gives it. */
  readonly birth_date: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string | null;
  readonly since: string | null;
  readonly origin: PartyOrigin;
  /** Who says what `origin` does not say, such as a share that the customer declares of a registered director. */
  readonly by_others?: Readonly<Partial<Record<PartyDetail, PartyOrigin>>>;
}

export interface PurposeAnswer {
  /** Id of the template's question. */
  readonly question: string;
  readonly text: string;
  /** As the customer gave it; null where it is unanswered. */
  readonly answer: string | null;
  /** What was answered before, oldest first; absent where the answer never was another. */
  readonly before?: readonly string[];
}

/** A document of the case and what it established. */
export interface CustomerDocument {
  readonly filename: string;
  /** What it was handed in or filed as. */
  readonly requirement: string;
  /** Null as long as nobody has determined it. */
  readonly kind: DocumentKind | null;
  /** `not_accepted`: read, and found to be another's, of another kind, doubtful, expired or too old. */
  readonly state: "accepted" | "rejected" | "superseded" | "not_accepted" | "not_examined";
  /** Officer who filed or reviewed it, or the service; null for a document that nobody has examined. */
  readonly by: string | null;
  /** YYYY-MM-DD on which it was obtained or handed in. */
  readonly dated: string;
  /** Mandatory checks that rest on it. */
  readonly established: readonly CheckName[];
}

/** The lists that the parties were searched on. */
export interface CustomerScreening {
  /** `source version`, such as `eu 2026-11-20`; empty where no list was searched. */
  readonly lists: readonly string[];
  /** Sanctions lists that the law names and that were not searched. */
  readonly missing: readonly string[];
  /** Parties that nobody has named, so that nobody could look for them, such as the owners. */
  readonly unnamed: readonly string[];
  /** Names that were searched for, in every spelling, as the check of the screening counts them. */
  readonly names: number;
  /** Whether a searched list, or an accepted screening report, covers politically exposed persons. */
  readonly politically_exposed: boolean;
  readonly screened_at: IsoTime | null;
}

/** Who a customer is, with the origin of each statement. Null is always "not known". */
export interface CustomerDescription extends PartyScreening {
  readonly kind: "company" | "person";
  /** As the customer declared it. */
  readonly name: string;
  readonly registered_name: string | null;
  /** The register has the number by a name that is not the declared one. */
  readonly name_conflict: boolean;
  readonly number: string | null;
  readonly number_origin: "registered" | "declared" | null;
  readonly form: string | null;
  /** `not_found`: the register does not know the number. */
  readonly status: "active" | "stopped" | "not_found" | null;
  /** Legal situation by the register, such as an opened bankruptcy. */
  readonly situation: string | null;
  /** Registered seat on one line; the declared residence of a natural person. */
  readonly seat: string | null;
  /** ISO 3166-1 alpha-2, as declared. */
  readonly country: string;
  /** YYYY-MM-DD of the foundation; the birth date of a natural person. */
  readonly since: string | null;
  /** Activities by the register. */
  readonly activities: readonly string[];
  /** Day on which the register stated this; null where no register has answered. */
  readonly register: { readonly source: string; readonly as_of: IsoTime } | null;
  readonly persons: readonly CustomerParty[];
  readonly purpose: readonly PurposeAnswer[];
  readonly documents: readonly CustomerDocument[];
  readonly screened: CustomerScreening;
}
