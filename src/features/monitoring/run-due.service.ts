import type { DatabaseCtx, DueJob } from "./due-job.ts";
import { TELL_OF_ABSENT } from "../handover/absent-officers.service.ts";
import { OFFICER_MAILS } from "../mail/officer-mail.service.ts";
import { OPEN_REVIEWS } from "./wanted-reviews.service.ts";
import { DOCUMENT_EXPIRY, REVIEW_DUE } from "./due-dates.service.ts";
import { CLOSE_SCREENING_DAYS } from "../screening-proof/close-days.service.ts";
import { COVER_LISTS } from "./cover-lists.service.ts";
import { SEARCH_OWN_LISTS_AGAIN } from "../own-lists/search-again.service.ts";
import { DELIVER_EVENTS } from "../event-feed/order-deliveries.service.ts";
import { EXPORT_DATA } from "../exports/nightly-export.service.ts";
import { EXTRACT_JOB } from "./detect/extract-job.service.ts";
import { LAW_JOB } from "./detect/law-job.service.ts";
import { MARKED_CASES } from "../relationships/marked-cases.service.ts";
import { LOOK_JOB } from "./detect/look-job.service.ts";
import { SCREEN_PARTIES } from "./screen-unscreened.service.ts";
import { errorClass } from "../../platform/logger.ts";

/** What is done without a request, in the order of urgency. Each owner of a job adds a line. */
export const DUE_JOBS: readonly DueJob[] = [
  OPEN_REVIEWS,
  REVIEW_DUE,
  DOCUMENT_EXPIRY,
  SCREEN_PARTIES,
  COVER_LISTS,
  MARKED_CASES,
  EXTRACT_JOB,
  LOOK_JOB,
  LAW_JOB,
  CLOSE_SCREENING_DAYS,
  DELIVER_EVENTS,
  SEARCH_OWN_LISTS_AGAIN,
  TELL_OF_ABSENT,
  OFFICER_MAILS,
  EXPORT_DATA,
];

/** For one job in one run, so that no job keeps the others waiting. */
const BUDGET_MS = 10_000;
/** A job that failed runs again after this time. */
const RETRY_MS = 60_000;

/**
 * Runs each job once. A failure is logged and does not stop the others.
 * @returns when the next run is due, in epoch milliseconds; null if no job knows
 */
export async function runDueJobs(ctx: DatabaseCtx, jobs: readonly DueJob[] = DUE_JOBS): Promise<number | null> {
  let next: number | null = null;
  for (const job of jobs) {
    const startedMs = ctx.now().getTime();
    let nextAtMs: number | null;
    let outcome = "done";
    try {
      ({ nextAtMs } = await job.run(ctx, BUDGET_MS));
    } catch (error) {
      outcome = "failed";
      nextAtMs = startedMs + RETRY_MS;
      ctx.log.error("due_job_failed", { job: job.name, class: errorClass(error) });
    }
    ctx.metrics.write(
      "scheduled",
      { job: job.name, outcome },
      { duration_ms: ctx.now().getTime() - startedMs, done: 0 },
    );
    if (nextAtMs !== null) next = Math.min(next ?? nextAtMs, nextAtMs);
  }
  return next;
}
