import { z } from "@hono/zod-openapi";
import { isActorName } from "../../platform/actor-name.rules.ts";

export const CommentBody = z
  .strictObject({
    text: z.string().trim().min(1).max(5_000),
    mentions: z
      .array(z.string().refine(isActorName, "is not an id of an officer"))
      .max(20)
      .default([])
      .openapi({ description: "Ids of officers, who get a notification" }),
  })
  .openapi("CommentBody");

export const ListCommentsQuery = z.object({
  limit: z.coerce.number<string>().int().min(1).max(200).default(50).openapi({ description: "At most this many" }),
  order: z.enum(["oldest", "newest"]).default("oldest").openapi({ description: "Which come first" }),
  cursor: z
    .string()
    .max(200)
    .optional()
    .openapi({ description: "`next_cursor` of the page before, in the same order" }),
});
