import type { FieldError } from "../../platform/errors.ts";

/** Types of a suspicious activity or transaction report, in the shapes of the API (decisions, section 4). */

export const SAR_STATUSES = ["draft", "pending_mlro", "approved", "rejected", "submitted", "acknowledged"] as const;
export type SarStatus = (typeof SAR_STATUSES)[number];

/** An STR must list transactions; a SAR need not. */
export const REPORT_TYPES = ["STR", "SAR"] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

/** Steps after a report is raised, named as in their routes. */
export const SAR_OPERATIONS = [
  "submit-for-mlro",
  "assessment",
  "mlro-approve",
  "mlro-reject",
  "record-submission",
  "acknowledge",
] as const;
export type SarOperation = (typeof SAR_OPERATIONS)[number];

export const SAR_EVENTS = [
  "SAR_RAISED",
  "SAR_SUBMITTED_FOR_MLRO",
  "SAR_ASSESSED",
  "SAR_APPROVED",
  "SAR_REJECTED",
  "SAR_SUBMISSION_RECORDED",
  "SAR_ACKNOWLEDGED",
  "SAR_READER_ADDED",
  "SAR_READER_REMOVED",
] as const;
export type SarEvent = (typeof SAR_EVENTS)[number];

/** Changes of readers do not count as progress of a report. */
export const READER_EVENTS: readonly SarEvent[] = ["SAR_READER_ADDED", "SAR_READER_REMOVED"];

interface SarParty {
  readonly name: string | null;
  /** IBAN or another account number. */
  readonly account: string | null;
}

export interface SarTransaction {
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Decimal, in units of `currency`. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The amount in the FIU's currency, if that differs. */
  readonly amount_local: string | null;
  readonly mode: string | null;
  readonly from: SarParty;
  readonly to: SarParty;
  readonly description: string;
}

/** An MLRO's signed assessment whether a report must be made. Made once. */
export interface SarAssessment {
  readonly reportable: boolean;
  readonly rationale: string;
  readonly assessed_by: string;
  readonly signed_at: string;
  /** Compact JWS over the canonical JSON of the assessed content, including the covered triggers. */
  readonly signature: string;
}

interface MlroDecision {
  readonly decision: "approved" | "rejected";
  readonly comment: string | null;
  readonly decided_by: string;
  readonly decided_at: string;
}

/** The goAML report in storage, readable with role `mlro` only. */
export interface GoamlArtifact {
  readonly key: string;
  readonly sha256: string;
  readonly size: number;
  readonly schema_version: string;
  /** Changes and omissions by the writer, such as characters that XML does not allow. */
  readonly notes: readonly FieldError[];
  /** Errors found by the built-in checks. A submission can be recorded only without errors. */
  readonly faults: readonly FieldError[];
}

interface SarHistoryItem {
  readonly event: SarEvent;
  readonly from: SarStatus | null;
  readonly to: SarStatus;
  readonly actor: string;
  readonly timestamp: string;
  readonly comment: string | null;
}

/** A report as returned by every operation. */
export interface Sar {
  readonly sar_id: string;
  readonly case_id: string;
  readonly report_type: ReportType;
  readonly status: SarStatus;
  readonly reason: string;
  readonly indicators: readonly string[];
  readonly transactions: readonly SarTransaction[];
  readonly raised_by: string;
  /** Officers to whom an MLRO granted access. */
  readonly readers: readonly string[];
  readonly submitted_by: string | null;
  readonly assessment: SarAssessment | null;
  readonly mlro_decision: MlroDecision | null;
  readonly submission: { readonly reference: string; readonly submitted_at: string; readonly channel: string } | null;
  readonly acknowledgement: { readonly reference: string; readonly acknowledged_at: string } | null;
  readonly goaml_artifact: GoamlArtifact;
  readonly history: readonly SarHistoryItem[];
  readonly created_at: string;
  readonly updated_at: string;
}

/** A stored report. Earlier versions stored it without readers. */
export const readSar = (stored: Omit<Sar, "readers"> & { readonly readers?: readonly string[] }): Sar => ({
  ...stored,
  readers: stored.readers ?? [],
});
