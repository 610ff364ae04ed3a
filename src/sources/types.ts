import type { Ctx } from "../platform/context.ts";
import type { RegisterSource } from "../platform/register-setting.ts";
import type { EvidenceRef } from "../domain/case/case.model.ts";
import type { Ending } from "../domain/case/ended-entity.rules.ts";
import type { Address } from "../domain/matching/address.ts";
import type { InterestType, Share } from "../domain/ownership/ownership.model.ts";
import type { SourceRecording } from "./recording.ts";

/** Names of external sources in evidence, findings and tool records. */
export type SourceName =
  | "kbo"
  | "vies"
  | "peppol"
  | "inhoudingsplicht"
  | "adverse_media"
  | "companydata"
  | "fundingdata"
  | "website"
  | RegisterSource;

/** Why a source did not answer: the `error_type` of tool records. */
export const UNKNOWN_REASONS = [
  "timeout",
  "http_error",
  "rate_limited",
  "captcha",
  "parse_error",
  "circuit_open",
  "not_configured",
  "withheld",
  "internal",
] as const;
export type UnknownReason = (typeof UNKNOWN_REASONS)[number];

/**
 * Answer of a source. `known` is a statement of the source, including "no such number". `unknown` means that there is
 * no statement and must never be treated as good or bad news. Both carry the raw responses as evidence.
 */
export type Answer<T> =
  | { readonly outcome: "known"; readonly value: T; readonly evidence: readonly EvidenceRef[] }
  | {
      readonly outcome: "unknown";
      readonly reason: UnknownReason;
      readonly detail: string;
      readonly evidence: readonly EvidenceRef[];
      /** `Retry-After` of the source. */
      readonly retryAfterSeconds?: number;
    };

