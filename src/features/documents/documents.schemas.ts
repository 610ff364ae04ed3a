import { z } from "@hono/zod-openapi";
import { WorkflowId } from "../../http/fields.schemas.ts";
import { DocumentView, TimeView } from "../cases/case.views.ts";

/** `source` chooses between two lists, so another value is refused rather than found nowhere. */
export const DocumentsQuery = z.object({
  source: z
    .enum(["customer", "all"])
    .default("customer")
    .openapi({ description: "Uploads of the customer, or also what officers filed and the service wrote" }),
});

export const DownloadQuery = z.object({
  key: z.string().min(1).max(1024).openapi({ description: "`key` of the document in the list" }),
});

export const DocumentListView = z.array(DocumentView);

export const ResponsesView = z
  .strictObject({
    workflow_id: WorkflowId,
    responses: z.array(
      z.strictObject({
        iteration: z.int(),
        task_id: z.string(),
        description: z.string(),
        answer: z.string(),
        submitted_at: TimeView,
      }),
    ),
  })
  .openapi("TaskResponses");
