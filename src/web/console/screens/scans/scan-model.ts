/** Scans, as the interface specification has them; null is unknown. */
export interface Scan {
  readonly scan_id: string;
  readonly registration_number: string;
  readonly tier: number;
  readonly risk_tier: "green" | "amber" | "red";
  readonly confidence: number;
  readonly eval_score: number;
  readonly company_status: string;
  readonly legal_name: string;
  readonly director_count: number | null;
  readonly ubo_count: number | null;
  readonly sanctions_exact_matches: number | null;
  readonly sanctions_fuzzy_matches: number | null;
  readonly peppol_registered: boolean | null;
  readonly withholding_obligations: boolean | null;
  readonly adverse_media_summary: string;
  readonly synthesis_summary: string;
  readonly flags: readonly string[];
  readonly scan_cost_cents: number;
  readonly cached: boolean;
}

export interface ScanHistoryItem {
  readonly scan_id: string;
  readonly tier: number;
  readonly risk_tier: string | null;
  readonly confidence: number | null;
  readonly scanned_at: string;
}

export interface Portfolio {
  readonly portfolio_id: string;
}

/** What has come of a portfolio so far. */
export interface PortfolioResults {
  readonly status: "running" | "done";
  readonly total_entities: number;
  readonly scanned: number;
  readonly failed: number;
  readonly failures: readonly { readonly registration_number: string; readonly reason: string }[];
  readonly results: readonly {
    readonly scan_id: string;
    readonly registration_number: string;
    readonly risk_tier: "green" | "amber" | "red";
    readonly scanned_at: string;
  }[];
}
