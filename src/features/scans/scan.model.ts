import type { EvalPart, Standing } from "../../graph/index.ts";
import type { EvidenceRef, Severity } from "../../domain/case/case.model.ts";
import type { UnknownReason } from "../../sources/types.ts";

/** The nouns of a scan, as the interface names them. */

const SCAN_TIERS = [0, 1, 2, 3] as const;
export type ScanTier = (typeof SCAN_TIERS)[number];
/** Tiers that query sources; 0 reads the graph only, 3 opens a case. */
export type QueryTier = 1 | 2;

export const RISK_TIERS = ["green", "amber", "red"] as const;
export type RiskTier = (typeof RISK_TIERS)[number];

export const SCAN_FLAGS = [
  "KBO_UNAVAILABLE",
  "PEPPOL_UNAVAILABLE",
  "SANCTIONS_HIT",
  "SANCTIONS_FUZZY",
  /** The lists or a name could not be read, so somebody was not screened. */
  "SANCTIONS_UNAVAILABLE",
  "WITHHOLDING_OBLIGATIONS",
  "COMPANY_INACTIVE",
  "COMPANY_IN_DISSOLUTION",
  /** The register states a legal situation that the rules do not know. */
  "LEGAL_SITUATION_UNUSUAL",
  "OWN_LIST_HIT",
  "PEP_HIT",
  "ADVERSE_MEDIA_FOUND",
  "ADVERSE_MEDIA_UNAVAILABLE",
] as const;
export type ScanFlag = (typeof SCAN_FLAGS)[number];

/** Sources that a scan queries; `screening` stands for the lists. */
export const SCAN_SOURCES = ["kbo", "ubo", "peppol", "inhoudingsplicht", "screening", "adverse_media"] as const;
export type ScanSource = (typeof SCAN_SOURCES)[number];

/** A source without an answer for this scan, wholly or in part. */
export interface UnansweredSource {
  readonly source: ScanSource;
  readonly reason: UnknownReason;
  readonly detail: string;
  /** False: it is not set up here, and was not queried. */
  readonly failed: boolean;
}

/** A match on a list that is none of sanctions. */
export interface OtherMatch {
  /** Who was searched for. */
  readonly name: string;
  readonly list: "own_list" | "pep";
  /** What the tenant calls its own list; otherwise the source of the list. */
  readonly list_name: string;
  readonly match: "exact" | "fuzzy";
  readonly severity: Severity;
}

/** The clearing by which a match on a list does not count. */
export interface ClearedMatch {
  /** Of the subject, as it was cleared. */
  readonly name: string;
  readonly cleared_by: string;
  /** ISO time. */
  readonly cleared_at: string;
}

/** The result of a tier 1 or 2 scan, without its name, time and whether it was cached. */
export interface ScanFindings {
  readonly registration_number: string;
  readonly tier: QueryTier;
  readonly risk_tier: RiskTier;
  /** 0.0 to 1.0 by the share of the data that was available; at most 0.85 at tier 1. */
  readonly confidence: number;
  readonly eval_score: number;
  readonly company_status: Standing;
  readonly legal_name: string;
  readonly nace_codes: readonly string[];
  readonly director_count: number;
  readonly ubo_count: number;
  readonly sanctions_exact_matches: number;
  readonly sanctions_fuzzy_matches: number;
  readonly peppol_registered: boolean | null;
  readonly withholding_obligations: boolean | null;
  readonly tax_debt_detected: boolean | null;
  readonly social_debt_detected: boolean | null;
  readonly adverse_media_hits: number;
  /** Articles of which the rules cannot tell whether they are adverse; absent where there is none, or none was looked for. */
  readonly news_to_read?: number;
  readonly adverse_media_summary: string;
  readonly synthesis_summary: string;
  readonly flags: readonly ScanFlag[];
  readonly scan_cost_cents: number;
  /** Matches that an officer cleared earlier; not in either count above. */
  readonly sanctions_cleared_matches: number;
  /** Matches on the tenant's own lists and on lists of politically exposed persons; absent where there is none, and in scans of earlier versions. */
  readonly other_matches?: readonly OtherMatch[];
  /** Which clearings these are; absent in scans of earlier versions. */
  readonly cleared_matches?: readonly ClearedMatch[];
  /** Fields above whose 0, empty text or null means "unknown". */
  readonly unknown_fields: readonly string[];
  /** Absent in scans of earlier versions, which did not record it. */
  readonly unanswered_sources?: readonly UnansweredSource[];
  /** The parts of `eval_score`. */
  readonly eval_reasons: readonly EvalPart[];
  /** The model that wrote the synthesis; null at tier 1, which uses none. */
  readonly model_used: string | null;
  /** Whether answers came from the sample sources. */
  readonly sample: boolean;
}

/** For auditors: the raw answers behind a scan. */
export interface ScanGrounds {
  readonly evidence: readonly EvidenceRef[];
  /** `<source> <version>` of each list screened against. */
  readonly lists: readonly string[];
  readonly tokens_used: number;
  /** The case that a tier 3 scan opened. */
  readonly case_id?: string;
}

export interface ScanResult extends Omit<ScanFindings, "unanswered_sources" | "cleared_matches"> {
  readonly scan_id: string;
  /** Null: not recorded. */
  readonly unanswered_sources: readonly UnansweredSource[] | null;
  /** Null: not recorded. */
  readonly cleared_matches: readonly ClearedMatch[] | null;
  /** Why the risk tier is what it is, and what is not known, one sentence each. */
  readonly reasons: readonly string[];
  readonly segment_id: string | null;
  readonly scanned_at: string;
  readonly cached: boolean;
}

/** Identifies a scan: the same order run again is the same scan. */
export interface ScanOrder {
  /** Unique over all tenants. */
  readonly executionId: string;
  /** Ten digits. */
  readonly number: string;
  readonly segmentId: string | null;
  /** The officer. */
  readonly orderedBy: string;
  readonly portfolio: { readonly id: string; readonly name: string } | null;
}

/** A scan as it is stored; without findings at tiers 0 and 3. */
export interface StoredScan {
  readonly scanId: string;
  readonly scannedAtMs: number;
  readonly segmentId: string | null;
  readonly findings: ScanFindings | null;
}
