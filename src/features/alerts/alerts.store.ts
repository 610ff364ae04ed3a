import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AlertSeverity, PatternType } from "../../graph/motifs/index.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import type { AlertStatus } from "./alert.machine.ts";
import { alertCases, alertLog, alerts } from "./alerts.tables.ts";

export type AlertRow = typeof alerts.$inferSelect;
export type AlertLogRow = typeof alertLog.$inferInsert;

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
    .select()
    .from(alerts)
    .where(
      and(
        ofTenant(ctx),
        eq(alerts.status, filter.status as AlertStatus),
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
    .select()
    .from(alerts)
    .where(and(ofTenant(ctx), inArray(alerts.id, linked)))
    .orderBy(desc(alerts.createdAt), alerts.id);
}

export async function findAlert(ctx: Ctx, id: string): Promise<AlertRow | undefined> {
  return (
    await ctx.db
      .select()
      .from(alerts)
      .where(and(ofTenant(ctx), eq(alerts.id, id)))
  )[0];
}

/** Alerts by their identity: pattern and entities. */
export async function findAlertsByKey(
  ctx: Ctx,
  keys: readonly { readonly patternType: string; readonly entityKey: string }[],
): Promise<AlertRow[]> {
  if (keys.length === 0) return [];
  const found = sql`SELECT a.id FROM json_each(${JSON.stringify(keys)}) j CROSS JOIN alerts a
    WHERE a.tenant_id = ${ctx.actor.tenantId} AND a.pattern_type = j.value ->> 'patternType'
      AND a.entity_key = j.value ->> 'entityKey'`;
  return ctx.db
    .select()
    .from(alerts)
    .where(and(ofTenant(ctx), sql`${alerts.id} IN (${found})`));
}

/** Writes found alerts, their cases, and a log line for each that is new or reopened: all or nothing. */
export async function saveFound(ctx: Ctx, rows: readonly AlertRow[], log: readonly AlertLogRow[]): Promise<void> {
  const writes: BatchItem<"sqlite">[] = rows.flatMap((row) => [
    ctx.db
      .insert(alerts)
      .values(row)
      .onConflictDoUpdate({
        target: [alerts.tenantId, alerts.patternType, alerts.entityKey],
        set: {
          severity: row.severity,
          // An officer may act between read and write; only new evidence reopens a dismissed alert.
          status: sql`CASE WHEN ${alerts.status} = 'dismissed' AND ${alerts.evidenceHash} <> excluded.evidence_hash
            THEN 'active' ELSE ${alerts.status} END`,
          title: row.title,
          description: row.description,
          linkedCaseIds: row.linkedCaseIds,
          evidenceSnapshot: row.evidenceSnapshot,
          evidenceHash: row.evidenceHash,
          updatedAt: row.updatedAt,
        },
      }),
    ctx.db.run(sql`INSERT OR IGNORE INTO alert_cases (tenant_id, case_id, alert_id)
      SELECT ${row.tenantId}, j.value, a.id FROM json_each(${JSON.stringify(row.linkedCaseIds)}) j, alerts a
      WHERE a.tenant_id = ${row.tenantId} AND a.pattern_type = ${row.patternType} AND a.entity_key = ${row.entityKey}`),
  ]);
  await commit(ctx.db, [...writes, ...log.map((line) => ctx.db.insert(alertLog).values(line).onConflictDoNothing())]);
}

export async function saveAction(ctx: Ctx, id: string, status: AlertStatus, line: AlertLogRow): Promise<void> {
  await commit(ctx.db, [
    ctx.db
      .update(alerts)
      .set({ status, updatedAt: line.at })
      .where(and(ofTenant(ctx), eq(alerts.id, id))),
    ctx.db.insert(alertLog).values(line).onConflictDoNothing(),
  ]);
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

/** Deletes the alerts of a deleted case: their content comes from it. */
export function deleteAlertsOfCase(ctx: Ctx, caseId: string): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  const linked = sql`(SELECT alert_id FROM alert_cases WHERE tenant_id = ${tenantId} AND case_id = ${caseId})`;
  return [
    ctx.db.run(
      sql`DELETE FROM alert_log INDEXED BY alert_log_alert WHERE tenant_id = ${tenantId} AND alert_id IN ${linked}`,
    ),
    ctx.db.run(sql`DELETE FROM alerts WHERE tenant_id = ${tenantId} AND id IN ${linked}`),
    ctx.db.run(sql`DELETE FROM alert_cases INDEXED BY alert_cases_alert
      WHERE tenant_id = ${tenantId} AND alert_id IN ${linked}`),
  ];
}
