import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { go, href } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { formatDecimals, formatDay, formatPercent, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { DIAGNOSTICS } from "./texts.ts";
import { TracePage } from "./trace-page.tsx";

/** Reliability of stages and sources, and the trace of one investigation. */
export function DiagnosticsScreen({ route }: ScreenProps) {
  const [, caseId, iteration] = route.path;
  const list = useResource("newest", () => answer(api.GET("/api/cases", { params: { query: { per_page: 100 } } })));
  return (
    <div class="stack">
      <header class="head">
        <h1>{DIAGNOSTICS.title}</h1>
        <select
          aria-label={DIAGNOSTICS.case}
          value={caseId ?? ""}
          onChange={(event) =>
            go(event.currentTarget.value ? href("diagnostics", event.currentTarget.value) : "#/diagnostics")
          }
        >
          <option value="">{DIAGNOSTICS.everyCase}</option>
          {list.data?.cases
            .filter((item) => item.current_iteration > 0)
            .map((item) => (
              <option key={item.case_id} value={item.case_id}>
                {item.company_name}
              </option>
            ))}
        </select>
      </header>
      {list.data && list.data.total > list.data.cases.length && (
        <p class="muted">{DIAGNOSTICS.newest(list.data.cases.length, list.data.total)}</p>
      )}
      {caseId === undefined ? <Reliability /> : <TracePage caseId={caseId} iteration={Number(iteration) || null} />}
    </div>
  );
}

function Reliability() {
  const stats = useResource("reliability", () => answer(api.GET("/api/diagnostics/stats")));
  return (
    <ResourceView of={stats} lines={8}>
      {({ stage_reliability, source_reliability, quality_trend, root_cause_distribution }) => (
        <div class="columns even">
          <div class="column">
            <section class="panel">
              <h2>{DIAGNOSTICS.sources}</h2>
              <Rates rows={source_reliability.map((item) => [item.tool_name, item.total, item.success_rate])} />
            </section>
            <section class="panel">
              <h2>{DIAGNOSTICS.ratings}</h2>
              {quality_trend.length === 0 && <Empty>{DIAGNOSTICS.noRatings}</Empty>}
              <ul class="plain">
                {quality_trend.map((item) => (
                  <li key={item.date} class="num">
                    {DIAGNOSTICS.ratedOn(
                      formatDay(item.date),
                      formatDecimals(item.avg_rating, 1),
                      DIAGNOSTICS.ratingCount(item.count),
                    )}
                  </li>
                ))}
                {root_cause_distribution.map((item) => (
                  <li key={item.root_cause}>
                    <span lang="en">{words(item.root_cause)}</span>: {item.count}
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <div class="column">
            <section class="panel">
              <h2>{DIAGNOSTICS.stages}</h2>
              <Rates rows={stage_reliability.map((item) => [item.stage, item.total, 1 - item.failure_rate])} />
            </section>
          </div>
        </div>
      )}
    </ResourceView>
  );
}

function Rates({ rows }: { readonly rows: readonly (readonly [name: string, total: number, rate: number])[] }) {
  if (rows.length === 0) return <Empty>{DIAGNOSTICS.noRuns}</Empty>;
  return (
    <table class="table">
      <TableHead columns={DIAGNOSTICS.columns} />
      <tbody>
        {rows.map(([name, total, rate]) => (
          <tr key={name}>
            <th scope="row" lang="en">
              {words(name)}
            </th>
            <td class="num">{total}</td>
            <td class="num">
              <span class={rate < 1 ? "severity medium" : "severity low"}>{formatPercent(rate)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
