import { SEVERITIES as FROM_LEAST } from "../../../../domain/case/case.model.ts";
import { MONITORING_EVENT_TYPES } from "../../../../domain/relationships/monitoring-event.model.ts";
import { answer, api, type Schemas } from "../../api/client.ts";
import { replaceQuery } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { Severity } from "../../ui/badges.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { usePages } from "../../ui/use-pages.ts";
import { EventPage } from "./event-page.tsx";
import { EventTable } from "./event-table.tsx";
import { MONITORING } from "./texts.ts";

const TEXTS = MONITORING.list;
const SEVERITIES = FROM_LEAST.toReversed();
const POLL_MS = 15_000;
const PER_PAGE = 50;

/** What happened to approved customers and waits for somebody, or one such event. */
export function MonitoringScreen({ route }: ScreenProps) {
  const [, eventId] = route.path;
  return eventId === undefined ? <EventList route={route} /> : <EventPage eventId={eventId} />;
}

function EventList({ route }: Pick<ScreenProps, "route">) {
  const open = route.query.get("open") !== "false";
  const type = MONITORING_EVENT_TYPES.find((one) => one === route.query.get("type"));
  const severity = SEVERITIES.find((one) => one === route.query.get("severity"));
  const pages = usePages(`events/${open}/${type ?? ""}/${severity ?? ""}`, {
    read: (cursor?: string) =>
      answer(
        api.GET("/api/monitoring/events", {
          params: {
            query: {
              open: open ? "true" : "false",
              sort: open ? "severity" : "newest",
              limit: PER_PAGE,
              ...(type && { type }),
              ...(severity && { severity }),
              ...(cursor && { cursor }),
            },
          },
        }),
      ),
    itemsOf: (page) => page.events,
    idOf: (event) => event.event_id,
    pollMs: POLL_MS,
  });
  const waiting = pages.first.data?.open;
  const sum = waiting && SEVERITIES.reduce((all, name) => all + waiting[name], 0);
  return (
    <div class="stack">
      <header class="head">
        <h1>{MONITORING.title}</h1>
        <select
          aria-label={TEXTS.type}
          value={type ?? ""}
          onChange={(event) => replaceQuery({ type: event.currentTarget.value })}
        >
          <option value="">{TEXTS.everyType}</option>
          {MONITORING_EVENT_TYPES.map((name) => (
            <option key={name} value={name}>
              {MONITORING.types[name]}
            </option>
          ))}
        </select>
      </header>
      <Tabs
        label={TEXTS.views}
        tabs={[
          ["#/monitoring", TEXTS.open, open, sum === undefined ? undefined : { of: sum }],
          ["#/monitoring?open=false", TEXTS.done, !open],
        ]}
      />
      <ResourceView of={pages.first} lines={8}>
        {(data) => (
          <>
            {open && <OpenCounts open={data.open} chosen={severity} />}
            {pages.items.length === 0 ? (
              <Empty>{type || severity ? TEXTS.emptyFilter : open ? TEXTS.emptyOpen : TEXTS.emptyDone}</Empty>
            ) : (
              <EventTable events={pages.items} />
            )}
            <ShowMore of={pages} />
          </>
        )}
      </ResourceView>
    </div>
  );
}

type Open = Schemas["MonitoringEventList"]["open"];

/** How many events wait, by severity; each shows those alone. */
const OpenCounts = ({ open, chosen }: { readonly open: Open; readonly chosen: string | undefined }) => (
  <ul class="counts" aria-label={TEXTS.bySeverity}>
    {SEVERITIES.map((severity) => (
      <li key={severity}>
        <button
          type="button"
          aria-pressed={severity === chosen}
          onClick={() => replaceQuery({ severity: severity === chosen ? "" : severity })}
        >
          <b>{open[severity]}</b>
          <Severity severity={severity} />
        </button>
      </li>
    ))}
  </ul>
);
