import { useState } from "preact/hooks";
import { answer, api } from "../../../api/client.ts";
import { CheckField, TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { type Difference, DIFFERENCES, type HitFormProps } from "./hits.ts";

/** Records that a hit concerns somebody else, with what differs. */
export function ClearForm({ finding, workflowId, onDone, onCancel }: HitFormProps) {
  const [reason, setReason] = useState("");
  const [differs, setDiffers] = useState<readonly Difference[]>([]);
  const clear = useAction(async () => {
    const params = { path: { workflow_id: workflowId, finding_id: finding.id } };
    const body = { reason, ...(differs.length > 0 ? { differs: [...differs] } : {}) };
    await answer(api.POST("/api/cases/{workflow_id}/findings/{finding_id}/clearance", { params, body }));
    await onDone();
  });
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void clear.run();
      }}
    >
      <fieldset>
        <legend>What differs between the subject and the entry</legend>
        <p class="row">
          {Object.entries(DIFFERENCES).map(([key, name]) => (
            <CheckField
              key={key}
              checked={differs.includes(key as Difference)}
              onChecked={(checked) =>
                setDiffers(checked ? [...differs, key as Difference] : differs.filter((one) => one !== key))
              }
            >
              {name}
            </CheckField>
          ))}
        </p>
        <p class="hint">A strong match is cleared only if a document or the register shows what differs.</p>
      </fieldset>
      <TextField
        label="Why this is somebody else"
        value={reason}
        onValue={setReason}
        lines={2}
        required
        hint="Only the MLRO clears a trigger of the MLRO assessment, and the case stays blocked until that assessment."
      />
      {clear.failure && <Notice tone="danger">{clear.failure}</Notice>}
      <p class="row">
        <button type="submit" class="button primary" disabled={clear.busy}>
          Clear the hit
        </button>
        <button type="button" class="button" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </form>
  );
}
