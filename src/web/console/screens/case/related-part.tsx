import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Severity, Status } from "../../ui/badges.tsx";
import { formatTime, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { ResourceGroup } from "../../ui/resource-group.tsx";
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
      <LinkedParties network={detail.network} />
    </section>
  );
}

const STEPS = ["", "one step away", "two steps away", "three steps away"];

/** Who the alerts name beside the customer: how far away, through whom, and in which other cases. */
function LinkedParties({ network }: { readonly network: PartProps["detail"]["network"] }) {
  const named = network.alerts.filter(({ counts }) => counts).flatMap(({ parties }) => parties);
  const all = [...network.neighbours, ...named].filter(({ type, concern }) => type === "company" || concern !== null);
  const parties = all.filter(({ entity_id: id }, at) => all.findIndex((one) => one.entity_id === id) === at);
  return (
    <>
      {network.state === "failed" && (
        <p class="badge attention">
          The last investigation could not read relations: what stands here may be out of date.
        </p>
      )}
      {network.state === "not_read" && <p class="muted">No investigation has read relations to other companies yet.</p>}
      {network.partial && <p class="muted">Not everything was read: there may be more.</p>}
      {parties.length > 0 && (
        <ul class="plain">
          {parties.map(({ entity_id: id, name, country, number, steps, through, concern, cases }) => (
            <li key={id}>
              <b>{name}</b> <span class="muted">{[country, number].filter(Boolean).join(" ")}</span>{" "}
              {concern !== null && <span class="badge danger">{words(concern)}</span>}
              <div class="muted">
                {[steps === null ? "" : (STEPS[steps] ?? `${steps} steps away`), through && `through ${through}`]
                  .filter(Boolean)
                  .join(", ")}
                {cases.map((one) => (
                  <div key={one.workflow_id}>
                    Case: <a href={href("cases", one.workflow_id)}>{one.company_name}</a>
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
