import { useEffect, useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { useFeature } from "../../api/features.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Risk, Severity, Status } from "../../ui/badges.tsx";
import { count, formatPercent, formatTime, words, wordsWithin } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ResourceGroup } from "../../ui/resource-group.tsx";
import type { PartProps } from "./case-model.ts";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";

/** Similar cases, patterns across cases, and the memory of this case. */
export function RelatedPart({ detail }: PartProps) {
  const hasIntelligence = useFeature("/api/cases/{workflow_id}/case-intelligence");
  const hasMemory = useFeature("/api/memory/case/{workflow_id}");
  const hasAlerts = useFeature("/intelligence/alerts/for-case/{workflow_id}");
  return (
    <ResourceGroup>
      <div class="columns">
        <div class="column wide">
          {hasIntelligence && <Similar detail={detail} />}
          {hasAlerts && <CaseAlerts detail={detail} />}
        </div>
        <div class="column">{hasMemory && <Memory detail={detail} />}</div>
        {!hasIntelligence && !hasMemory && !hasAlerts && <Empty>This service stores no memory of cases.</Empty>}
      </div>
    </ResourceGroup>
  );
}

const GENERATING_POLL_MS = 2000;

function Similar({ detail }: Pick<PartProps, "detail">) {
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
        {({ assessment, assessment_status, similar_cases, applicable_rules, officer_corrections }) => (
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
                  {assessment.approved_count} of {count(assessment.similar_count, "similar case")} approved ·{" "}
                  {assessment.model_used}
                </p>
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
                        <td data-label="Outcome">{words(item.outcome)}</td>
                        <td class="muted">{item.key_shared_factors.map(wordsWithin).join(", ")}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </TableBox>
            )}
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

function CaseAlerts({ detail }: Pick<PartProps, "detail">) {
  const params = { path: { workflow_id: detail.workflow_id } };
  const alerts = useResource(`alerts-for/${detail.workflow_id}`, () =>
    answer(api.GET("/intelligence/alerts/for-case/{workflow_id}", { params })),
  );
  return (
    <section class="panel">
      <h2>Patterns across cases</h2>
      <ResourceView of={alerts} lines={2}>
        {(list) =>
          list.length === 0 ? (
            <Empty>No pattern across cases includes this one.</Empty>
          ) : (
            <ul class="plain">
              {list.map((alert) => (
                <li key={alert.id} class="row">
                  <Severity severity={alert.severity} />
                  <a href={href("alerts", alert.id)}>{alert.title}</a>
                  <Status status={alert.status} />
                </li>
              ))}
            </ul>
          )
        }
      </ResourceView>
    </section>
  );
}

function Memory({ detail }: Pick<PartProps, "detail">) {
  const params = { path: { workflow_id: detail.workflow_id } };
  const story = useResource(`memory/${detail.workflow_id}`, () =>
    answer(api.GET("/api/memory/case/{workflow_id}", { params })),
  );
  return (
    <section class="panel">
      <h2>Memory</h2>
      <ResourceView of={story}>
        {({ signals, ai_context, learned }) => (
          <>
            {ai_context.synthesis_summary && <p class="lead">{ai_context.synthesis_summary}</p>}
            <dl class="facts">
              <dt>Rules applied</dt>
              <dd>{ai_context.rules_applied}</dd>
              <dt>Passages matched</dt>
              <dd>{ai_context.passages_matched}</dd>
              <dt>Confidence at that time</dt>
              <dd>{ai_context.confidence_at_review ?? "not known"}</dd>
              <dt>Learned</dt>
              <dd>
                {learned.total_captured} captured, {learned.pending_sync} pending
              </dd>
            </dl>
            {signals.items.length > 0 && <h3>Signals</h3>}
            <ul class="plain">
              {signals.items.map((item) => (
                <li key={item.created_at + item.signal_type}>
                  {words(item.signal_type)}{" "}
                  <span class="muted">
                    {words(item.category)} · {formatTime(item.created_at)}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </ResourceView>
    </section>
  );
}
