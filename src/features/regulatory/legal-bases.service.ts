import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { Evaluation } from "../../domain/reasoning/evaluation.model.ts";
import { legalBasesOf, rankArticles } from "../../domain/reasoning/legal-basis.rules.ts";
import { type Ctx, deriveCtx, systemActor } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { callCase } from "../cases/case.client.ts";
import { readEvaluation } from "../reasoning/reasoning.store.ts";
import { listBacklog, saveLegalBases } from "./legal-bases.store.ts";

/**
 * Enters what a case stands on in law, after each change of its conclusions, status or relationship. Idempotent.
 * @param evaluation that of its object; null where only the database may have one.
 */
export async function indexLegalBases(ctx: Ctx, record: CaseRecord, evaluation: Evaluation | null): Promise<void> {
  const { workflowId, version, investigations } = record;
  const latest =
    evaluation ?? (investigations.length > 0 ? (await readEvaluation(ctx, workflowId))?.evaluation : null) ?? null;
  const bases = legalBasesOf(record, latest, ctx.now());
  const standing = concerns(record)
    ? { isCustomer: record.status === "APPROVED", articles: rankArticles(bases) }
    : null;
  await saveLegalBases(ctx, { workflowId, version, standing, bases });
}

/** A change of the law concerns customers and undecided cases: not a refused one, nor one whose relationship ended. */
function concerns({ status, decision, relationshipEnd: end }: CaseRecord): boolean {
  const isResumed = end !== undefined && decision !== null && end.recordedAt < decision.decidedAt;
  return status !== "REJECTED" && (end === undefined || isResumed);
}

/**
 * Enters cases of the caller's tenant that earlier versions left. One that cannot be reached stays to be entered later.
 * It begins at a random case, so that some that cannot be reached do not keep the others waiting.
 * @returns how many were entered.
 */
export async function indexBacklog(ctx: Ctx, limit: number): Promise<number> {
  const { tenantId } = ctx.actor;
  const later = await listBacklog(ctx, { tenantId, from: `case-${ctx.newId()}` }, limit);
  const rest = limit - later.length;
  return enter(ctx, [...later, ...(rest > 0 ? await listBacklog(ctx, { tenantId, from: "" }, rest) : [])]);
}

/** Likewise of every tenant in the database. */
export const indexBacklogOfAll = async (ctx: Ctx, limit: number): Promise<number> =>
  enter(ctx, await listBacklog(ctx, null, limit));

async function enter(ctx: Ctx, rows: Awaited<ReturnType<typeof listBacklog>>): Promise<number> {
  let entered = 0;
  for (const { tenantId, workflowId } of rows) {
    const ofTenant = tenantId === ctx.actor.tenantId ? ctx : deriveCtx(ctx, { actor: systemActor(tenantId) });
    try {
      entered += Number(await indexFromObject(ofTenant, workflowId));
    } catch (error) {
      ctx.log.warn("legal_bases_not_entered", { workflow_id: workflowId, class: errorClass(error) });
    }
  }
  return entered;
}

async function indexFromObject(ctx: Ctx, workflowId: string): Promise<boolean> {
  const snapshot = await callCase(ctx, workflowId, (object) => object.read());
  if (snapshot?.record.tenantId !== ctx.actor.tenantId || snapshot.isClosed) return false;
  const stored = await callCase(ctx, workflowId, (object) => object.evaluation(null));
  await indexLegalBases(ctx, snapshot.record, stored?.evaluation ?? null);
  return true;
}
