import type { z } from "@hono/zod-openapi";
import type { StageRecord } from "../../domain/iteration/diagnostics.model.ts";
import { addDays, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { errorClass } from "../../platform/logger.ts";
import { loadConcepts } from "../../platform/models/concepts/index.ts";
import { listAgents } from "../agents/agents.service.ts";
import { readCase, readJudgedCase, requireCaseById } from "../cases/case-reading.service.ts";
import type { AuditEntry } from "../../domain/audit/audit.rules.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import type { FeedbackBody } from "./diagnostics.schemas.ts";
import { isBadRating } from "./diagnosis.model.ts";
import { readRecords } from "./iteration-records.service.ts";
import { loadTopicWords } from "./words/topic-words.ts";
import {
  type FeedbackRow,
  insertFeedback,
  type IterationPlace,
  listFeedback,
  listRatings,
  readStatistics,
  saveClassification,
} from "./sessions.store.ts";

/** @throws DomainError `not_found`. */
export async function listSessions(ctx: Ctx, caseId: string) {
  const { workflowId } = await requireCaseById(ctx, caseId);
  const [iterations, feedback] = await Promise.all([
    readRecords(ctx, { caseId, workflowId }, null),
    listRatings(ctx, caseId),
  ]);
  return {
    case_id: caseId,
    iterations: iterations.map(({ iteration, records: { stages } }) => {
      const ratings = feedback.filter((row) => row.iteration === iteration).map((row) => row.rating);
      const { startedAt, completedAt, durationMs } = spanOf(stages);
      return {
        iteration,
        stage_count: stages.length,
        total_duration_ms: durationMs,
        success_count: stages.filter((stage) => stage.status === "completed").length,
        failed_count: stages.filter((stage) => stage.status === "failed").length,
        started_at: startedAt,
        completed_at: completedAt,
        avg_rating: ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length,
        feedback_count: ratings.length,
      };
    }),
  };
}

/** From the first start of a stage to the last end: stages overlap, so their sum says little. */
function spanOf(stages: readonly StageRecord[]) {
  const starts = stages.map((stage) => Date.parse(stage.created_at));
  const ends = stages.map((stage) => Date.parse(stage.created_at) + stage.duration_ms);
  const start = Math.min(...starts);
  const end = Math.max(...ends);
  return { startedAt: isoTime(new Date(start)), completedAt: isoTime(new Date(end)), durationMs: end - start };
}

/**
 * Everything that an iteration did.
 * @throws DomainError `not_found` for an unknown case or iteration, `provisional_decision_needed`.
 */
export async function readSession(ctx: Ctx, place: IterationPlace) {
  const { workflowId } = await requireCaseById(ctx, place.caseId);
  const [[found], feedback, { audit }] = await Promise.all([
    readRecords(ctx, { caseId: place.caseId, workflowId }, place.iteration),
    listFeedback(ctx, place),
    readJudgedCase(ctx, workflowId),
  ]);
  if (!found) throw notFound("The iteration");
  const { stages, tool_invocations, governance_checks, evoi_decisions } = found.records;
  return {
    case_id: place.caseId,
    iteration: place.iteration,
    total_duration_ms: spanOf(stages).durationMs,
    stages: stages.map((stage) => ({ ...stage })),
    tool_invocations: tool_invocations.map((tool) => ({ ...tool })),
    audit_trail: auditOf(audit, place.iteration).map((entry) => ({
      id: `${workflowId}:${entry.seq}`,
      event_type: entry.event.toLowerCase(),
      details: entry.details,
      created_at: entry.timestamp,
    })),
    governance_checks: governance_checks.map((check) => ({ ...check, violations: [...check.violations] })),
    evoi_decisions: evoi_decisions.map((decision) => ({ ...decision })),
    feedback: feedback.map(feedbackView),
  };
}

/** A round begins when documents are submitted; earlier entries belong to the first round. */
function auditOf(audit: readonly AuditEntry[], iteration: number): AuditEntry[] {
  let round = 0;
  return audit.filter((entry) => {
    if (entry.event === "DOCUMENTS_SUBMITTED") round++;
    return Math.max(round, 1) === iteration;
  });
}

/** Stores an officer's feedback on an iteration; bad feedback is classified in the background. */
export async function recordFeedback(
  ctx: Ctx,
  { workflowId }: Pick<CaseSummary, "workflowId">,
  place: IterationPlace,
  body: z.output<typeof FeedbackBody>,
) {
  const row: FeedbackRow = {
    tenantId: ctx.actor.tenantId,
    id: ctx.newId(),
    ...place,
    workflowId,
    officerId: ctx.actor.id,
    rating: body.rating,
    categories: [...new Set(body.categories)],
    comment: body.comment ?? null,
    rootCause: null,
    severity: null,
    failureStage: null,
    suggestedAction: null,
    classifiedAt: null,
    grounds: null,
    createdAt: isoTime(ctx.now()),
  };
  await insertFeedback(ctx, row);
  classifyInBackground(ctx, [row]);
  return { id: row.id, status: "recorded" as const };
}

/** Also resumes an interrupted classification. */
export async function readFeedback(ctx: Ctx, place: IterationPlace) {
  const { workflowId } = await requireIteration(ctx, place);
  // A diagnosis says what the iteration came to.
  await readJudgedCase(ctx, workflowId);
  const rows = await listFeedback(ctx, place);
  classifyInBackground(ctx, rows);
  return rows.map(feedbackView);
}

/** The case of an iteration that has started. @throws DomainError `not_found`. */
export async function requireIteration(ctx: Ctx, place: IterationPlace): Promise<CaseSummary> {
  const found = await requireCaseById(ctx, place.caseId);
  if (place.iteration > found.currentIteration) throw notFound("The iteration");
  return found;
}

const NO_RECORDS = { stages: [], tool_invocations: [], governance_checks: [], evoi_decisions: [] };

function classifyInBackground(ctx: Ctx, rows: readonly FeedbackRow[]): void {
  if (!ctx.settings.DIAGNOSTICS_AUTO_CLASSIFY) return;
  const open = rows.filter((row) => isBadRating(row.rating) && row.classifiedAt === null);
  const first = open[0];
  if (!first) return;
  const classify = async () => {
    const [[found], { record }] = await Promise.all([
      readRecords(ctx, first, first.iteration),
      readCase(ctx, first.workflowId),
    ]);
    const records = found?.records ?? NO_RECORDS;
    const result = record.investigations.find(({ iteration }) => iteration === first.iteration);
    const concluded = result
      ? {
          findings: result.findings,
          checks: result.checks ?? [],
          ...(result.risk_rating && { rating: result.risk_rating }),
          confidence: result.case_confidence.total,
          score: result.risk_score,
        }
      : null;
    const judged = first.iteration === record.iteration ? record : null;
    // Its words in four languages are read with the first diagnosis, so that the Worker starts no slower.
    const [{ classifyFailure }] = await Promise.all([
      import("./failure.rules.ts"),
      loadTopicWords(ctx.env),
      loadConcepts(ctx.env),
    ]);
    for (const { id, rating, categories, comment } of open) {
      const evidence = { rating, categories, comment, records, result: concluded, case: judged };
      const failure = classifyFailure(evidence, listAgents());
      await saveClassification(ctx, id, failure, isoTime(ctx.now()));
    }
  };
  ctx.waitUntil(
    classify().catch((error: unknown) => ctx.log.warn("feedback_not_classified", { class: errorClass(error) })),
  );
}

const feedbackView = (row: FeedbackRow) => ({
  id: row.id,
  officer_id: row.officerId,
  rating: row.rating,
  categories: row.categories,
  comment: row.comment,
  root_cause: row.rootCause,
  severity: row.severity,
  failure_stage: row.failureStage,
  suggested_action: row.suggestedAction,
  grounds: row.grounds && {
    certainty: row.grounds.certainty ?? null,
    record: row.grounds.record && { ...row.grounds.record },
    others: row.grounds.others.map((one) => ({ ...one })),
    read: [...row.grounds.read],
  },
  classified_at: row.classifiedAt,
  created_at: row.createdAt,
});

/**
 * Success rates of stages and sources, and officers' ratings, of the last days; each number is a sum over the
 * records.
 */
export async function readDiagnosticsStats(ctx: Ctx, days: number) {
  const { stageRows, toolRows, trendRows, causeRows } = await readStatistics(ctx, isoTime(addDays(ctx.now(), -days)));
  return {
    stage_reliability: stageRows.map(({ name, total, counted }) => ({
      stage: name,
      total,
      failed: counted,
      failure_rate: counted / total,
    })),
    quality_trend: trendRows,
    root_cause_distribution: causeRows,
    source_reliability: toolRows.map(({ name, total, counted }) => ({
      tool_name: name,
      total,
      succeeded: counted,
      success_rate: counted / total,
    })),
  };
}
