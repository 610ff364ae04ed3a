import { useEffect, useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { ChartPicture } from "../../ui/chart.tsx";
import { formatNumber, formatTime, words } from "../../ui/format.ts";
import { ResourceView } from "../../ui/resource-view.tsx";
import { TableHead } from "../../ui/table-head.tsx";

const RUNNING_POLL_MS = 1500;
const TIERS = [
  ["red", "critical"],
  ["amber", "medium"],
  ["green", "low"],
] as const;

/** Progress and results of a portfolio. */
export function PortfolioPage({ portfolioId }: { readonly portfolioId: string }) {
  const [running, setRunning] = useState(true);
  const results = useResource(
    `portfolio/${portfolioId}`,
    () =>
      answer(
        api.GET("/api/scan/portfolio/{portfolio_id}/results", { params: { path: { portfolio_id: portfolioId } } }),
      ),
    running ? RUNNING_POLL_MS : 0,
  );
  useEffect(() => setRunning(results.data?.status !== "done"), [results.data?.status]);
  return (
    <div class="stack">
      <header class="head">
        <h1>{results.data?.portfolio_name ?? "Portfolio"}</h1>
        <a href="#/scans">All scans</a>
      </header>
      <ResourceView of={results} lines={8}>
        {(data) => <Progress data={data} />}
      </ResourceView>
    </div>
  );
}

function Progress({ data }: { readonly data: Schemas["PortfolioResults"] }) {
  const done = data.scanned + data.failed;
  const counts = TIERS.map(([tier]) => data.results.filter((item) => item.risk_tier === tier).length);
  const order = TIERS.map(([tier]) => tier as string);
  return (
    <>
      <section class="panel">
        <div class="panel-head">
          <h2>{data.status === "done" ? "Done" : "Running"}</h2>
          <span class="muted">
            Number <code class="breaks">{data.portfolio_id}</code>
          </span>
        </div>
        <progress value={done} max={Math.max(1, data.total_entities)} aria-label="Progress" />
        <p class="num">
          {done} of {data.total_entities} companies
          {data.failed > 0 && `, ${data.failed} of them could not be scanned`}
        </p>
      </section>
      <div class="columns">
        <section class="panel column">
          <h2>Companies</h2>
          <table class="table cards">
            <TableHead columns={["Number", "Tier", "Scanned"]} />
            <tbody>
              {data.results
                .toSorted((a, b) => order.indexOf(a.risk_tier) - order.indexOf(b.risk_tier))
                .map((item) => (
                  <tr key={item.scan_id}>
                    <th scope="row" class="num">
                      {formatNumber(item.registration_number)}
                    </th>
                    <td>
                      <span class={`severity ${item.risk_tier}`}>{words(item.risk_tier)}</span>
                    </td>
                    <td class="muted num">{formatTime(item.scanned_at)}</td>
                  </tr>
                ))}
              {data.failures.map((item) => (
                <tr key={item.registration_number}>
                  <th scope="row" class="num">
                    {formatNumber(item.registration_number)}
                  </th>
                  <td>
                    <span class="badge ended">Not scanned</span>
                  </td>
                  <td class="muted">{item.reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section class="panel column">
          <h2>Graph</h2>
          <ChartPicture
            label={`Red ${counts[0]}, amber ${counts[1]}, green ${counts[2]}`}
            height={240}
            of={counts}
            config={(colour) => ({
              type: "doughnut",
              data: {
                labels: TIERS.map(([tier], index) => `${words(tier)} ${counts[index]}`),
                datasets: [{ data: counts, backgroundColor: TIERS.map(([, ink]) => colour(ink)), borderWidth: 0 }],
              },
              options: { plugins: { legend: { position: "bottom" } } },
            })}
          />
        </section>
      </div>
    </>
  );
}
