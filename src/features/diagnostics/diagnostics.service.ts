import type { z } from "@hono/zod-openapi";
import { addDays, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { errorClass } from "../../platform/logger.ts";
import { readCase, requireCaseById } from "../cases/case-reading.service.ts";
import type { AuditEntry } from "../cases/audit.machine.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import type { FeedbackBody } from "./diagnostics.schemas.ts";
import { classifyFailure, isBadRating } from "./failure.machine.ts";
import {
  type FeedbackRow,
  insertFeedback,
  type IterationPlace,
  listFeedback,
  readIteration,
  readSessions,
  readStatistics,
  saveClassification,
} from "./sessions.store.ts";

/** @throws DomainError `not_found`. */
export async function listSessions(ctx: Ctx, caseId: string) {
  await requireCaseById(ctx, caseId);
  const { stageRows, feedbackRows } = await readSessions(ctx, caseId);
  const numbers = [...new Set(stageRows.map((row) => row.iteration))].sort((a, b) => a - b);
  return {
    case_id: caseId,
    iterations: numbers.map((iteration) => {
      const stages = stageRows.filter((row) => row.iteration === iteration);
      const ratings = feedbackRows.filter((row) => row.iteration === iteration).map((row) => row.rating);
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

/** From the first start of a stage to the last end of one: stages run side by side, so their sum says little. */
function spanOf(stages: readonly { readonly createdAt: string; readonly durationMs: number }[]) {
  const starts = stages.map((stage) => Date.parse(stage.createdAt));
  const ends = stages.map((stage) => Date.parse(stage.createdAt) + stage.durationMs);
  const start = Math.min(...starts);
  const end = Math.max(...ends);
  return { startedAt: isoTime(new Date(start)), completedAt: isoTime(new Date(end)), durationMs: end - start };
}

/** All that an iteration did. @throws DomainError `not_found` for a case or an iteration that is not there. */
export async function readSession(ctx: Ctx, place: IterationPlace) {
  const { workflowId } = await requireCaseById(ctx, place.caseId);
  const [rows, { audit }] = await Promise.all([readIteration(ctx, place), readCase(ctx, workflowId)]);
  if (rows.stageRows.length === 0) throw notFound("The iteration");
  return {
    case_id: place.caseId,
    iteration: place.iteration,
    total_duration_ms: spanOf(rows.stageRows).durationMs,
    stages: rows.stageRows.map((row) => ({
      id: row.id,
      stage: row.stage,
      sequence: row.sequence,
      status: row.status,
      duration_ms: row.durationMs,
      details: row.details,
      error_type: row.errorType,
      parent_stage_id: row.parentStageId,
      created_at: row.createdAt,
    })),
    tool_invocations: rows.toolRows.map((row) => ({
      id: row.id,
      case_id: row.caseId,
      agent_name: row.agentName,
      tool_name: row.toolName,
      cost_category: row.costCategory,
      duration_ms: row.durationMs,
      success: row.success,
      error_type: row.errorType,
      cost_eur: row.costEur,
      tokens_used: row.tokensUsed,
      created_at: row.createdAt,
    })),
    audit_trail: auditOf(audit, place.iteration).map((entry) => ({
      id: `${workflowId}:${entry.seq}`,
      event_type: entry.event.toLowerCase(),
      details: entry.details,
      created_at: entry.timestamp,
    })),
    governance_checks: rows.checkRows.map((row) => ({
      id: row.id,
      event_type: row.eventType,
      mechanism: row.mechanism,
      agent_name: row.agentName,
      approved: row.approved,
      action: row.action,
      violations: row.violations,
      created_at: row.createdAt,
    })),
    evoi_decisions: rows.decisionRows.map((row) => ({
      id: row.id,
      step_number: row.stepNumber,
      decision_type: row.decisionType,
      candidate_agent: row.candidateAgent,
      evoi_value: row.evoiValue,
      decision: row.decision,
      reason: row.reason,
      created_at: row.createdAt,
    })),
    feedback: rows.feedbackRows.map(feedbackView),
  };
}

/** A round begins when documents are handed in; what came before the first belongs to the first. */
function auditOf(audit: readonly AuditEntry[], iteration: number): AuditEntry[] {
  let round = 0;
  return audit.filter((entry) => {
    if (entry.event === "DOCUMENTS_SUBMITTED") round++;
    return Math.max(round, 1) === iteration;
  });
}

/** Keeps an officer's word on an iteration; a bad one is classified while nobody waits. */
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
    createdAt: isoTime(ctx.now()),
  };
  await insertFeedback(ctx, row);
  classifyInBackground(ctx, [row]);
  return { id: row.id, status: "recorded" as const };
}

/** Also takes up again a classification that was cut off. */
export async function readFeedback(ctx: Ctx, place: IterationPlace) {
  await requireIteration(ctx, place);
  const rows = await listFeedback(ctx, place);
  classifyInBackground(ctx, rows);
  return rows.map(feedbackView);
}

/** The case of an iteration that has begun. @throws DomainError `not_found`. */
export async function requireIteration(ctx: Ctx, place: IterationPlace): Promise<CaseSummary> {
  const found = await requireCaseById(ctx, place.caseId);
  if (place.iteration > found.currentIteration) throw notFound("The iteration");
  return found;
}

function classifyInBackground(ctx: Ctx, rows: readonly FeedbackRow[]): void {
  if (!ctx.settings.DIAGNOSTICS_AUTO_CLASSIFY) return;
  const open = rows.filter((row) => isBadRating(row.rating) && row.classifiedAt === null);
  const first = open[0];
  if (!first) return;
  const classify = async () => {
    const { stageRows, toolRows } = await readIteration(ctx, first);
    const stages = stageRows.map((row) => ({ stage: row.stage, status: row.status, error_type: row.errorType }));
    const tools = toolRows.map((row) => ({
      agent_name: row.agentName,
      success: row.success,
      error_type: row.errorType,
    }));
    for (const { id, rating, categories } of open) {
      const failure = classifyFailure({ rating, categories, stages, tools });
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
  classified_at: row.classifiedAt,
  created_at: row.createdAt,
});

/** How well stages, sources and officers' ratings did over the last days; each number is a sum over the records. */
export async function readDiagnosticsStats(ctx: Ctx, days: number) {
  const { stageRows, toolRows, trendRows, causeRows } = await readStatistics(ctx, isoTime(addDays(ctx.now(), -days)));
  return {
    stage_reliability: stageRows.map((row) => ({ ...row, failure_rate: row.failed / row.total })),
    quality_trend: trendRows,
    root_cause_distribution: causeRows.map((row) => ({ root_cause: row.root_cause!, count: row.count })),
    source_reliability: toolRows.map((row) => ({ ...row, success_rate: row.succeeded / row.total })),
  };
}
