import { refuse } from "../../platform/errors.ts";
import { change, type RuleOutcome } from "../case/case.change.ts";
import { isDecided } from "../case/case.machine.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { reviseResult } from "../diligence/due-diligence.rules.ts";
import { withReviewReasons } from "./review-reason.rules.ts";
import { withRegisterSince } from "./review-asks.rules.ts";
import { type RecordedTrigger, type RegisterSince, UNCHANGED } from "./review.model.ts";

export type { RecordedTrigger, RegisterSince } from "./review.model.ts";

/** Adds a trigger to an open review, and what the register says since. The same trigger again changes nothing. */
export function joinReview(
  record: CaseRecord,
  trigger: RecordedTrigger,
  now: Date,
  since: RegisterSince = UNCHANGED,
): RuleOutcome<undefined> {
  const { reviewOf, status } = record;
  if (reviewOf === undefined || isDecided(status)) {
    return refuse("invalid_state", `The case is in status ${status}; it is not an open review.`, {
      extra: { current_status: status },
    });
  }
  if ([reviewOf, ...reviewOf.joined].some(({ key }) => key === trigger.key)) return change(record, undefined);
  const details = { trigger: trigger.trigger, reason: trigger.reason, event_id: trigger.eventId };
  const joined = withRegisterSince(
    { ...record, reviewOf: { ...reviewOf, joined: [...reviewOf.joined, trigger] } },
    since,
  );
  return change(reviseResult(withReviewReasons(joined), now), undefined, [{ event: "REVIEW_TRIGGER_ADDED", details }]);
}
