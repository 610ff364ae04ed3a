import { endOnce } from "../../platform/end-once.ts";
import type { Finding } from "../case/case.model.ts";
import { caseMemoryFinding, type CaseMemorySubject } from "../case/case-memory-finding.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { withLaterFindings } from "../case/findings.rules.ts";
import type { RecordedTrigger, ReviewTriggerKind } from "./review.model.ts";

/** Why a review was opened, where that is a question which somebody must answer. */
export type ReviewReason = Pick<RecordedTrigger, "key" | "reason" | "at" | "news">;

/** A day that has come asks nothing, and a hit with a list is a finding of its own. */
const ASKING: readonly ReviewTriggerKind[] = ["officer", "event"];

export const reviewReasons = ({ reviewOf }: Pick<CaseRecord, "reviewOf">): ReviewReason[] =>
  (reviewOf === undefined ? [] : [reviewOf, ...reviewOf.joined])
    .filter(({ trigger }) => ASKING.includes(trigger))
    .map(({ key, reason, at, news }) => ({ key, reason, at, ...(news !== undefined && { news }) }));

const SHOWN_CHARS = 160;

/** The reasons of a review as findings: each stays open until an officer says how it was settled. */
export const reviewReasonFindings = (reasons: readonly ReviewReason[], subject: CaseMemorySubject): Finding[] =>
  reasons.map(({ key, reason, at }) => {
    const words = reason.trim();
    const shown = words.length > SHOWN_CHARS ? `${words.slice(0, SHOWN_CHARS)}…` : words.replace(/\.$/, "");
    return caseMemoryFinding(subject, `review_reason:${key}`, {
      severity: "medium",
      title: `Why the review was opened: ${shown}`,
      description: `On ${at.slice(0, 10)} a review was opened because of: ${endOnce(`${words}.`)} It is open until an officer says how it was settled.`,
      code: "review_reason",
    });
  });

/** The latest result with the reasons that came since it was concluded. */
export function withReviewReasons(record: CaseRecord): CaseRecord {
  const subject = { caseId: record.caseId, name: record.companyName, evidenceIds: [] };
  return withLaterFindings(record, reviewReasonFindings(reviewReasons(record), subject)).record;
}
