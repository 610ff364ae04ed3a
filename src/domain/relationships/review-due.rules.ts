import type { ObservedChange } from "./monitoring-event.model.ts";
import type { Relationship } from "./relationship.model.ts";

/** So many days before a review falls due, somebody is told and the review is opened. */
export const REVIEW_NOTICE_DAYS = 30;

/** What a review that falls due needs: who the customer is, and when. */
export type DueRelationship = Pick<Relationship, "relationshipId" | "name" | "state" | "restrictions" | "regime"> & {
  readonly nextReviewAt: string;
};

/** Names the notice, for a relationship and a due day; the store finds by it which notices were given. */
export const reviewKey = (relationshipId: string, nextReviewAt: string, isOverdue: boolean): string =>
  `${isOverdue ? "review_overdue" : "review_due"} ${relationshipId} ${nextReviewAt}`;

/** The event of a review that falls due, or that was not decided until its day. @param today YYYY-MM-DD */
export function reviewNotice(of: DueRelationship, today: string): ObservedChange {
  const { relationshipId, name, nextReviewAt, regime, restrictions, state } = of;
  const isOverdue = nextReviewAt <= today;
  const when = isOverdue
    ? `The review of ${name} was due on ${nextReviewAt}, and none has been decided.`
    : `The review of ${name} falls due on ${nextReviewAt}.`;
  const more =
    restrictions.length === 0 ? "" : " It also has to say whether the restrictions are kept and still needed.";
  return {
    relationshipId,
    partyId: null,
    type: "review_due",
    severity: isOverdue ? "high" : "medium",
    key: reviewKey(relationshipId, nextReviewAt, isOverdue),
    title: `${when}${more}`,
    before: null,
    after: { next_review_at: nextReviewAt, overdue: isOverdue, regime, restrictions },
    evidenceIds: [],
    needsRole: null,
    // A customer who is leaving is asked nothing more.
    consequence: state === "exit_planned" ? "none" : "open_review",
  };
}
