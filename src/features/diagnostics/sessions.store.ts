import { and, asc, eq, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import {
  diagnosticsEvoiDecisions as decisions,
  diagnosticsFeedback as feedback,
  diagnosticsGovernanceChecks as checks,
  diagnosticsStages as stages,
  diagnosticsToolInvocations as tools,
} from "./diagnostics.tables.ts";
import type { Failure } from "./failure.machine.ts";

export type FeedbackRow = typeof feedback.$inferSelect;

export interface IterationPlace {
  readonly caseId: string;
  readonly iteration: number;
}

type PlacedTable = typeof stages | typeof tools | typeof checks | typeof decisions | typeof feedback;

const inIteration = (ctx: Ctx, table: PlacedTable, { caseId, iteration }: IterationPlace) =>
  and(eq(table.tenantId, ctx.actor.tenantId), eq(table.caseId, caseId), eq(table.iteration, iteration));

/** Stages and feedback of all iterations, to be summed up. */
export async function readSessions(ctx: Ctx, caseId: string) {
  const [stageRows, feedbackRows] = await ctx.db.batch([
    ctx.db
      .select({
        iteration: stages.iteration,
        status: stages.status,
        durationMs: stages.durationMs,
        createdAt: stages.createdAt,
      })
      .from(stages)
      .where(and(eq(stages.tenantId, ctx.actor.tenantId), eq(stages.caseId, caseId)))
      .orderBy(stages.createdAt),
    ctx.db
      .select({ iteration: feedback.iteration, rating: feedback.rating })
      .from(feedback)
      .where(and(eq(feedback.tenantId, ctx.actor.tenantId), eq(feedback.caseId, caseId))),
  ]);
  return { stageRows, feedbackRows };
}

/** Everything that one iteration left behind: one round trip. */
export async function readIteration(ctx: Ctx, place: IterationPlace) {
  const [stageRows, toolRows, checkRows, decisionRows, feedbackRows] = await ctx.db.batch([
    ctx.db
      .select()
      .from(stages)
      .where(inIteration(ctx, stages, place))
      .orderBy(asc(stages.sequence), stages.createdAt),
    ctx.db
      .select()
      .from(tools)
      .where(inIteration(ctx, tools, place))
      .orderBy(tools.createdAt, tools.id),
    ctx.db
      .select()
      .from(checks)
      .where(inIteration(ctx, checks, place))
      .orderBy(checks.createdAt, checks.id),
    ctx.db
      .select()
      .from(decisions)
      .where(inIteration(ctx, decisions, place))
      .orderBy(decisions.stepNumber, decisions.id),
    ctx.db
      .select()
      .from(feedback)
      .where(inIteration(ctx, feedback, place))
      .orderBy(feedback.createdAt),
  ]);
  return { stageRows, toolRows, checkRows, decisionRows, feedbackRows };
}

export async function listFeedback(ctx: Ctx, place: IterationPlace): Promise<FeedbackRow[]> {
  return ctx.db
    .select()
    .from(feedback)
    .where(inIteration(ctx, feedback, place))
    .orderBy(feedback.createdAt, feedback.id);
}

export async function insertFeedback(ctx: Ctx, row: FeedbackRow): Promise<void> {
  await ctx.db.insert(feedback).values(row).onConflictDoNothing();
}

/** Keeps the first classification; a later one of the same feedback changes nothing. */
export async function saveClassification(ctx: Ctx, id: string, failure: Failure, at: string): Promise<void> {
  await ctx.db
    .update(feedback)
    .set({
      rootCause: failure.root_cause,
      severity: failure.severity,
      failureStage: failure.failure_stage,
      suggestedAction: failure.suggested_action,
      classifiedAt: at,
    })
    .where(and(eq(feedback.tenantId, ctx.actor.tenantId), eq(feedback.id, id), sql`${feedback.classifiedAt} IS NULL`));
}

/** Sums over the tenant's records since an instant: one round trip. */
export async function readStatistics(ctx: Ctx, since: string) {
  const recent = (table: typeof stages | typeof tools | typeof feedback) =>
    and(eq(table.tenantId, ctx.actor.tenantId), sql`${table.createdAt} >= ${since}`);
  const [stageRows, toolRows, trendRows, causeRows] = await ctx.db.batch([
    ctx.db
      .select({
        stage: stages.stage,
        total: sql<number>`count(*)`.as("total"),
        failed: sql<number>`sum(${stages.status} = 'failed')`.as("failed"),
      })
      .from(stages)
      .where(recent(stages))
      .groupBy(stages.stage)
      .orderBy(stages.stage),
    ctx.db
      .select({
        tool_name: tools.toolName,
        total: sql<number>`count(*)`.as("total"),
        succeeded: sql<number>`sum(${tools.success})`.as("succeeded"),
      })
      .from(tools)
      .where(recent(tools))
      .groupBy(tools.toolName)
      .orderBy(tools.toolName),
    ctx.db
      .select({
        date: sql<string>`substr(${feedback.createdAt}, 1, 10)`.as("date"),
        avg_rating: sql<number>`avg(${feedback.rating})`.as("avg_rating"),
        count: sql<number>`count(*)`.as("count"),
      })
      .from(feedback)
      .where(recent(feedback))
      .groupBy(sql`1`)
      .orderBy(sql`1`),
    ctx.db
      .select({ root_cause: feedback.rootCause, count: sql<number>`count(*)`.as("count") })
      .from(feedback)
      .where(and(recent(feedback), sql`${feedback.rootCause} IS NOT NULL`))
      .groupBy(feedback.rootCause)
      .orderBy(feedback.rootCause),
  ]);
  return { stageRows, toolRows, trendRows, causeRows };
}
