import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { caseChain, type SignedHead } from "../../platform/signed-head.ts";
import { deleteHeads, queueForAnchor } from "../audit-chains/heads.store.ts";
import { auditCheckpoints } from "./cases.tables.ts";
import { fromCheckpoint, toCheckpoint } from "./checkpoint.rules.ts";

/** Writes a checkpoint, in the batch of the entries that it signs. A checkpoint that covers more stays. */
export function saveCheckpoint(ctx: Ctx, workflowId: string, head: SignedHead): BatchItem<"sqlite">[] {
  const { count, root, signed_at: signedAt, signature } = toCheckpoint(workflowId, head);
  const row = { workflowId, tenantId: ctx.actor.tenantId, count, root, signedAt, signature };
  return [
    ctx.db
      .insert(auditCheckpoints)
      .values(row)
      .onConflictDoUpdate({
        target: auditCheckpoints.workflowId,
        set: row,
        setWhere: sql`excluded.count >= ${auditCheckpoints.count}`,
      }),
    queueForAnchor(ctx, head),
  ];
}

export async function findCheckpoint(ctx: Ctx, workflowId: string): Promise<SignedHead | null> {
  const [row] = await ctx.db.select().from(auditCheckpoints).where(ofCase(ctx, workflowId));
  return row ? fromCheckpoint({ ...row, workflow_id: row.workflowId, signed_at: row.signedAt }) : null;
}

export const deleteCheckpoint = (ctx: Ctx, workflowId: string): BatchItem<"sqlite">[] => [
  ctx.db.delete(auditCheckpoints).where(ofCase(ctx, workflowId)),
  ...deleteHeads(ctx, [caseChain(workflowId)]),
];

const ofCase = (ctx: Ctx, workflowId: string) =>
  and(eq(auditCheckpoints.tenantId, ctx.actor.tenantId), eq(auditCheckpoints.workflowId, workflowId));
