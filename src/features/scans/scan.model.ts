import type { EvalPart, Standing } from "../../graph/index.ts";
import type { EvidenceRef } from "../../domain/case/case.model.ts";

/** The nouns of a scan, in the names and shapes in which the interface gives them out. */

const SCAN_TIERS = [0, 1, 2, 3] as const;
export type ScanTier = (typeof SCAN_TIERS)[number];
/** Tiers that look at a company themselves; 0 reads the graph only, 3 opens a case. */
export type LookingTier = 1 | 2;

export const RISK_TIERS = ["green", "amber", "red"] as const;
export type RiskTier = (typeof RISK_TIERS)[number];

export const SCAN_FLAGS = [
  "KBO_UNAVAILABLE",
  "PEPPOL_UNAVAILABLE",
  "SANCTIONS_HIT",
  "SANCTIONS_FUZZY",
  /** The lists, or a name, could not be read: who was not screened is not clear. */
  "SANCTIONS_UNAVAILABLE",
  "WITHHOLDING_OBLIGATIONS",
  "COMPANY_INACTIVE",
  "ADVERSE_MEDIA_FOUND",
  "ADVERSE_MEDIA_UNAVAILABLE",
] as const;
export type ScanFlag = (typeof SCAN_FLAGS)[number];

/** What a scan of tier 1 or 2 came to, without its name, time and whether it was cached. */
export interface ScanFindings {
  readonly registration_number: string;
  readonly tier: LookingTier;
  readonly risk_tier: RiskTier;
  /** 0.0 to 1.0 by how much of the data was there; at most 0.85 at tier 1. */
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
  readonly adverse_media_summary: string;
  readonly synthesis_summary: string;
  readonly flags: readonly ScanFlag[];
  readonly scan_cost_cents: number;
  /** Matches that an officer cleared before, and that count in neither number above. */
  readonly sanctions_cleared_matches: number;
  /** Fields of above whose 0, empty text or null stands for "not known". */
  readonly unknown_fields: readonly string[];
  /** Why `eval_score` is what it is. */
  readonly eval_reasons: readonly EvalPart[];
  /** Which model wrote the synthesis; null at tier 1, which asks none. */
  readonly model_used: string | null;
  /** Answers came from the sample sources. */
  readonly sample: boolean;
}

/** What an auditor asks for: the raw answers that a scan stands on. */
export interface ScanGrounds {
  readonly evidence: readonly EvidenceRef[];
  /** `<source> <version>` of each list that was screened against. */
  readonly lists: readonly string[];
  readonly tokens_used: number;
  /** The case that a scan of tier 3 opened. */
  readonly case_id?: string;
}

export interface ScanResult extends ScanFindings {
  readonly scan_id: string;
  readonly segment_id: string | null;
  readonly scanned_at: string;
  readonly cached: boolean;
}

/** What makes a scan the same scan when it is carried out again. */
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
