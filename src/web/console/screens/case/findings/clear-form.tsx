import { useState } from "preact/hooks";
import { answer, api } from "../../../api/client.ts";
import { CheckField } from "../../../ui/field.tsx";
import { HitForm, hitFormName, hitPath } from "./hit-form.tsx";
import { type Difference, DIFFERENCES, type HitFormProps } from "./hits.ts";

/** Records that a hit concerns somebody else, with what differs. */
export function ClearForm(props: HitFormProps) {
  const [differs, setDiffers] = useState<readonly Difference[]>([]);
  const send = (reason: string) => {
    const body = { reason, ...(differs.length > 0 ? { differs: [...differs] } : {}) };
    return answer(
      api.POST("/api/cases/{workflow_id}/findings/{finding_id}/clearance", { params: hitPath(props), body }),
    );
  };
  return (
    <HitForm
      form={hitFormName(props, "clear")}
      label="Why this is somebody else"
      hint="Only the MLRO clears a trigger of the MLRO assessment, and the case stays blocked until that assessment."
      button={{ name: "Clear the hit", tone: "primary" }}
      send={send}
      onDone={props.onDone}
      onCancel={props.onCancel}
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
    </HitForm>
  );
}
