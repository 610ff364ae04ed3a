import type { z } from "@hono/zod-openapi";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound, unwrap } from "../../platform/errors.ts";
import { callWebhook } from "./webhook.client.ts";
import type { WebhooksQuery } from "./webhooks.schemas.ts";
import type { WebhookView } from "./webhooks.responses.ts";
import { findWebhookRow, findWebhooksOfCase, listWebhookRows, type WebhookRow } from "./webhooks.store.ts";

type View = z.input<typeof WebhookView>;

/** Callbacks of the tenant, newest first. */
export async function listWebhooks(ctx: Ctx, query: z.output<typeof WebhooksQuery>): Promise<View[]> {
  return (await listWebhookRows(ctx, query)).map(toView);
}

/** A callback of the tenant. @throws DomainError `not_found`. */
export async function requireWebhook(ctx: Ctx, webhookId: string): Promise<WebhookRow> {
  const row = await findWebhookRow(ctx, webhookId);
  if (!row) throw notFound("The callback");
  return row;
}

/**
 * Delivers a failed callback again, under the same id.
 * @throws DomainError `invalid_state` for one that has not failed, `service_unavailable`.
 */
export async function retryWebhook(ctx: Ctx, row: WebhookRow): Promise<View> {
  if (row.status === "delivered") {
    throw new DomainError("invalid_state", "Only a failed callback can be sent again.", {
      extra: { current_status: row.status },
    });
  }
  const { tenantId } = ctx.actor;
  unwrap(await callWebhook(ctx, row.webhookId, (object) => object.retry(tenantId)));
  return toView(await requireWebhook(ctx, row.webhookId));
}

/** Deletes the callbacks about a case: at once when they are final, else after delivery. */
export async function deleteWebhooksOfCase(ctx: Ctx, workflowId: string): Promise<void> {
  for (const webhookId of await findWebhooksOfCase(ctx, workflowId)) {
    await callWebhook(ctx, webhookId, (object) => object.forget());
  }
}

const toView = (row: WebhookRow): View => ({
  webhook_id: row.webhookId,
  verification_id: row.verificationId,
  requestor_id: row.keyRequestorId,
  url: row.url,
  status: row.status,
  attempts: row.attempts,
  last_failure: row.lastFailure,
  next_attempt_at: row.nextAttemptAt,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
});
