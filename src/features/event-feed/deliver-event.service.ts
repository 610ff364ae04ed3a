import { dismiss, giveUp, recordAttempt } from "../../domain/webhooks/delivery.machine.ts";
import { addDays, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { postSigned } from "../webhooks/post.service.ts";
import type { Sender, Step } from "../webhooks/sender.ts";
import { findOutgoing, projectDelivery } from "./deliveries.store.ts";
import { endFailing, notifyOfDisabled, recordFailing } from "./endpoints.store.ts";
import type { EventJob } from "./event-delivery.machine.ts";
import { secretsOf } from "./endpoint-secrets.ts";

/** An endpoint at which every attempt has failed for this long is disabled. */
const DISABLED_AFTER_DAYS = 5;
/** In Standard Webhooks: the receiver wants no more messages. */
const GONE = "HTTP 410";

type Outgoing = NonNullable<Awaited<ReturnType<typeof findOutgoing>>>;

/** Reads where the event goes now, and posts it. */
async function step(ctx: Ctx, job: EventJob): Promise<Step<EventJob>> {
  const outgoing = await findOutgoing(ctx, job.webhookId);
  // An order from before the last attempt: the row is final.
  if (outgoing && outgoing.delivery.status !== "pending") return { change: (current) => dismiss(current, ctx.now()) };
  if (outgoing?.state !== "enabled") {
    if (outgoing) await notify(ctx, job, outgoing.failingSince);
    const failure = outgoing ? "the endpoint is disabled" : "the endpoint was deleted";
    return { change: (current) => giveUp(current, failure, ctx.now()) };
  }
  const failure = await post(ctx, job, outgoing);
  if (failure === null) await endFailing(ctx, job.endpointId);
  else await fail(ctx, job, failure);
  return { change: (current) => recordAttempt(current, failure, ctx.now()), attempt: { failure } };
}

async function post(ctx: Ctx, { webhookId: id, endpointId }: EventJob, outgoing: Outgoing): Promise<string | null> {
  const secrets = await secretsOf(ctx, endpointId, outgoing).catch(() => null);
  if (secrets === null) return "the secret cannot be decrypted";
  return postSigned(ctx, { id, url: outgoing.url, body: bodyOf(outgoing), secrets });
}

async function fail(ctx: Ctx, job: EventJob, failure: string): Promise<void> {
  const now = ctx.now();
  const disableBefore = isoTime(failure === GONE ? now : addDays(now, -DISABLED_AFTER_DAYS));
  const endpoint = await recordFailing(ctx, job.endpointId, { at: isoTime(now), disableBefore });
  if (endpoint?.state === "disabled") await notify(ctx, job, endpoint.failingSince);
}

async function notify(ctx: Ctx, { endpointId }: EventJob, failingSince: string | null): Promise<void> {
  if (failingSince !== null) await notifyOfDisabled(ctx, endpointId, failingSince, isoTime(ctx.now()));
}

/** What is posted: type, time and ids. Ids of what was deleted meanwhile are left out. */
function bodyOf({ delivery, eventAt, ids }: Outgoing): string {
  const { type, createdAt, sequence } = delivery;
  const data = sequence === null ? {} : { sequence, ids: JSON.parse(ids ?? "{}") as Record<string, string> };
  return JSON.stringify({ type, timestamp: eventAt ?? createdAt, data });
}

/** Posts an event to a tenant's endpoint. */
export const EVENT_SENDER: Sender<EventJob> = {
  about: ({ webhookId, endpointId }) => ({ webhook_id: webhookId, endpoint_id: endpointId }),
  step,
  project: projectDelivery,
  keepsFailed: false,
};
