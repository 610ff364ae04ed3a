import type {
  Discrepancy,
  EvidenceRef,
  Facts,
  GeneratedTask,
  InvestigationResult,
  MccClassification,
  ValidationResult,
} from "../case/case.model.ts";
import type { Evaluation } from "../reasoning/evaluation.model.ts";

/** What an iteration of an investigation hands to its case. */
export interface InvestigationOutcome {
  readonly result: InvestigationResult;
  /** All discrepancies of the case as they stand now. */
  readonly discrepancies: readonly Discrepancy[];
  /** All facts of the case: those known before, with what this iteration adds. */
  readonly facts: Facts;
  /** Evidence of this iteration. */
  readonly evidence: readonly EvidenceRef[];
  readonly generatedTasks: readonly GeneratedTask[];
  readonly tasksReasoning: string;
  readonly validationResults: readonly ValidationResult[];
  readonly mcc: MccClassification | null;
  /** What the red-flag rules of the case's template said; null for a template without rules. */
  readonly evaluation: Evaluation | null;
}
