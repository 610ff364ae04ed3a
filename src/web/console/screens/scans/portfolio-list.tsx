import { useEffect, useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href, replaceQuery } from "../../shell/route.ts";
import { formatAge } from "../../ui/format.ts";
import { Pages } from "../../ui/pages.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { describeProgress } from "./progress.ts";
import { SCANS } from "./texts.ts";
import { officerName } from "../../ui/person.tsx";

const TEXTS = SCANS.portfolio;

const PER_PAGE = 20;
const RUNNING_POLL_MS = 3000;

/** The tenant's portfolios with their progress. */
export function PortfolioList({ page }: { readonly page: number }) {
  const [running, setRunning] = useState(false);
  const list = useResource(
    `portfolios/${page}`,
    () => answer(api.GET("/api/scan/portfolios", { params: { query: { page, per_page: PER_PAGE } } })),
    running ? RUNNING_POLL_MS : 0,
  );
  useEffect(() => setRunning(list.data?.portfolios.some(({ status }) => status === "running") ?? false), [list.data]);
  return (
    <section class="panel">
      <h2>{TEXTS.list}</h2>
      <ResourceView of={list} lines={3}>
        {({ portfolios, total }) =>
          portfolios.length === 0 ? (
            <Empty>{TEXTS.none}</Empty>
          ) : (
            <>
              <table class="table cards">
                <TableHead columns={TEXTS.columns} />
                <tbody>
                  {portfolios.map((item) => (
                    <Row key={item.portfolio_id} item={item} />
                  ))}
                </tbody>
              </table>
              <Pages
                page={page}
                last={Math.ceil(total / PER_PAGE)}
                onPage={(to) => replaceQuery({ page: String(to) })}
              />
            </>
          )
        }
      </ResourceView>
    </section>
  );
}

type Item = Schemas["PortfolioList"]["portfolios"][number];

const Row = ({ item }: { readonly item: Item }) => (
  <tr>
    <th scope="row">
      <a href={href("scans", "portfolio", item.portfolio_id)}>{item.portfolio_name}</a>
    </th>
    <td class="num">{describeProgress(item)}</td>
    <td>
      {(["red", "amber", "green"] as const).map((tier) =>
        item.summary[tier] === 0 ? null : (
          <>
            <span key={tier} class={`severity ${tier}`}>
              {SCANS.inTier[tier](String(item.summary[tier]))}
            </span>{" "}
          </>
        ),
      )}
    </td>
    <td class="muted">
      {formatAge(item.created_at)}, {officerName(item.created_by)}
    </td>
  </tr>
);
