import { useState } from "preact/hooks";
import { answer, api } from "../../../api/client.ts";
import { TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { HitFormProps } from "./hits.ts";

const EFFECTS: Readonly<Record<string, string>> = {
  sanctions:
    "A confirmed sanctions match becomes critical: nobody can approve this case, and a rejection or a question must wait for the MLRO's assessment. Only the MLRO can undo it.",
  pep: "A confirmed politically exposed person requires enhanced due diligence: source of wealth and of funds, and an approval that a compliance manager or an MLRO confirms. Only the MLRO can undo it.",
};

/** Records that a hit is this subject, after saying what follows from it. */
export function ConfirmForm({ finding, workflowId, onDone, onCancel }: HitFormProps) {
  const [reason, setReason] = useState("");
  const confirm = useAction(async () => {
    const params = { path: { workflow_id: workflowId, finding_id: finding.id } };
    const body = { reason };
    await answer(api.POST("/api/cases/{workflow_id}/findings/{finding_id}/confirmation", { params, body }));
    await onDone();
  });
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void confirm.run();
      }}
    >
      <Notice tone="warning">{EFFECTS[finding.category] ?? "Only the MLRO can undo a confirmation."}</Notice>
      <TextField label="Why this is the subject" value={reason} onValue={setReason} lines={2} required autoFocus />
      {confirm.failure && <Notice tone="danger">{confirm.failure}</Notice>}
      <p class="row">
        <button type="submit" class="button danger" disabled={confirm.busy}>
          Confirm the hit
        </button>
        <button type="button" class="button" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </form>
  );
}
