import type { Ctx } from "../../platform/context.ts";
import { notFound, unwrap } from "../../platform/errors.ts";
import { evidenceOwner } from "../../platform/files.ts";
import { judgeEvidence } from "../cases/case-evidence.service.ts";
import { callCase } from "../cases/case.client.ts";
import type { Verification } from "../../domain/verification/verification.model.ts";
import { sendPublished } from "../event-feed/order-deliveries.service.ts";
import { summaryOf } from "./verification.rules.ts";
import {
  insertVerification,
  type StoredVerification,
  publishVerification,
  withdrawVerification,
} from "./verification.store.ts";

/**
 * Stores a verification and links it to its case: first an unpublished row, then the case's own record, then the row
 * is published. The case's object completes an interrupted link; an incomplete one was never answered.
 * @returns the verification stored under this id first.
 * @throws DomainError `not_found` when the case was deleted, `service_unavailable`.
 */
export async function storeVerification(ctx: Ctx, fresh: StoredVerification): Promise<Verification> {
  const kept = await insertVerification(ctx, fresh);
  if (!kept) return refuseForGood(ctx, fresh);
  const { answer, workflowId, facts, evidence, requestorId } = kept;
  if (workflowId === null) {
    ctx.waitUntil(sendPublished(ctx));
    return answer;
  }
  const command = {
    id: `verification:${answer.verification_id}`,
    actor: { ...ctx.actor, id: kept.keyRequestorId },
  };
  const link = { verification: summaryOf(answer), facts, evidence, requestorId };
  const linked = await callCase(ctx, workflowId, (object) => object.linkVerification(command, link));
  if (!linked.ok && linked.refusal.code === "not_found") return refuseForGood(ctx, kept);
  unwrap(linked);
  await publishVerification(ctx, answer.verification_id);
  ctx.waitUntil(sendPublished(ctx));
  return answer;
}

/**
 * Deletes evidence collected for a case that is being deleted. A key that the case refers to stays: the same answer
 * has the same key, and a report may retain it.
 */
async function refuseForGood(ctx: Ctx, { answer, evidence, workflowId }: StoredVerification): Promise<never> {
  await withdrawVerification(ctx, answer.verification_id);
  const keys = evidence.map(({ key }) => key);
  const caseId = keys[0] === undefined ? undefined : evidenceOwner(keys[0]);
  if (workflowId === null || caseId === undefined) {
    await ctx.env.FILES.delete(keys);
  } else {
    const { unnamed } = await judgeEvidence(ctx, { tenantId: ctx.actor.tenantId, workflowId, caseId }, keys);
    await ctx.env.FILES.delete([...unnamed]);
  }
  throw notFound("The case");
}
