import type { Finding } from "../../domain/case/case.model.ts";
import type { Check } from "../../domain/diligence/check.model.ts";
import type { DiagnosticsRecords } from "../../domain/iteration/diagnostics.model.ts";

/** A record of an iteration that a diagnosis may stand on. */
interface RecordNamed {
  readonly kind: "tool" | "stage" | "decision" | "governance";
  readonly id: string;
  /** Tool, stage or agent that it is of. */
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
  /** The record that cause and stage are of; null where no record explains the rating. */
  readonly record: RankedFailure | null;
  /** Further failures, the one with the greatest effect first. */
  readonly others: readonly RankedFailure[];
  /** Words of the comment that pointed to the record or the cause. */
  readonly read: readonly string[];
}

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
  readonly result: { readonly findings: readonly Finding[]; readonly checks: readonly Check[] } | null;
}

export interface Failure {
  readonly root_cause: RootCause;
  readonly severity: FailureSeverity;
  readonly failure_stage: string;
  readonly suggested_action: string;
  readonly grounds: DiagnosisGrounds;
}
