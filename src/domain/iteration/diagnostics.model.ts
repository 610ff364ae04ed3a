/** Diagnostics of an iteration, in the shapes of the API. */
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
