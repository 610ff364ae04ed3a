import { z } from "@hono/zod-openapi";
import { problemSchema } from "../../http/openapi/problem.schemas.ts";
import { VerificationView } from "./verification.schemas.ts";
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

/** Headers of a callback by Standard Webhooks. */
export const CallbackHeaders = z.object({
  "webhook-id": z
    .string()
    .openapi({ description: "Id of the callback", example: "msg_9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d" }),
  "webhook-timestamp": z
    .string()
    .regex(/^\d+$/)
    .openapi({ description: "Time of this attempt, in seconds since 1970", example: "1795341900" }),
  "webhook-signature": z.string().regex(/^v1,/).openapi({
    description: "`v1,` and the Base64 HMAC-SHA256 of id, timestamp and body, joined by full stops",
    example: "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  }),
});

const CallbackFailureView = z
  .strictObject({
    verification_id: z.uuidv4(),
    timestamp: z.iso.datetime(),
    input: z.strictObject({ enterprise_number: z.string(), vat_number: z.string() }),
    error: z.union([
      problemSchema("source_unavailable"),
      problemSchema("service_unavailable"),
      problemSchema("not_found"),
    ]),
  })
  .openapi("VerificationFailure");

export const CallbackBody = z.union([VerificationView, CallbackFailureView]);

export const WebhooksView = z.strictObject({ webhooks: z.array(WebhookView) }).openapi("Webhooks");
