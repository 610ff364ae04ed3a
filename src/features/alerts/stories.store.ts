import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AlertSeverity } from "../../graph/motifs/index.ts";
import type { Ctx } from "../../platform/context.ts";
import type { AlertStatus } from "./alert.machine.ts";
import type { AlertFilter } from "./alerts.store.ts";
import { alertStories } from "./alerts.tables.ts";

export type StoryRow = typeof alertStories.$inferSelect;

export async function listStoryRows(ctx: Ctx, filter: AlertFilter): Promise<StoryRow[]> {
  const { tenantId } = ctx.actor;
  return ctx.db
    .select(getTableColumns(alertStories))
    .from(alertStories)
    .where(
      and(
        eq(alertStories.tenantId, tenantId),
        eq(alertStories.status, filter.status as AlertStatus),
        filter.severity === undefined ? undefined : eq(alertStories.severity, filter.severity as AlertSeverity),
        filter.patternType === undefined
          ? undefined
          : sql`EXISTS (SELECT 1 FROM alerts a INDEXED BY alerts_story
              WHERE a.tenant_id = ${tenantId} AND a.story_id = ${alertStories.id}
              AND a.pattern_type = ${filter.patternType})`,
      ),
    )
    .orderBy(desc(alertStories.createdAt), alertStories.id)
    .limit(filter.limit)
    .offset(filter.offset);
}

export async function findStory(ctx: Ctx, id: string): Promise<StoryRow | undefined> {
  return (
    await ctx.db
      .select()
      .from(alertStories)
      .where(and(eq(alertStories.tenantId, ctx.actor.tenantId), eq(alertStories.id, id)))
  )[0];
}

/** A story by one of its anchors. */
export interface AnchoredStory {
  readonly entityId: string;
  readonly storyId: string;
  readonly createdAt: string;
}

/** The stories that some entities are anchors of. */
export async function listStoriesAt(ctx: Ctx, entityIds: readonly string[]): Promise<AnchoredStory[]> {
  return ctx.db.all<AnchoredStory>(sql`
    SELECT m.entity_id AS entityId, a.story_id AS storyId, min(a.created_at) AS createdAt
    FROM json_each(${JSON.stringify(entityIds)}) j CROSS JOIN alert_members m CROSS JOIN alerts a
    WHERE m.tenant_id = ${ctx.actor.tenantId} AND m.entity_id = j.value AND m.is_anchor = 1
      AND a.tenant_id = m.tenant_id AND a.id = m.alert_id AND a.story_id IS NOT NULL
    GROUP BY 1, 2 LIMIT 1000`);
}

/** Makes one story of several: their alerts go into `into`. */
export const mergeStories = (ctx: Ctx, from: readonly string[], into: string): BatchItem<"sqlite"> =>
  ctx.db.run(sql`UPDATE alerts INDEXED BY alerts_story SET story_id = ${into}
    WHERE tenant_id = ${ctx.actor.tenantId} AND story_id IN (SELECT value FROM json_each(${JSON.stringify(from)}))`);

const ORDER = ["active", "acknowledged", "dismissed", "resolved"];

/** Statements that bring the rows of stories up to their alerts: the status that asks most, and the worst severity in it. */
export function refreshStories(ctx: Ctx, ids: readonly string[]): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  const list = sql`(SELECT value FROM json_each(${JSON.stringify([...new Set(ids)])}))`;
  const place = sql.raw(`CASE state ${ORDER.map((state, at) => `WHEN '${state}' THEN ${at}`).join(" ")} END`);
  const weight = sql.raw("CASE severity WHEN 'critical' THEN 3 WHEN 'high' THEN 2 WHEN 'medium' THEN 1 ELSE 0 END");
  return [
    ctx.db.run(sql`INSERT INTO alert_stories (tenant_id, id, status, severity, created_at, updated_at)
      SELECT tenant_id, story_id,
        ${sql.raw(`CASE min(p) ${ORDER.map((state, at) => `WHEN ${at} THEN '${state}'`).join(" ")} END`)},
        CASE coalesce(max(w) FILTER (WHERE p <= 1), max(w)) WHEN 3 THEN 'critical' WHEN 2 THEN 'high' WHEN 1 THEN 'medium' ELSE 'low' END,
        min(created_at), max(updated_at)
      FROM (SELECT tenant_id, story_id, created_at, updated_at, ${place} AS p, ${weight} AS w
        FROM alerts WHERE tenant_id = ${tenantId} AND story_id IN ${list}) GROUP BY tenant_id, story_id
      ON CONFLICT (tenant_id, id) DO UPDATE SET status = excluded.status, severity = excluded.severity,
        created_at = excluded.created_at, updated_at = excluded.updated_at`),
    ctx.db.run(sql`DELETE FROM alert_stories WHERE tenant_id = ${tenantId} AND id IN ${list}
      AND NOT EXISTS (SELECT 1 FROM alerts a WHERE a.tenant_id = ${tenantId} AND a.story_id = alert_stories.id)`),
  ];
}
