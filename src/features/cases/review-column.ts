import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { ReviewTriggerKind } from "../../domain/reviews/review.model.ts";

/** What the database has of a review, as JSON beside the other columns of its case. */
export interface ReviewColumn {
  readonly relationship_id: string;
  /** The last approved case. */
  readonly workflow_id: string;
  readonly trigger: ReviewTriggerKind;
  readonly reason: string;
  /** Keys of every trigger: events, and requests of officers. */
  readonly keys: readonly string[];
}

/** Null for a case that is no review. */
export function reviewColumn({ reviewOf }: CaseRecord): ReviewColumn | null {
  if (reviewOf === undefined) return null;
  const { relationshipId, workflowId, trigger, reason, key, joined } = reviewOf;
  return {
    relationship_id: relationshipId,
    workflow_id: workflowId,
    trigger,
    reason,
    keys: [key, ...joined.map((one) => one.key)],
  };
}
