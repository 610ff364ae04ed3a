import { type Delivery, next } from "../../domain/webhooks/delivery.machine.ts";

/** How long a check is retried while the registry or the VAT system does not answer. */
const CHECK_FOR_MS = 900_000;
const CHECK_AGAIN_MS = [5_000, 10_000, 20_000, 30_000];
const CHECK_AGAIN_AT_MOST_MS = 60_000;

/** A pending callback to a partner: what to verify, then what to post and where. */
export interface WebhookJob extends Delivery {
  readonly kind?: "verification";
  readonly verificationId: string;
  readonly number: string;
  readonly requestorId: string;
  readonly keyRequestorId: string;
  readonly linkedCase: { readonly workflowId: string; readonly caseId: string } | null;
  readonly callbackUrl: string;
  /** Checks that ended without an answer of the registry or the VAT system. */
  readonly fruitlessChecks: number;
  /** The posted body, identical for each attempt; null before the check is done. */
  readonly body: string | null;
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
