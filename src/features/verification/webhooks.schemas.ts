import { z } from "@hono/zod-openapi";

export const WebhooksQuery = z.object({
  status: z.string().optional().openapi({ description: "Only callbacks in this status, such as `failed`" }),
  limit: z.coerce.number<string>().int().min(1).max(200).default(50).openapi({ description: "At most this many" }),
  offset: z.coerce.number<string>().int().min(0).default(0).openapi({ description: "Skip this many" }),
});
