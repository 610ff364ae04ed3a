import type { IsoTime } from "../case/case.model.ts";

export const FEED_EVENT_TYPES = [
  "case.opened",
  "case.submitted",
  "case.review_pending",
  "case.decided",
  "relationship.changed",
  "monitoring.event",
  "alert.raised",
  "review.due",
  "verification.completed",
] as const;
export type FeedEventType = (typeof FEED_EVENT_TYPES)[number];

/**
 * What happened, for the tenant's own systems: ids, type and time only. Nothing that depends on a suspicion report is
 * ever an event, its delay or a gap in the numbering (tipping off).
 */
export interface FeedEvent {
  /** 1, 2, 3 and so on for each tenant, in the order of publication, without a gap. */
  readonly sequence: number;
  readonly type: FeedEventType;
  readonly at: IsoTime;
  /** Such as `workflow_id`; empty once what they name was deleted. */
  readonly ids: Readonly<Record<string, string>>;
}
