import { titleNow } from "../../../../../domain/decisions/news-words.rules.ts";
import { href } from "../../../shell/route.ts";
import { Severity } from "../../../ui/badges.tsx";
import { formatTime, words } from "../../../ui/format.ts";
import { term } from "../../../ui/terms.ts";
import { Notice } from "../../../ui/notice.tsx";
import { bySeverity, type CaseDetail, type Finding, latestResult } from "../case-model.ts";
import { checkName, OUTCOMES } from "../judgement-words.ts";
import { purposeOf, stateOf } from "../documents/documents.ts";
import { HitStateBadge } from "../findings/hit-panel.tsx";
import { isHit, stateOf as hitStateOf } from "../findings/hits.ts";
import type { Pending } from "./decisions.ts";
import { DECISION as TEXTS } from "./texts.ts";

interface Props {
  readonly detail: CaseDetail;
  readonly pending: Pending;
}

const AT_ONCE = 8;

/** The facts under a proposal: what changed since, findings (those that block first), checks and documents. */
export function PendingGrounds({ detail, pending }: Props) {
  const { second } = TEXTS;
  const since = detail.audit_log.filter(({ timestamp }) => timestamp > pending.parked_at);
  return (
    <>
      <section class="second-section">
        <h3>{second.rests}</h3>
        {pending.evidence_changed ? (
          <Notice tone="warning">{second.changed}</Notice>
        ) : (
          <p class="muted">{second.unchanged(formatTime(pending.parked_at))}</p>
        )}
        {since.length > 0 && (
          <details>
            <summary>{second.since}</summary>
            <ul class="bullets">
              {since.map(({ event, timestamp }) => (
                <li key={`${timestamp} ${event}`}>
                  {formatTime(timestamp)}: <span lang="en">{words(event)}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </section>
      <Findings detail={detail} />
      <Checks detail={detail} />
      <Documents detail={detail} />
    </>
  );
}

/** Whether a finding alone keeps the customer from being accepted. */
export const isGrave = (finding: Finding): boolean =>
  ["critical", "high"].includes(finding.severity) || (isHit(finding) && hitStateOf(finding) !== "cleared");

function Findings({ detail }: Pick<Props, "detail">) {
  const { second } = TEXTS;
  const sorted = bySeverity(latestResult(detail)?.findings ?? []);
  const findings = [...sorted.filter(isGrave), ...sorted.filter((finding) => !isGrave(finding))];
  const rest = findings.slice(AT_ONCE);
  return (
    <section class="second-section">
      <h3>
        {second.findings} <span class="count">{findings.length}</span>
      </h3>
      {findings.length === 0 && <p class="muted">{second.noFindings}</p>}
      <FindingRows findings={findings.slice(0, AT_ONCE)} />
      {rest.length > 0 && (
        <details>
          <summary>{second.moreFindings(rest.length)}</summary>
          <FindingRows findings={rest} />
        </details>
      )}
      <p>
        <a href={href("cases", detail.workflow_id, "findings")}>{second.allFindings}</a>
      </p>
    </section>
  );
}

const FindingRows = ({ findings }: { readonly findings: readonly Finding[] }) => (
  <ul class="grounds">
    {findings.map((finding) => (
      <li key={finding.id}>
        <Severity severity={finding.severity} />
        <span>
          <span lang="en">{titleNow(finding)}</span>
          <span class="muted"> {term("findingCategories", finding.category)}</span>
        </span>
        {isHit(finding) && <HitStateBadge finding={finding} />}
      </li>
    ))}
  </ul>
);

function Documents({ detail }: Pick<Props, "detail">) {
  const { second } = TEXTS;
  const documents = detail.documents.filter(({ source, superseded }) => source !== "system" && !superseded);
  const rest = documents.slice(AT_ONCE);
  return (
    <section class="second-section">
      <h3>
        {second.documents} <span class="count">{documents.length}</span>
      </h3>
      {documents.length === 0 && <p class="muted">{second.noDocuments}</p>}
      <DocumentRows documents={documents.slice(0, AT_ONCE)} detail={detail} />
      {rest.length > 0 && (
        <details>
          <summary>{second.moreDocuments(rest.length)}</summary>
          <DocumentRows documents={rest} detail={detail} />
        </details>
      )}
      <p>
        <a href={href("cases", detail.workflow_id, "documents")}>{second.allDocuments}</a>
      </p>
    </section>
  );
}

const OUTCOME_ORDER = Object.keys(OUTCOMES);

/** Contradicted checks first, established ones last. */
function Checks({ detail }: Pick<Props, "detail">) {
  const { second } = TEXTS;
  const checks = detail.checks.toSorted((a, b) => OUTCOME_ORDER.indexOf(a.outcome) - OUTCOME_ORDER.indexOf(b.outcome));
  return (
    <section class="second-section">
      <h3>
        {second.checks}{" "}
        <span class="count">
          {second.established(checks.filter(({ outcome }) => outcome === "established").length, checks.length)}
        </span>
      </h3>
      <ul class="grounds">
        {checks.map(({ check, outcome, how }) => {
          const [tone, name] = OUTCOMES[outcome];
          return (
            <li key={check}>
              <span class={`badge ${tone}`}>{name}</span>
              <span>
                <b>{checkName(check)}</b>{" "}
                <span class="muted" lang="en">
                  {how}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface RowsProps extends Pick<Props, "detail"> {
  readonly documents: CaseDetail["documents"];
}

const DocumentRows = ({ documents, detail }: RowsProps) => (
  <ul class="grounds">
    {documents.map((document) => {
      const [tone, state] = stateOf(document);
      return (
        <li key={document.document_id}>
          <span class={`badge ${tone}`}>{state}</span>
          <span>
            {purposeOf(document, detail)}
            <span class="muted breaks"> {document.filename}</span>
          </span>
        </li>
      );
    })}
  </ul>
);
