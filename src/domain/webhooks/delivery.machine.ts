import { isoTime } from "../../platform/clock.ts";
import type { Actor } from "../../platform/context.ts";
import { accept, type Outcome, refuse } from "../../platform/errors.ts";

const [S, MIN, H] = [1_000, 60_000, 3_600_000];

/**
 * Delays after the first and each further failed attempt. A partner waits for the answer to one request: attempts run
 * after 0, 2, 6 and 14 s. An endpoint may be down over a weekend: ten attempts within three days and four hours.
 */
const WAITS_MS = {
  verification: [2 * S, 4 * S, 8 * S],
  event: [5 * S, 5 * MIN, 30 * MIN, 2 * H, 5 * H, 10 * H, 14 * H, 20 * H, 24 * H],
} as const satisfies Record<string, readonly number[]>;

/** A message that is owed to a receiver. Immutable plain data. */
export interface Delivery {
  /** Absent in the callbacks of earlier versions, which are all about verifications. */
  readonly kind?: keyof typeof WAITS_MS;
  /** Stable over all attempts, so that the receiver can recognise a repetition. */
  readonly webhookId: string;
  readonly actor: Actor;
  readonly requestId: string;
  readonly acceptedAt: string;
  /** `checking`: what to post is not known yet. */
  readonly phase: "checking" | "delivering" | "delivered" | "failed";
  /** Failed attempts of the current round. */
  readonly failedAttempts: number;
  /** Attempts of all rounds. */
  readonly attempts: number;
  /** When the next step is due; null without one. */
  readonly dueAtMs: number | null;
  readonly lastFailure: string | null;
  readonly updatedAt: string;
  /** What it is about was deleted: the message is deleted once it is final. */
  readonly isForgotten: boolean;
  /** Grows by one with each change, so that a projection never goes back. */
  readonly version: number;
}

/** The state after an attempt. `failure` is null when the receiver accepted the message. */
export function recordAttempt<J extends Delivery>(job: J, failure: string | null, now: Date): J {
  if (job.phase !== "delivering") return job;
  const attempts = job.attempts + 1;
  if (failure === null) return next(job, now, { phase: "delivered", attempts, lastFailure: null, dueAtMs: null });
  const waits: readonly number[] = WAITS_MS[job.kind ?? "verification"];
  const waitMs = waits[job.failedAttempts];
  const failedAttempts = job.failedAttempts + 1;
  const noted = { attempts, failedAttempts, lastFailure: failure };
  return waitMs === undefined
    ? next(job, now, { ...noted, phase: "failed", dueAtMs: null })
    : next(job, now, { ...noted, dueAtMs: now.getTime() + waitMs });
}

/** No attempt is made any more, such as when the endpoint was disabled. */
export const giveUp = <J extends Delivery>(job: J, failure: string, now: Date): J =>
  job.phase === "delivering" ? next(job, now, { phase: "failed", dueAtMs: null, lastFailure: failure }) : job;

/** Nothing is owed any more, and nothing is to be recorded. */
export const dismiss = <J extends Delivery>(job: J, now: Date): J =>
  next(job, now, { phase: "delivered", dueAtMs: null, isForgotten: true });

/** Starts another round of attempts for a failed message, by an operator's order. */
export function retryJob<J extends Delivery>(job: J, now: Date): Outcome<J> {
  if (job.phase !== "failed") {
    return refuse("invalid_state", "Only a failed callback can be sent again.", {
      extra: { current_status: statusOfJob(job) },
    });
  }
  return accept(next(job, now, { phase: "delivering", failedAttempts: 0, dueAtMs: now.getTime() }));
}

/** Marks a callback whose case was deleted. An outstanding delivery is still made. */
export const deleteJob = <J extends Delivery>(job: J, now: Date): J => next(job, now, { isForgotten: true });

export const statusOfJob = ({ phase }: Pick<Delivery, "phase">): "pending" | "delivered" | "failed" =>
  phase === "delivered" || phase === "failed" ? phase : "pending";

/** Whether the message is final, so that only an operator's order changes it. */
export const isSettled = (job: Delivery): boolean => statusOfJob(job) !== "pending";

export function next<J extends Delivery, C extends Partial<Delivery>>(job: J, now: Date, change: C): J {
  return { ...job, ...change, updatedAt: isoTime(now), version: job.version + 1 };
}
