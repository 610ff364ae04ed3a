import type { Finding } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { Check } from "../../domain/diligence/check.model.ts";
import type { RiskRating } from "../../domain/diligence/rating.model.ts";
import type { DiagnosticsRecords } from "../../domain/iteration/diagnostics.model.ts";

/**
 * Kinds of record that a diagnosis may stand on: those of the iteration itself, and what officers and the tenant put in
 * place of its answers.
 */
export const RECORD_KINDS = [
  "tool",
  "stage",
  "decision",
  "governance",
  "clearance",
  "confirmation",
  "document",
  "mcc_decision",
  "override",
  "policy",
  "template",
] as const;

/** A record that a diagnosis may stand on. */
interface RecordNamed {
  readonly kind: (typeof RECORD_KINDS)[number];
  /** Of a clearance or confirmation: the finding's. Of policy and template: name and version. */
  readonly id: string;
  /** Tool, stage or agent that it is of; category of the finding, file name, code, gate or rating factor. */
  readonly name: string;
  readonly stage: string;
  readonly error_type: string | null;
}

/** A failure of the iteration, with its effect on the result. */
export interface RankedFailure extends RecordNamed {
  /** 0 to 100: how much of the result it cost. */
  readonly effect: number;
  /** One sentence: what it cost. */
  readonly why: string;
}

export interface DiagnosisGrounds {
  /** `named`: categories or clear words of the comment; `inferred`: ambiguous words, or the greatest effect; null: no record. */
  readonly certainty?: "named" | "inferred" | null;
  /** The record that cause and stage are of; null where no record explains the rating. */
  readonly record: RankedFailure | null;
  /** Further failures, the one with the greatest effect first. */
  readonly others: readonly RankedFailure[];
  /** Words of the comment that point to the record or the cause; beginnings of words, country codes and trade codes included. */
  readonly read: readonly string[];
}

/** Up to this rating an iteration counts as failed. */
export const isBadRating = (rating: number): boolean => rating <= 2;

/** What an officer may find wrong with an iteration. */
export const FEEDBACK_CATEGORIES = [
  "hallucination",
  "wrong_entity",
  "missing_source",
  "incomplete",
  "outdated_data",
] as const;
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];

export const ROOT_CAUSES = [
  "source_unavailable",
  "wrong_entity",
  "stale_data",
  "missing_coverage",
  "extraction",
  "reasoning",
  // No record explains the complaint.
  "unknown",
] as const;
export type RootCause = (typeof ROOT_CAUSES)[number];

export const FAILURE_SEVERITIES = ["low", "medium", "high", "critical"] as const;
export type FailureSeverity = (typeof FAILURE_SEVERITIES)[number];

/** The parts of an agent's manifest that a diagnosis uses. */
export interface AgentFacts {
  readonly name: string;
  readonly display_name: string;
  readonly mandatory: boolean;
}

export interface FailureEvidence {
  readonly rating: number;
  readonly categories: readonly FeedbackCategory[];
  readonly comment: string | null;
  readonly records: DiagnosticsRecords;
  /** What the iteration came to; null where it came to nothing. */
  readonly result: {
    readonly findings: readonly Finding[];
    readonly checks: readonly Check[];
    readonly rating?: RiskRating;
    /** Of the case's confidence, 0 to 100. */
    readonly confidence?: number;
    /** Risk score, 0.0 to 1.0. */
    readonly score?: number;
  } | null;
  /** The case as it was then; null for an iteration that a later one replaced. */
  readonly case: JudgedCase | null;
}

/** The parts of a case in which officers' acts and the tenant's own rules stand. */
export type JudgedCase = Pick<
  CaseRecord,
  "companyName" | "documents" | "discrepancies" | "mcc" | "overrides" | "policy" | "templateId" | "template"
>;

export interface Failure {
  readonly root_cause: RootCause;
  readonly severity: FailureSeverity;
  /** Null where no record explains the complaint. */
  readonly failure_stage: string | null;
  readonly suggested_action: string;
  readonly grounds: DiagnosisGrounds;
}
