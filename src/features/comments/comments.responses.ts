import { z } from "@hono/zod-openapi";
import { Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { TimeView } from "../cases/case.responses.ts";

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
