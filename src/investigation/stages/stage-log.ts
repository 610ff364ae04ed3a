import type { ToolCall } from "../../sources/types.ts";
import type {
  DiagnosticsRecords,
  EvoiDecision,
  GovernanceCheck,
  StageRecord,
  ToolInvocation,
} from "../../domain/iteration/diagnostics.model.ts";
import { derivedId } from "../../platform/ids.ts";

export interface StagePlace {
  readonly runId: string;
  readonly caseId: string;
  readonly stage: string;
  /** Orders the stages of a run for a reader. */
  readonly sequence: number;
}

type StageOutcome = Pick<StageRecord, "status" | "details" | "error_type">;

/**
 * Gathers what one stage did. Every record's id follows from run, stage and place in the stage, so that a
 * stage that runs again after a crash writes the same records.
 */
export class StageLog {
  readonly place: StagePlace;
  readonly #startedAt: Date;
  readonly #now: () => Date;
  readonly #stages: StageRecord[] = [];
  readonly #tools: ToolInvocation[] = [];
  readonly #checks: GovernanceCheck[] = [];
  readonly #decisions: EvoiDecision[] = [];
  readonly #counts = new Map<string, number>();
  #outcome: StageOutcome = { status: "completed", details: {}, error_type: null };

  constructor(place: StagePlace, now: () => Date) {
    this.place = place;
    this.#now = now;
    this.#startedAt = now();
  }

  /** The record of the stage itself. */
  get id(): string {
    return derivedId("stage", this.place.runId, this.place.stage);
  }

  /** How the stage ended; without it, completed and with nothing to tell. */
  outcome(outcome: Partial<StageOutcome>): void {
    this.#outcome = { ...this.#outcome, ...outcome };
  }

  /** A part of this stage, such as a step of a conclusion or an agent that had nothing to do. */
  part(stage: string, sequence: number, outcome: StageOutcome, durationMs: number): void {
    this.#stages.push({
      id: derivedId("stage", this.place.runId, this.place.stage, stage),
      stage,
      sequence,
      ...outcome,
      duration_ms: durationMs,
      parent_stage_id: this.id,
      created_at: this.#createdAt(),
    });
  }

  tool(agentName: string, call: ToolCall): void {
    this.#tools.push({
      id: this.#nextId("tool", agentName, call.tool_name),
      case_id: this.place.caseId,
      agent_name: agentName,
      ...call,
      created_at: this.#createdAt(),
    });
  }

  governance(check: Omit<GovernanceCheck, "id" | "created_at">): void {
    const id = this.#nextId("governance", check.event_type, check.agent_name);
    this.#checks.push({ id, ...check, created_at: this.#createdAt() });
  }

  decision(decision: Omit<EvoiDecision, "id" | "created_at">): void {
    const id = this.#nextId("evoi", decision.candidate_agent);
    this.#decisions.push({ id, ...decision, created_at: this.#createdAt() });
  }

  records(): DiagnosticsRecords {
    const { stage, sequence } = this.place;
    const own: StageRecord = {
      id: this.id,
      stage,
      sequence,
      ...this.#outcome,
      duration_ms: Math.max(0, this.#now().getTime() - this.#startedAt.getTime()),
      parent_stage_id: null,
      created_at: this.#startedAt.toISOString(),
    };
    return {
      stages: [own, ...this.#stages],
      tool_invocations: this.#tools,
      governance_checks: this.#checks,
      evoi_decisions: this.#decisions,
    };
  }

  #nextId(...kind: string[]): string {
    const key = kind.join(" ");
    const nth = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, nth);
    return derivedId(this.place.runId, this.place.stage, ...kind, nth);
  }

  #createdAt = (): string => this.#now().toISOString();
}
