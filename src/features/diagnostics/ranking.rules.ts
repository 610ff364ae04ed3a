import { SEVERITIES, type Severity } from "../../domain/case/case.model.ts";
import { BLOCKING_CHECKS, type CheckName, type CheckReason } from "../../domain/diligence/check.model.ts";
import type { EvoiDecision, StageRecord, ToolInvocation } from "../../domain/iteration/diagnostics.model.ts";
import { countryOfTool } from "../../sources/company-registers.ts";
import { askedAbout, contentOf, namesIn } from "./record-content.rules.ts";
import { listActs, tradesOf } from "./case-acts.rules.ts";
import type { AgentFacts, FailureEvidence, RankedFailure, RootCause } from "./diagnosis.model.ts";
import type { Candidate } from "./ranking.model.ts";

const EFFECT_MAX = 100;

/** All records of an iteration that may explain a complaint, in the order of their stages. */
export function listCandidates(evidence: FailureEvidence, agents: readonly AgentFacts[]): Candidate[] {
  const { stages, tool_invocations: tools } = evidence.records;
  const known = new Map(agents.map((agent) => [agent.name, agent]));
  return [
    ...stages.flatMap((stage) => {
      const own = tools.filter((tool) => tool.agent_name === stage.stage);
      if (stage.status === "failed") return failedStage(evidence, known, stage, own);
      return [...failedParts(evidence, known, stage, own), ...answeredStage(evidence, known, stage, own)];
    }),
    ...leftOut(evidence),
    ...listActs(evidence),
  ];
}

const nameOf = (known: ReadonlyMap<string, AgentFacts>, agent: string): string =>
  known.get(agent)?.display_name ?? agent.replaceAll("_", " ");

const MANDATORY = 30;
const OPTIONAL = 10;

/** An agent or a stage without an answer: its blocked request, its last failed call, or itself. */
function failedStage(
  evidence: FailureEvidence,
  known: ReadonlyMap<string, AgentFacts>,
  stage: StageRecord,
  tools: readonly ToolInvocation[],
): Candidate[] {
  const agent = stage.stage;
  const blocked = evidence.records.governance_checks.findLast((one) => one.agent_name === agent && !one.approved);
  const call = tools.findLast((tool) => !tool.success);
  const error = stage.error_type ?? call?.error_type ?? "internal";
  const lost = lostWith(evidence, agent);
  // A stage that is no agent's ends the run: there is no result without it.
  const base = known.has(agent) ? (known.get(agent)!.mandatory ? MANDATORY : OPTIONAL) : EFFECT_MAX;
  const effect = Math.min(EFFECT_MAX, base + lost.effect);
  const cause = blocked ? "missing_coverage" : causeOfError(error, agent);
  const record = blocked
    ? { kind: "governance" as const, id: blocked.id, name: agent }
    : call
      ? { kind: "tool" as const, id: call.id, name: call.tool_name }
      : { kind: "stage" as const, id: stage.id, name: agent };
  const how = blocked
    ? `The request was blocked: ${blocked.violations.join(", ")}.`
    : `${nameOf(known, agent)} ${ERRORS[error] ?? "failed"}.`;
  const content = contentOf(evidence, agent);
  const failed = failure(
    { ...record, content, stage: agent, error_type: error, effect, why: `${how} ${lost.text}`, topic: agent },
    cause,
  );
  const recovered = tools.filter((tool) => !tool.success && tool !== call).map((tool) => recoveredCall(tool));
  return [failed, ...recovered];
}

const failure = (
  record: RankedFailure & Pick<Candidate, "topic" | "content" | "countries">,
  cause: RootCause,
  isFailure = true,
): Candidate => ({
  ...record,
  isFailure,
  isBlamedByMention: true,
  effects: [
    { cause, effect: record.effect },
    ...(cause === "missing_coverage" ? [] : [{ cause: "missing_coverage" as const, effect: record.effect }]),
  ],
});

const PART = 8;

/** Calls that failed while their agent answered: without one of its sources, or at a first try. */
function failedParts(
  evidence: FailureEvidence,
  known: ReadonlyMap<string, AgentFacts>,
  { stage }: StageRecord,
  tools: readonly ToolInvocation[],
): Candidate[] {
  return tools
    .filter((tool) => !tool.success)
    .map((tool) => {
      if (tools.some((other) => other.success && other.tool_name === tool.tool_name)) return recoveredCall(tool);
      const error = tool.error_type ?? "internal";
      const lost = lostWith(evidence, stage);
      const why = `${nameOf(known, stage)} went on without ${tool.tool_name}, which ${ERRORS[error] ?? "failed"}. ${lost.text}`;
      const effect = Math.min(EFFECT_MAX, PART + lost.effect);
      const record = { kind: "tool" as const, id: tool.id, name: tool.tool_name, stage, error_type: error };
      const country = countryOfTool(tool.tool_name);
      const content = [...contentOf(evidence, stage), ...askedAbout(evidence, tool.tool_name, stage)];
      const countries = country === undefined ? [] : [country];
      return failure({ ...record, content, countries, effect, why, topic: stage }, causeOfError(error, stage));
    });
}

