import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href, replaceQuery } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { type BadgeTone, Status } from "../../ui/badges.tsx";
import { formatDay, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { COUNTRIES } from "./countries.ts";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { ResourceGroup } from "../../ui/resource-group.tsx";

const TONES: Readonly<Record<string, BadgeTone>> = {
  in_force: "success",
  adopted: "busy",
  upcoming: "attention",
  superseded: "quiet",
};

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
            {Object.entries(data).map(([name, value]) => (
              <p key={name} class="tile">
                <b>{value}</b> <span class="muted">{words(name)}</span>
              </p>
            ))}
          </div>
        )}
      </ResourceView>
      <form class="filters plain-filters" onSubmit={(event) => event.preventDefault()}>
        <select
          aria-label="Status"
          value={status}
          onChange={(event) => replaceQuery({ status: event.currentTarget.value })}
        >
          <option value="">Every status</option>
          {Object.keys(TONES).map((name) => (
            <option key={name} value={name}>
              {words(name)}
            </option>
          ))}
        </select>
        <select
          aria-label="Country"
          value={country}
          onChange={(event) => replaceQuery({ country: event.currentTarget.value })}
        >
          <option value="">Everywhere</option>
          <option value="EU">European Union only</option>
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
            <Empty>No regulation matches.</Empty>
          ) : (
            <TableBox label="Regulations">
              <table class="table cards boxed">
                <TableHead columns={["Regulation", "Status", "Area", "Country", "Effective", "Articles"]} />
                <tbody>
                  {regulations.map((item) => (
                    <tr key={item.id}>
                      <th scope="row">
                        <a href={href("regulatory", "regulations", item.id)}>{item.name}</a>
                      </th>
                      <td>
                        <Status status={item.status} tone={TONES[item.status]} />
                      </td>
                      <td data-label="Area">{item.vertical === "multiple" ? "Several" : words(item.vertical)}</td>
                      <td data-label="Country">{item.country}</td>
                      <td class="num" data-label="Effective">
                        {item.effective_date ? formatDay(item.effective_date) : "–"}
                      </td>
                      <td class="num" data-label="Articles">
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
