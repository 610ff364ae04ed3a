import { type SQL, sql } from "drizzle-orm";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import type { AccessAction } from "./access-log.model.ts";
import { accessLog } from "./cases.tables.ts";

/** A statement that records the caller's access to the case that `where` finds, for the batch of the read itself. */
export function insertAccessWhere(ctx: Ctx, action: AccessAction, where: SQL | undefined): SQL {
  const { id, tenantId, officerId, at } = accessNow(ctx);
  return sql`INSERT INTO access_log (id, tenant_id, workflow_id, officer_id, action, at)
    SELECT ${id}, ${tenantId}, workflow_id, ${officerId}, ${action}, ${at} FROM cases WHERE ${where}`;
}

export async function insertAccess(ctx: Ctx, workflowId: string, action: AccessAction): Promise<void> {
  await ctx.db.insert(accessLog).values({ ...accessNow(ctx), workflowId, action });
}

/** A list that a page reads again every few seconds is one access an hour. */
const SAME_ACCESS_MS = 3_600_000;

/** Records that an officer read of the reports of these cases in a list. */
export async function insertReportsListed(ctx: Ctx, workflowIds: readonly string[]): Promise<void> {
  if (workflowIds.length === 0) return;
  const rows = [...new Set(workflowIds)].map((workflowId) => [ctx.newId(), workflowId]);
  const { tenantId, officerId, at } = accessNow(ctx);
  const since = isoTime(new Date(ctx.now().getTime() - SAME_ACCESS_MS));
  await ctx.db.run(sql`INSERT INTO access_log (id, tenant_id, workflow_id, officer_id, action, at)
    SELECT one.value ->> 0, ${tenantId}, one.value ->> 1, ${officerId}, 'sars_read', ${at}
    FROM json_each(${JSON.stringify(rows)}) one
    WHERE NOT EXISTS (SELECT 1 FROM access_log known INDEXED BY access_log_case
      WHERE known.workflow_id = one.value ->> 1 AND known.at > ${since} AND known.officer_id = ${officerId}
        AND known.action = 'sars_read')`);
}

const accessNow = (ctx: Ctx) => ({
  id: ctx.newId(),
  tenantId: ctx.actor.tenantId,
  officerId: ctx.actor.id,
  at: isoTime(ctx.now()),
});
