import { useState } from "preact/hooks";
import { answer, api } from "../../../api/client.ts";
import { hasRole, useOfficer } from "../../../session/session.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { formatTime, words } from "../../../ui/format.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { CaseDetail } from "../case-model.ts";

interface Props {
  readonly detail: CaseDetail;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The second pair of eyes answers a parked decision. */
export function SecondApprovalDialog({ detail, onClose, onDone }: Props) {
  const officer = useOfficer();
  const [comment, setComment] = useState("");
  const pending = detail.pending_decision;
  const give = useAction(async (decision: "approve" | "reject") => {
    const params = { path: { workflow_id: detail.workflow_id } };
    const body = { decision, ...(comment.trim() ? { comment } : {}) };
    await answer(api.POST("/api/cases/{workflow_id}/decision/second-approval", { params, body }));
    onDone();
  });
  if (!pending) return null;
  const isMaker = pending.maker === officer.officer_id;
  const mayConfirm = !pending.needs_senior || hasRole(officer, "compliance_manager", "mlro");
  return (
    <Dialog title={`Second approval for ${detail.company_name}`} onClose={onClose}>
      <dl class="facts">
        <dt>Proposed</dt>
        <dd>
          <b>{words(pending.decision)}</b> by {words(pending.maker)}, {formatTime(pending.parked_at)}
        </dd>
        <dt>Reason</dt>
        <dd>{pending.reason ?? "none given"}</dd>
        <dt>Four eyes because</dt>
        <dd>{pending.four_eyes.map(words).join(", ")}</dd>
      </dl>
      {isMaker && <Notice tone="warning">You proposed this yourself: another officer has to answer it.</Notice>}
      {!isMaker && !mayConfirm && (
        <Notice tone="warning">Confirming this takes a compliance manager or an MLRO. You may refuse it.</Notice>
      )}
      <TextField label="Comment" value={comment} onValue={setComment} lines={3} />
      {give.failure && <Notice tone="danger">{give.failure}</Notice>}
      <footer class="dialog-foot">
        <button type="button" class="button" disabled={isMaker || give.busy} onClick={() => void give.run("reject")}>
          Refuse
        </button>
        <button
          type="button"
          class="button primary"
          disabled={isMaker || !mayConfirm || give.busy}
          onClick={() => void give.run("approve")}
        >
          Confirm
        </button>
      </footer>
    </Dialog>
  );
}
