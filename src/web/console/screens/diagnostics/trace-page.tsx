import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { go, href } from "../../shell/route.ts";
import { ChartPicture } from "../../ui/chart.tsx";
import { formatDecimals, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { FeedbackPanel } from "./feedback-panel.tsx";
import { DIAGNOSTICS } from "./texts.ts";

const TEXTS = DIAGNOSTICS.trace;

type Trace = Schemas["DiagnosticsIteration"];

/** One round of an investigation as a waterfall of its stages. */
export function TracePage({ caseId, iteration }: { readonly caseId: string; readonly iteration: number | null }) {
  const sessions = useResource(`sessions/${caseId}`, () =>
    answer(api.GET("/api/diagnostics/{case_id}", { params: { path: { case_id: caseId } } })),
  );
  const chosen = iteration ?? sessions.data?.iterations.at(-1)?.iteration ?? null;
  const trace = useResource(chosen === null ? null : `trace/${caseId}/${chosen}`, () =>
    answer(
      api.GET("/api/diagnostics/{case_id}/iterations/{n}", {
        params: { path: { case_id: caseId, n: chosen as number } },
      }),
    ),
  );
  if (sessions.data?.iterations.length === 0) return <Empty>{TEXTS.notInvestigated}</Empty>;
  return (
    <>
      {(sessions.data?.iterations.length ?? 0) > 1 && (
        <select
          aria-label={TEXTS.round}
          value={String(chosen)}
          onChange={(event) => go(href("diagnostics", caseId, event.currentTarget.value))}
        >
          {sessions.data!.iterations.map((item) => (
            <option key={item.iteration} value={item.iteration}>
              {TEXTS.roundOf(item.iteration, TEXTS.stageCount(item.stage_count), item.total_duration_ms)}
            </option>
          ))}
        </select>
      )}
      <ResourceView of={trace} lines={10}>
        {(data) => (
          <>
            <Waterfall trace={data} />
            <div class="columns">
              <div class="column wide">
                <Decisions trace={data} />
                <Governance trace={data} />
              </div>
              <div class="column">
                <Tools trace={data} />
                <FeedbackPanel
                  caseId={caseId}
                  iteration={data.iteration}
                  given={data.feedback}
                  onGiven={trace.reload}
                />
              </div>
            </div>
          </>
        )}
      </ResourceView>
    </>
  );
}

const ROW_PX = 22;
const FRAME_PX = 34;

function Waterfall({ trace }: { readonly trace: Trace }) {
  const stages = trace.stages.toSorted((a, b) => a.sequence - b.sequence);
  // A stage's record is written when it ends.
  const ends = stages.map((stage) => Date.parse(stage.created_at));
  const first = Math.min(...stages.map((stage, index) => ends[index]! - stage.duration_ms));
  const spans = stages.map((stage, index): [number, number] => {
    const end = ends[index]! - first;
    return [Math.max(0, end - stage.duration_ms), Math.max(end, 1)];
  });
  return (
    <section class="panel">
      <h2>{TEXTS.within(TEXTS.stageCount(stages.length), trace.total_duration_ms)}</h2>
      <ChartPicture
        label={TEXTS.waterfall(
          stages.map(({ stage, duration_ms: ms, status }) => `${words(stage)} ${TEXTS.ms(ms)} ${status}`).join(", "),
        )}
        height={stages.length * ROW_PX + FRAME_PX}
        of={spans}
        config={(colour) => ({
          type: "bar",
          data: {
            labels: stages.map((stage) => words(stage.stage)),
            datasets: [
              {
                data: spans,
                backgroundColor: stages.map(({ status }) =>
                  colour(status === "failed" ? "critical" : status === "skipped" ? "quiet" : "accent"),
                ),
                minBarLength: 3,
                borderRadius: 2,
                borderSkipped: false,
                barThickness: 12,
              },
            ],
          },
          options: {
            indexAxis: "y",
            plugins: { legend: { display: false } },
            scales: {
              x: { title: { display: true, text: "ms" } },
              y: { grid: { display: false }, ticks: { autoSkip: false } },
            },
          },
        })}
      />
      <details>
        <summary class="muted">{TEXTS.asTable}</summary>
        <table class="table">
          <tbody lang="en">
            {stages.map((stage) => (
              <tr key={stage.id}>
                <th scope="row">{words(stage.stage)}</th>
                <td>{words(stage.status)}</td>
                <td class="num">{TEXTS.ms(stage.duration_ms)}</td>
                <td>{stage.error_type && words(stage.error_type)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function Decisions({ trace }: { readonly trace: Trace }) {
  return (
    <section class="panel">
      <h2>{TEXTS.decisions}</h2>
      <ul class="plain rules" lang="en">
        {trace.evoi_decisions.map((item) => (
          <li key={item.id}>
            <span class={`badge ${item.decision === "run" ? "success" : "quiet"}`}>
              {words(item.decision)} {formatDecimals(item.evoi_value, 2)}
            </span>
            <span>
              <b>{words(item.candidate_agent)}</b> <span class="muted">{item.reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Groups checks with the same result; a check that found something stands alone. */
function Governance({ trace }: { readonly trace: Trace }) {
  const groups = Map.groupBy(trace.governance_checks, ({ mechanism, action, violations, id }) =>
    violations.length > 0 ? id : `${mechanism}/${action}`,
  );
  return (
    <section class="panel">
      <h2>{TEXTS.governance}</h2>
      {groups.size === 0 && <Empty>{TEXTS.noGovernance}</Empty>}
      <ul class="plain rules" lang="en">
        {[...groups.values()].map((checks) => {
          const [first] = checks;
          return (
            <li key={first!.id}>
              <span class={`badge ${first!.approved ? "success" : "danger"}`}>{words(first!.action)}</span>
              <span>
                <b>{words(first!.mechanism)}</b>{" "}
                <span class="muted">
                  {checks.map(({ agent_name }) => words(agent_name)).join(", ")}
                  {first!.violations.length > 0 && <>: {first!.violations.join("; ")}</>}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Tools({ trace }: { readonly trace: Trace }) {
  const cost = trace.tool_invocations.reduce((sum, item) => sum + item.cost_eur, 0);
  return (
    <section class="panel">
      <h2>{TEXTS.calls(trace.tool_invocations.length, formatDecimals(cost, 2))}</h2>
      <ul class="plain">
        {trace.tool_invocations.map((item) => (
          <li key={item.id}>
            <span class={item.success ? "severity low" : "severity critical"}>
              {item.success ? TEXTS.succeeded : words(item.error_type ?? "failed")}
            </span>{" "}
            <span lang="en">{words(item.tool_name)}</span> <span class="muted num">{TEXTS.ms(item.duration_ms)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
