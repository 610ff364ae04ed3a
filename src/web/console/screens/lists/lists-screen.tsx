import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { formatTime, listWord } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { ResourceGroup } from "../../ui/resource-group.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { LISTS as TEXTS } from "./texts.ts";

type ListVersion = Schemas["ListVersion"];
type DownloadState = Schemas["ListDownloadStates"]["downloads"][number];

/** The lists that everybody is searched for on, and whether the service could fetch their latest files. */
export function ListsScreen() {
  const lists = useResource("lists", () => answer(api.GET("/api/imports/lists")));
  const downloads = useResource("list-downloads", () => answer(api.GET("/api/imports/downloads")));
  return (
    <div class="stack">
      <PageHead title={TEXTS.title} />
      <ResourceGroup lines={10}>
        <section class="panel">
          <h2>{TEXTS.inForce}</h2>
          <ResourceView of={lists}>
            {({ lists: versions }) =>
              versions.length === 0 ? <Notice tone="danger">{TEXTS.none}</Notice> : <Versions of={versions} />
            }
          </ResourceView>
        </section>
        <section class="panel">
          <h2>{TEXTS.downloads}</h2>
          <ResourceView of={downloads}>
            {({ downloads: states }) =>
              states.length === 0 ? <Empty>{TEXTS.noDownloads}</Empty> : <Downloads of={states} />
            }
          </ResourceView>
        </section>
      </ResourceGroup>
    </div>
  );
}

const Versions = ({ of: versions }: { readonly of: readonly ListVersion[] }) => (
  <TableBox label={TEXTS.inForce}>
    <table class="table cards boxed">
      <TableHead columns={TEXTS.versionColumns} />
      <tbody>
        {versions.map((list) => (
          <tr key={`${list.source} ${list.version}`}>
            <th scope="row">
              {listWord(list.source)} {list.stale && <span class="tag warn">{TEXTS.stale}</span>}
              {list.sample && <span class="tag">{TEXTS.sample}</span>}
            </th>
            <td class="breaks" data-label={TEXTS.versionColumns[1]}>
              {list.version}
            </td>
            <td class="num" data-label={TEXTS.versionColumns[2]}>
              {list.entries}
            </td>
            <td class="nowrap" data-label={TEXTS.versionColumns[3]}>
              {formatTime(list.checked_at)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableBox>
);

const Downloads = ({ of: states }: { readonly of: readonly DownloadState[] }) => (
  <TableBox label={TEXTS.downloads}>
    <table class="table cards boxed">
      <TableHead columns={TEXTS.downloadColumns} />
      <tbody>
        {states.map(({ source, outcome, failure, outcome_at, seen_at, next_at, difference }) => (
          <tr key={source}>
            <th scope="row">{listWord(source)}</th>
            <td data-label={TEXTS.downloadColumns[1]}>
              <span class={outcome === "failed" ? "bad" : undefined}>{TEXTS.outcomes[outcome]}</span>
              {failure !== null && <p class="muted small">{TEXTS.failures[failure]}</p>}
              {outcome_at !== null && <p class="muted small">{formatTime(outcome_at)}</p>}
            </td>
            <td data-label={TEXTS.downloadColumns[2]}>
              {difference === null ? (
                <span class="muted">{TEXTS.notCompared}</span>
              ) : (
                TEXTS.difference(difference.added, difference.changed, difference.removed, difference.after)
              )}
            </td>
            <td class="nowrap" data-label={TEXTS.downloadColumns[3]}>
              {seen_at === null ? <span class="muted">{TEXTS.never}</span> : formatTime(seen_at)}
            </td>
            <td class="nowrap" data-label={TEXTS.downloadColumns[4]}>
              {next_at === null ? <span class="muted">{TEXTS.notPlanned}</span> : formatTime(next_at)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableBox>
);
