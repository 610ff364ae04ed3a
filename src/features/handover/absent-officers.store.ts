import { sql } from "drizzle-orm";
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

/** Cases of nobody in which a decision of one of these officers waits for a second officer. */
export const listLeftDecisions = (ctx: Ctx, officerIds: readonly string[], limit: number): Promise<LeftCase[]> =>
  ctx.db.all<LeftCase>(sql`SELECT c.workflow_id AS workflowId, c.parked_by AS officerId
    FROM json_each(${JSON.stringify(officerIds)}) own CROSS JOIN cases c INDEXED BY cases_parked
      ON c.tenant_id = ${ctx.actor.tenantId} AND c.parked_by = own.value
    WHERE c.status = 'PENDING_SECOND_APPROVAL' AND c.assignee IS NULL ${atMost(limit)}`);
