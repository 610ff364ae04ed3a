import { z } from "@hono/zod-openapi";
import { Uuid } from "../../http/fields.schemas.ts";
import { WEBHOOK_STATUSES } from "./verification.tables.ts";

export const WebhookView = z
  .strictObject({
    webhook_id: z.string().regex(/^msg_/),
    verification_id: Uuid,
    requestor_id: z.string(),
    url: z.string().openapi({ description: "Address that the callback is sent to, without its query" }),
    status: z.enum(WEBHOOK_STATUSES),
    attempts: z.int(),
    last_failure: z.string().nullable(),
    next_attempt_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi("Webhook");

export const WebhooksView = z.strictObject({ webhooks: z.array(WebhookView) }).openapi("Webhooks");
