import { z } from "@hono/zod-openapi";
import { CallbackHeaders } from "../verification/callback.responses.ts";
import { DELIVERED_TYPES, Ids, Sequence } from "./event-feed.responses.ts";

/** During a rotation both secrets sign, separated by a space. */
export const EventHeaders = CallbackHeaders.extend({
  "webhook-signature": z.string().regex(/^v1,/).openapi({
    description:
      "For each valid secret, separated by spaces: `v1,` and the Base64 HMAC-SHA256 of id, timestamp and body, joined by full stops",
    example: "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  }),
});
export const EventMessage = z
  .strictObject({
    type: z.enum(DELIVERED_TYPES),
    timestamp: z.iso.datetime().openapi({ description: "When it happened" }),
    data: z.union([z.strictObject({ sequence: Sequence, ids: Ids }), z.strictObject({})]).openapi({
      description: "Empty for a test",
    }),
  })
  .openapi("EventMessage");
