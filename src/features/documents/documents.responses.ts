import { z } from "@hono/zod-openapi";
import { WorkflowId } from "../../http/fields.schemas.ts";
import { DocumentView, TimeView } from "../cases/case.responses.ts";

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
