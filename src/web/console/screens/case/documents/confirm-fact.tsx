import { answer, api } from "../../../api/client.ts";
import { useAction } from "../../../ui/use-action.ts";
import type { Fact, Item } from "./documents.ts";
import { withEarlier } from "./review-panel.tsx";
import { READING as T } from "./texts.ts";

interface Props {
  readonly item: Item;
  readonly workflowId: string;
  readonly fact: Fact;
  readonly onDone: () => Promise<void>;
}

/** Confirms a guess in an accepted document, and keeps what the earlier review stated. */
export function ConfirmFact({ item, workflowId, fact, onDone }: Props) {
  const confirm = useAction(async () => {
    const params = { path: { workflow_id: workflowId, document_id: item.document_id } };
    const { kind = null, reason = null } = item.review ?? {};
    const facts = withEarlier(item.review, [{ id: fact.id, value: fact.value }]);
    const body = { outcome: "accepted" as const, kind, reason, facts };
    await answer(api.POST("/api/cases/{workflow_id}/documents/{document_id}/review", { params, body }));
    await onDone();
  });
  return (
    <>
      <button
        type="button"
        class="link"
        aria-label={`${T.confirm}: ${fact.text}`}
        disabled={confirm.busy}
        onClick={() => void confirm.run()}
      >
        {T.confirm}
      </button>
      {confirm.failure && <span class="badge danger">{confirm.failure}</span>}
    </>
  );
}
