import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { errorClass } from "../../platform/logger.ts";
import { recordAttempt } from "../../domain/webhooks/delivery.machine.ts";
import { postSigned } from "../webhooks/post.service.ts";
import type { Sender, Step } from "../webhooks/sender.ts";
import { findPartner } from "./partner-keys.ts";
import { inputOf } from "./verification.rules.ts";
import { runVerification, sourceUnavailable } from "./verify.service.ts";
import { beginDelivery, postponeCheck, type WebhookJob } from "./webhook.machine.ts";
import { projectWebhook } from "./webhooks.store.ts";

/** Budget of a background check. Nobody waits for its answer, so a slow source may take longer. */
const CHECK_BUDGET_MS = 10_000;

type CheckedJob =
  | { readonly kind: "result"; readonly body: string }
  /** No result yet; `body` is what to post if that does not change. */
  | { readonly kind: "unavailable"; readonly failure: string; readonly retryAfterMs: number; readonly body: string };

/** Runs the check of a callback. When its case was deleted meanwhile, the partner gets that as the result. */
async function checkForWebhook(ctx: Ctx, job: WebhookJob): Promise<CheckedJob> {
  try {
    const verified = await runVerification(ctx, job, CHECK_BUDGET_MS);
    if (verified.ok) return { kind: "result", body: JSON.stringify(verified.verification) };
    const { sources, retryAfterSeconds } = verified.why;
    const body = errorBody(ctx, job, SOURCE_UNAVAILABLE, sourceUnavailable(verified.why));
    const failure = `no answer from ${sources.join(" and ")}`;
    return { kind: "unavailable", failure, retryAfterMs: retryAfterSeconds * 1000, body };
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") {
      return { kind: "result", body: errorBody(ctx, job, NOT_FOUND, error) };
    }
    ctx.log.error("webhook_check_failed", { class: errorClass(error) });
    const refusal = new DomainError("service_unavailable", "The verification could not be carried out.");
    return {
      kind: "unavailable",
      failure: "internal",
      retryAfterMs: 0,
      body: errorBody(ctx, job, UNAVAILABLE, refusal),
    };
  }
}

const SOURCE_UNAVAILABLE = { status: 503, title: "An upstream source is unavailable" };
const UNAVAILABLE = { status: 503, title: "Temporarily unavailable" };
const NOT_FOUND = { status: 404, title: "Not found" };

/** Posted instead of a result: the request, and a problem (RFC 9457). */
function errorBody(
  ctx: Ctx,
  job: WebhookJob,
  { status, title }: { readonly status: number; readonly title: string },
  error: DomainError,
): string {
  return JSON.stringify({
    verification_id: job.verificationId,
    timestamp: isoTime(ctx.now()),
    input: inputOf(job.number),
    error: {
      type: "about:blank",
      title,
      status,
      detail: error.message,
      instance: "/v1/peppol/verify",
      code: error.code,
      request_id: job.requestId,
      ...error.details.extra,
    },
  });
}

async function attemptDelivery(ctx: Ctx, job: WebhookJob): Promise<string | null> {
  const secret = findPartner(ctx.settings, job.actor.id)?.webhook_secret;
  if (secret === undefined) return "the key is no longer configured with a secret to sign by";
  return postSigned(ctx, { id: job.webhookId, url: job.callbackUrl, body: job.body ?? "", secrets: [secret] });
}

async function step(ctx: Ctx, job: WebhookJob): Promise<Step<WebhookJob>> {
  if (job.phase === "delivering") {
    const failure = await attemptDelivery(ctx, job);
    return { change: (current) => recordAttempt(current, failure, ctx.now()), attempt: { failure } };
  }
  const checked = await checkForWebhook(ctx, job);
  const { body } = checked;
  const now = ctx.now();
  const postponed = (current: WebhookJob) =>
    checked.kind === "result" ? null : postponeCheck(current, checked.failure, checked.retryAfterMs, now);
  return { change: (current) => postponed(current) ?? beginDelivery(current, body, now) };
}

/** Checks, then posts the result to the partner. */
export const CALLBACK_SENDER: Sender<WebhookJob> = {
  about: ({ webhookId, verificationId, linkedCase }) => ({
    webhook_id: webhookId,
    verification_id: verificationId,
    workflow_id: linkedCase?.workflowId,
  }),
  step,
  project: projectWebhook,
  keepsFailed: true,
};
