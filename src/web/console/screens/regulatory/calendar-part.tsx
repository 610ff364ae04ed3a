import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { ChartPicture } from "../../ui/chart.tsx";
import { formatDay, formatMonth, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { REGULATORY } from "./texts.ts";

const TEXTS = REGULATORY.calendar;

const MONTHS = 24;

/** Upcoming dates, also as a calendar feed to subscribe to. */
export function CalendarPart() {
  const calendar = useResource("calendar", () =>
    answer(api.GET("/api/regulatory/calendar", { params: { query: { months_ahead: MONTHS } } })),
  );
  return (
    <section class="panel">
      <div class="panel-head">
        <h2>{TEXTS.title(MONTHS)}</h2>
        <Feed />
      </div>
      <ResourceView of={calendar} lines={10}>
        {(entries) => {
          if (entries.length === 0) return <Empty>{TEXTS.none}</Empty>;
          const months = [...new Set(entries.map((entry) => entry.date.slice(0, 7)))];
          const counts = months.map((month) => entries.filter((entry) => entry.date.startsWith(month)).length);
          return (
            <>
              <ChartPicture
                label={TEXTS.perMonth(months.map((month, index) => `${month} ${counts[index]}`).join(", "))}
                height={120}
                of={counts}
                config={(colour) => ({
                  type: "bar",
                  data: {
                    labels: months.map(formatMonth),
                    datasets: [{ data: counts, backgroundColor: colour("accent") }],
                  },
                  options: {
                    plugins: { legend: { display: false } },
                    scales: {
                      x: { grid: { display: false }, ticks: { maxRotation: 0, autoSkipPadding: 12 } },
                      y: { ticks: { precision: 0 } },
                    },
                  },
                })}
              />
              <ol class="timeline">
                {entries.map((entry) => (
                  <li key={entry.date + entry.title}>
                    <span class="num">
                      {formatDay(entry.date)}
                      <br />
                      <span class="muted">{entry.days_until === 0 ? TEXTS.today : TEXTS.inDays(entry.days_until)}</span>
                    </span>
                    <div lang="en">
                      <a href={href("regulatory", "regulations", entry.regulation_id)}>{entry.title}</a>{" "}
                      <span class="badge quiet">{words(entry.event_type)}</span>
                      <p class="muted">{entry.description}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </>
          );
        }}
      </ResourceView>
    </section>
  );
}

function Feed() {
  const [address, setAddress] = useState<string | null>(null);
  const make = useAction(async () => setAddress((await answer(api.POST("/api/regulatory/calendar-feed"))).feed_url));
  return (
    <>
      {address === null ? (
        <p>
          <button type="button" class="button" disabled={make.busy} onClick={() => void make.run()}>
            {TEXTS.subscribe}
          </button>
        </p>
      ) : (
        <Notice tone="info">
          {TEXTS.secret} <code class="breaks">{address}</code>
        </Notice>
      )}
      {make.failure && <Notice tone="danger">{make.failure}</Notice>}
    </>
  );
}
