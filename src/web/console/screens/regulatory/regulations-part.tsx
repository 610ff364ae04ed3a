import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href, replaceQuery } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import type { BadgeTone } from "../../ui/badges.tsx";
import { formatDay, wordFrom } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { COUNTRIES } from "./countries.ts";
import { REGULATORY } from "./texts.ts";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { ResourceGroup } from "../../ui/resource-group.tsx";

const TEXTS = REGULATORY.regulations;

const TONES = {
  in_force: "success",
  adopted: "busy",
  upcoming: "attention",
  superseded: "quiet",
} as const satisfies Readonly<Record<string, BadgeTone>>;

const STATUSES = Object.keys(TONES) as (keyof typeof TONES)[];

const STATS = Object.keys(TEXTS.stats) as (keyof typeof TEXTS.stats)[];

export function RegulationsPart({ route }: Pick<ScreenProps, "route">) {
  const status = route.query.get("status") ?? "";
  const country = route.query.get("country") ?? "";
  const list = useResource(`regulations/${status}/${country}`, () =>
    answer(
      api.GET("/api/regulatory/regulations", {
        params: { query: { ...(status && { status }), ...(country && { country }) } },
      }),
    ),
  );
  const stats = useResource("regulatory-stats", () => answer(api.GET("/api/regulatory/stats")));
  return (
    <ResourceGroup lines={12}>
      <ResourceView of={stats} lines={2}>
        {(data) => (
          <div class="tiles">
            {STATS.map((name) => (
              <p key={name} class="tile">
                <b>{data[name]}</b> <span class="muted">{TEXTS.stats[name]}</span>
              </p>
            ))}
          </div>
        )}
      </ResourceView>
      <form class="filters plain-filters" onSubmit={(event) => event.preventDefault()}>
        <select
          aria-label={TEXTS.status}
          value={status}
          onChange={(event) => replaceQuery({ status: event.currentTarget.value })}
        >
          <option value="">{TEXTS.everyStatus}</option>
          {STATUSES.map((name) => (
            <option key={name} value={name}>
              {REGULATORY.statuses[name]}
            </option>
          ))}
        </select>
        <select
          aria-label={TEXTS.country}
          value={country}
          onChange={(event) => replaceQuery({ country: event.currentTarget.value })}
        >
          <option value="">{TEXTS.everywhere}</option>
          <option value="EU">{TEXTS.unionOnly}</option>
          {COUNTRIES.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </form>
      <ResourceView of={list} lines={10}>
        {(regulations) =>
          regulations.length === 0 ? (
            <Empty>{TEXTS.none}</Empty>
          ) : (
            <TableBox label={TEXTS.label}>
              <table class="table cards boxed">
                <TableHead columns={TEXTS.columns} />
                <tbody>
                  {regulations.map((item) => (
                    <tr key={item.id}>
                      <th scope="row" lang="en">
                        <a href={href("regulatory", "regulations", item.id)}>{item.name}</a>
                      </th>
                      <td>
                        <span class={`badge ${TONES[item.status]}`}>{REGULATORY.statuses[item.status]}</span>
                      </td>
                      <td data-label={TEXTS.columns[2]}>{businessWord(item.vertical)}</td>
                      <td data-label={TEXTS.columns[3]}>{item.country}</td>
                      <td class="num" data-label={TEXTS.columns[4]}>
                        {item.effective_date ? formatDay(item.effective_date) : "–"}
                      </td>
                      <td class="num" data-label={TEXTS.columns[5]}>
                        {item.article_count}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableBox>
          )
        }
      </ResourceView>
    </ResourceGroup>
  );
}

const businessWord = (name: string): string =>
  name === "multiple" ? TEXTS.several : wordFrom(REGULATORY.businesses, name);
