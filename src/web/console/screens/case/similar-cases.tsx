import { useEffect, useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Risk } from "../../ui/badges.tsx";
import { formatPercent, formatTime, stateWord, words, wordsWithin } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { RELATED as T } from "./related-texts.ts";
import type { PartProps } from "./case-model.ts";

const GENERATING_POLL_MS = 2000;

/** Similar cases with their outcomes, and the assessment that stands on them. */
export function SimilarCases({ detail }: Pick<PartProps, "detail">) {
  const [settled, setSettled] = useState(false);
  const read = (retry = false) => {
    const params = { path: { workflow_id: detail.workflow_id }, query: retry ? { retry: true } : {} };
    return answer(api.GET("/api/cases/{workflow_id}/case-intelligence", { params }));
  };
  const found = useResource(`similar/${detail.workflow_id}`, () => read(), settled ? 0 : GENERATING_POLL_MS);
  useEffect(() => setSettled(found.data?.assessment_status !== "generating"), [found.data?.assessment_status]);
  return (
    <section class="panel">
      <h2>{T.similar}</h2>
      <ResourceView of={found} lines={6}>
        {({
          assessment,
          assessment_status,
          earlier_assessments,
          similar_cases,
          applicable_rules,
          hidden_rules,
          officer_corrections,
        }) => (
          <>
            {assessment_status === "generating" && <p class="muted">{T.writing}</p>}
            {assessment_status === "failed" && (
              <Notice tone="warning">
                {T.notWritten}{" "}
                <button type="button" class="link" onClick={() => void read(true).then(found.reload, found.reload)}>
                  {T.again}
                </button>
              </Notice>
            )}
            {assessment && (
              <>
                <p class="lead" lang="en">
                  {wordsWithin(assessment.summary)}
                </p>
                <p class="muted">
                  <span lang="en">{words(assessment.pattern)}</span> ·{" "}
                  {T.confidence(formatPercent(assessment.assessment_confidence))} ·{" "}
                  {T.approved(assessment.approved_count, assessment.similar_count)} · {T.version(assessment.version)} ·{" "}
                  {assessment.model_used}
                </p>
                <Changes of={assessment} />
              </>
            )}
            {similar_cases.length === 0 && <Empty>{T.none}</Empty>}
            {similar_cases.length > 0 && (
              <TableBox label={T.similar}>
                <table class="table cards">
                  <TableHead columns={[T.company, T.similarity, T.risk, T.outcome, T.common]} />
                  <tbody>
                    {similar_cases.map((item) => (
                      <tr key={item.workflow_id}>
                        <th scope="row">
                          <a href={href("cases", item.workflow_id)}>{item.company_name}</a>
                        </th>
                        <td class="num" data-label={T.similarity}>
                          {formatPercent(item.similarity_score)}
                        </td>
                        <td data-label={T.risk}>
                          <Risk score={item.risk_score} />
                        </td>
                        <td data-label={T.outcome}>
                          {item.restricted ? T.restricted : stateWord(item.outcome)}
                          {item.restricted === null && <span class="muted"> {T.unrecorded}</span>}
                        </td>
                        <td class="muted" lang="en">
                          {item.key_shared_factors.map(wordsWithin).join(", ")}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </TableBox>
            )}
            {earlier_assessments.length > 0 && <Earlier assessments={earlier_assessments} />}
            {applicable_rules.length > 0 && (
              <>
                <h3>{T.learnedHere}</h3>
                <ul class="plain">
                  {applicable_rules.map((rule) => (
                    <li key={rule.text} lang="en">
                      {rule.text} <span class="muted">{words(rule.source)}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {hidden_rules && (
              <p class="muted">
                {T.hiddenRules(hidden_rules.count)}{" "}
                <span lang="en">{hidden_rules.finding_categories.map(words).join(", ")}</span>
              </p>
            )}
            {officer_corrections.length > 0 && (
              <>
                <h3>{T.corrections}</h3>
                <ul class="plain">
                  {officer_corrections.map((item) => (
                    <li key={item.id} lang="en">
                      {words(item.signal_type)}: {item.description}{" "}
                      <span class="muted">{item.rejection_reason ?? formatTime(item.created_at)}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </ResourceView>
    </section>
  );
}

type Assessment = NonNullable<Schemas["CaseIntelligence"]["assessment"]>;

/** Nothing names a case that was deleted. */
const CaseLink = ({ id }: { readonly id: string | null }) =>
  id === null ? <span>{T.deletedCase}</span> : <a href={href("cases", id)}>{id}</a>;

/** What changed among the similar cases since the version before. */
function Changes({ of }: { readonly of: Assessment }) {
  if (of.changes.length === 0) return null;
  return (
    <ul class="bullets muted">
      {of.changes.map(({ workflow_id, change, from, to }, at) => (
        <li key={at}>
          {T.since} <CaseLink id={workflow_id} /> {T.changes[change]}
          {from !== null && ` ${T.was(from)}`}
          {to !== null && `: ${to}`}
        </li>
      ))}
    </ul>
  );
}

function Earlier({ assessments }: { readonly assessments: readonly Assessment[] }) {
  return (
    <details>
      <summary class="muted">{T.earlier(assessments.length)}</summary>
      <ul class="plain">
        {assessments.map((item) => (
          <li key={item.version}>
            <b>{T.versionOf(item.version)}</b>, {formatTime(item.generated_at)}:{" "}
            <span lang="en">{wordsWithin(item.summary)}</span>
            <p class="muted">
              {item.neighbours.length === 0 && T.onNone}
              {item.neighbours.map(({ workflow_id, outcome, restricted }, at) => (
                <span key={at}>
                  {at > 0 && ", "}
                  <CaseLink id={workflow_id} /> {restricted ? T.restrictedWithin : stateWord(outcome)}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
