import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href, replaceQuery } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { Severity, Status } from "../../ui/badges.tsx";
import { ChartPicture } from "../../ui/chart.tsx";
import { formatAge, formatScore, formatShortDay, stateWord, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ResourceGroup } from "../../ui/resource-group.tsx";
import { AlertPage } from "./alert-page.tsx";
import { ALERTS } from "./texts.ts";

const PATTERNS = Object.entries(ALERTS.patterns);
const STATUSES = Object.entries(ALERTS.statuses);
const POLL_MS = 15_000;
/** Page size of the interface. */
const SHOWN = 200;

/** Stories across cases, or one alert of them. */
export function AlertsScreen({ route }: ScreenProps) {
  const [, alertId] = route.path;
  return alertId === undefined ? <AlertList route={route} /> : <AlertPage alertId={alertId} />;
}

function AlertList({ route }: Pick<ScreenProps, "route">) {
  const status = route.query.get("status") ?? "active";
  const pattern = route.query.get("pattern") ?? "";
  const list = useResource(
    `stories/${status}/${pattern}`,
    () => {
      const query = { status, limit: SHOWN, ...(pattern && { pattern_type: pattern }) };
      return answer(api.GET("/intelligence/stories", { params: { query } }));
    },
    POLL_MS,
  );
  return (
    <div class="stack">
      <header class="head">
        <h1>{ALERTS.title}</h1>
      </header>
      <ResourceGroup>
        <Overview />
        <form class="filters plain-filters" onSubmit={(event) => event.preventDefault()}>
          <select
            aria-label={ALERTS.status}
            value={status}
            onChange={(event) => replaceQuery({ status: event.currentTarget.value })}
          >
            {STATUSES.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <select
            aria-label={ALERTS.pattern}
            value={pattern}
            onChange={(event) => replaceQuery({ pattern: event.currentTarget.value })}
          >
            <option value="">{ALERTS.everyPattern}</option>
            {PATTERNS.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </form>
        <ResourceView of={list}>
          {(stories) =>
            stories.length === 0 ? (
              <Empty>{ALERTS.none(stateWord(status))}</Empty>
            ) : (
              <>
                {stories.length === SHOWN && <Notice>{ALERTS.newest(SHOWN)}</Notice>}
                <ul class="plain">
                  {stories.map((story) => (
                    <Story key={story.id} story={story} />
                  ))}
                </ul>
              </>
            )
          }
        </ResourceView>
      </ResourceGroup>
    </div>
  );
}

/** A story by its worst alert, with its other alerts below. */
function Story({ story }: { readonly story: Schemas["AlertStory"] }) {
  const [worst, ...others] = story.alerts;
  const concerns = story.members.filter(({ risk }) => risk !== null);
  return (
    <li class={`finding ${story.severity}`}>
      <div class="row">
        <Severity severity={story.severity} />
        <a href={href("alerts", worst?.id ?? "")}>
          <b lang="en">{story.title}</b>
        </a>
        <Status status={story.status} tone={story.status === "active" ? "attention" : "quiet"} />
      </div>
      <p lang="en">{story.text}</p>
      {concerns.length > 0 && (
        <p>
          {ALERTS.concern}{" "}
          <span lang="en">
            {concerns.map(({ name, risk }) => `${name} (${words(risk ?? "").toLowerCase()})`).join(", ")}
          </span>
        </p>
      )}
      {others.length > 0 && (
        <ul class="plain">
          {others.map((alert) => (
            <li key={alert.id} class="row">
              <Severity severity={alert.severity} />
              <a href={href("alerts", alert.id)} lang="en">
                {alert.title}
              </a>
              <Status status={alert.status} tone="quiet" />
            </li>
          ))}
        </ul>
      )}
      <p class="muted">
        {ALERTS.parts(story.alerts.length, story.members.length, story.linked_case_ids.length)} ·{" "}
        {formatAge(story.created_at)}
      </p>
    </li>
  );
}

function Overview() {
  const stats = useResource("alert-stats", () => answer(api.GET("/intelligence/stats")));
  const trends = useResource("alert-trends", () =>
    answer(api.GET("/intelligence/trends", { params: { query: { days: 30 } } })),
  );
  return (
    <>
      <ResourceView of={stats} lines={2}>
        {({ active_count, critical_count, cases_affected }) => (
          <div class="tiles">
            <p class="tile">
              <b>{active_count}</b> <span class="muted">{ALERTS.counts.active}</span>
            </p>
            <p class="tile">
              <b>{critical_count}</b> <span class="muted">{ALERTS.counts.critical}</span>
            </p>
            <p class="tile">
              <b>{cases_affected}</b> <span class="muted">{ALERTS.counts.cases}</span>
            </p>
            <p class="tile">
              <b>{formatScore(trends.data?.summary.avg_risk)}</b> <span class="muted">{ALERTS.counts.risk}</span>
            </p>
          </div>
        )}
      </ResourceView>
      <ResourceView of={trends} lines={6}>
        {(data) => (
          <section class="panel">
            <h2>{ALERTS.perDay}</h2>
            <ChartPicture
              label={ALERTS.inDays(data.summary.total_alerts, data.period_days)}
              height={140}
              of={data}
              config={(colour) => ({
                type: "bar",
                data: {
                  labels: data.trend_data.map((item) => formatShortDay(item.date)),
                  datasets: [
                    { data: data.trend_data.map((item) => item.alert_count), backgroundColor: colour("accent") },
                  ],
                },
                options: {
                  plugins: { legend: { display: false } },
                  scales: {
                    x: { grid: { display: false }, ticks: { maxRotation: 0, autoSkipPadding: 16 } },
                    y: { beginAtZero: true, ticks: { precision: 0 } },
                  },
                },
              })}
            />
          </section>
        )}
      </ResourceView>
    </>
  );
}
