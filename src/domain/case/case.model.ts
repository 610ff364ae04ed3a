/** Types of a case, with the names and shapes of the API. */

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
  /** Stable within its case: the same finding in a later iteration keeps its id. */
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
  /** Who or what it is about. An MLRO assessment covers triggers by category, subject and source entry. */
  readonly subject?: string;
  readonly source_entry?: string;
  /** Hash of the list entry and the screened subject. A clearance is valid while it is unchanged. */
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

/** One part of the risk score. `points` are hundredths; all parts add up to the score. */
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
  /** Present if rules limit the total below the sum of its dimensions. */
  readonly cap?: { readonly points: number; readonly reason: string };
}

export interface ValidationResult {
  readonly field: string;
  readonly rule: string;
  readonly valid: boolean;
  readonly message: string;
}

export const RESPONSE_TYPES = ["text", "document", "yes_no"] as const;
export type ResponseType = (typeof RESPONSE_TYPES)[number];

/** A proposed task. Only an officer's follow_up decision sends it to the customer. */
export interface GeneratedTask {
  readonly id: string;
  readonly description: string;
  readonly response_type: ResponseType;
  readonly document_type: string | null;
  readonly required: boolean;
  readonly justification: string;
  readonly finding_ids: readonly string[];
}

/** A task for the customer. `justification` is internal. */
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

/** Raw source response or document stored as evidence. `key` is its R2 key; `data_hash` is over its bytes. */
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

/** One statement about the company, with its source. */
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
  /** What the officer's memory contributed; absent if it was not used. */
  readonly memory?: MemoryUsed;
  readonly completed_at: IsoTime;
}

export interface MemoryUsed {
  readonly rules_applied: number;
  readonly passages_matched: number;
  /** Confidence of the memory in what it knows of the officer, 0 to 100. */
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

/** The four look-ups at creation. Null: the look-up failed or timed out. */
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
