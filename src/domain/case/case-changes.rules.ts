import { isoTime } from "../../platform/clock.ts";
import { refuse } from "../../platform/errors.ts";
import type { InvestigationOutcome } from "../iteration/outcome.model.ts";
import { type ReviewTerms, tierOfCase } from "../automation/case-tier.rules.ts";
import { type AuditDraft, type CaseEffect, type ChangeMeta, type RuleOutcome, change } from "./case.change.ts";
import { nextStatus } from "./case.machine.ts";
import { withLaterStatements } from "../decisions/statements.rules.ts";
import { withReviewReasons } from "../reviews/review-reason.rules.ts";
import { reviseResult } from "../diligence/due-diligence.rules.ts";
import { decideOnMcc, officerOnMcc, replaceMcc, withOfficer } from "../mcc/mcc-decision.rules.ts";
import { networkAudit } from "../network/network-audit.rules.ts";
import { mergeLaterFacts } from "./facts.rules.ts";
import { replaceLearning } from "../memory/case-learning.rules.ts";
import type { CaseLearning } from "../memory/learned.model.ts";
import type { CaseStatus, GeneratedTask, MccClassification } from "./case.model.ts";
import type { CaseRecord, InvestigationRun } from "./case.record.ts";

/** Opens the portal once the workflow runs. */
export function startWorkflow(record: CaseRecord): RuleOutcome<undefined> {
  const status = nextStatus(record.status, { type: "workflow_started" });
  const started = status === null ? record : { ...record, status };
  return change(started, undefined);
}

/** Starts or restarts the investigation of the current iteration. */
export function beginInvestigation(record: CaseRecord, runId: string, meta: ChangeMeta): RuleOutcome<undefined> {
  const status = nextStatus(record.status, { type: "investigation_started" });
  if (status === null) return invalidState(record, "it cannot be investigated");
  return change({ ...record, status, run: newRun(record, runId, meta) }, undefined, [
    { event: "INVESTIGATION_STARTED", details: { iteration: record.iteration }, actor: "system" },
  ]);
}

/** Starts a new run after an investigation has failed permanently. */
export function retryInvestigation(record: CaseRecord, runId: string, meta: ChangeMeta): RuleOutcome<CaseStatus> {
  const status = nextStatus(record.status, { type: "retry" });
  if (status === null) return invalidState(record, "it has no failed investigation");
  const retried = { ...record, status, run: newRun(record, runId, meta) };
  return change(retried, status, [
    { event: "INVESTIGATION_STARTED", details: { iteration: record.iteration, retry: true } },
  ]);
}

const newRun = (record: CaseRecord, runId: string, meta: ChangeMeta) => ({
  runId,
  iteration: record.iteration,
  startedAt: isoTime(meta.now),
  attempt: 1,
});

/** Applies the outcome of an investigation. Results of a superseded run are refused. */
export function completeInvestigation(
  record: CaseRecord,
  runId: string,
  outcome: InvestigationOutcome,
  review: ReviewTerms,
  meta: Pick<ChangeMeta, "now">,
): RuleOutcome<undefined> {
  const status = nextStatus(record.status, { type: "investigation_completed" });
  if (status === null || record.run?.runId !== runId)
    return invalidState(record, "the investigation run is not the current one");
  const findings = withLaterStatements(outcome.result.findings, record);
  const known = new Set(outcome.evidence.map((evidence) => evidence.id));
  const concluded = withReviewReasons({
    ...record,
    status,
    investigations: [
      ...record.investigations.filter((r) => r.iteration !== outcome.result.iteration),
      { ...outcome.result, findings },
    ],
    discrepancies: outcome.discrepancies,
    generatedTasks: outcome.generatedTasks,
    tasksReasoning: outcome.tasksReasoning,
    validationResults: outcome.validationResults,
    facts: mergeLaterFacts(outcome.facts, record.facts),
    evidence: [...record.evidence.filter((evidence) => !known.has(evidence.id)), ...outcome.evidence],
    // An officer's decision on the merchant category survives a new classification.
    mcc: outcome.mcc && withOfficer(outcome.mcc, officerOnMcc(record.mcc)),
    grounds: outcome.grounds,
    policy: outcome.policy,
    ...(outcome.network && { network: outcome.network }),
  });
  const isRevised =
    concluded.investigations.at(-1)!.findings !== outcome.result.findings ||
    hasFiledOwners(record) ||
    hasLateWord(record, record.run);
  const revised = isRevised ? reviseResult(concluded, meta.now) : concluded;
  const result = revised.investigations.at(-1)!;
  const automation = tierOfCase(review, result);
  const completed: CaseRecord = { ...revised, automation };
  // Every officer reads the audit log: where the judgement is withheld, its parts follow with the provisional decision.
  const isOpen = automation.asksProvisional !== true;
  const score = isOpen ? result.risk_score : null;
  const details = { iteration: result.iteration, risk_score: score, findings: result.findings.length };
  const applied = { tier: automation.tier, reasons: isOpen ? automation.reasons : null };
  const ended = change(
    completed,
    undefined,
    [
      ...newAlerts(record, outcome),
      { event: "INVESTIGATION_COMPLETED", details, actor: "system" },
      { event: "TIER_APPLIED", details: applied, actor: "system" },
    ],
    [{ kind: "record_in_graph" }, countDiagnostics(record)],
  );
  return outcome.evaluation === null || !ended.ok
    ? ended
    : { ok: true, value: { ...ended.value, evaluation: outcome.evaluation } };
}

