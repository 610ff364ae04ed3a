import { useEffect, useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Risk } from "../../ui/badges.tsx";
import { count, formatPercent, formatTime, words, wordsWithin } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
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
      <h2>Similar cases</h2>
      <ResourceView of={found} lines={6}>
        {({
          assessment,
          assessment_status,
          earlier_assessments,
          similar_cases,
          applicable_rules,
          officer_corrections,
        }) => (
          <>
            {assessment_status === "generating" && <p class="muted">The assessment is being written…</p>}
            {assessment_status === "failed" && (
              <Notice tone="warning">
                The assessment could not be written.{" "}
                <button type="button" class="link" onClick={() => void read(true).then(found.reload, found.reload)}>
                  Try again
                </button>
              </Notice>
            )}
            {assessment && (
              <>
                <p class="lead">{wordsWithin(assessment.summary)}</p>
                <p class="muted">
                  {words(assessment.pattern)} · confidence {formatPercent(assessment.assessment_confidence)} ·{" "}
                  {assessment.approved_count} of {count(assessment.similar_count, "similar case")} approved · version{" "}
                  {assessment.version} · {assessment.model_used}
                </p>
                <Changes of={assessment} />
              </>
            )}
            {similar_cases.length === 0 && <Empty>No similar case yet.</Empty>}
            {similar_cases.length > 0 && (
              <TableBox label="Similar cases">
                <table class="table cards">
                  <TableHead columns={["Company", "Similarity", "Risk", "Outcome", "In common"]} />
                  <tbody>
                    {similar_cases.map((item) => (
                      <tr key={item.workflow_id}>
                        <th scope="row">
                          <a href={href("cases", item.workflow_id)}>{item.company_name}</a>
                        </th>
                        <td class="num" data-label="Similarity">
                          {formatPercent(item.similarity_score)}
                        </td>
                        <td data-label="Risk">
                          <Risk score={item.risk_score} />
                        </td>
                        <td data-label="Outcome">
                          {item.restricted ? "Approved with restrictions" : words(item.outcome)}
                          {item.restricted === null && <span class="muted"> (restrictions not recorded)</span>}
                        </td>
                        <td class="muted">{item.key_shared_factors.map(wordsWithin).join(", ")}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </TableBox>
            )}
            {earlier_assessments.length > 0 && <Earlier assessments={earlier_assessments} />}
            {applicable_rules.length > 0 && (
              <>
                <h3>What was learned here</h3>
                <ul class="plain">
                  {applicable_rules.map((rule) => (
                    <li key={rule.text}>
                      {rule.text} <span class="muted">{words(rule.source)}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {officer_corrections.length > 0 && (
              <>
                <h3>Corrections</h3>
                <ul class="plain">
                  {officer_corrections.map((item) => (
                    <li key={item.id}>
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

/** What changed among the similar cases since the version before. */
function Changes({ of }: { readonly of: Assessment }) {
  if (of.changes.length === 0) return null;
  return (
    <ul class="bullets muted">
      {of.changes.map(({ workflow_id, change, from, to }) => (
        <li key={workflow_id}>
          Since the version before: <a href={href("cases", workflow_id)}>{workflow_id}</a> {CHANGES[change]}
          {from !== null && ` (was ${from})`}
          {to !== null && `: ${to}`}
        </li>
      ))}
    </ul>
  );
}

const CHANGES: Readonly<Record<Assessment["changes"][number]["change"], string>> = {
  joined: "is now among them",
  left: "is no longer among them",
  outcome: "has another outcome",
  restrictions: "has other restrictions",
  similarity: "is more or less similar",
};

function Earlier({ assessments }: { readonly assessments: readonly Assessment[] }) {
  return (
    <details>
      <summary class="muted">Earlier assessments ({assessments.length})</summary>
      <ul class="plain">
        {assessments.map((item) => (
          <li key={item.version}>
            <b>Version {item.version}</b>, {formatTime(item.generated_at)}: {wordsWithin(item.summary)}
            <p class="muted">
              {item.neighbours.length === 0 && "It stood on no other case."}
              {item.neighbours.map(({ workflow_id, outcome, restricted }, at) => (
                <span key={workflow_id}>
                  {at > 0 && ", "}
                  <a href={href("cases", workflow_id)}>{workflow_id}</a>{" "}
                  {restricted ? "approved with restrictions" : words(outcome)}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
