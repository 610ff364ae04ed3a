import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href, replaceQuery } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { Severity, Status } from "../../ui/badges.tsx";
import { formatAge, formatTime, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { EventPage } from "./event-page.tsx";

type Event = Schemas["MonitoringEvent"];

const TYPES = [
  "list_entry",
  "register_change",
  "document_expiry",
  "review_due",
  "source_change",
  "network_change",
  "law_change",
] as const;
const SEVERITIES = ["critical", "high", "medium", "low", "info"] as const;
const POLL_MS = 15_000;
const PER_PAGE = 50;

/** What happened to approved customers and waits for somebody, or one such event. */
export function MonitoringScreen({ route }: ScreenProps) {
  const [, eventId] = route.path;
  return eventId === undefined ? <EventList route={route} /> : <EventPage eventId={eventId} />;
}

function EventList({ route }: Pick<ScreenProps, "route">) {
  const open = route.query.get("open") !== "false";
  const type = TYPES.find((one) => one === route.query.get("type"));
  const severity = SEVERITIES.find((one) => one === route.query.get("severity"));
  const [more, setMore] = useState<{ of: string; events: readonly Event[]; next: string | null } | null>(null);
  const key = `events/${open}/${type ?? ""}/${severity ?? ""}`;
  const read = (cursor?: string) =>
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
    );
  const list = useResource(key, () => read(), POLL_MS);
  const further = more?.of === key ? more : null;
  return (
    <div class="stack">
      <header class="head">
        <h1>Monitoring</h1>
      </header>
      <form class="filters plain-filters" onSubmit={(event) => event.preventDefault()}>
        <select
          aria-label="State"
          value={open ? "true" : "false"}
          onChange={(event) => replaceQuery({ open: event.currentTarget.value })}
        >
          <option value="true">Waiting for somebody</option>
          <option value="false">Dealt with</option>
        </select>
        <select
          aria-label="What happened"
          value={type ?? ""}
          onChange={(event) => replaceQuery({ type: event.currentTarget.value })}
        >
          <option value="">Everything</option>
          {TYPES.map((name) => (
            <option key={name} value={name}>
              {words(name)}
            </option>
          ))}
        </select>
      </form>
      <ResourceView of={list}>
        {(data) => {
          const next = further ? further.next : data.next_cursor;
          return (
            <>
              <OpenCounts open={data.open} chosen={severity} />
              {data.events.length === 0 ? (
                <Empty>{open ? "Nothing waits for anybody." : "Nothing was dealt with yet."}</Empty>
              ) : (
                <ul class="plain">
                  {[...data.events, ...(further?.events ?? [])].map((event) => (
                    <EventRow key={event.event_id} event={event} />
                  ))}
                </ul>
              )}
              {next !== null && (
                <button
                  type="button"
                  class="button"
                  onClick={() =>
                    void read(next).then((page) =>
                      setMore({
                        of: key,
                        events: [...(further?.events ?? []), ...page.events],
                        next: page.next_cursor,
                      }),
                    )
                  }
                >
                  Show more
                </button>
              )}
            </>
          );
        }}
      </ResourceView>
    </div>
  );
}

type Open = Schemas["MonitoringEventList"]["open"];

/** How many events wait, by severity; each leads to those. */
const OpenCounts = ({ open, chosen }: { readonly open: Open; readonly chosen: string | undefined }) => (
  <ul class="tiles plain-list" aria-label="Waiting, by severity">
    {SEVERITIES.map((severity) => (
      <li key={severity}>
        <button
          type="button"
          class="tile choice"
          aria-pressed={severity === chosen}
          onClick={() => replaceQuery({ severity: severity === chosen ? "" : severity })}
        >
          <b>{open[severity]}</b> <Severity severity={severity} />
        </button>
      </li>
    ))}
  </ul>
);

/** One event as a line that leads to its page. */
export const EventRow = ({ event }: { readonly event: Event }) => (
  <li class={`finding ${event.severity}`}>
    <div class="row">
      <Severity severity={event.severity} />
      <a href={href("monitoring", event.event_id)}>
        <b>{event.title}</b>
      </a>
      {event.needs_role !== null && event.disposition === null && <span class="badge attention">For the MLRO</span>}
      {event.disposition !== null && <Status status={event.disposition} tone="quiet" />}
    </div>
    <p class="muted">
      {words(event.type)} ·{" "}
      <time dateTime={event.at} title={formatTime(event.at)}>
        {formatAge(event.at)}
      </time>
      {event.disposed_by !== null && ` · ${event.disposed_by}: ${event.reason ?? ""}`}
    </p>
  </li>
);
