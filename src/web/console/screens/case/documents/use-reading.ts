import { answer, api } from "../../../api/client.ts";
import { useResource, useShown } from "../../../api/use-resource.ts";
import type { Item } from "./documents.ts";

/** What was read in a document, again after each reading and each review; until then it stays as it was. */
export function useReading(item: Item, workflowId: string) {
  const reading = useResource(`reading/${item.document_id}/${item.reading?.status}/${item.review?.reviewed_at}`, () =>
    answer(
      api.GET("/api/cases/{workflow_id}/documents/{document_id}/reading", {
        params: { path: { workflow_id: workflowId, document_id: item.document_id } },
      }),
    ),
  );
  return useShown(reading, item.document_id);
}
