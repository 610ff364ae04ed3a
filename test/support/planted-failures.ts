import type { Check, CheckName, CheckReason } from "../../src/domain/diligence/check.model.ts";
import type { Finding, FindingCategory, Severity } from "../../src/domain/case/case.model.ts";
import type { DiagnosticsRecords, ToolInvocation } from "../../src/domain/iteration/diagnostics.model.ts";
import type { FailureEvidence } from "../../src/features/diagnostics/diagnosis.model.ts";
import { finding } from "./case-fixtures.ts";

/**
 * Iterations as real ones are recorded, each with one planted cause of an officer's complaint and with other failures
 * that cost nothing or little. What is planted, is recorded as an investigation would; the officer writes of what they
 * see in the case, not of records.
 */
export interface PlantedFailure {
  readonly name: string;
  readonly evidence: FailureEvidence;
  /** Id of the record that was planted. */
  readonly culprit: string;
}

type Random = () => number;

const AGENTS = [
  ["document_intake", null],
  ["field_validation", null],
  ["declarations", null],
  ["registry", "kbo.lookup"],
  ["ownership_chain", null],
  ["document_reading", null],
  ["vat", "vies.check"],
  ["einvoicing", "peppol.search"],
  ["debt_status", "inhoudingsplicht.check"],
  ["screening", "screening.screen"],
  ["network", "network.read"],
  ["adverse_media", "adverse_media.search"],
  ["activity", null],
  ["gazette", "gazette.lookup"],
  ["accounts", "nbb.lookup"],
] as const;
const CONCLUSIONS = [
  "conclusions",
  "findings",
  "red_flag_rules",
  "discrepancies",
  "merchant_category",
  "risk_score",
  "confidence",
  "follow_up_tasks",
  "summary",
];
const OPTIONAL = ["gazette", "accounts", "website", "company_data", "funding_data"];
const ALL_CHECKS: readonly CheckName[] = [
  "registration",
  "status",
  "representatives",
  "beneficial_owners",
  "screening",
  "purpose",
  "documents",
];

const check = (name: CheckName, given: Partial<Check> = {}): Check => ({
  check: name,
  outcome: "established",
  reason: null,
  how: "",
  evidence_ids: [],
  ...given,
});

/** One iteration under construction. */
class Iteration {
  readonly random: Random;
  readonly #stages: Record<string, DiagnosticsRecords["stages"][number]> = {};
  readonly #tools: ToolInvocation[] = [];
  readonly #decisions: DiagnosticsRecords["evoi_decisions"][number][] = [];
  readonly #governance: DiagnosticsRecords["governance_checks"][number][] = [];
  readonly #checks = new Map(ALL_CHECKS.map((name) => [name, check(name)]));
  readonly #findings: Finding[] = [];
  #n = 0;

  constructor(random: Random) {
    this.random = random;
    for (const [agent, tool] of AGENTS) {
      this.#stage(agent);
      this.#decide(agent, "run", "Mandatory: it runs in every case.");
      if (tool !== null) this.#call(agent, tool, null);
    }
    for (const stage of CONCLUSIONS) this.#stage(stage);
    for (const agent of ["website", "company_data", "funding_data"]) {
      this.#decide(agent, "skip", "Perfect information is worth EUR 0.04; the agent is not worth running.");
    }
    this.open("documents", "nothing_provided");
    this.find("document", "low", "document_intake", "Missing document: Proof of bank account");
    this.find("data_gap", "low", "declarations", "7 required answers are missing");
  }

  #id = (kind: string): string => `${kind}-${this.#n++}`;

