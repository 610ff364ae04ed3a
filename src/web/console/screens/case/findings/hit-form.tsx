import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { HitFormProps } from "./hits.ts";

interface Props extends Pick<HitFormProps, "onDone" | "onCancel"> {
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
export function HitForm({ label, hint, autoFocus = false, button, children, send, onDone, onCancel }: Props) {
  const [reason, setReason] = useState("");
  const action = useAction(async () => {
    await send(reason);
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
      {children}
      <TextField
        label={label}
        value={reason}
        onValue={setReason}
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
          Cancel
        </button>
      </p>
    </form>
  );
}

/** The path of a hit's operations. */
export const hitPath = ({ finding, workflowId }: Pick<HitFormProps, "finding" | "workflowId">) => ({
  path: { workflow_id: workflowId, finding_id: finding.id },
});
