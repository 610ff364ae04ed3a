import { answer, api } from "../../../api/client.ts";
import { useDraft } from "../../../ui/draft.ts";
import { DraftRestored } from "../../../ui/draft-restored.tsx";
import { RadioField, TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { PartProps } from "../case-model.ts";
import { OpenFirst, useUnopened } from "../opened.tsx";
import type { Decision } from "./decisions.ts";
import { DECISION } from "./texts.ts";

const TEXTS = DECISION.provisional;

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
  const options = detail.decision_options.map((option) => [option.decision, DECISION.names[option.decision]] as const);
  return (
    <section class="panel">
      <h2>{TEXTS.title}</h2>
      <p>{TEXTS.about}</p>
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
          label={TEXTS.decision}
          value={decision}
          onValue={(value) => draft.change({ decision: value as Decision })}
          options={options}
        />
        <TextField
          label={TEXTS.reason}
          value={reason}
          onValue={(text) => draft.change({ reason: text })}
          lines={3}
          required
          hint={TEXTS.reasonHint}
        />
        {record.failure && <Notice tone="danger">{record.failure}</Notice>}
        <p class="row">
          <button
            type="submit"
            class="button primary"
            disabled={record.busy || unopened.any || decision === "" || reason.trim() === ""}
          >
            {TEXTS.record}
          </button>
        </p>
      </form>
    </section>
  );
}
