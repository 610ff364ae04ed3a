import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { CaseStatus } from "../../domain/case/case.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { atMost, commit } from "../../platform/db.ts";
import { networkMarks } from "./network.tables.ts";

/** A party of the graph as an alert names it. */
export interface PartyRow {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly number: string | null;
  readonly country: string | null;
  readonly standing: string | null;
  readonly bankruptOn: string | null;
  readonly sanctions: string | null;
  readonly outcome: string | null;
}

export interface CaseOfParty {
  readonly entityId: string;
  readonly workflowId: string;
  readonly companyName: string;
}

/** Who ended an alert, and why. */
export interface AlertEndRow {
  readonly alertId: string;
  readonly event: string;
  readonly actor: string;
  readonly reason: string | null;
  readonly reasonText: string | null;
  readonly at: string;
}

/** Cases named of all parties of a case's alerts together. */
const CASES_MAX = 200;
const ENDS_MAX = 200;

/** Entities that a case is about. */
export async function findSubjects(ctx: Ctx, caseId: string): Promise<string[]> {
  const rows = await ctx.db.all<{ id: string }>(sql`SELECT DISTINCT to_id AS id FROM graph_relations
    WHERE tenant_id = ${ctx.actor.tenantId} AND from_id = ${`case:${caseId}`} AND type = 'about' ORDER BY to_id`);
  return rows.map(({ id }) => id);
}

/** Entities with the cases about them, and the ends of alerts. One round trip. */
export async function readParties(ctx: Ctx, entityIds: readonly string[], endedAlerts: readonly string[]) {
  const { tenantId } = ctx.actor;
  const [ids, alerts] = [JSON.stringify(entityIds), JSON.stringify(endedAlerts)];
  const [parties, cases, ends] = await commit(ctx.db, [
    ctx.db.run(sql`SELECT e.id, e.type, COALESCE(NULLIF(e.name, ''), e.number, e.id) AS name, e.number, e.country,
        e.standing, e.bankrupt_on AS bankruptOn, e.sanctions, e.outcome
      FROM json_each(${ids}) j CROSS JOIN graph_entities e WHERE e.tenant_id = ${tenantId} AND e.id = j.value`),
    ctx.db.run(sql`SELECT DISTINCT j.value AS entityId, c.workflow_id AS workflowId, c.company_name AS companyName
      FROM json_each(${ids}) j CROSS JOIN graph_relations r CROSS JOIN cases c
      WHERE r.tenant_id = ${tenantId} AND r.to_id = j.value AND r.type = 'about'
        AND c.case_id = substr(r.from_id, 6) AND c.tenant_id = ${tenantId}
      ${atMost(CASES_MAX)}`),
    ctx.db.run(sql`SELECT l.alert_id AS alertId, l.event, l.actor, l.reason, l.reason_text AS reasonText, l.at
      FROM json_each(${alerts}) j CROSS JOIN alert_log l INDEXED BY alert_log_alert
      WHERE l.tenant_id = ${tenantId} AND l.alert_id = j.value AND l.event IN ('dismissed', 'resolved')
      ORDER BY l.at DESC ${atMost(ENDS_MAX)}`),
  ]);
  return {
    parties: rowsOf<PartyRow>(parties),
    cases: rowsOf<CaseOfParty>(cases),
    ends: rowsOf<AlertEndRow>(ends),
  };
}

const rowsOf = <T>(result: D1Result | undefined): T[] => (result?.results ?? []) as unknown as T[];

/** Those of the cases that are there still, in no certain order. */
export async function listWorkflowIds(ctx: Ctx, caseIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db.all<{ id: string }>(sql`SELECT c.workflow_id AS id
    FROM json_each(${JSON.stringify(caseIds)}) j CROSS JOIN cases c
    WHERE c.case_id = j.value AND c.tenant_id = ${ctx.actor.tenantId}`);
  return rows.map(({ id }) => id);
}

export interface MarkedCase {
  readonly caseId: string;
  readonly version: string;
  readonly workflowId: string;
  readonly status: CaseStatus;
}

/** Cases that do not know yet that an alert on them changed. */
export const listMarkedCases = (ctx: Ctx, except: string | null, limit: number): Promise<MarkedCase[]> =>
  ctx.db.all<MarkedCase>(sql`SELECT m.case_id AS caseId, m.version, c.workflow_id AS workflowId, c.status
    FROM network_marks m CROSS JOIN cases c
    WHERE m.tenant_id = ${ctx.actor.tenantId} AND m.case_id <> ${except ?? ""}
      AND c.case_id = m.case_id AND c.tenant_id = m.tenant_id
    ORDER BY m.case_id ${atMost(limit)}`);

export async function findMark(ctx: Ctx, caseId: string): Promise<string | null> {
  const [row] = await ctx.db.select({ version: networkMarks.version }).from(networkMarks).where(ofCase(ctx, caseId));
  return row?.version ?? null;
}

/** Deletes the marks that were read, unless another change came since. */
export const deleteMarks = (
  ctx: Ctx,
  marks: readonly { readonly caseId: string; readonly version: string }[],
): Promise<unknown> =>
  ctx.db.run(sql`DELETE FROM network_marks WHERE tenant_id = ${ctx.actor.tenantId} AND (case_id, version) IN
    (SELECT value ->> 'caseId', value ->> 'version' FROM json_each(${JSON.stringify(marks)}))`);

/** Deletes the mark of a deleted case, in the batch of its deletion. */
export const deleteMarkOfCase = (ctx: Ctx, caseId: string): BatchItem<"sqlite"> =>
  ctx.db.delete(networkMarks).where(ofCase(ctx, caseId));

const ofCase = (ctx: Ctx, caseId: string) =>
  and(eq(networkMarks.tenantId, ctx.actor.tenantId), eq(networkMarks.caseId, caseId));

/** Tenants with marked cases, of the whole database: for the scheduled job. Each is one look-up in the index. */
export async function listMarkedTenants(ctx: Ctx, limit: number): Promise<string[]> {
  const next = (after: string) => `(SELECT min(tenant_id) FROM network_marks WHERE tenant_id > ${after})`;
  const rows = await ctx.db.all<{ tenantId: string | null }>(sql`
    WITH RECURSIVE t (id) AS (SELECT ${sql.raw(next("''"))}
      UNION ALL SELECT ${sql.raw(next("t.id"))} FROM t WHERE t.id IS NOT NULL ${atMost(limit)})
    SELECT id AS tenantId FROM t WHERE id IS NOT NULL`);
  return rows.flatMap(({ tenantId }) => tenantId ?? []);
}