function recoveredCall(tool: ToolInvocation): Candidate {
  const why = "A later call of the same source was answered or failed as well, so this one cost the result nothing.";
  const { id, tool_name: name, agent_name: stage, error_type } = tool;
  const record = { kind: "tool" as const, id, name, stage, error_type, effect: 0, why, topic: stage };
  return { ...record, isFailure: true, isBlamedByMention: false, effects: [] };
}

export const ERRORS: Readonly<Record<string, string>> = {
  timeout: "did not answer in time",
  http_error: "answered with an error",
  rate_limited: "refused, because it was asked too often",
  captcha: "asked for a captcha, which only a person can solve",
  parse_error: "answered in a form that the service cannot read",
  circuit_open: "was not asked, because it had failed repeatedly",
  not_configured: "is not set up in this service",
  withheld: "was not asked, because the request would have held protected data",
  internal: "failed by a fault of the service itself",
};

const READERS = ["document_intake", "document_reading"];

function causeOfError(error: string, agent: string): RootCause {
  if (error === "parse_error" || READERS.includes(agent)) return "extraction";
  if (error === "not_configured") return "missing_coverage";
  return error === "internal" ? "reasoning" : "source_unavailable";
}

/** The agents on whose answer a check stands. */
const AGENTS_OF: Readonly<Record<CheckName, readonly string[]>> = {
  registration: ["registry"],
  status: ["registry"],
  representatives: ["registry"],
  beneficial_owners: ["registry", "ownership_chain"],
  identity: ["document_reading", "field_validation"],
  screening: ["screening"],
  purpose: ["declarations"],
  documents: ["document_reading", "document_intake"],
};
/** A check that the customer left open is no agent's failure. */
const NOT_OF_AGENTS: readonly (CheckReason | null)[] = ["nothing_provided", "only_declared", "conflict"];
const BLOCKING = 15;
const OTHER_CHECK = 8;
const GAPS: Readonly<Record<Severity, number>> = { info: 0, low: 4, medium: 10, high: 20, critical: 30 };

/** What the result lacks without an agent: checks that stand on it, and the gaps that it left. */
function lostWith({ result }: FailureEvidence, agent: string): { effect: number; text: string } {
  if (result === null) return { effect: EFFECT_MAX, text: "The iteration came to no result." };
  const checks = result.checks.filter(
    ({ check, outcome, reason }) =>
      outcome === "not_established" && !NOT_OF_AGENTS.includes(reason) && AGENTS_OF[check].includes(agent),
  );
  const gaps = result.findings.filter((one) => one.category === "data_gap" && one.agent_name === agent);
  const effect =
    checks.reduce((sum, { check }) => sum + (BLOCKING_CHECKS.includes(check) ? BLOCKING : OTHER_CHECK), 0) +
    gaps.reduce((sum, { severity }) => sum + GAPS[severity], 0);
  const names = checks.map(({ check }) => check.replaceAll("_", " "));
  const open =
    names.length === 0 ? "No check is open because of it" : `Not established because of it: ${names.join(", ")}`;
  return { effect, text: `${open}.` };
}

/** Conclusions of the service itself. */
const CONCLUSIONS = [
  "findings",
  "red_flag_rules",
  "discrepancies",
  "merchant_category",
  "risk_score",
  "confidence",
  "follow_up_tasks",
  "summary",
];

