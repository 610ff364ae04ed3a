import type { Ctx } from "../../platform/context.ts";
import { callObject, objectByName } from "../../platform/durable-object.ts";
import type { Outcome } from "../../platform/errors.ts";
import type { NewWebhookJob, WebhookJob } from "./webhook.machine.ts";

/** Methods of the object of one message that are about callbacks to partners (`durable-objects/webhook-delivery.ts`). */
export interface WebhookObject {
  /** Stores the callback, unless it exists already. */
  accept(order: NewWebhookJob): Promise<void>;
  /** Delivers a failed callback again. */
  retry(tenantId: string): Promise<Outcome<Pick<WebhookJob, "version">>>;
  /** Deletes the callback once nothing is owed, because the verification's case was deleted. */
  forget(): Promise<void>;
}

/** Calls the object of a callback, named by its webhook id. @throws DomainError `service_unavailable`. */
export const callWebhook = <T>(ctx: Ctx, webhookId: string, ask: (object: WebhookObject) => Promise<T>): Promise<T> =>
  callObject(ctx, "callback", () => objectByName<WebhookObject>(ctx, ctx.env.WEBHOOK_DELIVERY, webhookId), ask);
