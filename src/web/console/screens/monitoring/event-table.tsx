import type { Schemas } from "../../api/client.ts";
import { href } from "../../shell/route.ts";
import { Severity, Status } from "../../ui/badges.tsx";
import { formatAge, formatTime } from "../../ui/format.ts";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { MONITORING } from "./texts.ts";
import { officerName } from "../../ui/person.tsx";

type Event = Schemas["MonitoringEvent"];
const TEXTS = MONITORING.list;

/** Events as rows that lead to their pages; what somebody made of them where it is known of any. */
export function EventTable({ events }: { readonly events: readonly Event[] }) {
  const isDone = events.some(({ disposition }) => disposition !== null);
  return (
    <TableBox label={TEXTS.label}>
      <table class="table cards boxed">
        <TableHead columns={isDone ? TEXTS.columnsDone : TEXTS.columns} />
        <tbody>
          {events.map((event) => (
            <tr key={event.event_id}>
              <th scope="row" class="breaks">
                <a href={href("monitoring", event.event_id)} lang="en">
                  {event.title}
                </a>
              </th>
              <td>
                <span class="row">
                  <Severity severity={event.severity} />
                  {event.needs_role !== null && event.disposition === null && (
                    <span class="badge attention">{TEXTS.forMlro}</span>
                  )}
                </span>
              </td>
              <td>{MONITORING.types[event.type]}</td>
              <td class="muted nowrap">
                <time dateTime={event.at} title={formatTime(event.at)}>
                  {formatAge(event.at)}
                </time>
              </td>
              {isDone && (
                <td>
                  {event.disposition !== null && (
                    <>
                      <Status status={event.disposition} tone="quiet" />
                      <p class="muted small breaks">
                        {officerName(event.disposed_by!)}: {event.reason}
                      </p>
                    </>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
