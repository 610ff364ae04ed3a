import { and, eq, type SQL, sql } from "drizzle-orm";
import { SEVERITIES, type Severity } from "../../domain/case/case.model.ts";
import type { MonitoringEventType } from "../../domain/relationships/monitoring-event.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { ALWAYS, atMost, type Condition } from "../../platform/db.ts";
import type { EventRow } from "./events.store.ts";
import { monitoringEvents } from "./monitoring.tables.ts";

/** Most severe first. */
export const WORST_FIRST: readonly Severity[] = SEVERITIES.toReversed();

/** Where a page of events ended. */
export interface EventPosition {
  readonly severity: Severity;
  readonly at: string;
  readonly eventId: string;
}

export interface EventFilter {
  readonly relationshipId: string | undefined;
  readonly type: MonitoringEventType | undefined;
  readonly severity: Severity | undefined;
  /** Whether nobody has disposed of it. */
  readonly isOpen: boolean | undefined;
  readonly needsRole: "mlro" | undefined;
  /** By severity only open events are listed. */
  readonly sort: "newest" | "severity";
  readonly after: EventPosition | null;
  readonly limit: number;
}

const RANK = sql`CASE ${monitoringEvents.severity} WHEN 'critical' THEN 0 WHEN 'high' THEN 1 WHEN 'medium' THEN 2
  WHEN 'low' THEN 3 ELSE 4 END`;

/** A page of events, each read through the index that the filter has. */
export async function listEventPage(ctx: Ctx, filter: EventFilter): Promise<EventRow[]> {
  const ids = branchesOf(filter).map((branch) => sql`SELECT event_id FROM (${idsOf(ctx, filter, branch)})`);
  // A plus keeps the planner from reading the tenant's events in this order instead of those that were found.
  const order = [sql`+${monitoringEvents.at} DESC`, sql`+${monitoringEvents.eventId}`];
  return ctx.db
    .select()
    .from(monitoringEvents)
    .where(
      and(
        eq(monitoringEvents.tenantId, ctx.actor.tenantId),
        sql`${monitoringEvents.eventId} IN (${sql.join(ids, sql` UNION ALL `)})`,
      ),
    )
    .orderBy(...(filter.sort === "severity" ? [sql`${RANK}`, ...order] : order))
    .limit(filter.limit);
}

interface Branch {
  readonly index: string;
  readonly where: Condition;
  readonly isAfter: boolean;
}

/** Open events lie in the index by severity, so that all of them are one search for each. */
function branchesOf(filter: EventFilter): Branch[] {
  const { relationshipId, type, severity, isOpen, needsRole, sort, after } = filter;
  const one = (index: string): Branch[] => [{ index, where: ALWAYS, isAfter: after !== null }];
  if (sort === "newest") {
    if (relationshipId !== undefined) return one("monitoring_events_of");
    if (needsRole !== undefined) return one("monitoring_events_role");
    if (isOpen !== true && type !== undefined) return one("monitoring_events_type");
    if (isOpen !== true) return one(severity === undefined ? "monitoring_events_newest" : "monitoring_events_severity");
  }
  const passed = sort === "severity" && after !== null ? WORST_FIRST.indexOf(after.severity) : 0;
  return WORST_FIRST.filter((one, rank) => (severity === undefined || severity === one) && rank >= passed).map(
    (one) => ({
      index: "monitoring_events_open",
      where: sql`severity = ${one}`,
      isAfter: after !== null && (sort === "newest" || one === after.severity),
    }),
  );
}

function idsOf(ctx: Ctx, filter: EventFilter, { index, where, isAfter }: Branch): SQL {
  const { relationshipId, type, severity, isOpen, needsRole, after, limit } = filter;
  const conditions = [
    sql`tenant_id = ${ctx.actor.tenantId}`,
    where,
    ...(relationshipId === undefined ? [] : [sql`relationship_id = ${relationshipId}`]),
    ...(type === undefined ? [] : [sql`type = ${type}`]),
    ...(severity === undefined || where !== ALWAYS ? [] : [sql`severity = ${severity}`]),
    ...(needsRole === undefined ? [] : [sql`needs_role = ${needsRole}`]),
    ...(isOpen === undefined ? [] : [isOpen ? sql`disposition IS NULL` : sql`disposition IS NOT NULL`]),
    ...(isAfter ? [sql`at <= ${after!.at} AND (at < ${after!.at} OR event_id > ${after!.eventId})`] : []),
  ];
  return sql`SELECT event_id FROM monitoring_events INDEXED BY ${sql.raw(index)}
    WHERE ${sql.join(conditions, sql` AND `)} ORDER BY at DESC, event_id ${atMost(limit)}`;
}

/** How many events nobody has disposed of, by severity. */
export async function countOpenEvents(ctx: Ctx): Promise<Record<Severity, number>> {
  const rows = await ctx.db.all<{ severity: Severity; number: number }>(sql`
    SELECT substr(what, 13) AS severity, number FROM tenant_counts
    WHERE tenant_id = ${ctx.actor.tenantId} AND what IN ('open_events_critical', 'open_events_high',
      'open_events_medium', 'open_events_low', 'open_events_info')`);
  const counted = new Map(rows.map(({ severity, number }) => [severity, number]));
  return Object.fromEntries(WORST_FIRST.map((one) => [one, counted.get(one) ?? 0])) as Record<Severity, number>;
}
