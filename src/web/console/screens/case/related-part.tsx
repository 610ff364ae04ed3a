import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Severity, Status } from "../../ui/badges.tsx";
import { formatTime, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { ResourceGroup } from "../../ui/resource-group.tsx";
import { RELATED as T } from "./related-texts.ts";
import type { PartProps } from "./case-model.ts";
import { LearnedPanel } from "./learned-panel.tsx";
import { SimilarCases } from "./similar-cases.tsx";

/** Similar cases, patterns across cases, and the memory of this case. */
export const RelatedPart = ({ detail, reload }: PartProps) => (
  <ResourceGroup>
    <div class="columns">
      <div class="column wide">
        <SimilarCases detail={detail} />
        <CaseAlerts detail={detail} />
      </div>
      <div class="column">
        <LearnedPanel detail={detail} reload={reload} />
        <Memory detail={detail} />
      </div>
    </div>
  </ResourceGroup>
);

function CaseAlerts({ detail }: Pick<PartProps, "detail">) {
  const params = { path: { workflow_id: detail.workflow_id } };
  const alerts = useResource(`alerts-for/${detail.workflow_id}`, () =>
    answer(api.GET("/intelligence/alerts/for-case/{workflow_id}", { params })),
  );
  return (
    <section class="panel">
      <h2>{T.patterns}</h2>
      <ResourceView of={alerts} lines={2}>
        {(list) =>
          list.length === 0 ? (
            <Empty>{T.noPattern}</Empty>
          ) : (
            <ul class="plain">
              {list.map((alert) => (
                <li key={alert.id} class="row">
                  <Severity severity={alert.severity} />
                  <a href={href("alerts", alert.id)} lang="en">
                    {alert.title}
                  </a>
                  <Status status={alert.status} />
                </li>
              ))}
            </ul>
          )
        }
      </ResourceView>
      <LinkedParties network={detail.network} />
    </section>
  );
}

/** Who the alerts name beside the customer: how far away, through whom, and in which other cases. */
function LinkedParties({ network }: { readonly network: PartProps["detail"]["network"] }) {
  const named = network.alerts.filter(({ counts }) => counts).flatMap(({ parties }) => parties);
  const all = [...network.neighbours, ...named].filter(({ type, concern }) => type === "company" || concern !== null);
  const parties = all.filter(({ entity_id: id }, at) => all.findIndex((one) => one.entity_id === id) === at);
  return (
    <>
      {network.state === "failed" && <p class="badge attention">{T.networkFailed}</p>}
      {network.state === "not_read" && <p class="muted">{T.networkUnread}</p>}
      {network.partial && <p class="muted">{T.partial}</p>}
      {parties.length > 0 && (
        <ul class="plain">
          {parties.map(({ entity_id: id, name, country, number, steps, through, concern, cases }) => (
            <li key={id}>
              <b>{name}</b> <span class="muted">{[country, number].filter(Boolean).join(" ")}</span>{" "}
              {concern !== null && (
                <span class="badge danger" lang="en">
                  {words(concern)}
                </span>
              )}
              <div class="muted">
                {[steps === null || steps === 0 ? "" : T.steps(steps), through && T.through(through)]
                  .filter(Boolean)
                  .join(", ")}
                {cases.map((one) => (
                  <div key={one.workflow_id}>
                    {T.case} <a href={href("cases", one.workflow_id)}>{one.company_name}</a>
                  </div>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Memory({ detail }: Pick<PartProps, "detail">) {
  const params = { path: { workflow_id: detail.workflow_id } };
  const story = useResource(`memory/${detail.workflow_id}`, () =>
    answer(api.GET("/api/memory/case/{workflow_id}", { params })),
  );
  return (
    <section class="panel">
      <h2>{T.memory}</h2>
      <ResourceView of={story}>
        {({ signals, ai_context, learned }) => (
          <>
            {ai_context.synthesis_summary && (
              <p class="lead" lang="en">
                {ai_context.synthesis_summary}
              </p>
            )}
            <dl class="facts">
              <dt>{T.rulesApplied}</dt>
              <dd>{ai_context.rules_applied}</dd>
              <dt>{T.passages}</dt>
              <dd>{ai_context.passages_matched}</dd>
              <dt>{T.confidenceThen}</dt>
              <dd>{ai_context.confidence_at_review ?? T.notKnown}</dd>
              <dt>{T.learned}</dt>
              <dd>{T.captured(learned.total_captured, learned.pending_sync)}</dd>
            </dl>
            {signals.items.length > 0 && <h3>{T.signals}</h3>}
            <ul class="plain">
              {signals.items.map((item) => (
                <li key={item.created_at + item.signal_type} lang="en">
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
