import { z } from "@hono/zod-openapi";
import { DocumentView, TimeView } from "../cases/case.views.ts";

/** `source` chooses between two lists, so another value is refused rather than found nowhere. */
export const DocumentsQuery = z.object({ source: z.enum(["customer", "all"]).default("customer") });

export const DownloadQuery = z.object({ key: z.string().min(1).max(1024) });

export const DocumentListView = z.array(DocumentView);

export const ResponsesView = z
  .strictObject({
    workflow_id: z.string(),
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
