import { and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { AlertSeverity, PatternType } from "../../graph/motifs/index.ts";
import type { Ctx } from "../../platform/context.ts";
import { atMost, commit } from "../../platform/db.ts";
import type { AlertStatus } from "./alert.machine.ts";
import { alertCases, alertLog, type AlertLogRow, alertMembers, type AlertRow, alerts } from "./alerts.tables.ts";

const { status: _officers, state, ...columns } = getTableColumns(alerts);
const READ = { ...columns, status: sql<AlertStatus>`${state}` };

export interface AlertFilter {
  readonly patternType: string | undefined;
  readonly severity: string | undefined;
  readonly status: string;
  readonly limit: number;
  readonly offset: number;
}

const ofTenant = (ctx: Ctx) => eq(alerts.tenantId, ctx.actor.tenantId);

export async function listAlertRows(ctx: Ctx, filter: AlertFilter): Promise<AlertRow[]> {
  return ctx.db
    .select(READ)
    .from(alerts)
    .where(
      and(
        ofTenant(ctx),
        eq(alerts.state, filter.status as AlertStatus),
        filter.patternType === undefined ? undefined : eq(alerts.patternType, filter.patternType as PatternType),
        filter.severity === undefined ? undefined : eq(alerts.severity, filter.severity as AlertSeverity),
      ),
    )
    .orderBy(desc(alerts.createdAt), alerts.id)
    .limit(filter.limit)
    .offset(filter.offset);
}

export async function listAlertRowsOfCase(ctx: Ctx, caseId: string): Promise<AlertRow[]> {
  const linked = ctx.db
    .select({ id: alertCases.alertId })
    .from(alertCases)
    .where(and(eq(alertCases.tenantId, ctx.actor.tenantId), eq(alertCases.caseId, caseId)));
  return ctx.db
    .select(READ)
    .from(alerts)
    .where(and(ofTenant(ctx), inArray(alerts.id, linked)))
    .orderBy(desc(alerts.createdAt), alerts.id);
}

const ROWS_MAX = 200;

export async function findAlert(ctx: Ctx, id: string): Promise<AlertRow | undefined> {
  return (
    await ctx.db
      .select(READ)
      .from(alerts)
      .where(and(ofTenant(ctx), eq(alerts.id, id)))
  )[0];
}

export interface AlertHistory {
  readonly log: readonly AlertLogRow[];
  readonly members: readonly (typeof alertMembers.$inferSelect)[];
  /** Names of those who left, by id; who is no longer known has none. */
  readonly names: ReadonlyMap<string, string>;
}

/** What happened to an alert, newest last. */
export async function readHistory(ctx: Ctx, id: string): Promise<AlertHistory> {
  const { tenantId } = ctx.actor;
  const [log, members, names] = await Promise.all([
    ctx.db
      .select()
      .from(alertLog)
      .where(and(eq(alertLog.tenantId, tenantId), eq(alertLog.alertId, id)))
      .orderBy(alertLog.at, alertLog.id)
      .limit(ROWS_MAX),
    ctx.db
      .select()
      .from(alertMembers)
      .where(and(eq(alertMembers.tenantId, tenantId), eq(alertMembers.alertId, id))),
    ctx.db.all<{ id: string; name: string }>(sql`
      SELECT DISTINCT e.id, coalesce(nullif(e.name, ''), e.number, e.id) AS name
      FROM alert_log l CROSS JOIN json_each(json_array(l.details -> '$.added', l.details -> '$.removed')) list
        CROSS JOIN json_each(list.value) m CROSS JOIN graph_entities e
      WHERE l.tenant_id = ${tenantId} AND l.alert_id = ${id} AND list.value IS NOT NULL
        AND e.tenant_id = ${tenantId} AND e.id = m.value`),
  ]);
  return { log, members, names: new Map(names.map((row) => [row.id, row.name])) };
}

/** The alerts of some stories, of any status. */
export async function listAlertRowsOfStories(ctx: Ctx, storyIds: readonly string[]): Promise<AlertRow[]> {
  if (storyIds.length === 0) return [];
  const told = sql`SELECT a.id FROM json_each(${JSON.stringify(storyIds)}) j
    CROSS JOIN alerts a INDEXED BY alerts_story WHERE a.tenant_id = ${ctx.actor.tenantId} AND a.story_id = j.value`;
  return ctx.db
    .select(READ)
    .from(alerts)
    .where(and(ofTenant(ctx), sql`${alerts.id} IN (${told})`))
    .orderBy(desc(alerts.createdAt), alerts.id)
    .limit(ROWS_MAX * 10);
}

/** Alerts with one of some identities, and those with one of some entities as a member. */
export async function findKnownAlerts(
  ctx: Ctx,
  keys: readonly { readonly patternType: string; readonly entityKey: string }[],
  entityIds: readonly string[],
): Promise<AlertRow[]> {
  const { tenantId } = ctx.actor;
  const byKey = sql`SELECT a.id FROM json_each(${JSON.stringify(keys)}) j CROSS JOIN alerts a
    WHERE a.tenant_id = ${tenantId} AND a.pattern_type = j.value ->> 'patternType'
      AND a.entity_key = j.value ->> 'entityKey'`;
  const byMember = sql`SELECT alert_id FROM (SELECT m.alert_id FROM json_each(${JSON.stringify(entityIds)}) j
    CROSS JOIN alert_members m WHERE m.tenant_id = ${tenantId} AND m.entity_id = j.value ${atMost(ROWS_MAX)})`;
  return ctx.db
    .select(READ)
    .from(alerts)
    .where(and(ofTenant(ctx), sql`${alerts.id} IN (${byKey} UNION ${byMember})`));
}

/** Alerts that must be evaluated again, longest due first. */
export async function listDueAlerts(ctx: Ctx, limit: number): Promise<AlertRow[]> {
  const due = sql`SELECT id FROM alerts INDEXED BY alerts_due
    WHERE due_at > '' AND tenant_id = ${ctx.actor.tenantId} ORDER BY due_at ${atMost(limit)}`;
  return ctx.db
    .select(READ)
    .from(alerts)
    .where(and(ofTenant(ctx), sql`${alerts.id} IN (${due})`));
}

/** Cases about some entities, by entity. */
export async function listCasesAbout(ctx: Ctx, entityIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await ctx.db.all<{ id: string; caseId: string }>(sql`
    SELECT r.to_id AS id, substr(r.from_id, 6) AS caseId FROM json_each(${JSON.stringify(entityIds)}) j
    CROSS JOIN graph_relations r
    WHERE r.tenant_id = ${ctx.actor.tenantId} AND r.to_id = j.value AND r.type = 'about' ${atMost(ROWS_MAX * 5)}`);
  const cases = new Map<string, string[]>();
  for (const { id, caseId } of rows) cases.set(id, [...(cases.get(id) ?? []), caseId]);
  return cases;
}

export interface AlertCounts {
  readonly active: number;
  readonly critical: number;
  readonly cases: number;
}

export async function countAlerts(ctx: Ctx): Promise<AlertCounts> {
  const { tenantId } = ctx.actor;
  const [counts] = await ctx.db.all<AlertCounts>(sql`
    SELECT coalesce(sum(alerts), 0) AS active, coalesce(sum(alerts) FILTER (WHERE severity = 'critical'), 0) AS critical,
      (SELECT coalesce(sum(number), 0) FROM tenant_counts
        WHERE tenant_id = ${tenantId} AND what = 'cases_with_active_alerts') AS cases
    FROM alert_counts WHERE tenant_id = ${tenantId} AND status = 'active'`);
  return counts!;
}

export interface DayFigures {
  readonly date: string;
  readonly average: number | null;
  readonly highest: number | null;
  readonly n: number;
}

/** Per day since an instant: risk scores of the cases opened, and the number of alerts raised. */
export async function readTrends(ctx: Ctx, since: string): Promise<{ risks: DayFigures[]; raised: DayFigures[] }> {
  const recent = sql`tenant_id = ${ctx.actor.tenantId} AND day >= ${since}`;
  const [risks, raised] = await commit(ctx.db, [
    ctx.db.run(sql`SELECT day AS date, total_millionths / 1000000.0 / scored AS average, highest, scored AS n
      FROM case_days WHERE ${recent} AND scored > 0 ORDER BY day`),
    ctx.db.run(sql`SELECT day AS date, NULL AS average, NULL AS highest, alerts AS n
      FROM alert_days WHERE ${recent} AND alerts > 0 ORDER BY day`),
  ]);
  return { risks: daysOf(risks), raised: daysOf(raised) };
}

const daysOf = (result: D1Result | undefined): DayFigures[] => (result?.results ?? []) as unknown as DayFigures[];
