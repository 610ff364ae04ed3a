import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { atMost } from "../../platform/db.ts";

/** Tenants of the database with officers. Each is one look-up in the index. */
export async function listTenantsWithOfficers(ctx: Ctx): Promise<string[]> {
  const next = (after: string) => sql.raw(`(SELECT min(tenant_id) FROM officers WHERE tenant_id > ${after})`);
  const rows = await ctx.db.all<{ tenantId: string | null }>(sql`
    WITH RECURSIVE t (id) AS (SELECT ${next("''")} UNION ALL SELECT ${next("t.id")} FROM t WHERE t.id IS NOT NULL)
    SELECT id AS tenantId FROM t WHERE id IS NOT NULL`);
  return rows.flatMap(({ tenantId }) => tenantId ?? []);
}

export interface LeftCase {
  readonly workflowId: string;
  readonly officerId: string;
}

/** As many cases of an officer as are looked through, the newest. */
const ASSIGNED_MAX = 200;

/** Cases of nobody, or still of the maker, in which a decision of one of these officers waits for a second officer. */
export function listLeftDecisions(ctx: Ctx, officerIds: readonly string[], limit: number): Promise<LeftCase[]> {
  const { tenantId } = ctx.actor;
  const found = (where: SQL) => sql`SELECT c.workflow_id AS workflowId, c.parked_by AS officerId
    FROM json_each(${JSON.stringify(officerIds)}) own CROSS JOIN ${where}
      AND c.status = 'PENDING_SECOND_APPROVAL' AND c.parked_by = own.value`;
  const ofNobody = found(sql`cases c INDEXED BY cases_parked ON c.tenant_id = ${tenantId} AND c.assignee IS NULL`);
  const ofMaker = found(sql`cases c ON c.rowid IN (SELECT rowid FROM cases INDEXED BY cases_assignee
    WHERE tenant_id = ${tenantId} AND assignee = own.value ORDER BY rowid DESC ${atMost(ASSIGNED_MAX)})`);
  return ctx.db.all<LeftCase>(sql`SELECT * FROM (${ofNobody} UNION ALL ${ofMaker}) ${atMost(limit)}`);
}
