import { isoTime } from "../../platform/clock.ts";
import { accept, type Outcome, refuse } from "../../platform/errors.ts";
import type { Actor } from "../../platform/context.ts";

/** Waits after the first, second and third attempt that failed: attempts come after 0, 2, 6 and 14 s. */
const BACKOFF_MS = [2_000, 4_000, 8_000];

/** How long a check is repeated while the registry or the VAT system gives no answer. */
const CHECK_FOR_MS = 900_000;
const CHECK_AGAIN_MS = [5_000, 10_000, 20_000, 30_000];
const CHECK_AGAIN_AT_MOST_MS = 60_000;

/** A callback that is owed: what to verify, then what to post and where. Plain data, replaced and never changed. */
export interface WebhookJob {
  /** Stable over all attempts: what the receiver knows a repetition by. */
  readonly webhookId: string;
  readonly verificationId: string;
  /** The partner, with the id of the key. */
  readonly actor: Actor;
  readonly requestId: string;
  readonly number: string;
  readonly requestorId: string;
  readonly keyRequestorId: string;
  readonly linkedCase: { readonly workflowId: string; readonly caseId: string } | null;
  readonly callbackUrl: string;
  readonly acceptedAt: string;

  readonly phase: "checking" | "delivering" | "delivered" | "failed";
  /** Checks that ended without the registry or the VAT system. */
  readonly fruitlessChecks: number;
  /** Attempts of the current round that failed. */
  readonly failedAttempts: number;
  /** Attempts of all rounds. */
  readonly attempts: number;
  /** When the next step is due; null where none is. */
  readonly dueAtMs: number | null;
  /** What is posted, byte for byte the same each time; null before the check is done. */
  readonly body: string | null;
  readonly lastFailure: string | null;
  readonly updatedAt: string;
  /** Its case was deleted: once the callback is settled nothing of it may stay. */
  readonly isForgotten: boolean;
  /** Grows by one with each change, so that a projection never goes back. */
  readonly version: number;
}

export type NewWebhookJob = Pick<
  WebhookJob,
  | "verificationId"
  | "actor"
  | "requestId"
  | "number"
  | "requestorId"
  | "keyRequestorId"
  | "linkedCase"
  | "callbackUrl"
  | "acceptedAt"
>;

/** The name of the callback of a verification. */
export const webhookIdOf = (verificationId: string): string => `msg_${verificationId}`;

/** A callback as it was accepted: its check is due at once. */
export const openJob = (order: NewWebhookJob): WebhookJob => ({
  ...order,
  webhookId: webhookIdOf(order.verificationId),
  phase: "checking",
  fruitlessChecks: 0,
  failedAttempts: 0,
  attempts: 0,
  dueAtMs: Date.parse(order.acceptedAt),
  body: null,
  lastFailure: null,
  updatedAt: order.acceptedAt,
  isForgotten: false,
  version: 1,
});

/** The check is done, whichever way: now its result is owed. */
export const beginDelivery = (job: WebhookJob, body: string, now: Date): WebhookJob =>
  next(job, now, { phase: "delivering", body, failedAttempts: 0, dueAtMs: now.getTime() });

/** The check found a source missing: when it is repeated. Null once it was repeated for as long as it may be. */
export function postponeCheck(job: WebhookJob, failure: string, retryAfterMs: number, now: Date): WebhookJob | null {
  const untilMs = Date.parse(job.acceptedAt) + CHECK_FOR_MS;
  if (now.getTime() >= untilMs) return null;
  const waitMs = Math.max(retryAfterMs, CHECK_AGAIN_MS[job.fruitlessChecks] ?? CHECK_AGAIN_AT_MOST_MS);
  return next(job, now, {
    fruitlessChecks: job.fruitlessChecks + 1,
    lastFailure: failure,
    dueAtMs: Math.min(now.getTime() + waitMs, untilMs),
  });
}

/** What becomes of a callback after an attempt. `failure` is null where the receiver took it. */
export function recordAttempt(job: WebhookJob, failure: string | null, now: Date): WebhookJob {
  if (job.phase !== "delivering") return job;
  const attempts = job.attempts + 1;
  if (failure === null) return next(job, now, { phase: "delivered", attempts, lastFailure: null, dueAtMs: null });
  const waitMs = BACKOFF_MS[job.failedAttempts];
  const failedAttempts = job.failedAttempts + 1;
  const noted = { attempts, failedAttempts, lastFailure: failure };
  return waitMs === undefined
    ? next(job, now, { ...noted, phase: "failed", dueAtMs: null })
    : next(job, now, { ...noted, dueAtMs: now.getTime() + waitMs });
}

/** Another round of attempts for one that was given up, by order of an operator. */
export function retryJob(job: WebhookJob, now: Date): Outcome<WebhookJob> {
  if (job.phase !== "failed") {
    return refuse("invalid_state", "Only a callback that was given up can be sent again.", {
      extra: { current_status: statusOfJob(job) },
    });
  }
  return accept(next(job, now, { phase: "delivering", failedAttempts: 0, dueAtMs: now.getTime() }));
}

/** Its case is deleted. What is still owed to the partner goes out first. */
export const deleteJob = (job: WebhookJob, now: Date): WebhookJob => next(job, now, { isForgotten: true });

export const statusOfJob = ({ phase }: WebhookJob): "pending" | "delivered" | "failed" =>
  phase === "delivered" || phase === "failed" ? phase : "pending";

/** Whether nothing will happen any more unless somebody orders it. */
export const isSettled = (job: WebhookJob): boolean => statusOfJob(job) !== "pending";

function next(job: WebhookJob, now: Date, change: Partial<WebhookJob>): WebhookJob {
  return { ...job, ...change, updatedAt: isoTime(now), version: job.version + 1 };
}
