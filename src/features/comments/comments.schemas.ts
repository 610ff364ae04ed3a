import { z } from "@hono/zod-openapi";
import { Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { isActorName } from "../../platform/actor-name.rules.ts";
import { TimeView } from "../cases/case.views.ts";

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

export const CommentView = z
  .strictObject({
    comment_id: Uuid,
    workflow_id: WorkflowId,
    author: z.string(),
    text: z.string().nullable().openapi({
      description: "`null` for a withdrawn comment, unless the caller is a compliance manager or an MLRO",
    }),
    mentions: z.array(z.string()),
    created_at: TimeView,
    edited_at: TimeView.nullable(),
    withdrawn: z
      .strictObject({ by: z.string(), at: TimeView })
      .nullable()
      .openapi({ description: "Who took it back, and when" }),
    versions: z
      .array(z.strictObject({ version: z.int(), text: z.string(), at: TimeView }))
      .nullable()
      .openapi({ description: "All that was said, for compliance managers and MLROs; `null` for other callers" }),
  })
  .openapi("Comment");

export const CommentListView = z
  .strictObject({
    comments: z.array(CommentView),
    next_cursor: z.string().nullable().openapi({ description: "`null` on the last page" }),
  })
  .openapi("CommentList");
