import { useState } from "preact/hooks";
import { answer, api } from "../../../api/client.ts";
import { TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { HitFormProps } from "./hits.ts";

/** Withdraws a confirmation: the hit is open again. */
export function UndoForm({ finding, workflowId, onDone, onCancel }: HitFormProps) {
  const [reason, setReason] = useState("");
  const undo = useAction(async () => {
    const params = { path: { workflow_id: workflowId, finding_id: finding.id } };
    const body = { reason };
    await answer(api.DELETE("/api/cases/{workflow_id}/findings/{finding_id}/confirmation", { params, body }));
    await onDone();
  });
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void undo.run();
      }}
    >
      <TextField label="Why the confirmation was wrong" value={reason} onValue={setReason} lines={2} required />
      {undo.failure && <Notice tone="danger">{undo.failure}</Notice>}
      <p class="row">
        <button type="submit" class="button primary" disabled={undo.busy}>
          Undo the confirmation
        </button>
        <button type="button" class="button" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </form>
  );
}
