import { Plus } from "lucide";
import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { Severity } from "../../ui/badges.tsx";
import { formatTime } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { DeleteDialog, ListDialog, type OwnList } from "./own-list-dialogs.tsx";
import { OWN_LISTS } from "./texts.ts";
import { officerName } from "../../ui/person.tsx";

type Open = { readonly act: "add" } | { readonly act: "replace" | "delete"; readonly list: OwnList };

/** Lists that the tenant keeps itself, on which everybody is searched for. */
export function OwnListsScreen() {
  const mayRead = hasRole(useOfficer(), "compliance_manager");
  const [open, setOpen] = useState<Open | null>(null);
  const lists = useResource(mayRead ? "own-lists" : null, () => answer(api.GET("/api/own-lists")));
  const close = () => setOpen(null);
  const done = () => lists.reload().then(close);
  return (
    <div class="stack">
      <PageHead title={OWN_LISTS.title}>
        {mayRead && (
          <button type="button" class="button primary" onClick={() => setOpen({ act: "add" })}>
            <Icon of={Plus} />
            {OWN_LISTS.add}
          </button>
        )}
      </PageHead>
      {!mayRead && <Notice>{OWN_LISTS.notYours}</Notice>}
      {mayRead && <p class="muted lead">{OWN_LISTS.about}</p>}
      {mayRead && (
        <ResourceView of={lists} lines={6}>
          {(data) =>
            data.lists.length === 0 ? <Empty>{OWN_LISTS.empty}</Empty> : <Table lists={data.lists} onOpen={setOpen} />
          }
        </ResourceView>
      )}
      {open?.act === "add" && <ListDialog list={null} onClose={close} onDone={done} />}
      {open?.act === "replace" && <ListDialog list={open.list} onClose={close} onDone={done} />}
      {open?.act === "delete" && <DeleteDialog list={open.list} onClose={close} onDone={done} />}
    </div>
  );
}

interface TableProps {
  readonly lists: readonly OwnList[];
  readonly onOpen: (open: Open) => void;
}

const Table = ({ lists, onOpen }: TableProps) => (
  <TableBox label={OWN_LISTS.label}>
    <table class="table cards boxed">
      <TableHead columns={OWN_LISTS.columns} />
      <tbody>
        {lists.map((list) => (
          <tr key={list.list_id}>
            <th scope="row" class="breaks">
              {list.name}
            </th>
            <td data-label={OWN_LISTS.columns[1]}>
              <Severity severity={list.severity} />
            </td>
            <td data-label={OWN_LISTS.columns[2]}>{list.entries}</td>
            <td data-label={OWN_LISTS.columns[3]}>{list.version}</td>
            <td class="muted" data-label={OWN_LISTS.columns[4]}>
              {formatTime(list.updated_at)} {OWN_LISTS.by(officerName(list.updated_by))}
            </td>
            <td>
              <span class="row">
                <button
                  type="button"
                  class="link"
                  aria-label={OWN_LISTS.replaceNamed(list.name)}
                  onClick={() => onOpen({ act: "replace", list })}
                >
                  {OWN_LISTS.replace}
                </button>
                <button
                  type="button"
                  class="link"
                  aria-label={OWN_LISTS.deleteNamed(list.name)}
                  onClick={() => onOpen({ act: "delete", list })}
                >
                  {OWN_LISTS.delete}
                </button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableBox>
);
