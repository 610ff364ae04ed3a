/**
 * The nouns of a case, in the names and shapes in which the interface gives them out. Types only: every
 * room may know them, none depends on how another works.
 */

/** ISO 8601 UTC with milliseconds. */
export type IsoTime = string;

export const CASE_STATUSES = [
  "CREATED",
  "AWAITING_DOCUMENTS",
  "DOCUMENTS_RECEIVED",
  "INVESTIGATING",
  "REVIEW_PENDING",
  "FOLLOW_UP_REQUIRED",
  "PENDING_SECOND_APPROVAL",
  "ESCALATED",
  "APPROVED",
  "REJECTED",
  "FAILED",
] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

export const FINDING_CATEGORIES = [
  "sanctions",
  "criminal",
  "enforcement",
  "adverse_media",
  "pep",
  "ownership",
  "registry_status",
  "social_debt",
  "tax_debt",
  "vat",
  "name",
  "address",
  "activity",
  "incorporation",
  "peppol",
  "identity",
  "document",
  "website",
  "cross_case",
  "data_gap",
] as const;
export type FindingCategory = (typeof FINDING_CATEGORIES)[number];

/** In rising order. */
export const SEVERITIES = ["info", "low", "medium", "high", "critical"] as const;
export type Severity = (typeof SEVERITIES)[number];

export interface Finding {
  /** Stable within its case: the same fact found again in a later iteration keeps its id. */
  readonly id: string;
  readonly category: FindingCategory;
  readonly severity: Severity;
  readonly title: string;
  readonly description: string;
  /** Source name, such as `kbo` or `screening`. */
  readonly source: string;
  readonly evidence_ids: readonly string[];
  readonly agent_name: string;
  /** 0.0 to 1.0. */
  readonly confidence: number;
  /** Who or what it is about: what a completed MLRO assessment covers is named by category, subject and source entry. */
  readonly subject?: string;
  readonly source_entry?: string;
  /** Hash of all that the source says of the entry and of who was looked for: a clearance holds while it stays the same. */
  readonly entry_fingerprint?: string;
  readonly clearance?: { readonly reason: string; readonly cleared_by: string; readonly cleared_at: IsoTime };
}

export type DiscrepancyKind = "ubo" | "director" | "name" | "address" | "activity";

export interface Discrepancy {
  readonly id: string;
  readonly kind: DiscrepancyKind;
  readonly field: string;
  readonly declared: string;
  readonly observed: string;
  readonly source: string;
  readonly severity: Severity;
  readonly status: "open" | "resolved" | "overridden";
}

/** One addend of the risk score: `points` are hundredths of the score, so that the parts add up to it. */
export interface RiskFactor {
  readonly factor: string;
  readonly points: number;
  readonly reason: string;
  readonly evidence_ids: readonly string[];
}

export interface CaseConfidence {
  /** 0 to 100. */
  readonly total: number;
  readonly dimensions: readonly { readonly name: string; readonly points: number; readonly reason: string }[];
  /** Where rules hold the total below the sum of its dimensions. */
  readonly cap?: { readonly points: number; readonly reason: string };
}

export interface ValidationResult {
  readonly field: string;
  readonly rule: string;
  readonly valid: boolean;
  readonly message: string;
}

export type ResponseType = "text" | "document" | "yes_no";

/** A task the investigation proposes; it reaches the customer only by an officer's follow_up decision. */
export interface GeneratedTask {
  readonly id: string;
  readonly description: string;
  readonly response_type: ResponseType;
  readonly document_type: string | null;
  readonly required: boolean;
  readonly justification: string;
  readonly finding_ids: readonly string[];
}

/** A task put to the customer. `justification` never leaves the house. */
export interface FollowUpTask {
  readonly id: string;
  readonly iteration: number;
  readonly description: string;
  readonly response_type: ResponseType;
  readonly document_type: string | null;
  readonly required: boolean;
  readonly justification: string | null;
  readonly status: "open" | "answered";
}

export interface TaskResponse {
  readonly iteration: number;
  readonly task_id: string;
  readonly description: string;
  readonly answer: string;
  readonly submitted_at: IsoTime;
}

export type RiskTier = "low" | "medium" | "high";

export interface MccClassification {
  readonly primary_recommendation: { readonly mcc_code: string; readonly description: string };
  readonly alternatives: readonly { readonly mcc_code: string; readonly description: string; readonly score: number }[];
  readonly risk_tier: RiskTier;
  readonly risk_flags: readonly string[];
  readonly reasoning: string;
  readonly model_used: string;
  readonly decision: {
    readonly action: "accept" | "reject" | "override";
    readonly mcc_code: string | null;
    readonly notes: string;
    readonly decided_by: string;
    readonly decided_at: IsoTime;
  } | null;
}

/** A raw answer or document kept as evidence. `key` is where its bytes are, `data_hash` is over those bytes. */
export interface EvidenceRef {
  readonly id: string;
  readonly source: string;
  readonly source_url: string;
  /** `sha256:<hex>` */
  readonly data_hash: string;
  readonly collected_at: IsoTime;
  readonly key: string;
  readonly content_type: string;
  readonly size: number;
}

/** One statement about the company, with where it came from. */
export interface Fact {
  readonly value: unknown;
  readonly source: string;
  readonly timestamp: IsoTime;
  readonly evidence_hash?: string;
}
export type Facts = Readonly<Record<string, readonly Fact[]>>;

export interface InvestigationResult {
  readonly iteration: number;
  /** 0.0 to 1.0. */
  readonly risk_score: number;
  readonly risk_factors: readonly RiskFactor[];
  readonly case_confidence: CaseConfidence;
  readonly findings: readonly Finding[];
  readonly discrepancies: readonly Discrepancy[];
  readonly summary: string;
  readonly model_used: string;
  /** What the officer's memory had to say; absent where it was not asked. */
  readonly memory?: MemoryUsed;
  readonly completed_at: IsoTime;
}

export interface MemoryUsed {
  readonly rules_applied: number;
  readonly passages_matched: number;
  /** How well the memory knew the officer, in points from 0 to 100. */
  readonly confidence_at_review: number | null;
}

export interface CaseDocument {
  readonly document_id: string;
  /** Object key `<case_id>/iteration-<n>/req_<requirement_id>/<filename>`. */
  readonly key: string;
  readonly filename: string;
  readonly requirement_id: string;
  readonly iteration: number;
  readonly source: "customer" | "system";
  readonly content_type: string;
  readonly size: number;
  readonly sha256: string;
  readonly uploaded_at: IsoTime;
}

/** The four look-ups at creation; null is a look-up that failed or ran out of time. */
export interface Enrichment {
  readonly vies: {
    readonly vies_valid: boolean;
    readonly vies_name: string | null;
    readonly vies_address: string | null;
  } | null;
  readonly companydata: {
    readonly found: boolean;
    readonly company_name: string | null;
    readonly directors: readonly string[];
  } | null;
  readonly fundingdata: Readonly<Record<string, unknown>> | null;
  readonly website: {
    readonly url: string;
    readonly accessible: boolean;
    readonly status_code: number | null;
  } | null;
}
