import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { commit, isAlso } from "../../platform/db.ts";
import { diagnosticsFeedback as feedback } from "./diagnostics.tables.ts";
import type { Failure, RootCause } from "./diagnosis.model.ts";

export type FeedbackRow = typeof feedback.$inferSelect;

export interface IterationPlace {
  readonly caseId: string;
  readonly iteration: number;
}

const inIteration = (ctx: Ctx, { caseId, iteration }: IterationPlace) =>
  and(isAlso(feedback.tenantId, ctx.actor.tenantId), eq(feedback.caseId, caseId), eq(feedback.iteration, iteration));

/** Ratings of all iterations of a case. */
export function listRatings(ctx: Ctx, caseId: string) {
  return ctx.db
    .select({ iteration: feedback.iteration, rating: feedback.rating })
    .from(feedback)
    .where(and(isAlso(feedback.tenantId, ctx.actor.tenantId), eq(feedback.caseId, caseId)));
}

export async function listFeedback(ctx: Ctx, place: IterationPlace): Promise<FeedbackRow[]> {
  return ctx.db.select().from(feedback).where(inIteration(ctx, place)).orderBy(feedback.createdAt, feedback.id);
}

export async function insertFeedback(ctx: Ctx, row: FeedbackRow): Promise<void> {
  await ctx.db.insert(feedback).values(row).onConflictDoNothing();
}

/** Stores the first classification; a later one of the same feedback changes nothing. */
export async function saveClassification(ctx: Ctx, id: string, failure: Failure, at: string): Promise<void> {
  await ctx.db
    .update(feedback)
    .set({
      rootCause: failure.root_cause,
      severity: failure.severity,
      failureStage: failure.failure_stage,
      suggestedAction: failure.suggested_action,
      grounds: failure.grounds,
      classifiedAt: at,
    })
    .where(and(eq(feedback.tenantId, ctx.actor.tenantId), eq(feedback.id, id), sql`${feedback.classifiedAt} IS NULL`));
}

/** Counts since an instant by name; those of versions before 0153 come from the records. */
const countsSince = (ctx: Ctx, since: string, column: "stages" | "tools", older: SQL) => sql`
  SELECT name, sum(total) AS total, sum(counted) AS counted FROM (
    SELECT each.key AS name, each.value ->> 0 AS total, each.value ->> 1 AS counted
    FROM diagnostics_iterations, json_each(${sql.identifier(column)}) each
    WHERE tenant_id = ${ctx.actor.tenantId} AND started_at >= ${since}
    UNION ALL ${older})
  GROUP BY name ORDER BY name`;

interface CountRow {
  readonly name: string;
  readonly total: number;
  readonly counted: number;
}

/** Sums over the tenant's records since an instant: one round trip. */
export async function readStatistics(ctx: Ctx, since: string) {
  const { tenantId } = ctx.actor;
  const recent = and(eq(feedback.tenantId, tenantId), sql`${feedback.createdAt} >= ${since}`);
  const of = sql`WHERE tenant_id = ${tenantId} AND created_at >= ${since}`;
  const [stageRows, toolRows, trendRows, causeRows] = await commit(ctx.db, [
    ctx.db.run(
      countsSince(
        ctx,
        since,
        "stages",
        sql`SELECT stage, count(*), sum(status = 'failed') FROM diagnostics_stages ${of} GROUP BY stage`,
      ),
    ),
    ctx.db.run(
      countsSince(
        ctx,
        since,
        "tools",
        sql`SELECT tool_name, count(*), sum(success) FROM diagnostics_tool_invocations ${of} GROUP BY tool_name`,
      ),
    ),
    ctx.db
      .select({
        date: sql<string>`substr(${feedback.createdAt}, 1, 10)`.as("date"),
        avg_rating: sql<number>`avg(${feedback.rating})`.as("avg_rating"),
        count: sql<number>`count(*)`.as("count"),
      })
      .from(feedback)
      .where(recent)
      .groupBy(sql`1`)
      .orderBy(sql`1`),
    ctx.db
      .select({ root_cause: feedback.rootCause, count: sql<number>`count(*)`.as("count") })
      .from(feedback)
      .where(and(recent, sql`${feedback.rootCause} IS NOT NULL`))
      .groupBy(feedback.rootCause)
      .orderBy(feedback.rootCause),
  ]);
  return {
    stageRows: stageRows!.results as CountRow[],
    toolRows: toolRows!.results as CountRow[],
    trendRows: trendRows!.results as { date: string; avg_rating: number; count: number }[],
    causeRows: causeRows!.results as { root_cause: RootCause; count: number }[],
  };
}
