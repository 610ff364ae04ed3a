import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { TextField } from "../../ui/field.tsx";
import { Empty } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { CHECKS as T } from "./checks-texts.ts";
import type { PartProps } from "./case-model.ts";
import { officerName } from "../../ui/person.tsx";

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
        <h2>{T.mcc}</h2>
        <Empty>{T.mccPending}</Empty>
      </section>
    );
  }
  const failure = decide.failure ?? classify.failure;
  return (
    <section class="panel">
      <h2>{T.mcc}</h2>
      <p class="lead">
        <b class="num">{mcc.primary_recommendation.mcc_code}</b>{" "}
        <span lang="en">{mcc.primary_recommendation.description}</span>{" "}
        <span class={`severity ${mcc.risk_tier}`}>{T.tiers[mcc.risk_tier]}</span>
      </p>
      <p class="muted" lang="en">
        {mcc.reasoning} ({mcc.model_used})
      </p>
      {mcc.alternatives.length > 0 && (
        <p class="muted">
          {T.next}{" "}
          <span lang="en">{mcc.alternatives.map((item) => `${item.mcc_code} ${item.description}`).join("; ")}</span>
        </p>
      )}
      {mcc.decision && (
        <Notice tone="info">
          {T.decidedBy(T.decided[mcc.decision.action], officerName(mcc.decision.decided_by))}
          {mcc.decision.mcc_code && <>: {mcc.decision.mcc_code}</>}
        </Notice>
      )}
      {OPEN.includes(detail.status) && (
        <div class="form">
          <p class="row">
            <button type="button" class="button" disabled={decide.busy} onClick={() => void decide.run("accept")}>
              {T.accept}
            </button>
            <button type="button" class="button" disabled={decide.busy} onClick={() => void decide.run("reject")}>
              {T.reject}
            </button>
            {detail.status === "REVIEW_PENDING" && (
              <button type="button" class="button" disabled={classify.busy} onClick={() => void classify.run()}>
                {T.classify}
              </button>
            )}
          </p>
          <div class="search-line">
            <TextField label={T.otherCode} value={override} onValue={setOverride} />
            <button
              type="button"
              class="button"
              disabled={decide.busy || !/^\d{4}$/.test(override)}
              onClick={() => void decide.run("override")}
            >
              {T.override}
            </button>
          </div>
          {failure && <Notice tone="danger">{failure}</Notice>}
        </div>
      )}
    </section>
  );
}
