import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import type { LearnedDecision, SeenDecision } from "./decision-seen.rules.ts";
import { memoryDecisions as decisions } from "./memory.tables.ts";
import { compareText } from "../../platform/compare-text.ts";

/**
 * Stores a decision once. Approvals and rejections of the same case that it reverses stand no more, and their officers'
 * rules are counted again without them.
 */
export async function insertDecision(ctx: Ctx, { seen, ...decision }: LearnedDecision): Promise<void> {
  const { tenantId } = ctx.actor;
  await commit(ctx.db, [
    ctx.db
      .insert(decisions)
      .values({ ...decision, tenantId, seen: JSON.stringify(seen) })
      .onConflictDoNothing(),
    ctx.db.run(sql`UPDATE memory_decisions SET stands = 0, recount = 1
      WHERE changes() = 1 AND tenant_id = ${tenantId} AND workflow_id = ${decision.workflowId} AND id <> ${decision.id}
        AND stands = 1 AND decision IN ('case_approved', 'case_rejected') AND decision <> ${decision.decision}`),
  ]);
}

const ofTenant = (ctx: Ctx) => eq(decisions.tenantId, ctx.actor.tenantId);

interface DecisionRow extends LearnedDecision {
  readonly recount: number;
}

const toDecision = ({ seen, ...row }: typeof decisions.$inferSelect): DecisionRow => ({
  ...row,
  seen: JSON.parse(seen) as SeenDecision,
});

/** An officer's latest decisions, and what others decided in the same cases. */
export async function listDecisions(ctx: Ctx, officerId: string, limit: number): Promise<DecisionRow[]> {
  const own = ctx.db
    .select({ workflowId: decisions.workflowId })
    .from(decisions)
    .where(and(ofTenant(ctx), eq(decisions.officerId, officerId)))
    .orderBy(desc(decisions.decidedAt))
    .limit(limit);
  const rows = await ctx.db
    .select()
    .from(decisions)
    .where(and(ofTenant(ctx), inArray(decisions.workflowId, own)));
  return rows.map(toDecision).toSorted((a, b) => compareText(a.decidedAt, b.decidedAt));
}

/** Officers whose rules still count a decision that was reversed. */
export async function listOfficersToRecount(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ officerId: decisions.officerId })
    .from(decisions)
    .where(and(ofTenant(ctx), sql`${decisions.recount} = 1`));
  return rows.map((row) => row.officerId);
}

/** Records that the rules were counted without these decisions. */
export async function confirmRecount(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.run(sql`UPDATE memory_decisions SET recount = 0 WHERE +tenant_id = ${ctx.actor.tenantId}
    AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

export const deleteDecisionsOfCase = (ctx: Ctx, workflowId: string): BatchItem<"sqlite"> =>
  ctx.db.delete(decisions).where(and(ofTenant(ctx), eq(decisions.workflowId, workflowId)));
