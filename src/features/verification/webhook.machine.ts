import { isoTime } from "../../platform/clock.ts";
import { accept, type Outcome, refuse } from "../../platform/errors.ts";
import type { Actor } from "../../platform/context.ts";

/** Delays after the first, second and third failed attempt: attempts run after 0, 2, 6 and 14 s. */
const BACKOFF_MS = [2_000, 4_000, 8_000];

/** How long a check is retried while the registry or the VAT system does not answer. */
const CHECK_FOR_MS = 900_000;
const CHECK_AGAIN_MS = [5_000, 10_000, 20_000, 30_000];
const CHECK_AGAIN_AT_MOST_MS = 60_000;

/** A pending callback: what to verify, then what to post and where. Immutable plain data. */
export interface WebhookJob {
  /** Stable over all attempts, so that the receiver can recognise a repetition. */
  readonly webhookId: string;
  readonly verificationId: string;
  /** The partner, with the key's id. */
  readonly actor: Actor;
  readonly requestId: string;
  readonly number: string;
  readonly requestorId: string;
  readonly keyRequestorId: string;
  readonly linkedCase: { readonly workflowId: string; readonly caseId: string } | null;
  readonly callbackUrl: string;
  readonly acceptedAt: string;

  readonly phase: "checking" | "delivering" | "delivered" | "failed";
  /** Checks that ended without an answer of the registry or the VAT system. */
  readonly fruitlessChecks: number;
  /** Failed attempts of the current round. */
  readonly failedAttempts: number;
  /** Attempts of all rounds. */
  readonly attempts: number;
  /** When the next step is due; null without one. */
  readonly dueAtMs: number | null;
  /** The posted body, identical for each attempt; null before the check is done. */
  readonly body: string | null;
  readonly lastFailure: string | null;
  readonly updatedAt: string;
  /** Its case was deleted: the callback is deleted once it is final. */
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

/** The id of a verification's callback. */
export const webhookIdOf = (verificationId: string): string => `msg_${verificationId}`;

/** A new callback: its check is due at once. */
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

/** The check is done: its result is due for delivery. */
export const beginDelivery = (job: WebhookJob, body: string, now: Date): WebhookJob =>
  next(job, now, { phase: "delivering", body, failedAttempts: 0, dueAtMs: now.getTime() });

/** A source did not answer: when the check is retried, or null once `CHECK_FOR_MS` is over. */
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

/** The state after an attempt. `failure` is null when the receiver accepted the callback. */
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

/** Starts another round of attempts for a failed callback, by an operator's order. */
export function retryJob(job: WebhookJob, now: Date): Outcome<WebhookJob> {
  if (job.phase !== "failed") {
    return refuse("invalid_state", "Only a failed callback can be sent again.", {
      extra: { current_status: statusOfJob(job) },
    });
  }
  return accept(next(job, now, { phase: "delivering", failedAttempts: 0, dueAtMs: now.getTime() }));
}

/** Marks a callback whose case was deleted. An outstanding delivery is still made. */
export const deleteJob = (job: WebhookJob, now: Date): WebhookJob => next(job, now, { isForgotten: true });

export const statusOfJob = ({ phase }: WebhookJob): "pending" | "delivered" | "failed" =>
  phase === "delivered" || phase === "failed" ? phase : "pending";

/** Whether the callback is final, so that only an operator's order changes it. */
export const isSettled = (job: WebhookJob): boolean => statusOfJob(job) !== "pending";

function next(job: WebhookJob, now: Date, change: Partial<WebhookJob>): WebhookJob {
  return { ...job, ...change, updatedAt: isoTime(now), version: job.version + 1 };
}
