import { useState } from "preact/hooks";
import { answer, api, saveFile } from "../../api/client.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { Overdue, Status } from "../../ui/badges.tsx";
import { formatList, formatNumber, formatTime, inSentence, stateWord, words } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { printedLevel } from "../../../../domain/diligence/rating.model.ts";
import { DIMENSIONS, Rating } from "../../ui/rating.tsx";
import { useAction } from "../../ui/use-action.ts";
import { Assignment } from "./assignment.tsx";
import { CustomerMail } from "./customer-mail.tsx";
import { type CaseDetail, isDecided, isShut } from "./case-model.ts";
import { DECISION } from "./decision/texts.ts";
import { CASE } from "./texts.ts";
import { fourEyesWords, secondOfficer } from "./judgement-words.ts";
import { languageOf } from "../../ui/version-list.tsx";
import { officerName } from "../../ui/person.tsx";

const HEADER = CASE.header;
const NEXT: Readonly<Partial<Record<string, string>>> = HEADER.next;

interface Props {
  readonly detail: CaseDetail;
  readonly mayDecide: boolean;
  readonly onDecide: () => void;
  readonly onAnswer: () => void;
  readonly reload: () => Promise<void>;
}

/** Customer, status and next step of the case. */
export function CaseHeader({ detail, mayDecide, onDecide, onAnswer, reload }: Props) {
  const { automation, pending_decision: pending, decision } = detail;
  const blocked = !mayDecide && !pending ? 0 : detail.gates.filter(({ state }) => state === "shut").length;
  return (
    <header class="case-head">
      <div class="case-title">
        <h1>{detail.company_name}</h1>
        <p class="muted num">
          {detail.country} {formatNumber(detail.company_registration_number)} ·{" "}
          <span lang={languageOf(detail.template_version)}>{detail.template_name}</span> ·{" "}
          {HEADER.round(detail.current_iteration, detail.max_iterations)}
        </p>
        <p class="row">
          <Status status={detail.status} />
          {automation && (
            <span class="badge quiet" title={automation.reasons?.map(words).join("; ")}>
              {stateWord(automation.tier)}
            </span>
          )}
          {isShut(detail, "sar_first") && <span class="badge danger">{HEADER.mlroNeeded}</span>}
          {blocked > 0 && <span class="badge danger">{HEADER.blockers(blocked)}</span>}
          <Overdue of={detail} />
          {detail.risk_rating && (
            <span class="row">
              <span class="muted">{HEADER.rating}</span>
              <Rating of={detail.risk_rating.level} dimensions={dimensionsOf(detail.risk_rating)} />
            </span>
          )}
          <Assignment detail={detail} reload={reload} />
          {detail.due_at !== null && (
            <span>
              <span class="muted">{HEADER.due}</span> {formatTime(detail.due_at)}
            </span>
          )}
          {NEXT[detail.status] !== undefined && (
            <span>
              <span class="muted">{HEADER.nextStep}</span> {NEXT[detail.status]}
            </span>
          )}
        </p>
      </div>
      <div class="case-actions">
        {mayDecide && (
          <button type="button" class="button primary" onClick={onDecide}>
            {HEADER.decide}
          </button>
        )}
        {detail.status === "PENDING_SECOND_APPROVAL" && (
          <button type="button" class="button primary" onClick={onAnswer}>
            {HEADER.second}
          </button>
        )}
        <Retry detail={detail} reload={reload} />
        <CustomerLink detail={detail} />
        <Downloads detail={detail} />
      </div>
      {detail.earlier_policy && (
        <Notice tone="warning">
          {HEADER.earlierPolicy(detail.earlier_policy.judged_by, detail.earlier_policy.in_force)}
        </Notice>
      )}
      {pending && (
        <Notice tone="warning">
          {HEADER.proposed(
            officerName(pending.maker),
            inSentence(DECISION.names[pending.decision]),
            formatTime(pending.parked_at),
            secondOfficer(pending.needs_senior),
            pending.four_eyes.map(fourEyesWords).join("; "),
          )}
        </Notice>
      )}
      {decision && (
        <Notice tone="info">
          {HEADER.decided(
            DECISION.names[decision.decision],
            formatList([decision.maker, ...(decision.approver ? [decision.approver] : [])].map(officerName)),
            formatTime(decision.decided_at),
          )}{" "}
          {decision.reason ?? HEADER.noReason}
          {decision.restrictions.length > 0 && `; ${HEADER.restrictions}: ${decision.restrictions.join("; ")}`}
        </Notice>
      )}
    </header>
  );
}

const dimensionsOf = ({ dimensions }: NonNullable<CaseDetail["risk_rating"]>) =>
  Object.fromEntries(
    DIMENSIONS.map((name) => {
      const rated = dimensions.find(({ dimension }) => dimension === name);
      return [name, rated ? printedLevel(rated) : null];
    }),
  );

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
        {HEADER.again}
      </button>
      {retry.failure && <Notice tone="danger">{retry.failure}</Notice>}
    </>
  );
}

function CustomerLink({ detail }: Pick<Props, "detail">) {
  const [copied, setCopied] = useState(false);
  const { portal_url: url, portal_expires_at: expires } = detail;
  if (url === null || expires === null) return null;
  const copy = () => navigator.clipboard.writeText(url).then(() => setCopied(true));
  return (
    <>
      <button type="button" class="button" title={HEADER.valid(formatTime(expires))} onClick={() => void copy()}>
        {copied ? HEADER.copied : HEADER.link}
      </button>
      <CustomerMail detail={detail} />
    </>
  );
}

interface Download {
  readonly name: string;
  readonly path: string;
  readonly file: string;
  readonly offered: boolean;
}

/** Files that the case can be downloaded as. */
function Downloads({ detail }: Pick<Props, "detail">) {
  const base = `/api/cases/${detail.workflow_id}`;
  const downloads: Download[] = [
    { name: HEADER.files.report, path: `${base}/report`, file: "report.pdf", offered: isDecided(detail) },
    {
      name: HEADER.files.pack,
      path: `${base}/case-pack.zip`,
      file: "case-pack.zip",
      offered: true,
    },
    {
      name: HEADER.files.request,
      path: `${base}/documents/evidence-request.pdf`,
      file: "evidence-request.pdf",
      offered: !isShut(detail, "sar_first"),
    },
    {
      name: HEADER.files.discrepancy,
      path: `${base}/documents/ubo-discrepancy-report.pdf`,
      file: "ubo-discrepancy-report.pdf",
      offered: detail.discrepancies.some(({ report_due }) => report_due !== undefined),
    },
    {
      name: HEADER.files.memo,
      path: `${base}/documents/mlro-memo.pdf`,
      file: "mlro-memo.pdf",
      offered: true,
    },
    {
      name: HEADER.files.sources,
      path: `${base}/documents/source-appendix.pdf`,
      file: "source-appendix.pdf",
      offered: true,
    },
  ];
  const offered = downloads.filter((file) => file.offered);
  const take = useAction((paper: Download) =>
    saveFile(paper.path, `${detail.company_registration_number ?? detail.workflow_id}-${paper.file}`),
  );
  if (offered.length === 0) return null;
  return (
    <details class="drop">
      <summary class="button">{HEADER.downloads}</summary>
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