/** Context of calls to sources. */
export interface SourceCall {
  readonly ctx: Ctx;
  /** R2 prefix of raw responses: a case_id, or the prefix of a verification or a scan. */
  readonly evidencePrefix: string;
  /** Aborts every request of this call. */
  readonly signal: AbortSignal;
  /** Waits that would exceed the deadline are not started. Without a deadline, waits are short. */
  readonly deadline?: Date;
  /** Bypasses the cache. */
  readonly fresh?: boolean;
  /** Work of a batch, which nobody waits for: requests of others to the same source go first. */
  readonly background?: boolean;
  /** Called for each request, to record tool calls. */
  readonly onToolCall?: (call: ToolCall) => void;
  /** Called when a text is not sent to a model, with the kinds of protected data in it. */
  readonly onModelBlocked?: (use: string, violations: readonly string[]) => void;
  /** Records the answers for a replay, or replays them. */
  readonly recording?: SourceRecording;
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

export interface Person {
  /** Given names then family name. */
  readonly name: string;
  /** Its parts, where the source tells them apart. */
  readonly given_name?: string;
  readonly family_name?: string;
  readonly role: string;
  readonly since: string | null;
  readonly birth_date?: string;
  readonly nationality?: string;
  /** Enterprise number if an enterprise holds the office; `name` is then its name or number. */
  readonly registration_number?: string;
  /** An enterprise of which the register names no number holds the office. */
  readonly is_company?: true;
  /** The whole name by birth or by marriage, where the register has both. */
  readonly other_names?: readonly string[];
}

/** A registered beneficial owner or shareholder. */
export interface Owner {
  readonly name: string;
  /** Parts of a person's name, where the source tells them apart. */
  readonly given_name?: string;
  readonly family_name?: string;
  /** An arrangement is a trust or what resembles one; it counts as a company where the two are not told apart. */
  readonly kind: "person" | "company";
  readonly is_arrangement?: true;
  /** In the register of `country`; in the register that answered where that is absent. */
  readonly registration_number?: string;
  readonly lei?: string;
  /** Market identifier code of the regulated market of the EEA on which its shares are admitted. */
  readonly listed_on?: string;
  /** Per cent of the shares, 0 to 100. */
  readonly share_percent?: number;
  /** Where the register publishes bands: per cent, 0 to 100. */
  readonly share_band?: Share;
  /** `beneficial_owner`: from a register of beneficial owners; absent or `holder`: holds the shares itself. */
  readonly basis?: "holder" | "beneficial_owner";
  /** Other than by shares, or beside them; absent: `shareholding`. */
  readonly interests?: readonly InterestType[];
  /** What the source adds, in its words. */
  readonly details?: string;
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  readonly birth_date?: string;
  /** ISO 3166-1 alpha-2. */
  readonly nationality?: string;
  /** ISO 3166-1 alpha-2: where a person lives, or where a company is registered. */
  readonly country?: string;
  /** Day of the entry, YYYY-MM-DD. */
  readonly since?: string;
}

/** A part that the source failed to provide. The empty field means "not known", never "none". */
export interface MissingPart {
  readonly part: "directors" | "owners" | "address" | "page" | "status";
  /** `masked`: the register has persons whose names it does not publish. */
  readonly reason: UnknownReason | "masked";
  readonly detail: string;
}

/** A name that a company no longer has. Dates are YYYY-MM-DD; absent where the register does not state them. */
export interface FormerName {
  readonly name: string;
  readonly since?: string;
  readonly until?: string;
}

/** One company in a company register, of Belgium or another country. */
export interface RegistryEntry {
  /** ISO 3166-1 alpha-2 of the register; absent in answers recorded by earlier versions, which are Belgian. */
  readonly country?: string;
  /** In the register's own form without separators: ten digits in Belgium, nine in France. */
  readonly number: string;
  readonly status: "active" | "stopped" | "not_found";
  /** Opened insolvency, liquidation or strike-off in the register's words, while the company is still entered. */
  readonly ending?: Ending;
  /** Day of the register's last change of the entry, YYYY-MM-DD. */
  readonly last_changed?: string;
  readonly lei?: string;
  /** Three-digit CBE code such as `000`; null for registers of other countries. Null with a label: the label is unknown. */
  readonly juridical_situation: string | null;
  readonly juridical_situation_label: string | null;
  /** First day of the situation, YYYY-MM-DD; absent if the source does not state it. */
  readonly juridical_situation_since?: string;
  readonly legal_name: string | null;
  /** The legal name in other languages, and abbreviations. Equivalent to the legal name in comparisons. */
  readonly other_names?: readonly string[];
  readonly commercial_names: readonly string[];
  /** Legal names before the present one, newest first; absent where the source states none. */
  readonly former_names?: readonly FormerName[];
  /** First day of the present legal name, YYYY-MM-DD; absent where the source does not state it. */
  readonly name_since?: string;
  readonly legal_form_code: string | null;
  readonly legal_form: string | null;
  readonly address: Address | null;
  /** YYYY-MM-DD. */
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly activities: readonly { readonly code: string; readonly description: string; readonly version: string }[];
  /** Null: not provided by the source. Empty: none. */
  readonly directors: readonly Person[] | null;
  readonly owners: readonly Owner[] | null;
  readonly establishments: number | null;
  readonly website: string | null;
  /** That the company has published; absent where the source has none. */
  readonly email?: string;
  /** Remarks such as an ex-officio strike-off for UBO duties. */
  readonly remarks: readonly string[];
  /** Parts missing because a source failed; absent if none failed. */
  readonly missing?: readonly MissingPart[];
  readonly source: string;
}

/** The company into which a company consolidates its accounts, as GLEIF publishes it; not a shareholder by itself. */
export type LeiParent =
  | {
      readonly state: "named";
      readonly lei: string;
      readonly name: string;
      /** As in `LeiRecord`. */
      readonly country: string;
      readonly number: string | null;
      /** First day of the relationship, YYYY-MM-DD. */
      readonly since: string | null;
      readonly relationship_id: string;
      /** Such as `FULLY_CORROBORATED` or `ENTITY_SUPPLIED_ONLY`. */
      readonly corroboration: string | null;
    }
  /** Such as `NATURAL_PERSONS`, `NO_KNOWN_PERSON`, `NON_CONSOLIDATING`, `NON_PUBLIC` or `NO_LEI`. */
  | { readonly state: "exception"; readonly reason: string }
  | { readonly state: "none_reported" }
  /** GLEIF has an answer that did not arrive; `lei` where at least that of the parent is known. */
  | { readonly state: "unknown"; readonly detail: string; readonly lei?: string };

export interface LeiRecord {
  readonly lei: string;
  readonly legal_name: string;
  /** Current ones: trade names, other languages, transliterations. */
  readonly other_names: readonly string[];
  /** ISO 3166-1 alpha-2 of the registration authority; of the jurisdiction where the authority is none of a country. */
  readonly country: string;
  /** In the form of the register of `country`; null without a valid one. */
  readonly number: string | null;
  /** Code of the registration authority, such as `RA000025`. */
  readonly registered_at: string | null;
  /** Code of ISO 20275, or the words of the record. */
  readonly legal_form: string | null;
  /** Of the company. */
  readonly status: "ACTIVE" | "INACTIVE" | null;
  /** Of the LEI, such as `ISSUED` or `LAPSED`: a lapsed LEI was not renewed, which says nothing about the company. */
  readonly lei_status: string;
  readonly address: Address;
  /** YYYY-MM-DD. */
  readonly created: string | null;
  /** Day of the last change of the record, YYYY-MM-DD. */
  readonly last_changed: string | null;
}

/** `found: false` is the statement that the company has no LEI; few small companies have one. */
export type LeiAnswer =
  | { readonly found: false }
  | ({
      readonly found: true;
      readonly parents: { readonly direct: LeiParent; readonly ultimate: LeiParent };
    } & LeiRecord);

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

/** Whether a contractor's debts oblige its client to withhold. Null: the page does not state it. */
export interface DebtAnswer {
  readonly social_debt: boolean | null;
  readonly tax_debt: boolean | null;
  readonly model_used: string;
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
