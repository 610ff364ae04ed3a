import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { auditCheckpoints } from "./cases.tables.ts";
import type { AuditCheckpoint } from "./checkpoint.machine.ts";

/** The write of a checkpoint, for the batch of what it is about. One that reaches further already stays. */
export function keepCheckpoint(ctx: Ctx, tenantId: string, checkpoint: AuditCheckpoint): BatchItem<"sqlite"> {
  const { workflow_id: workflowId, signed_at: signedAt, ...rest } = checkpoint;
  const row = { workflowId, tenantId, signedAt, ...rest };
  return ctx.db
    .insert(auditCheckpoints)
    .values(row)
    .onConflictDoUpdate({
      target: auditCheckpoints.workflowId,
      set: row,
      setWhere: sql`excluded.count > ${auditCheckpoints.count}`,
    });
}

export async function findCheckpoint(ctx: Ctx, workflowId: string): Promise<AuditCheckpoint | null> {
  const [row] = await ctx.db
    .select()
    .from(auditCheckpoints)
    .where(and(eq(auditCheckpoints.tenantId, ctx.actor.tenantId), eq(auditCheckpoints.workflowId, workflowId)));
  if (!row) return null;
  const { count, root, signedAt, signature } = row;
  return { workflow_id: workflowId, count, root, signed_at: signedAt, signature };
}

export const deleteCheckpoint = (ctx: Ctx, workflowId: string): BatchItem<"sqlite"> =>
  ctx.db
    .delete(auditCheckpoints)
    .where(and(eq(auditCheckpoints.tenantId, ctx.actor.tenantId), eq(auditCheckpoints.workflowId, workflowId)));
