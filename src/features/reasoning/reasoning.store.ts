import { and, desc, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Evaluation, StoredEvaluation } from "../../domain/reasoning/evaluation.model.ts";
import { ruleEvaluations as evaluations } from "./reasoning.tables.ts";

const ofCase = (ctx: Ctx, workflowId: string) =>
  and(eq(evaluations.tenantId, ctx.actor.tenantId), eq(evaluations.workflowId, workflowId));

/**
 * The evaluation of one iteration, or of the latest that has one, as versions before migration 0153 stored it. Newer
 * ones are in the case's object.
 */
export async function readEvaluation(
  ctx: Ctx,
  workflowId: string,
  iteration?: number,
): Promise<StoredEvaluation | undefined> {
  const [row] = await ctx.db
    .select()
    .from(evaluations)
    .where(and(ofCase(ctx, workflowId), iteration === undefined ? undefined : eq(evaluations.iteration, iteration)))
    .orderBy(desc(evaluations.iteration))
    .limit(1);
  return (
    row && {
      iteration: row.iteration,
      evaluation: JSON.parse(row.evaluation) as Evaluation,
      evaluatedAt: row.createdAt,
    }
  );
}

/** Deletes a deleted case's evaluations. */
export async function deleteEvaluations(ctx: Ctx, workflowId: string): Promise<void> {
  await ctx.db.delete(evaluations).where(ofCase(ctx, workflowId));
}
