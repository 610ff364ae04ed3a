import { and, desc, eq } from "drizzle-orm";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Evaluation } from "./evaluation.model.ts";
import { ruleEvaluations as evaluations } from "./reasoning.tables.ts";

const ofCase = (ctx: Ctx, workflowId: string) =>
  and(eq(evaluations.tenantId, ctx.actor.tenantId), eq(evaluations.workflowId, workflowId));

/** Keeps what the rules said in one iteration. Safe to repeat: the same iteration replaces its own row. */
export async function storeEvaluation(
  ctx: Ctx,
  workflowId: string,
  iteration: number,
  evaluation: Evaluation,
): Promise<void> {
  const said = {
    templateId: evaluation.template_id,
    templateVersion: evaluation.template_version,
    evaluation: JSON.stringify(evaluation),
    createdAt: isoTime(ctx.now()),
  };
  await ctx.db
    .insert(evaluations)
    .values({ tenantId: ctx.actor.tenantId, workflowId, iteration, ...said })
    .onConflictDoUpdate({ target: [evaluations.tenantId, evaluations.workflowId, evaluations.iteration], set: said });
}

export interface StoredEvaluation {
  readonly iteration: number;
  readonly evaluation: Evaluation;
  readonly evaluatedAt: string;
}

/** The evaluation of one iteration, or of the latest that has one. */
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

/** Removes a deleted case's evaluations. */
export async function deleteEvaluations(ctx: Ctx, workflowId: string): Promise<void> {
  await ctx.db.delete(evaluations).where(ofCase(ctx, workflowId));
}
