import { type SQL, sql } from "drizzle-orm";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import type { AccessAction } from "./access-log.model.ts";
import { accessLog, cases } from "./cases.tables.ts";

/** A statement that records the caller's access to the case that `where` finds, for the batch of the read itself. */
export function insertAccessWhere(ctx: Ctx, action: AccessAction, where: SQL | undefined) {
  const { id, tenantId, officerId, at } = accessNow(ctx);
  return ctx.db
    .insert(accessLog)
    .select(sql`SELECT ${id}, ${tenantId}, workflow_id, ${officerId}, ${action}, ${at} FROM ${cases} WHERE ${where}`);
}

export async function insertAccess(ctx: Ctx, workflowId: string, action: AccessAction): Promise<void> {
  await ctx.db.insert(accessLog).values({ ...accessNow(ctx), workflowId, action });
}

const accessNow = (ctx: Ctx) => ({
  id: ctx.newId(),
  tenantId: ctx.actor.tenantId,
  officerId: ctx.actor.id,
  at: isoTime(ctx.now()),
});
