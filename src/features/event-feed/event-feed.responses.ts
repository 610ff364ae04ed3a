import { z } from "@hono/zod-openapi";
import { FEED_EVENT_TYPES } from "../../domain/event-feed/feed-event.model.ts";
import { Uuid } from "../../http/fields.schemas.ts";
import { EventType } from "./event-feed.schemas.ts";

export const Ids = z.record(z.string(), z.string()).openapi({
  description: "Ids of what the event is about, such as `workflow_id`; empty once it was deleted",
  example: { case_id: "8f0c2b1e-6a54-4d0e-9c3f-2b7d51a6e943" },
});

export const Sequence = z.int().openapi({ description: "Number of the event: 1, 2, 3 and so on without a gap" });

const FeedEventView = z
  .strictObject({
    sequence: Sequence,
    type: EventType,
    at: z.iso.datetime().openapi({ description: "When it happened" }),
    ids: Ids,
  })
  .openapi("FeedEvent");

export const EventsView = z
  .strictObject({
    events: z.array(FeedEventView),
    next: z.int().openapi({ description: "`after` of the next request, also where there is no event now" }),
  })
  .openapi("FeedEvents");

const endpoint = {
  endpoint_id: Uuid,
  url: z.string(),
  event_types: z.array(EventType),
  state: z.enum(["enabled", "disabled"]),
  failing_since: z.iso.datetime().nullable().openapi({ description: "Since when every attempt has failed" }),
  created_at: z.iso.datetime(),
};

export const EndpointView = z.strictObject(endpoint).openapi("WebhookEndpoint");

export const EndpointsView = z.strictObject({ endpoints: z.array(EndpointView) }).openapi("WebhookEndpoints");

export const EndpointSecretView = z
  .strictObject({
    ...endpoint,
    secret: z
      .string()
      .regex(/^whsec_/)
      .openapi({ description: "What messages are signed by. It is shown here only; store it", example: "whsec_…" }),
  })
  .openapi("WebhookEndpointWithSecret");

export const DeletedEndpointView = z.strictObject({ status: z.literal("deleted"), endpoint_id: Uuid });

export const DELIVERED_TYPES = [...FEED_EVENT_TYPES, "endpoint.test"] as const;

export const DeliveryView = z
  .strictObject({
    delivery_id: z.string().regex(/^msg_/).openapi({ description: "The `webhook-id` of every attempt" }),
    type: z.enum(DELIVERED_TYPES),
    sequence: Sequence.nullable().openapi({ description: "Number of the event; null for a test" }),
    status: z.enum(["pending", "delivered", "failed"]),
    attempts: z.int(),
    last_failure: z.string().nullable(),
    next_attempt_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi("WebhookEndpointDelivery");

export const DeliveriesView = z.strictObject({
  deliveries: z.array(DeliveryView),
  next_cursor: z.string().nullable().openapi({ description: "Null after the last page" }),
});
