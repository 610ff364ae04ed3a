import { z } from "@hono/zod-openapi";
import { TIMELINE_KINDS } from "./timeline.rules.ts";

export const TimelineQuery = z.object({
  kind: z.enum(TIMELINE_KINDS).optional().openapi({
    description: "Only entries about this; `request` also has the decisions that asked the customer for more",
  }),
  limit: z.coerce.number<string>().int().min(1).max(100).default(50).openapi({ description: "At most this many" }),
  cursor: z.string().max(200).optional().openapi({ description: "`next_cursor` of the page before, of the same kind" }),
});
