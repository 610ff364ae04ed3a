import type { Ctx } from "../../platform/context.ts";
import { callObject, objectByName } from "../../platform/durable-object.ts";
import type { Outcome } from "../../platform/errors.ts";
import type { NewWebhookJob, WebhookJob } from "./webhook.machine.ts";

/** What may be asked of the object of one callback (`durable-objects/webhook-delivery.ts`). */
export interface WebhookObject {
  /** Puts the callback down, or leaves the one that is there already. */
  accept(order: NewWebhookJob): Promise<void>;
  /** Sends one that was given up again. */
  retry(tenantId: string): Promise<Outcome<WebhookJob>>;
  /** The case of the verification is deleted. */
  forget(): Promise<void>;
}

/** Asks the object of a callback, which has the callback's id for a name. @throws DomainError `service_unavailable`. */
export const callWebhook = <T>(ctx: Ctx, webhookId: string, ask: (object: WebhookObject) => Promise<T>): Promise<T> =>
  callObject(ctx, "callback", () => objectByName<WebhookObject>(ctx, ctx.env.WEBHOOK_DELIVERY, webhookId), ask);
