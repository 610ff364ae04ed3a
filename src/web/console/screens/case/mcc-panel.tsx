import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { TextField } from "../../ui/field.tsx";
import { words } from "../../ui/format.ts";
import { Empty } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import type { PartProps } from "./case-model.ts";

const OPEN = ["REVIEW_PENDING", "ESCALATED"];

/** The recommended merchant category, and the officer's decision on it. */
export function MccPanel({ detail, reload }: PartProps) {
  const mcc = detail.mcc_classification;
  const [override, setOverride] = useState("");
  const params = { path: { workflow_id: detail.workflow_id } };
  const decide = useAction(async (action: "accept" | "reject" | "override") => {
    const body = { action, ...(action === "override" ? { override_mcc: override } : {}) };
    await answer(api.POST("/api/cases/{workflow_id}/mcc-decision", { params, body }));
    await reload();
  });
  const classify = useAction(async () => {
    await answer(api.POST("/api/cases/{workflow_id}/reclassify-mcc", { params, body: {} }));
    await reload();
  });
  if (!mcc) {
    return (
      <section class="panel">
        <h2>Merchant category</h2>
        <Empty>It is classified during the investigation.</Empty>
      </section>
    );
  }
  const failure = decide.failure ?? classify.failure;
  return (
    <section class="panel">
      <h2>Merchant category</h2>
      <p class="lead">
        <b class="num">{mcc.primary_recommendation.mcc_code}</b> {mcc.primary_recommendation.description}{" "}
        <span class={`severity ${mcc.risk_tier}`}>{words(mcc.risk_tier)} risk</span>
      </p>
      <p class="muted">
        {mcc.reasoning} ({mcc.model_used})
      </p>
      {mcc.alternatives.length > 0 && (
        <p class="muted">Next: {mcc.alternatives.map((item) => `${item.mcc_code} ${item.description}`).join("; ")}</p>
      )}
      {mcc.decision && (
        <Notice tone="info">
          {words(mcc.decision.action)} by {words(mcc.decision.decided_by)}
          {mcc.decision.mcc_code && <>: {mcc.decision.mcc_code}</>}
        </Notice>
      )}
      {OPEN.includes(detail.status) && (
        <div class="form">
          <p class="row">
            <button type="button" class="button" disabled={decide.busy} onClick={() => void decide.run("accept")}>
              Accept
            </button>
            <button type="button" class="button" disabled={decide.busy} onClick={() => void decide.run("reject")}>
              Reject
            </button>
            {detail.status === "REVIEW_PENDING" && (
              <button type="button" class="button" disabled={classify.busy} onClick={() => void classify.run()}>
                Classify again
              </button>
            )}
          </p>
          <div class="search-line">
            <TextField label="Another code" value={override} onValue={setOverride} />
            <button
              type="button"
              class="button"
              disabled={decide.busy || !/^\d{4}$/.test(override)}
              onClick={() => void decide.run("override")}
            >
              Override
            </button>
          </div>
          {failure && <Notice tone="danger">{failure}</Notice>}
        </div>
      )}
    </section>
  );
}
