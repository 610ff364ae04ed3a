import { useEffect, useState } from "preact/hooks";
import { ask } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { ChartPicture } from "../../ui/chart.tsx";
import { formatNumber, formatTime, words } from "../../ui/format.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { readPortfolios } from "./portfolio-memory.ts";
import type { PortfolioResults } from "./scan-model.ts";

const RUNNING_POLL_MS = 1500;
const TIERS = [
  ["red", "critical"],
  ["amber", "medium"],
  ["green", "low"],
] as const;

/** How far a portfolio is, and what it looks like so far. */
export function PortfolioPage({ portfolioId }: { readonly portfolioId: string }) {
  const path = `/api/scan/portfolio/${encodeURIComponent(portfolioId)}/results`;
  const [running, setRunning] = useState(true);
  const results = useResource(path, () => ask<PortfolioResults>("GET", path), running ? RUNNING_POLL_MS : 0);
  useEffect(() => setRunning(results.data?.status !== "done"), [results.data?.status]);
  const name = readPortfolios().find((item) => item.id === portfolioId)?.name ?? portfolioId;
  return (
    <div class="stack">
      <header class="head">
        <h1>{name}</h1>
        <a href="#/scans">All scans</a>
      </header>
      <Loaded of={results} lines={8}>
        {(data) => <Progress data={data} />}
      </Loaded>
    </div>
  );
}

function Progress({ data }: { readonly data: PortfolioResults }) {
  const done = data.scanned + data.failed;
  const counts = TIERS.map(([tier]) => data.results.filter((item) => item.risk_tier === tier).length);
  const order = TIERS.map(([tier]) => tier as string);
  return (
    <>
      <section class="panel">
        <h2>{data.status === "done" ? "Done" : "Running"}</h2>
        <progress value={done} max={Math.max(1, data.total_entities)} aria-label="Progress" />
        <p class="num">
          {done} of {data.total_entities} companies, {data.failed} of them could not be scanned
        </p>
      </section>
      <div class="columns">
        <section class="panel column">
          <h2>Companies</h2>
          <table class="table">
            <thead>
              <tr>
                <th scope="col">Number</th>
                <th scope="col">Tier</th>
                <th scope="col">Scanned</th>
              </tr>
            </thead>
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
          <h2>Picture</h2>
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
