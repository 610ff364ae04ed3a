import type { ComponentChildren } from "preact";
import { useDraft } from "../../../ui/draft.ts";
import { DraftRestored } from "../../../ui/draft-restored.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { HitFormProps } from "./hits.ts";
import { HITS } from "./texts.ts";

interface Props extends Pick<HitFormProps, "onDone" | "onCancel"> {
  /** Names the statement among all forms; its text is kept under it. */
  readonly form: string;
  /** What the officer gives a reason for. */
  readonly label: string;
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly button: { readonly name: string; readonly tone: "primary" | "danger" };
  /** What stands above the reason. */
  readonly children?: ComponentChildren;
  /** Sends the statement with its reason. @throws what the service refuses it with, which the form shows. */
  readonly send: (reason: string) => Promise<unknown>;
}

/** A statement on a hit: a reason, one button that sends it, and one that leaves it. */
export function HitForm({ form, label, hint, autoFocus = false, button, children, send, onDone, onCancel }: Props) {
  // Some statements are the MLRO's alone, so that their words are kept no longer than the session.
  const draft = useDraft(form, { reason: "" }, { confidential: true });
  const { reason } = draft.value;
  const action = useAction(async () => {
    await send(reason);
    draft.clear();
    await onDone();
  });
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void action.run();
      }}
    >
      <DraftRestored draft={draft} />
      {children}
      <TextField
        label={label}
        value={reason}
        onValue={(text) => draft.change({ reason: text })}
        lines={2}
        required
        autoFocus={autoFocus}
        {...(hint === undefined ? {} : { hint })}
      />
      {action.failure && <Notice tone="danger">{action.failure}</Notice>}
      <p class="row">
        <button type="submit" class={`button ${button.tone}`} disabled={action.busy}>
          {button.name}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {HITS.cancel}
        </button>
      </p>
    </form>
  );
}

/** The name of a statement on a hit among all forms. */
export const hitFormName = ({ finding, workflowId }: Pick<HitFormProps, "finding" | "workflowId">, act: string) =>
  `${workflowId}/hit/${finding.id}/${act}`;

/** The path of a hit's operations. */
export const hitPath = ({ finding, workflowId }: Pick<HitFormProps, "finding" | "workflowId">) => ({
  path: { workflow_id: workflowId, finding_id: finding.id },
});
