import type { z } from "@hono/zod-openapi";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { sinceLastDecision } from "../../domain/reviews/since-last-decision.rules.ts";
import { type ReviewColumn, reviewColumn } from "./review-column.ts";
import type { ReviewOfView, SinceView } from "./review-of.responses.ts";

const shown = ({ relationship_id, workflow_id, trigger, reason }: ReviewColumn): z.input<typeof ReviewOfView> => ({
  relationship_id,
  workflow_id,
  trigger,
  reason,
});

/** What a row of the list says of a review. */
export const listedReview = (column: string | null) =>
  column === null ? null : shown(JSON.parse(column) as ReviewColumn);

export function reviewOfView(record: CaseRecord): {
  review_of: z.input<typeof ReviewOfView> | null;
  since_last_decision: z.input<typeof SinceView> | null;
} {
  const column = reviewColumn(record);
  const since = sinceLastDecision(record);
  if (column === null || since === null) return { review_of: null, since_last_decision: null };
  const { before, ratingNow, joined, left, carried, renewed, asked, triggers } = since;
  return {
    review_of: shown(column),
    since_last_decision: {
      decision: before.decision,
      decided_at: before.decidedAt,
      restrictions: [...before.restrictions],
      rating_before: before.rating,
      rating_now: ratingNow,
      parties_joined: joined && [...joined],
      parties_left: left && [...left],
      documents_carried: carried.map(({ documentId, ...one }) => ({ document_id: documentId, ...one })),
      documents_renewed: [...renewed],
      asked_documents: [...asked.documents],
      asked_questions: [...asked.questions],
      triggers: triggers.map(({ trigger, reason, eventId, at }) => ({ trigger, reason, event_id: eventId, at })),
    },
  };
}
