import { answer, api } from "../../../api/client.ts";
import { useResource } from "../../../api/use-resource.ts";
import type { Item } from "./documents.ts";

/** What was read in a document, again after each reading and each review. */
export const useReading = (item: Item, workflowId: string) =>
  useResource(`reading/${item.document_id}/${item.reading?.status}/${item.review?.reviewed_at}`, () =>
    answer(
      api.GET("/api/cases/{workflow_id}/documents/{document_id}/reading", {
        params: { path: { workflow_id: workflowId, document_id: item.document_id } },
      }),
    ),
  );
