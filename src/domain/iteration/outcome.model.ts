import type {
  Discrepancy,
  EvidenceRef,
  Facts,
  GeneratedTask,
  InvestigationResult,
  MccClassification,
  ValidationResult,
} from "../case/case.model.ts";
import type { Grounds } from "../diligence/grounds.model.ts";
import type { NetworkState } from "../network/network.model.ts";
import type { Policy } from "../diligence/policy.model.ts";
import type { Evaluation } from "../reasoning/evaluation.model.ts";

/** The outcome of one iteration of an investigation. */
export interface InvestigationOutcome {
  readonly result: InvestigationResult;
  /** All discrepancies of the case after the iteration. */
  readonly discrepancies: readonly Discrepancy[];
  /** All facts of the case, including those that this iteration adds. */
  readonly facts: Facts;
  /** Evidence of this iteration. */
  readonly evidence: readonly EvidenceRef[];
  readonly generatedTasks: readonly GeneratedTask[];
  readonly tasksReasoning: string;
  readonly validationResults: readonly ValidationResult[];
  readonly mcc: MccClassification | null;
  readonly grounds: Grounds;
  readonly policy: Policy;
  /** Absent in runs recorded by earlier versions. */
  readonly network?: NetworkState;
  /** Evaluation of the red-flag rules; null for a template without rules. */
  readonly evaluation: Evaluation | null;
}
