import { answer, api } from "../../../api/client.ts";
import { useDraft } from "../../../ui/draft.ts";
import { DraftRestored } from "../../../ui/draft-restored.tsx";
import { RadioField, TextField } from "../../../ui/field.tsx";
import { words } from "../../../ui/format.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { PartProps } from "../case-model.ts";
import { OpenFirst, useUnopened } from "../opened.tsx";
import type { Decision } from "./decisions.ts";

const EMPTY: { readonly decision: Decision | ""; readonly reason: string } = { decision: "", reason: "" };

/** Asks for the officer's decision before the brief, score and rating are shown. */
export function ProvisionalPanel({ detail, reload }: PartProps) {
  const draft = useDraft(`${detail.workflow_id}/provisional/${detail.current_iteration}`, EMPTY);
  const { decision, reason } = draft.value;
  const record = useAction(async (chosen: Decision) => {
    const params = { path: { workflow_id: detail.workflow_id } };
    const body = { decision: chosen, reason };
    await answer(api.POST("/api/cases/{workflow_id}/provisional-decision", { params, body }));
    draft.clear();
    await reload();
  });
  const unopened = useUnopened(detail);
  const options = detail.decision_options.map((option) => [option.decision, words(option.decision)] as const);
  return (
    <section class="panel">
      <h2>Your decision first</h2>
      <p>
        This case is reviewed without the brief, score and rating. Read the findings, checks and documents, and record
        what you would decide. Nothing happens to the case yet: the brief opens, and you decide after that.
      </p>
      <OpenFirst detail={detail} />
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (decision !== "") void record.run(decision);
        }}
      >
        <DraftRestored draft={draft} />
        <RadioField
          label="Provisional decision"
          value={decision}
          onValue={(value) => draft.change({ decision: value as Decision })}
          options={options}
        />
        <TextField
          label="Reason"
          value={reason}
          onValue={(text) => draft.change({ reason: text })}
          lines={3}
          required
          hint="It stands in the audit trail beside the service's recommendation, and cannot be changed."
        />
        {record.failure && <Notice tone="danger">{record.failure}</Notice>}
        <p class="row">
          <button
            type="submit"
            class="button primary"
            disabled={record.busy || unopened.any || decision === "" || reason.trim() === ""}
          >
            Record and open the brief
          </button>
        </p>
      </form>
    </section>
  );
}
