import type { DocumentKind } from "../documents/document-kinds.ts";
import type { Check } from "../diligence/check.model.ts";
import type { HitComparison } from "../hits/hit-comparison.model.ts";
import type { RiskRating } from "../diligence/rating.model.ts";
import type { MemoryUsed } from "../memory/memory-used.model.ts";
import type { DocumentReading } from "../readings/reading.model.ts";

// Types of a case, with the names and shapes of the API. Times are ISO 8601 UTC with milliseconds.
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
  "own_list",
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
  /** Of the words of each article that the source entry names; null where they were not kept. */
  readonly article_fingerprints?: readonly (string | null)[];
  /** Stable word for what was found, such as `document_wrong_kind`; absent in findings of earlier versions. */
  readonly code?: string;
  /** Subject and list entry beside each other; absent in findings of earlier versions and for matches not shown. */
  readonly hit?: HitComparison;
  readonly clearance?: HitClearance;
  /** An officer's statement that the hit is this subject. */
  readonly confirmation?: HitConfirmation;
}

interface HitConfirmation {
  readonly reason: string;
  readonly confirmed_by: string;
  readonly confirmed_at: IsoTime;
  /** Severity by the match alone, which undoing the confirmation restores. */
  readonly severity_before?: Severity;
}

export interface HitClearance {
  readonly reason: string;
  readonly cleared_by: string;
  readonly cleared_at: IsoTime;
  /** What differs between the subject and the list entry. */
  readonly differs?: readonly HitDifference[];
  /** Where it was made, if that is another case that nobody has approved: nobody else has judged it. */
  readonly unapproved_case?: string;
}

export const HIT_DIFFERENCES = ["name", "birth_date", "nationality", "place", "gender", "identifier", "other"] as const;
export type HitDifference = (typeof HIT_DIFFERENCES)[number];

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
  /** When it was found, or found again after it was resolved; absent where an earlier version found it. */
  readonly found_at?: IsoTime;
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
  /** Proposed from the officer's memory alone; never printed. */
  readonly remembered?: true;
  /** Of a remembered task: whether the officers asked it in most of such cases, so that it is chosen beforehand. */
  readonly preselected?: boolean;
}

/** A task for the customer. `justification` is internal; `customer_note` is what the officer tells the customer. */
export interface FollowUpTask {
  readonly id: string;
  readonly iteration: number;
  readonly description: string;
  readonly response_type: ResponseType;
  readonly document_type: string | null;
  readonly required: boolean;
  readonly justification: string | null;
  /** Absent in tasks of earlier versions. */
  readonly customer_note?: string | null;
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
  /** The decision in force. Tier and flags are those of the category in force. */
  readonly decision: MccDecision | null;
  /** Tier and flags of the recommendation; absent while they are those in force. */
  readonly classified?: { readonly risk_tier: RiskTier; readonly risk_flags: readonly string[] };
  /** Earlier decisions, oldest first. */
  readonly superseded?: readonly MccDecision[];
  /** The officer's notes that it was classified with. */
  readonly notes?: string;
}

export interface MccDecision {
  readonly action: "accept" | "reject" | "override";
  /** Null for a rejection. */
  readonly mcc_code: string | null;
  readonly notes: string;
  readonly decided_by: string;
  readonly decided_at: IsoTime;
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
  /** Absent in results of versions that had no checks: nothing is established then. */
  readonly checks?: readonly Check[];
  readonly risk_rating?: RiskRating;
  /** When an officer's act last changed checks, score and rating; absent while the investigation's stand. */
  readonly revised_at?: IsoTime;
  /** The latest screening before a decision, with the hits that such screenings added or changed. */
  readonly rescreened?: { readonly at: IsoTime; readonly finding_ids: readonly string[] };
  /** Findings that came after the run, such as the reason of a review. */
  readonly told_later?: readonly string[];
  readonly summary: string;
  readonly model_used: string;
  /** What the officer's memory contributed; absent if it was not used. */
  readonly memory?: MemoryUsed;
  readonly completed_at: IsoTime;
}

export interface CaseDocument {
  readonly document_id: string;
  /** Object key `<case_id>/iteration-<n>/req_<requirement_id>/<filename>`. */
  readonly key: string;
  readonly filename: string;
  readonly requirement_id: string;
  readonly iteration: number;
  readonly source: "customer" | "system" | "officer";
  readonly content_type: string;
  readonly size: number;
  readonly sha256: string;
  readonly uploaded_at: IsoTime;
  /** The customer's name of the file, where another document had it and `filename` was numbered. */
  readonly given_name?: string;
  /** Of evidence that an officer filed. */
  readonly filed?: FiledEvidence;
  /** The latest review by an officer; absent if none has reviewed it. */
  readonly review?: DocumentReview;
  /** Replaced by a later file: it establishes nothing, unless an officer accepts it after that. */
  readonly superseded?: true;
  /** What the service read in it; absent while that is pending, and in documents of the service itself. */
  readonly reading?: DocumentReading;
}

export interface FiledEvidence {
  readonly kind: DocumentKind;
  readonly note: string;
  readonly obtained_from: string;
  readonly obtained_at: IsoTime;
  readonly filed_by: string;
}

export interface DocumentReview {
  readonly outcome: "accepted" | "rejected";
  /** What the officer says that it is; null leaves the kind that it was handed in as. */
  readonly kind: DocumentKind | null;
  /** `confirms`: the officer states what had been read. */
  readonly facts: readonly { readonly id: string; readonly value: unknown; readonly confirms?: true }[];
  readonly reason: string | null;
  readonly reviewed_by: string;
  readonly reviewed_at: IsoTime;
}
