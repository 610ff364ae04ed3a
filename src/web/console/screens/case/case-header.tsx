import { isShut } from "./decision/decisions.ts";
import { useState } from "preact/hooks";
import { answer, api, saveFile } from "../../api/client.ts";
import { useFeature } from "../../api/features.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { Risk, Status } from "../../ui/badges.tsx";
import { formatNumber, formatTime, words } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { type CaseDetail, latestResult } from "./case-model.ts";
import type { Decision } from "./decision/decisions.ts";

interface Props {
  readonly detail: CaseDetail;
  readonly possible: readonly Decision[];
  readonly onDecide: (decision: Decision) => void;
  readonly onAnswer: () => void;
  readonly reload: () => Promise<void>;
}

/** Who it is about, where it stands, and the next step. */
export function CaseHeader({ detail, possible, onDecide, onAnswer, reload }: Props) {
  const { automation, pending_decision: pending, decision } = detail;
  return (
    <header class="case-head">
      <div class="case-title">
        <h1>{detail.company_name}</h1>
        <p class="muted num">
          {detail.country} {formatNumber(detail.company_registration_number)} · {words(detail.template_id)} · round{" "}
          {detail.current_iteration} of {detail.max_iterations}
        </p>
        <p class="row">
          <Status status={detail.status} />
          {automation && (
            <span class="badge quiet" title={automation.reasons.join("; ")}>
              {words(automation.tier)}
            </span>
          )}
          {isShut(detail, "sar_first") && <span class="badge danger">SAR first</span>}
          {latestResult(detail) && <Risk score={detail.latest_risk_score} large />}
        </p>
      </div>
      <div class="case-actions">
        {possible.length > 0 && (
          <button type="button" class="button primary" onClick={() => onDecide(possible[0]!)}>
            Decide…
          </button>
        )}
        {detail.status === "PENDING_SECOND_APPROVAL" && (
          <button type="button" class="button primary" onClick={onAnswer}>
            Second approval…
          </button>
        )}
        <Retry detail={detail} reload={reload} />
        <CustomerLink detail={detail} />
        <Papers detail={detail} />
      </div>
      {pending && (
        <Notice tone="warning">
          <b>{words(pending.maker)}</b> proposed to <b>{words(pending.decision).toLowerCase()}</b> on{" "}
          {formatTime(pending.parked_at)}. A second officer has to answer because:{" "}
          {pending.four_eyes.map(words).join(", ")}.
          {pending.needs_senior && " Confirming it takes a compliance manager or an MLRO."}
        </Notice>
      )}
      {decision && (
        <Notice tone="info">
          <b>{words(decision.decision)}</b> by {words(decision.maker)}
          {decision.approver && <> and {words(decision.approver)}</>} on {formatTime(decision.decided_at)}
          {decision.reason && <>: {decision.reason}</>}
          {decision.restrictions.length > 0 && <>; restrictions: {decision.restrictions.join("; ")}</>}
        </Notice>
      )}
    </header>
  );
}

function Retry({ detail, reload }: Pick<Props, "detail" | "reload">) {
  const officer = useOfficer();
  const retry = useAction(async () => {
    const params = { path: { workflow_id: detail.workflow_id } };
    await answer(api.POST("/api/cases/{workflow_id}/retry-investigation", { params }));
    await reload();
  });
  if (detail.status !== "FAILED" || !hasRole(officer, "compliance_manager")) return null;
  return (
    <>
      <button type="button" class="button" disabled={retry.busy} onClick={() => void retry.run()}>
        Investigate again
      </button>
      {retry.failure && <Notice tone="danger">{retry.failure}</Notice>}
    </>
  );
}

function CustomerLink({ detail }: Pick<Props, "detail">) {
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(detail.portal_url).then(() => setCopied(true));
  return (
    <button
      type="button"
      class="button"
      title={`Valid until ${formatTime(detail.portal_expires_at)}`}
      onClick={() => void copy()}
    >
      {copied ? "Link copied" : "Customer link"}
    </button>
  );
}

interface Paper {
  readonly name: string;
  readonly path: string;
  readonly file: string;
  readonly offered: boolean;
}

/** Everything that can be taken away as a file. */
function Papers({ detail }: Pick<Props, "detail">) {
  const base = `/api/cases/${detail.workflow_id}`;
  const isDecided = detail.status === "APPROVED" || detail.status === "REJECTED";
  const papers: Paper[] = [
    { name: "Report", path: `${base}/report`, file: "report.pdf", offered: isDecided },
    {
      name: "Case pack",
      path: `${base}/case-pack.zip`,
      file: "case-pack.zip",
      offered: useFeature("/api/cases/{workflow_id}/case-pack.zip"),
    },
    {
      name: "Evidence request",
      path: `${base}/documents/evidence-request.pdf`,
      file: "evidence-request.pdf",
      offered: useFeature("/api/cases/{workflow_id}/documents/evidence-request.pdf") && !isShut(detail, "sar_first"),
    },
    {
      name: "MLRO memo",
      path: `${base}/documents/mlro-memo.pdf`,
      file: "mlro-memo.pdf",
      offered: useFeature("/api/cases/{workflow_id}/documents/mlro-memo.pdf"),
    },
    {
      name: "Source appendix",
      path: `${base}/documents/source-appendix.pdf`,
      file: "source-appendix.pdf",
      offered: useFeature("/api/cases/{workflow_id}/documents/source-appendix.pdf"),
    },
  ];
  const offered = papers.filter((paper) => paper.offered);
  const take = useAction((paper: Paper) =>
    saveFile(paper.path, `${detail.company_registration_number ?? detail.workflow_id}-${paper.file}`),
  );
  if (offered.length === 0) return null;
  return (
    <details class="drop">
      <summary class="button">Papers</summary>
      <div class="drop-body">
        {offered.map((paper) => (
          <button key={paper.file} type="button" class="link" disabled={take.busy} onClick={() => void take.run(paper)}>
            {paper.name}
          </button>
        ))}
        {take.failure && <Notice tone="danger">{take.failure}</Notice>}
      </div>
    </details>
  );
}
