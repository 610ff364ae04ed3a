import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { useDraft } from "../../ui/draft.ts";
import { DraftRestored } from "../../ui/draft-restored.tsx";
import { TextField } from "../../ui/field.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { SarCard } from "../reports/sar-card.tsx";
import { SARS } from "../reports/texts.ts";
import type { PartProps } from "./case-model.ts";

/** The suspicion reports of a case. The customer must never learn of any. */
export function SuspicionPart({ detail, reload }: PartProps) {
  const params = { path: { case_id: detail.case_id } };
  const list = useResource(`sars/${detail.case_id}`, () => answer(api.GET("/cases/{case_id}/sar", { params })), 8000);
  const changed = async () => {
    await Promise.all([list.reload(), reload()]);
  };
  const isOpen = list.data?.some(({ status }) => ["draft", "pending_mlro", "approved"].includes(status)) ?? true;
  return (
    <section class="panel">
      <h2>{SARS.title}</h2>
      <Notice tone="warning">{SARS.warning}</Notice>
      <ResourceView of={list}>
        {(sars) => (
          <>
            {sars.length === 0 && <Empty>{SARS.noneOfCase}</Empty>}
            {sars.map((sar) => (
              <SarCard key={sar.sar_id} sar={sar} workflowId={detail.workflow_id} onChanged={changed} />
            ))}
          </>
        )}
      </ResourceView>
      {!isOpen && <RaiseForm caseId={detail.case_id} onRaised={changed} />}
    </section>
  );
}

function RaiseForm({ caseId, onRaised }: { readonly caseId: string; readonly onRaised: () => Promise<void> }) {
  const draft = useDraft(`sar/of/${caseId}`, { reason: "", indicators: "" }, { confidential: true });
  const { reason, indicators } = draft.value;
  const raise = useAction(async () => {
    const lines = indicators
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    const body = { reason, indicators: lines };
    await answer(api.POST("/cases/{case_id}/sar", { params: { path: { case_id: caseId } }, body }));
    draft.clear();
    await onRaised();
  });
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void raise.run();
      }}
    >
      <h3>{SARS.raise.title}</h3>
      <DraftRestored draft={draft} />
      <TextField
        label={SARS.raise.reason}
        value={reason}
        onValue={(text) => draft.change({ reason: text })}
        lines={4}
        required
      />
      <TextField
        label={SARS.raise.indicators}
        value={indicators}
        onValue={(text) => draft.change({ indicators: text })}
        lines={2}
      />
      {raise.failure && <Notice tone="danger">{raise.failure}</Notice>}
      <p>
        <button type="submit" class="button primary" disabled={raise.busy}>
          {SARS.raise.button}
        </button>
      </p>
    </form>
  );
}