/** A stage that completed: its answer may be of another company, old, or concluded wrongly. */
function answeredStage(
  evidence: FailureEvidence,
  known: ReadonlyMap<string, AgentFacts>,
  stage: StageRecord,
  tools: readonly ToolInvocation[],
): Candidate[] {
  const agent = stage.stage;
  if (stage.status === "skipped") return [];
  const isConclusion = CONCLUSIONS.includes(agent);
  const call = tools.findLast((tool) => tool.success);
  const record = call
    ? { kind: "tool" as const, id: call.id, name: call.tool_name }
    : { kind: "stage" as const, id: stage.id, name: agent };
  const effects = isConclusion || agent === MODEL ? [] : answerEffects(evidence, agent, call !== undefined);
  const concluded = agent === MODEL ? MODEL_EFFECT : isConclusion ? CONCLUSION_EFFECT : null;
  const all = concluded === null ? effects : [{ cause: "reasoning" as const, effect: concluded }];
  return [
    {
      ...record,
      stage: agent,
      error_type: null,
      effect: Math.max(0, ...all.map(({ effect }) => effect)),
      why: isConclusion
        ? "It is concluded by the rules of the service from what the sources answered."
        : `${nameOf(known, agent)} answered, so the complaint is about what it answered.`,
      topic: agent,
      content: contentOf(evidence, agent),
      hintWords: namesOfChecks(evidence, agent),
      ...(agent === "discrepancies" && { isEmpty: evidence.case?.discrepancies.length === 0 }),
      ...(agent === "merchant_category" && { hintTrades: tradesOf(evidence.case) }),
      isFailure: false,
      isBlamedByMention: isConclusion || known.has(agent) || agent === MODEL,
      ...(concluded === null && { isAnswer: true as const, ...adverseFindings(evidence, agent) }),
      effects: all,
    },
  ];
}

/** Who acts for the customer and who owns it, as the check says that stands on the agent's answer in the first place. */
const namesOfChecks = ({ result, case: judged }: FailureEvidence, agent: string): string[] =>
  namesIn(
    (result?.checks ?? [])
      .filter(({ check, outcome }) => outcome === "established" && AGENTS_OF[check][0] === agent)
      .map(({ how }) => how),
    judged?.companyName ?? "",
    agent,
  );

function adverseFindings({ result }: FailureEvidence, agent: string): Pick<Candidate, "isAdverse" | "gravity"> {
  const found = (result?.findings ?? []).filter(
    ({ category, severity, agent_name: by }) => by === agent && category !== "data_gap" && severity !== "info",
  );
  const gravity = Math.max(0, ...found.map(({ severity }) => SEVERITIES.indexOf(severity)));
  return { isAdverse: found.length > 0, gravity };
}

const MODEL = "model_review";
/** A model may make something up; rules repeat what they were told. */
const MODEL_EFFECT = 40;
const CONCLUSION_EFFECT = 3;
const MISMATCH = 15;
const STALE = 30;

/** How far an answer may be of somebody else, or old. */
function answerEffects({ result }: FailureEvidence, agent: string, isSource: boolean): Candidate["effects"] {
  if (!isSource) return [];
  const findings = result?.findings ?? [];
  const isRegister = agent === "registry";
  // That sources differ in name or address says that the register's entry may be another company's.
  const mismatches = findings.filter(({ category, agent_name: by }) =>
    isRegister
      ? ["name", "address", "identity"].includes(category)
      : by === agent && category !== "data_gap" && !["name", "address"].includes(category),
  ).length;
  const stale = (result?.checks ?? []).filter(
    ({ check, reason }) => reason === "stale" && AGENTS_OF[check].includes(agent),
  ).length;
  return [
    { cause: "wrong_entity", effect: (isRegister ? MISMATCH : 1) + MISMATCH * mismatches },
    { cause: "stale_data", effect: (isRegister ? STALE / 2 : 1) + STALE * stale },
  ];
}

/** Of an agent; of one source of an agent that ran, nothing. */
const LEFT_OUT = 5;

/** Agents that were not run, by the last decision on each. */
function leftOut({ records }: FailureEvidence): Candidate[] {
  const { evoi_decisions: decisions, stages } = records;
  const last = new Map(decisions.map((one) => [one.candidate_agent, one]));
  const ran = new Set(decisions.filter(({ decision }) => decision === "run").map((one) => one.candidate_agent));
  return [...last.values()]
    .filter(({ decision, candidate_agent: agent }) => decision === "skip" && !ran.has(agent))
    .map((decision) => ({ decision, effect: decision.candidate_agent.includes(":") ? 0 : LEFT_OUT }))
    .map(({ decision, effect }) => ({
      kind: "decision" as const,
      id: decision.id,
      name: decision.candidate_agent,
      stage: planningStage(stages, decision),
      error_type: null,
      effect,
      why: `It was not run. ${decision.reason}`,
      topic: decision.candidate_agent.split(":")[0]!,
      isFailure: false,
      isBlamedByMention: true,
      effects: [{ cause: "missing_coverage" as const, effect }],
    }));
}

function planningStage(stages: readonly StageRecord[], { step_number: step, candidate_agent }: EvoiDecision): string {
  const planned = stages.filter(({ stage }) => stage.startsWith("planning_")).map(({ stage }) => stage);
  const own = `planning_${step}`;
  return planned.includes(own) ? own : (planned.at(-1) ?? candidate_agent.split(":")[0]!);
}
