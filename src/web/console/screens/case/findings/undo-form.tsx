import { answer, api } from "../../../api/client.ts";
import { HitForm, hitFormName, hitPath } from "./hit-form.tsx";
import type { HitFormProps } from "./hits.ts";

/** Withdraws a confirmation: the hit is open again. */
export function UndoForm(props: HitFormProps) {
  const send = (reason: string) =>
    answer(
      api.DELETE("/api/cases/{workflow_id}/findings/{finding_id}/confirmation", {
        params: hitPath(props),
        body: { reason },
      }),
    );
  const button = { name: "Undo the confirmation", tone: "primary" } as const;
  return (
    <HitForm
      form={hitFormName(props, "undo")}
      label="Why the confirmation was wrong"
      button={button}
      send={send}
      onDone={props.onDone}
      onCancel={props.onCancel}
    />
  );
}
