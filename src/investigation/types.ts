import type {
  CaseDocument,
  Discrepancy,
  Enrichment,
  EvidenceRef,
  Facts,
  Finding,
  FollowUpTask,
  GeneratedTask,
  InvestigationResult,
  MccClassification,
  TaskResponse,
  ValidationResult,
} from "../features/cases/case.model.ts";
import type { ClearedHit, HitInQuestion } from "../features/decisions/cleared-hits.machine.ts";
import type { OfficerMemory } from "../features/memory/memory.model.ts";
import type { Evaluation } from "../features/reasoning/evaluation.model.ts";
import type { ReasoningTemplate } from "../features/reasoning/reasoning.model.ts";
import type { Tape } from "../sources/tape.ts";
import type { Answer } from "../sources/types.ts";

/** All that an investigation may know of its case when it starts. Plain data: a replay starts from the same. */
export interface InvestigationInput {
  readonly caseId: string;
  readonly workflowId: string;
  readonly companyName: string;
  readonly registrationNumber: string | null;
  readonly vatNumber: string | null;
  readonly country: string;
  readonly templateId: string;
  readonly websiteUrl: string | null;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly additionalData: Readonly<Record<string, unknown>>;
  readonly iteration: number;
  readonly maxIterations: number;
  readonly runId: string;
  readonly startedAt: string;
  readonly enrichment: Enrichment;
  readonly documents: readonly CaseDocument[];
  readonly taskResponses: readonly TaskResponse[];
  /** Every follow-up task that was ever put to the customer. */
  readonly followUpTasks: readonly FollowUpTask[];
  readonly previous: readonly InvestigationResult[];
  readonly discrepancies: readonly Discrepancy[];
  /** All that is known of the company so far: a source that is silent this time takes nothing of it away. */
  readonly facts: Facts;
  /** What the officer's memory holds for cases of this kind; null or absent where it was not asked. */
  readonly memory?: OfficerMemory | null;
  /** Findings that an officer cleared, by finding id. */
  readonly cleared: readonly Finding[];
}

/**
 * Where a run keeps what it has done. `saveStage` is synchronous and durable: a stage that was saved never
 * runs again, not even after the process was killed.
 */
export interface InvestigationHost {
  readonly input: InvestigationInput;
  loadStage(name: string): unknown;
  /** What officers of the tenant cleared before, in this case or another, that may concern these hits. */
  recallClearings(hits: readonly HitInQuestion[]): Promise<readonly ClearedHit[]>;
  /** @throws Error when this run is no longer the current one. */
  saveStage(name: string, output: unknown, records: DiagnosticsRecords): void;
  /** In a replay: what it stands on in place of the outside. */
  readonly replay?: Replay;
}

/** What a run heard, told again. */
export interface Replay {
  tapeOf(agentName: string): Tape;
  /** The answer of an agent that could not end its work then; null where it did. */
  silenceOf(agentName: string): Answer<unknown> | null;
  /** The red-flag rules to judge by; null for a case that has none. */
  readonly rules: ReasoningTemplate | null;
}

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

/** Records of what a stage did, in the shapes of the specification's diagnostics. */
export interface DiagnosticsRecords {
  readonly stages: readonly StageRecord[];
  readonly tool_invocations: readonly ToolInvocation[];
  readonly governance_checks: readonly GovernanceCheck[];
  readonly evoi_decisions: readonly EvoiDecision[];
}

export interface IterationDiagnostics {
  readonly iteration: number;
  readonly records: DiagnosticsRecords;
}

export interface StageRecord {
  readonly id: string;
  readonly stage: string;
  readonly sequence: number;
  readonly status: "completed" | "failed" | "skipped";
  readonly duration_ms: number;
  readonly details: Readonly<Record<string, unknown>>;
  readonly error_type: string | null;
  readonly parent_stage_id: string | null;
  readonly created_at: string;
}

export interface ToolInvocation {
  readonly id: string;
  readonly case_id: string;
  readonly agent_name: string;
  readonly tool_name: string;
  readonly cost_category: "free" | "registry" | "paid_api" | "model";
  readonly duration_ms: number;
  readonly success: boolean;
  readonly error_type: string | null;
  readonly cost_eur: number;
  readonly tokens_used: number;
  readonly created_at: string;
}

export interface GovernanceCheck {
  readonly id: string;
  readonly event_type: string;
  readonly mechanism: string;
  readonly agent_name: string;
  readonly approved: boolean;
  readonly action: "allow" | "block" | "cap" | "escalate";
  readonly violations: readonly string[];
  readonly created_at: string;
}

export interface EvoiDecision {
  readonly id: string;
  readonly step_number: number;
  readonly decision_type: "mandatory" | "optional";
  readonly candidate_agent: string;
  readonly evoi_value: number;
  readonly decision: "run" | "skip";
  readonly reason: string;
  readonly created_at: string;
}
