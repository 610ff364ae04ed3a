import type { IsoTime } from "../case/case.model.ts";

/**
 * Types of a partner verification, in the shapes of the API. Null is "not known": a source that did not answer never
 * becomes a yes or a no.
 */

export type CheckOutcome = "confirmed" | "contradicted" | "unknown";

/** Outcome of a check, with a stable reason code and a text. */
export interface Checked {
  readonly outcome: CheckOutcome;
  /** Null if the check is confirmed. */
  readonly reason: string | null;
  readonly detail: string | null;
  /** When the oldest answer that it rests on was collected; null without an answer, absent in earlier versions. */
  readonly collected_at?: IsoTime | null | undefined;
}

export const FAIL_FLAGS = [
  "ENTITY_INACTIVE",
  "BANKRUPTCY_DETECTED",
  "VAT_INVALID",
  "SOCIAL_DEBT_DETECTED",
  "TAX_DEBT_DETECTED",
] as const;

export const FLAG_FLAGS = [
  "NAME_MISMATCH",
  "ADDRESS_MISMATCH",
  "NO_PEPPOL_REGISTRATION",
  "RECENT_INCORPORATION",
  "DISSOLUTION_PENDING",
  "INHOUDINGSPLICHT_UNAVAILABLE",
  "PEPPOL_UNAVAILABLE",
  "GAZETTE_UNAVAILABLE",
  "ENTITY_NOT_FOUND",
  "LEGAL_SITUATION_UNUSUAL",
  "NAME_UNVERIFIED",
  "ADDRESS_UNVERIFIED",
] as const;

export type FlagName = (typeof FAIL_FLAGS)[number] | (typeof FLAG_FLAGS)[number];

export interface FlagDetail {
  readonly flag: FlagName;
  readonly severity: "FAIL" | "FLAG";
  readonly message: string;
}

export type VerificationStatus = "PASS" | "FLAG" | "FAIL";

export interface RegistryCheck extends Checked {
  readonly status: "active" | "stopped" | "not_found";
  readonly legal_name: string | null;
  readonly legal_form: string | null;
  readonly registered_address: {
    readonly street: string;
    readonly postal_code: string;
    readonly city: string;
    readonly country: string;
  } | null;
  readonly start_date: string | null;
  readonly bankruptcy: boolean | null;
  readonly activities: readonly { readonly code: string; readonly description: string; readonly version: string }[];
  /** Null if the source does not provide directors; never "none". */
  readonly directors: readonly string[] | null;
  /** Parts of the entry that a source failed to provide. */
  readonly missing: readonly { readonly part: string; readonly reason: string }[];
  readonly source: string;
  readonly evidence_hash: string | null;
}

export interface VatCheck extends Checked {
  readonly valid: boolean | null;
  readonly name: string | null;
  readonly address: string | null;
  readonly source: string;
  readonly evidence_hash: string | null;
}

export interface EntityCheck extends Checked {
  readonly active: boolean | null;
  readonly bankruptcy: boolean | null;
  readonly dissolution: boolean | null;
  readonly source: string;
}

export interface PeppolCheck extends Checked {
  readonly registered: boolean | null;
  readonly peppol_id: string | null;
  readonly document_types: readonly string[];
  readonly source: string;
  readonly evidence_hash: string | null;
}

export interface NameCheck extends Checked {
  readonly kbo_name: string | null;
  readonly vies_name: string | null;
  /** 0.0 to 1.0; null if a name is missing. */
  readonly match_score: number | null;
  readonly flag: FlagName | null;
}

export interface AddressCheck extends Checked {
  readonly kbo_address: string | null;
  readonly vies_address: string | null;
  readonly match_score: number | null;
  readonly flag: FlagName | null;
}

export interface DebtCheck extends Checked {
  readonly debt_free_social: boolean | null;
  readonly debt_free_tax: boolean | null;
  readonly source: string;
  readonly evidence_hash: string | null;
  /** The model or rules that read the page; null if nothing was read. */
  readonly model_used: string | null;
}

export interface Checks {
  readonly kbo_registry: RegistryCheck;
  readonly vies_validation: VatCheck;
  readonly entity_status: EntityCheck;
  readonly peppol_directory: PeppolCheck;
  readonly name_consistency: NameCheck;
  readonly address_consistency: AddressCheck;
  readonly inhoudingsplicht: DebtCheck;
}

export const COVERAGES = ["VERIFIED", "NOT_VERIFIED", "UNKNOWN", "NOT_IN_SCOPE"] as const;
export type Coverage = (typeof COVERAGES)[number];

/** How much of Peppol's end user identification (EUI) this verification covers. */
export interface EuiCoverage {
  readonly legal_identifier: Coverage;
  readonly legal_name: Coverage;
  readonly legal_address: Coverage;
  readonly peppol_identifiers: Coverage;
  readonly send_receive_capability: Coverage;
  readonly contact_information: Coverage;
  readonly proof_of_ownership: Coverage;
  readonly intermediary_info: Coverage;
  /** Nobody is searched for on lists. Absent in verifications of earlier versions. */
  readonly sanctions_screening?: Coverage | undefined;
}

export interface VerificationInput {
  /** Ten digits. */
  readonly enterprise_number: string;
  /** `BE` and the same ten digits. */
  readonly vat_number: string;
}

export interface UnsignedVerification {
  readonly verification_id: string;
  readonly timestamp: IsoTime;
  readonly input: VerificationInput;
  readonly result: {
    readonly status: VerificationStatus;
    /** 0.0 to 1.0: the share of checks with an answer. */
    readonly confidence: number;
    readonly risk_flags: readonly FlagName[];
    readonly flag_details: readonly FlagDetail[];
  };
  readonly checks: Checks;
  readonly eui_coverage: EuiCoverage;
  readonly evidence_bundle_hash: string;
  /** Counted from the oldest answer. */
  readonly valid_until: IsoTime;
  /** Whether any check used sample data. */
  readonly sample: boolean;
}

export interface Verification extends UnsignedVerification {
  /** Compact JWS (EdDSA) over the canonical JSON of all the rest. */
  readonly receipt: string;
}

/** The part of a linked verification that a case stores. */
export interface LinkedVerification {
  readonly verification_id: string;
  readonly status: VerificationStatus;
  readonly verified_at: IsoTime;
  readonly checks: readonly { readonly name: string; readonly outcome: CheckOutcome; readonly reason: string | null }[];
  readonly flags: readonly FlagDetail[];
}