/** What the run read of alerts that the case did not know. */
const newAlerts = ({ network }: CaseRecord, { network: read }: InvestigationOutcome): AuditDraft[] =>
  read?.known && !read.failed ? networkAudit(network?.known ?? null, read.known) : [];

/** A run compares no filings of owners, and a review begins with those of the last case. */
const hasFiledOwners = ({ ownershipFiled = [] }: CaseRecord): boolean => ownershipFiled.length > 0;

/** Whether an officer's word or a reading came during a run, which knows what there was at its beginning only. */
const hasLateWord = ({ documents }: CaseRecord, { startedAt }: InvestigationRun): boolean =>
  documents.some(
    ({ review, filed, reading, uploaded_at }) =>
      (review !== undefined && review.reviewed_at >= startedAt) ||
      (reading !== undefined && reading.read_at >= startedAt) ||
      (filed !== undefined && uploaded_at >= startedAt),
  );

const countDiagnostics = ({ iteration }: CaseRecord): CaseEffect => ({
  kind: "count_diagnostics",
  payload: { iteration },
});

export function failInvestigation(
  record: CaseRecord,
  runId: string,
  errorType: "internal" | "interrupted",
): RuleOutcome<undefined> {
  const status = nextStatus(record.status, { type: "investigation_failed" });
  if (status === null || record.run?.runId !== runId)
    return invalidState(record, "the investigation run is not the current one");
  const details = { iteration: record.iteration, error_type: errorType };
  return change(
    { ...record, status },
    undefined,
    [{ event: "INVESTIGATION_FAILED", details, actor: "system" }],
    [countDiagnostics(record)],
  );
}

/** `learning`: what the memory knows for the case; null or absent if it did not answer. */
export type ProposedAgain = [tasks: readonly GeneratedTask[], reasoning: string, learning?: CaseLearning | null];

/** Replaces the proposed tasks for the customer. Only in status REVIEW_PENDING. */
export function replaceTasks(
  record: CaseRecord,
  ...[tasks, reasoning, learning]: ProposedAgain
): RuleOutcome<undefined> {
  if (record.status !== "REVIEW_PENDING") return invalidState(record, "it is not under review");
  return change(
    { ...replaceLearning(record, learning ?? null), generatedTasks: tasks, tasksReasoning: reasoning },
    undefined,
    [{ event: "TASKS_REGENERATED", details: { tasks: tasks.length } }],
  );
}

/** Replaces the classification by one with an officer's notes; what stands on it follows at once. */
export function reclassifyMcc(
  record: CaseRecord,
  mcc: MccClassification,
  notes: string,
  meta: Pick<ChangeMeta, "now">,
): RuleOutcome<MccClassification> {
  if (record.status !== "REVIEW_PENDING") return invalidState(record, "it is not under review");
  const replaced = replaceMcc(record.mcc, mcc, notes);
  return change(reviseResult({ ...record, mcc: replaced }, meta.now), replaced, [
    { event: "MCC_RECLASSIFIED", details: { mcc_code: mcc.primary_recommendation.mcc_code, notes } },
  ]);
}

export interface MccDecisionInput {
  readonly action: "accept" | "reject" | "override";
  readonly overrideMcc: string | null;
  readonly notes: string;
}

/**
 * Records an officer's decision on the merchant category; tier, findings, score and rating follow at once. Only in
 * status REVIEW_PENDING or ESCALATED.
 */
export function decideMcc(
  record: CaseRecord,
  input: MccDecisionInput,
  meta: ChangeMeta,
): RuleOutcome<MccClassification> {
  if (record.status !== "REVIEW_PENDING" && record.status !== "ESCALATED") {
    return invalidState(record, "it is not under review");
  }
  if (!record.mcc) return invalidState(record, "it has no merchant category to decide on");
  const recommended = record.mcc.primary_recommendation.mcc_code;
  const chosen = { accept: recommended, reject: null, override: input.overrideMcc }[input.action];
  const mcc = decideOnMcc(record.mcc, {
    action: input.action,
    mcc_code: chosen,
    notes: input.notes,
    decided_by: meta.actor.id,
    decided_at: isoTime(meta.now),
  });
  return change(reviseResult({ ...record, mcc }, meta.now), mcc, [
    { event: "MCC_DECIDED", details: { action: input.action, mcc_code: chosen, notes: input.notes } },
  ]);
}

const invalidState = (record: CaseRecord, why: string): RuleOutcome<never> =>
  refuse("invalid_state", `The case is in status ${record.status}; ${why}.`, {
    extra: { current_status: record.status },
  });
