import { z } from "@hono/zod-openapi";

export const ListNotificationsQuery = z.object({
  unread: z
    .enum(["true", "false"])
    .default("false")
    .transform((value) => value === "true")
    .openapi({ description: "`true`: only what the caller has not read" }),
  limit: z.coerce.number<string>().int().min(1).max(200).default(50).openapi({ description: "At most this many" }),
  cursor: z.string().max(200).optional().openapi({ description: "`next_cursor` of the page before" }),
});
