import { answer, api } from "../../../api/client.ts";
import { HitForm, hitFormName, hitPath } from "./hit-form.tsx";
import type { HitFormProps } from "./hits.ts";
import { HITS } from "./texts.ts";

/** Withdraws a confirmation: the hit is open again. */
export function UndoForm(props: HitFormProps) {
  const send = (reason: string) =>
    answer(
      api.DELETE("/api/cases/{workflow_id}/findings/{finding_id}/confirmation", {
        params: hitPath(props),
        body: { reason },
      }),
    );
  const button = { name: HITS.undo.button, tone: "primary" } as const;
  return (
    <HitForm
      form={hitFormName(props, "undo")}
      label={HITS.undo.why}
      button={button}
      send={send}
      onDone={props.onDone}
      onCancel={props.onCancel}
    />
  );
}
