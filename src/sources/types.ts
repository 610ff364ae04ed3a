import type { Ctx } from "../platform/context.ts";
import type { EvidenceRef } from "../domain/case/case.model.ts";
import type { SourceTape } from "./recording.ts";

/** Names of outside sources, as they stand in evidence, findings and tool records. */
export type SourceName =
  | "kbo"
  | "vies"
  | "peppol"
  | "inhoudingsplicht"
  | "adverse_media"
  | "companydata"
  | "fundingdata"
  | "website";

/** Why a source gave no answer: the `error_type` of tool records. */
export type UnknownReason =
  | "timeout"
  | "http_error"
  | "rate_limited"
  | "captcha"
  | "parse_error"
  | "circuit_open"
  | "not_configured"
  | "internal";

/**
 * What a source said. `known` is a statement of the source, be it good or bad news ("no such number" is one);
 * `unknown` is the lack of one and must never be read as either. Both carry the raw answers they stand on.
 */
export type Answer<T> =
  | { readonly outcome: "known"; readonly value: T; readonly evidence: readonly EvidenceRef[] }
  | {
      readonly outcome: "unknown";
      readonly reason: UnknownReason;
      readonly detail: string;
      readonly evidence: readonly EvidenceRef[];
      /** Seconds to wait that the source itself named. */
      readonly retryAfterSeconds?: number;
    };

/** One use of sources: where raw answers are kept and until when an answer is of use. */
export interface SourceCall {
  readonly ctx: Ctx;
  /** Object prefix under which raw answers are kept: the case_id, a verification's or a scan's own prefix. */
  readonly evidencePrefix: string;
  /** Aborts every request of this use. */
  readonly signal: AbortSignal;
  /** When this use ends by itself: a wait that would outlast it is not begun. Without it waits are short. */
  readonly deadline?: Date;
  /** SourceQuery the source even where a kept answer exists. */
  readonly fresh?: boolean;
  /** Told of each request, for the record of tool calls. */
  readonly onToolCall?: (call: ToolCall) => void;
  /** Receives the use of a model for which a text was not sent, and what of the text forbade it. */
  readonly onModelBlocked?: (use: string, violations: readonly string[]) => void;
  /** Hears what comes from outside, where a replay must be able to go on from the same. */
  readonly tape?: SourceTape;
}

export interface ToolCall {
  readonly tool_name: string;
  readonly cost_category: "free" | "registry" | "paid_api" | "model";
  readonly duration_ms: number;
  readonly success: boolean;
  readonly error_type: UnknownReason | null;
  readonly cost_eur: number;
  readonly tokens_used: number;
}

export interface Address {
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export interface Person {
  /** Given names then family name. */
  readonly name: string;
  readonly role: string;
  readonly since: string | null;
  readonly birth_date?: string;
  readonly nationality?: string;
  /** Where the office is held by an enterprise: its number, and `name` is its name or that number. */
  readonly registration_number?: string;
}

/** A beneficial owner or shareholder as the register has it. */
export interface Owner {
  readonly name: string;
  readonly kind: "person" | "company";
  readonly registration_number?: string;
  readonly share_percent?: number;
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  readonly birth_date?: string;
  /** ISO 3166-1 alpha-2. */
  readonly nationality?: string;
}

/** A part of an answer that its source did not give: an empty field there is a gap, never "none". */
export interface MissingPart {
  readonly part: "directors" | "owners" | "address" | "page";
  readonly reason: UnknownReason;
  readonly detail: string;
}

/** What the company register holds on one enterprise. */
export interface RegistryEntry {
  /** Ten digits. */
  readonly number: string;
  readonly status: "active" | "stopped" | "not_found";
  /** Three-digit CBE code such as `000`; null with a label is a situation the source names and we do not know. */
  readonly juridical_situation: string | null;
  readonly juridical_situation_label: string | null;
  /** YYYY-MM-DD the situation began, such as the day a bankruptcy was opened; absent where the source does not say. */
  readonly juridical_situation_since?: string;
  readonly legal_name: string | null;
  /** The legal name in other languages, and abbreviations: as good as the legal name when names are compared. */
  readonly other_names?: readonly string[];
  readonly commercial_names: readonly string[];
  readonly legal_form_code: string | null;
  readonly legal_form: string | null;
  readonly address: Address | null;
  /** YYYY-MM-DD. */
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly activities: readonly { readonly code: string; readonly description: string; readonly version: string }[];
  /** Null is "the source does not say", an empty list "it has none". */
  readonly directors: readonly Person[] | null;
  readonly owners: readonly Owner[] | null;
  readonly establishments: number | null;
  readonly website: string | null;
  /** Remarks such as an ex-officio strike-off for UBO duties. */
  readonly remarks: readonly string[];
  /** What this entry lacks because a source failed; absent where nothing failed. */
  readonly missing?: readonly MissingPart[];
  readonly source: string;
}

export interface VatAnswer {
  readonly country_code: string;
  readonly vat_number: string;
  readonly valid: boolean;
  readonly name: string | null;
  readonly address: string | null;
}

export interface PeppolAnswer {
  readonly registered: boolean;
  readonly peppol_id: string | null;
  readonly document_types: readonly string[];
  readonly names: readonly string[];
}

/** Whether a contractor's debts oblige its client to withhold. Null is "the page did not say". */
export interface DebtAnswer {
  readonly social_debt: boolean | null;
  readonly tax_debt: boolean | null;
  readonly model_used: string;
}

export interface MediaHit {
  readonly title: string;
  readonly url: string;
  readonly published_at: string | null;
  readonly snippet: string;
  /** `criminal`: charge, investigation or conviction; `enforcement`: a regulator's measure; else `adverse_media`. */
  readonly category: "criminal" | "enforcement" | "adverse_media";
  readonly subject: string;
}

export interface MediaAnswer {
  readonly hits: readonly MediaHit[];
}

export interface CompanyDataAnswer {
  readonly found: boolean;
  readonly company_name: string | null;
  readonly directors: readonly string[];
  readonly employees: number | null;
  readonly website: string | null;
  readonly description: string | null;
}

export interface FundingDataAnswer {
  readonly found: boolean;
  readonly total_funding_eur: number | null;
  readonly last_round: string | null;
  readonly investors: readonly string[];
}

export interface WebsiteAnswer {
  readonly url: string;
  readonly accessible: boolean;
  readonly status_code: number | null;
  readonly title: string | null;
  /** Visible text, at most 20,000 characters. */
  readonly text: string;
}
