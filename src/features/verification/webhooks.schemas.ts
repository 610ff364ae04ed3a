import { z } from "@hono/zod-openapi";
import { WEBHOOK_STATUSES } from "./verification.tables.ts";

export const WebhooksQuery = z.object({
  status: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});

export const WebhookView = z
  .strictObject({
    webhook_id: z.string(),
    verification_id: z.string(),
    requestor_id: z.string(),
    url: z.string().openapi({ description: "Without its query" }),
    status: z.enum(WEBHOOK_STATUSES),
    attempts: z.int(),
    last_failure: z.string().nullable(),
    next_attempt_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi("Webhook");

export const WebhooksView = z.strictObject({ webhooks: z.array(WebhookView) }).openapi("Webhooks");
