import { answer, api } from "../../../api/client.ts";
import { Notice } from "../../../ui/notice.tsx";
import { HitForm, hitFormName, hitPath } from "./hit-form.tsx";
import type { HitFormProps } from "./hits.ts";

const EFFECTS: Readonly<Record<string, string>> = {
  sanctions:
    "A confirmed sanctions match becomes critical: nobody can approve this case, and a rejection or a question must wait for the MLRO's assessment. Only the MLRO can undo it.",
  pep: "A confirmed politically exposed person requires enhanced due diligence: source of wealth and of funds, and an approval that a compliance manager or an MLRO confirms. Only the MLRO can undo it.",
};

/** Records that a hit is this subject, after saying what follows from it. */
export function ConfirmForm(props: HitFormProps) {
  const send = (reason: string) =>
    answer(
      api.POST("/api/cases/{workflow_id}/findings/{finding_id}/confirmation", {
        params: hitPath(props),
        body: { reason },
      }),
    );
  return (
    <HitForm
      form={hitFormName(props, "confirm")}
      label="Why this is the subject"
      autoFocus
      button={{ name: "Confirm the hit", tone: "danger" }}
      send={send}
      onDone={props.onDone}
      onCancel={props.onCancel}
    >
      <Notice tone="warning">{EFFECTS[props.finding.category] ?? "Only the MLRO can undo a confirmation."}</Notice>
    </HitForm>
  );
}