  #stage(stage: string, status: "completed" | "failed" = "completed", error_type: string | null = null): string {
    const id = this.#stages[stage]?.id ?? this.#id("stage");
    this.#stages[stage] = {
      id,
      stage,
      sequence: Object.keys(this.#stages).length,
      status,
      duration_ms: 5,
      details: error_type === null ? { evidence: 1 } : { reason: "no answer" },
      error_type,
      parent_stage_id: null,
      created_at: "2026-11-20T10:00:00.000Z",
    };
    return id;
  }

  #call(agent_name: string, tool_name: string, error_type: string | null): string {
    const id = this.#id("tool");
    this.#tools.push({
      id,
      case_id: "case",
      agent_name,
      tool_name,
      cost_category: "registry",
      duration_ms: 5,
      success: error_type === null,
      error_type,
      cost_eur: 0,
      tokens_used: 0,
      created_at: `2026-11-20T10:00:00.${String(this.#n).padStart(3, "0")}Z`,
    });
    return id;
  }

  #decide(candidate_agent: string, decision: "run" | "skip", reason: string): void {
    this.#decisions.push({
      id: this.#id("evoi"),
      step_number: 1,
      decision_type: OPTIONAL.includes(candidate_agent) ? "optional" : "mandatory",
      candidate_agent,
      evoi_value: 0,
      decision,
      reason,
      created_at: "2026-11-20T10:00:00.000Z",
    });
  }

  /** The agent's source does not answer, at the last of its calls. */
  fail(agent: string, tool: string, error: string): string {
    const at = this.#tools.findIndex((one) => one.agent_name === agent && one.tool_name === tool);
    if (at >= 0) this.#tools.splice(at, 1);
    this.#stage(agent, "failed", error);
    return this.#call(agent, tool, error);
  }

  /** An agent without a source of its own fails. */
  failStage(agent: string, error: string): string {
    return this.#stage(agent, "failed", error);
  }

  /** One of several sources of an agent does not answer; the agent goes on without it. */
  failPart(agent: string, tool: string, error: string): string {
    return this.#call(agent, tool, error);
  }

  /** The request of an agent would have held protected data. */
  block(agent: string): string {
    const at = this.#tools.findIndex((one) => one.agent_name === agent);
    if (at >= 0) this.#tools.splice(at, 1);
    this.#stage(agent, "failed", "not_configured");
    const id = this.#id("governance");
    this.#governance.push({
      id,
      event_type: "pii_egress",
      mechanism: "outgoing values compared with protected answers",
      agent_name: agent,
      approved: false,
      action: "block",
      violations: ["would send a national number"],
      created_at: "2026-11-20T10:00:00.000Z",
    });
    return id;
  }

  /** A first call fails and a second one succeeds. */
  stumble(agent: string, tool: string): void {
    const at = this.#tools.findIndex((one) => one.agent_name === agent && one.tool_name === tool && one.success);
    if (at < 0) return;
    const [answered] = this.#tools.splice(at, 1);
    this.#call(agent, tool, pick(this.random, ["timeout", "http_error", "rate_limited"]));
    this.#tools.push({ ...answered!, created_at: `2026-11-20T10:00:01.000Z` });
  }

  addCall(agent: string, tool: string): string {
    this.#stage(agent);
    if (OPTIONAL.includes(agent)) this.#decide(agent, "run", "Perfect information is worth EUR 12.40.");
    return this.#call(agent, tool, null);
  }

  open(name: CheckName, reason: CheckReason): void {
    this.#checks.set(name, check(name, { outcome: "not_established", reason }));
  }

  find(category: FindingCategory, severity: Severity, agent_name: string, title: string): void {
    this.#findings.push(finding({ id: this.#id("finding"), category, severity, agent_name, title }));
  }

  gap(agent: string, severity: Severity): void {
    this.find("data_gap", severity, agent, "No answer");
  }

  callOf = (agent: string): string => this.#tools.findLast((one) => one.agent_name === agent)!.id;
  stageOf = (stage: string): string => this.#stages[stage]!.id;
  skipOf = (agent: string): string =>
    this.#decisions.findLast((one) => one.candidate_agent === agent && one.decision === "skip")!.id;

  evidence(feedback: Pick<FailureEvidence, "rating" | "categories" | "comment">): FailureEvidence {
    return {
      ...feedback,
      records: {
        stages: Object.values(this.#stages),
        tool_invocations: this.#tools,
        governance_checks: this.#governance,
        evoi_decisions: this.#decisions,
      },
      result: { findings: this.#findings, checks: [...this.#checks.values()] },
      case: null,
    };
  }
}

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

export interface Plant {
  readonly name: string;
  readonly rating: number;
  readonly categories?: FailureEvidence["categories"];
  /** What officers wrote of it; an empty one is no comment. */
  readonly comments: readonly string[];
  readonly plant: (iteration: Iteration) => string;
}

/** Failures beside the planted one, of another agent, which cost the result little or nothing. */
const NOISE: readonly ((iteration: Iteration) => void)[] = [
  (it) => it.stumble("debt_status", "inhoudingsplicht.check"),
  (it) => it.stumble("vat", "vies.check"),
  (it) => it.stumble("registry", "kbo.lookup"),
  (it) => {
    it.gap("gazette", "low");
    it.fail("gazette", "gazette.lookup", "http_error");
  },
  (it) => {
    it.gap("einvoicing", "low");
    it.fail("einvoicing", "peppol.search", "timeout");
  },
  () => {},
];

/** Planted failures, each with noise of its own. */
export function plantFailures(plants: readonly Plant[], random: Random): PlantedFailure[] {
  return plants.map(({ name, rating, categories = [], comments, plant }) => {
    const iteration = new Iteration(random);
    // Before the plant, whose agent keeps the last word on its own records.
    for (let i = 0; i < 2; i++) pick(random, NOISE)(iteration);
    const culprit = plant(iteration);
    const comment = pick(random, comments);
    return { name, culprit, evidence: iteration.evidence({ rating, categories, comment: comment || null }) };
  });
}
