import { z } from "@hono/zod-openapi";
import { FEED_EVENT_TYPES } from "../../domain/event-feed/feed-event.model.ts";

export const EventType = z.enum(FEED_EVENT_TYPES);

export const EventsQuery = z.object({
  after: z.coerce.number<string>().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0).openapi({
    description: "`next` of the answer before; 0 from the beginning",
  }),
  limit: z.coerce.number<string>().int().min(1).max(1_000).default(100).openapi({ description: "At most this many" }),
  type: z.string().optional().openapi({ description: "Only events of this type, such as `case.decided`" }),
});

export const EndpointBody = z.strictObject({
  url: z.string().min(1).max(2_048).openapi({
    description: "Public address with https on port 443 or 8443",
    example: "https://hooks.bank.example/dossier",
  }),
  event_types: z
    .array(EventType)
    .min(1)
    .max(50)
    .default([...FEED_EVENT_TYPES])
    .openapi({ description: "Which events it gets; by default those of every type" }),
});

export const DeliveriesQuery = z.object({
  cursor: z.string().max(200).optional().openapi({ description: "`next_cursor` of the page before" }),
  limit: z.coerce.number<string>().int().min(1).max(200).default(50).openapi({ description: "At most this many" }),
});
