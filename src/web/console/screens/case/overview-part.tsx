import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { Severity, Status } from "../../ui/badges.tsx";
import { formatDay, formatTime, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { latestResult, type PartProps } from "./case-model.ts";
import { CheckTable } from "./check-table.tsx";
import { CustomerPanel } from "./customer/customer-panel.tsx";
import { ProvisionalPanel } from "./decision/provisional-panel.tsx";
import { GatesPanel } from "./gates-panel.tsx";
import { RatingPanel } from "./rating-panel.tsx";
import { ConfidencePanel, RiskPanel } from "./scores.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { ResourceGroup } from "../../ui/resource-group.tsx";

/** What an officer reads first: the customer, checks, blockers and rating; then the brief, and the score last. */
export function OverviewPart({ detail, reload }: PartProps) {
  const confidence = latestResult(detail)?.case_confidence;
  return (
    <ResourceGroup lines={14}>
      {detail.withheld && <ProvisionalPanel detail={detail} reload={reload} />}
      <CustomerPanel detail={detail} />
      <div class="columns">
        <CheckTable detail={detail} />
        <div class="column">
          <GatesPanel detail={detail} />
          {!detail.withheld && <RatingPanel detail={detail} />}
        </div>
      </div>
      <div class="columns">
        <div class="column">
          {!detail.withheld && <Brief detail={detail} />}
          <Discrepancies detail={detail} />
        </div>
        <div class="column">
          {detail.follow_up_tasks.length > 0 && <FollowUps detail={detail} />}
          <Register detail={detail} />
        </div>
      </div>
      {confidence && (
        <div class="columns">
          <RiskPanel results={detail.investigation_results} />
          <ConfidencePanel confidence={confidence} />
        </div>
      )}
    </ResourceGroup>
  );
}

function Brief({ detail }: Pick<PartProps, "detail">) {
  const brief = useResource(`brief/${detail.workflow_id}/${detail.updated_at}`, () =>
    answer(api.GET("/api/cases/{workflow_id}/ai-brief", { params: { path: { workflow_id: detail.workflow_id } } })),
  );
  return (
    <section class="panel brief">
      <h2>Brief</h2>
      <ResourceView of={brief}>
        {({ summary, key_signals, recommended_action, risk_trend }) => (
          <>
            <p class="lead">{summary}</p>
            {key_signals.length > 0 && (
              <ul class="plain">
                {key_signals.map((signal) => (
                  <li key={signal}>{signal}</li>
                ))}
              </ul>
            )}
            <p class="row">
              <span>
                Recommended: <b>{words(recommended_action)}</b>
              </span>
              <span class="muted">Trend: {words(risk_trend)}</span>
            </p>
          </>
        )}
      </ResourceView>
    </section>
  );
}

function Discrepancies({ detail }: Pick<PartProps, "detail">) {
  return (
    <section class="panel">
      <h2>Declared vs registered</h2>
      {detail.discrepancies.length === 0 ? (
        <Empty>No difference between what was declared and what the sources state was recorded.</Empty>
      ) : (
        <TableBox label="Declared vs registered">
          <table class="table cards">
            <TableHead columns={["Field", "Declared", "Registered", "Source", "Status"]} />
            <tbody>
              {detail.discrepancies.map((item) => (
                <tr key={item.id}>
                  <th scope="row">
                    {words(item.field)} <Severity severity={item.severity} />
                  </th>
                  <td class="declared" data-label="Declared">
                    {item.declared}
                  </td>
                  <td class="observed" data-label="Registered">
                    {item.observed}
                  </td>
                  <td class="muted" data-label="Source">
                    {item.source.startsWith("filed:") ? "Filed by an officer" : words(item.source)}
                  </td>
                  <td>
                    <Status status={item.status} tone={item.status === "open" ? "attention" : "success"} />
                    {item.report_due !== undefined && <ReportDue due={item.report_due} overdue={item.report_overdue} />}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
    </section>
  );
}

/** The day by which a difference must be reported to the register of beneficial owners. */
const ReportDue = ({ due, overdue = false }: { readonly due: string; readonly overdue?: boolean | undefined }) => (
  <div class={overdue ? "badge danger" : "muted"}>
    {overdue ? "Report overdue since" : "Report to the register by"} {formatDay(due)}
  </div>
);

function Register({ detail }: Pick<PartProps, "detail">) {
  const { vies_enrichment: vies, website_validation: site } = detail;
  return (
    <section class="panel">
      <h2>At opening</h2>
      <dl class="facts">
        <dt>VAT</dt>
        <dd>{vies === null ? "no answer" : vies.vies_valid ? `valid, ${vies.vies_name ?? "no name"}` : "not valid"}</dd>
        <dt>Website</dt>
        <dd>{site === null ? "not checked" : site.accessible ? site.url : `${site.url} does not answer`}</dd>
        <dt>Opened</dt>
        <dd>
          {formatTime(detail.created_at)} by {words(detail.created_by)}
        </dd>
        <dt>Case</dt>
        <dd>
          <code class="breaks">{detail.case_id}</code>
        </dd>
      </dl>
    </section>
  );
}

function FollowUps({ detail }: Pick<PartProps, "detail">) {
  const responses = useResource(`responses/${detail.workflow_id}/${detail.updated_at}`, () =>
    answer(api.GET("/api/cases/{workflow_id}/responses", { params: { path: { workflow_id: detail.workflow_id } } })),
  );
  return (
    <section class="panel">
      <h2>Asked of the customer</h2>
      <ul class="plain">
        {detail.follow_up_tasks.map((task) => (
          <li key={task.id}>
            <Status status={task.status} tone={task.status === "open" ? "attention" : "success"} /> {task.description}
            {responses.data?.responses
              .filter((response) => response.task_id === task.id)
              .map((response) => (
                <blockquote key={response.submitted_at}>{response.answer}</blockquote>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
