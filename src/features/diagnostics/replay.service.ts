import type { Ctx } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { compareValues, type Difference } from "../../investigation/replay-compare.ts";
import { replayRun, type ReplayRules } from "../../investigation/replay.ts";
import { isOfFiling } from "../../domain/diligence/discrepancies.rules.ts";
import type { Finding, InvestigationResult } from "../../domain/case/case.model.ts";
import { callCase, type ConcludedRun } from "../cases/case.client.ts";
import { readJudgedCase, requireCaseById } from "../cases/case-reading.service.ts";
import { readEvaluation } from "../reasoning/reasoning.store.ts";
import type { IterationPlace } from "./sessions.store.ts";

/**
 * Repeats an iteration from its stored evidence and compares the result with the stage outputs, the case and the
 * stored rule evaluation. Writes nothing.
 * @throws DomainError `not_found` for an unknown case or an iteration without a conclusion; `service_unavailable`.
 */
export async function replayIteration(ctx: Ctx, place: IterationPlace, by: ReplayRules) {
  const { workflowId } = await requireCaseById(ctx, place.caseId);
  await readJudgedCase(ctx, workflowId);
  const run = await callCase(ctx, workflowId, (object) => object.concludedRun(place.iteration));
  if (!run) throw notFound("The iteration");
  const verdict = await replayRun(ctx, run.stages, by);
  const differences = [...verdict.differences, ...(await differencesShown(ctx, workflowId, run, verdict.outcome))];
  return {
    case_id: place.caseId,
    workflow_id: workflowId,
    iteration: place.iteration,
    rules: by,
    rule_versions: verdict.ruleVersions,
    identical: differences.length === 0,
    evidence_checked: verdict.evidenceChecked,
    stages_compared: verdict.stagesCompared,
    first_difference: differences[0] ?? null,
    differences,
  };
}

/** Where the case, or the stored rule evaluation, differs from the replay's conclusion. */
async function differencesShown(
  ctx: Ctx,
  workflowId: string,
  { result }: ConcludedRun,
  outcome: Awaited<ReturnType<typeof replayRun>>["outcome"],
): Promise<Difference[]> {
  if (outcome === null) return [];
  const inObject = await callCase(ctx, workflowId, (object) => object.evaluation(result.iteration));
  const stored = inObject ?? (await readEvaluation(ctx, workflowId, result.iteration));
  return [
    ...compareValues("case", "investigation", concluded(result, result), concluded(outcome.result, result)),
    ...(stored ? compareValues("case", "rule_evaluation", stored.evaluation, outcome.evaluation) : []),
  ];
}

/**
 * A result without what was added after the run (settled hits, what was revised because of them, the memory) and without
 * members that `shown` was stored before.
 */
function concluded(result: InvestigationResult, shown: InvestigationResult) {
  const { risk_score, risk_factors, checks, risk_rating, ...unjudged } = result;
  const { revised_at: _, rescreened: _screened, told_later: _told, memory: _memory, ...kept } = unjudged;
  const later = [...(shown.rescreened?.finding_ids ?? []), ...(shown.told_later ?? [])];
  const own = result.findings.filter(({ id }) => !later.includes(id));
  const isRevised = shown.revised_at !== undefined;
  const judged = isRevised ? {} : { risk_score, risk_factors, ...(shown.checks && { checks, risk_rating }) };
  // A run compares no filings of officers; their differences are found after it.
  const discrepancies = result.discrepancies.filter(({ source }) => !isOfFiling(source));
  return { ...kept, ...judged, discrepancies, findings: own.map((finding) => unsettled(finding, shown)) };
}

function unsettled(
  { clearance: _clearance, confirmation: _confirmation, severity, code, ...finding }: Finding,
  shown: InvestigationResult,
) {
  const isConfirmed = shown.findings.some(({ id, confirmation }) => id === finding.id && confirmation !== undefined);
  return { ...finding, ...(isConfirmed ? {} : { severity }), ...(shown.checks && { code }) };
}
