import type { BatchItem } from "drizzle-orm/batch";
import { isDecided } from "../../domain/case/case.machine.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { changeStateWrites } from "../relationships/relationships.store.ts";
import { addReviewWrites, findRelationshipInReview, isUndecided } from "./reviews.store.ts";

/**
 * Enters an open review at its relationship, which is `in_review` from then on; one that is shut stays so. Idempotent: of
 * a decided review only the entry is made.
 */
export async function joinRelationship(ctx: Ctx, record: CaseRecord): Promise<void> {
  const { reviewOf, workflowId, createdBy, status } = record;
  if (reviewOf === undefined) return;
  const { relationshipId, trigger, reason, eventId } = reviewOf;
  const change = {
    relationshipId,
    from: ["active"],
    to: "in_review",
    actor: trigger === "officer" ? createdBy : "system",
    event: "review_opened",
    details: { workflow_id: workflowId, trigger, reason, event_id: eventId },
    at: isoTime(ctx.now()),
  } as const;
  await commit(ctx.db, [
    ...addReviewWrites(ctx, record),
    ...(isDecided(status) ? [] : changeStateWrites(ctx, change, isUndecided(ctx, workflowId))),
  ]);
}

/** The writes that take a review that is being deleted undecided back from its relationship. */
export async function leaveRelationshipWrites(ctx: Ctx, workflowId: string): Promise<BatchItem<"sqlite">[]> {
  const relationshipId = await findRelationshipInReview(ctx, workflowId);
  if (relationshipId === null) return [];
  const change = {
    relationshipId,
    from: ["in_review"],
    to: "active",
    actor: ctx.actor.id,
    event: "review_deleted",
    details: { workflow_id: workflowId },
    at: isoTime(ctx.now()),
  } as const;
  return changeStateWrites(ctx, change, isUndecided(ctx, workflowId));
}
