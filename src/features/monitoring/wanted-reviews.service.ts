import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { errorClass } from "../../platform/logger.ts";
import { openReview } from "../reviews/open-review.service.ts";
import type { DueJob } from "./due-job.ts";
import {
  type EventRow,
  findEvent,
  listWantedReviews,
  nextWantedReview,
  postponeReview,
  saveReview,
} from "./events.store.ts";
import { nextRun, serveRows } from "./serve-in-turn.ts";

/** An event that could not open its review tries again after the time that it has waited, but at least and at most this. */
const RETRY_MS = { least: 5_000, most: 5 * 60_000 };
/** Each review asks for much, and the platform allows an invocation so many requests. */
const AT_ONCE = 20;

/** Opens the review that an event led to. Never throws: the due job opens what this could not. */
export async function tryOpenReview(ctx: Ctx, eventId: string): Promise<void> {
  try {
    const row = await findEvent(ctx, eventId);
    if (row !== undefined && row.reviewWantedAt !== null) await openReviewOf(ctx, row);
  } catch (error) {
    ctx.log.warn("review_not_opened", { event_id: eventId, class: errorClass(error) });
  }
}

async function openReviewOf(ctx: Ctx, row: EventRow): Promise<void> {
  const { eventId, relationshipId, type, reviewReason, title, needsRole, after } = row;
  const trigger = type === "list_entry" ? "screening_hit" : type === "review_due" ? "due" : "event";
  const { url: news } = (JSON.parse(after) ?? {}) as { readonly url?: string };
  const told = needsRole === "mlro" && news !== undefined && { news };
  try {
    const opened = await openReview(ctx, {
      relationshipId,
      trigger,
      reason: reviewReason ?? title,
      eventId,
      ...told,
    });
    await saveReview(ctx, eventId, opened.workflowId);
  } catch (error) {
    // A relationship that ended or is gone has nothing left to review.
    if (!(error instanceof DomainError) || (error.code !== "not_found" && error.code !== "invalid_state")) throw error;
    ctx.log.info("review_not_wanted", { event_id: eventId, code: error.code });
    await postponeReview(ctx, eventId, null);
  }
}

function retryAt(ctx: Ctx, since: string): string {
  const now = ctx.now().getTime();
  const waitMs = Math.min(Math.max(now - Date.parse(since), RETRY_MS.least), RETRY_MS.most);
  return isoTime(new Date(now + waitMs));
}

/** Opens reviews that an interruption left out. */
export const OPEN_REVIEWS: DueJob = {
  name: "open_reviews",
  async run(ctx, budgetMs) {
    const now = isoTime(ctx.now());
    const pages = { limit: AT_ONCE, list: (after: EventRow | null) => listWantedReviews(ctx, now, after, AT_ONCE) };
    const served = await serveRows(ctx, pages, {
      job: OPEN_REVIEWS.name,
      failure: "review_not_opened",
      untilMs: ctx.now().getTime() + budgetMs,
      async serve(own, { eventId, at }) {
        // Another event must not wait for one that fails.
        await postponeReview(own, eventId, retryAt(ctx, at));
        await tryOpenReview(own, eventId);
        return true;
      },
    });
    return { nextAtMs: nextRun(ctx, served, await nextWantedReview(ctx)) };
  },
};
