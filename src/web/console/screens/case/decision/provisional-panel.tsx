import { useState } from "preact/hooks";
import { answer, api } from "../../../api/client.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { words } from "../../../ui/format.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { PartProps } from "../case-model.ts";
import { OpenFirst, useUnopened } from "../opened.tsx";
import type { Decision } from "./decisions.ts";

/** Asks for the officer's decision before the brief, score and rating are shown. */
export function ProvisionalPanel({ detail, reload }: PartProps) {
  const [decision, setDecision] = useState<Decision>("approve");
  const [reason, setReason] = useState("");
  const record = useAction(async () => {
    const params = { path: { workflow_id: detail.workflow_id } };
    const body = { decision, reason };
    await answer(api.POST("/api/cases/{workflow_id}/provisional-decision", { params, body }));
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
          void record.run();
        }}
      >
        <SelectField
          label="Provisional decision"
          value={decision}
          onValue={(value) => setDecision(value as Decision)}
          options={options}
        />
        <TextField
          label="Reason"
          value={reason}
          onValue={setReason}
          lines={3}
          required
          hint="It stands in the audit trail beside the service's recommendation, and cannot be changed."
        />
        {record.failure && <Notice tone="danger">{record.failure}</Notice>}
        <p class="row">
          <button type="submit" class="button primary" disabled={record.busy || unopened.any || reason.trim() === ""}>
            Record and open the brief
          </button>
        </p>
      </form>
    </section>
  );
}
