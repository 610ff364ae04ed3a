import type { Schemas } from "../../api/client.ts";
import { href } from "../../shell/route.ts";
import { Overdue, Status } from "../../ui/badges.tsx";
import { formatDay } from "../../ui/format.ts";
import { officerName } from "../../ui/person.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { WORK as TEXTS } from "./work-texts.ts";

export type WorkItem = Schemas["OfficerWork"]["items"][number];

/** An officer's work, kind by kind. */
export const WorkTable = ({ items }: { readonly items: readonly WorkItem[] }) => (
  <TableBox label={TEXTS.work}>
    <table class="table cards boxed">
      <TableHead columns={TEXTS.columns} />
      <tbody>
        {items.map((item) => (
          <tr key={`${item.kind} ${item.id}`}>
            <th scope="row" class="breaks">
              <NameOf of={item} />
            </th>
            <td data-label={TEXTS.columns[1]}>
              {TEXTS.kinds[item.kind]}
              {item.maker !== null && <p class="muted small">{TEXTS.decidedBy(officerName(item.maker))}</p>}
              {item.open_events !== null && item.open_events > 0 && (
                <p class="muted small">{TEXTS.openEvents(item.open_events)}</p>
              )}
            </td>
            <td data-label={TEXTS.columns[2]}>
              {item.state === null ? <span class="muted">{TEXTS.noState}</span> : <Status status={item.state} />}
            </td>
            <td class="nowrap" data-label={TEXTS.columns[3]}>
              <span>
                {item.due_at === null ? <span class="muted">{TEXTS.noDay}</span> : formatDay(item.due_at)}{" "}
                <Overdue of={item} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableBox>
);

export function NameOf({
  of: { kind, id, name },
}: {
  readonly of: Pick<WorkItem, "kind" | "id"> & { name: string | null };
}) {
  if (kind === "substitution") return <>{officerName(id)}</>;
  return <a href={href(kind === "relationship" ? "relationships" : "cases", id)}>{name ?? id}</a>;
}
