import { useState } from "preact/hooks";
import { answer, api } from "../../../api/client.ts";
import { hasRole, useOfficer } from "../../../session/session.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { formatTime, inSentence, words } from "../../../ui/format.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { CaseDetail } from "../case-model.ts";
import { checkName, fourEyesWords } from "../judgement-words.ts";
import { OpenChecks } from "./gate-notice.tsx";
import { overrideLabel } from "./decisions.ts";
import { Refusal } from "./refusal.tsx";

interface Props {
  readonly detail: CaseDetail;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** A second officer confirms or refuses a decision, with everything that its maker wrote in view. */
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
    <Dialog title={`Second approval for ${detail.company_name}`} onClose={onClose} wide>
      <PendingDecision detail={detail} pending={pending} />
      {isMaker && <Notice tone="warning">You proposed this decision: another officer must confirm it.</Notice>}
      {!isMaker && !mayConfirm && (
        <Notice tone="warning">
          Only a compliance manager or an MLRO can confirm this decision. You can refuse it.
        </Notice>
      )}
      <TextField label="Comment" value={comment} onValue={setComment} lines={3} />
      {give.failure && <Refusal problem={give.problem} failure={give.failure} />}
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
          Confirm: {inSentence(words(pending.decision))}
        </button>
      </footer>
    </Dialog>
  );
}

interface PendingProps {
  readonly detail: CaseDetail;
  readonly pending: NonNullable<CaseDetail["pending_decision"]>;
}

/** The decision that waits, its reason, every justification, and the checks that are open under it. */
function PendingDecision({ detail, pending }: PendingProps) {
  const overrides = Object.entries(pending.overrides);
  const open = detail.checks.filter(({ check }) => pending.open_checks.includes(check));
  const gone = pending.open_checks.filter((name) => !detail.checks.some(({ check }) => check === name));
  return (
    <>
      <dl class="facts">
        <dt>Proposed</dt>
        <dd>
          <b>{words(pending.decision)}</b> by {words(pending.maker)}, {formatTime(pending.parked_at)}
        </dd>
        <dt>Reason</dt>
        <dd class="lines">{pending.reason ?? "no reason given"}</dd>
        <dt>Second officer because</dt>
        <dd>{pending.four_eyes.map(fourEyesWords).join("; ")}</dd>
        {pending.restrictions.length > 0 && (
          <>
            <dt>Restrictions</dt>
            <dd>
              <ul class="bullets">
                {pending.restrictions.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
        {pending.follow_up_tasks.length > 0 && (
          <>
            <dt>Requests to the customer</dt>
            <dd>
              <ul class="bullets">
                {pending.follow_up_tasks.map(({ description }) => (
                  <li key={description}>{description}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
      {overrides.map(([field, text]) => (
        <section key={field}>
          <h3>{overrideLabel(field)}</h3>
          <blockquote>{text}</blockquote>
        </section>
      ))}
      {pending.open_checks.length > 0 && (
        <section>
          <h3>Open checks</h3>
          <OpenChecks checks={open} />
          {gone.length > 0 && <p>{gone.map(checkName).join(", ")}</p>}
        </section>
      )}
    </>
  );
}
