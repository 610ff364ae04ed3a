import { useEffect, useState } from "preact/hooks";
import { answer, api, saveFile, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { replaceQuery } from "../../shell/route.ts";
import { ChartPicture } from "../../ui/chart.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ResourceView } from "../../ui/resource-view.tsx";
import { UI } from "../../ui/texts.ts";
import { useAction } from "../../ui/use-action.ts";
import { PortfolioTable } from "./portfolio-table.tsx";
import { describeProgress } from "./progress.ts";
import { SCANS } from "./texts.ts";

const TEXTS = SCANS.portfolio;

const RUNNING_POLL_MS = 1500;
const PAGE_SIZE = 100;
const TIERS = [
  ["red", "critical"],
  ["amber", "medium"],
  ["green", "low"],
] as const;
const PARTS = ["all", "red", "amber", "green", "incomplete", "failed"] as const;
type Part = (typeof PARTS)[number];

interface Props {
  readonly portfolioId: string;
  readonly query: URLSearchParams;
}

/** Progress and results of a portfolio. */
export function PortfolioPage({ portfolioId, query }: Props) {
  const part = PARTS.find((name) => name === query.get("part")) ?? "all";
  const after = query.get("after") ?? "";
  const [running, setRunning] = useState(true);
  const params = {
    path: { portfolio_id: portfolioId },
    query: { part, limit: PAGE_SIZE, ...(after === "" ? {} : { after: Number(after) }) },
  };
  const results = useResource(
    `portfolio/${portfolioId}/${part}/${after}`,
    () => answer(api.GET("/api/scan/portfolio/{portfolio_id}/results", { params })),
    running ? RUNNING_POLL_MS : 0,
  );
  useEffect(() => setRunning((results.data?.status ?? "running") === "running"), [results.data?.status]);
  return (
    <div class="stack">
      <header class="head">
        <h1>{results.data?.portfolio_name ?? TEXTS.untitled}</h1>
        <a href="#/scans">{SCANS.all}</a>
      </header>
      <ResourceView of={results} lines={8}>
        {(data) => (
          <>
            <Progress data={data} onRetried={() => (setRunning(true), results.reload())} />
            <div class="columns">
              <Companies data={data} part={part} after={after} />
              <RiskChart data={data} />
            </div>
          </>
        )}
      </ResourceView>
    </div>
  );
}

type Results = Schemas["PortfolioResults"];

function Progress({ data, onRetried }: { readonly data: Results; readonly onRetried: () => Promise<void> }) {
  const path = { portfolio_id: data.portfolio_id };
  const retry = useAction(async () => {
    await answer(api.POST("/api/scan/portfolio/{portfolio_id}/retry", { params: { path } }));
    await onRetried();
  });
  const save = useAction(() =>
    saveFile(
      `/api/scan/portfolio/${data.portfolio_id}/results.csv?separator=semicolon`,
      `${data.portfolio_name || data.portfolio_id}.csv`,
    ),
  );
  const failure = retry.failure ?? save.failure;
  return (
    <section class="panel">
      <div class="panel-head">
        <h2>{TEXTS[data.status]}</h2>
        <span class="muted">
          {TEXTS.id} <code class="breaks">{data.portfolio_id}</code>
        </span>
      </div>
      <progress
        value={data.total_entities - data.waiting}
        max={Math.max(1, data.total_entities)}
        aria-label={TEXTS.progress}
      />
      <p class="num">{describeProgress(data)}</p>
      <p class="row">
        {(data.incomplete > 0 || data.failed > 0) && (
          <button type="button" class="button" disabled={retry.busy} onClick={() => void retry.run()}>
            {TEXTS.retry}
          </button>
        )}
        <button type="button" class="button" disabled={save.busy} onClick={() => void save.run()}>
          {TEXTS.download}
        </button>
      </p>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </section>
  );
}

interface CompaniesProps {
  readonly data: Results;
  readonly part: Part;
  readonly after: string;
}

function Companies({ data, part, after }: CompaniesProps) {
  return (
    <section class="panel column">
      <div class="panel-head">
        <h2>{TEXTS.companies}</h2>
        <select
          aria-label={TEXTS.show}
          value={part}
          onChange={(event) => replaceQuery({ part: event.currentTarget.value, after: "" })}
        >
          {PARTS.map((name) => (
            <option key={name} value={name}>
              {TEXTS.parts[name]}
            </option>
          ))}
        </select>
      </div>
      <PortfolioTable results={data.results} failures={data.failures} />
      {(after !== "" || data.next_after !== null) && (
        <nav class="pages" aria-label={UI.pages}>
          <button type="button" class="button" disabled={after === ""} onClick={() => replaceQuery({ after: "" })}>
            {TEXTS.firstPage}
          </button>
          <button
            type="button"
            class="button"
            disabled={data.next_after === null}
            onClick={() => replaceQuery({ after: String(data.next_after) })}
          >
            {UI.next}
          </button>
        </nav>
      )}
    </section>
  );
}

function RiskChart({ data }: { readonly data: Results }) {
  const counts = TIERS.map(([tier]) => data.summary[tier]);
  return (
    <section class="panel column">
      <h2>{TEXTS.risk}</h2>
      <ChartPicture
        label={TEXTS.chart(data.summary.red, data.summary.amber, data.summary.green)}
        height={240}
        of={counts}
        config={(colour) => ({
          type: "doughnut",
          data: {
            labels: TIERS.map(([tier], index) => `${SCANS.tiers[tier]} ${counts[index]}`),
            datasets: [{ data: counts, backgroundColor: TIERS.map(([, ink]) => colour(ink)), borderWidth: 0 }],
          },
          options: { plugins: { legend: { position: "bottom" } } },
        })}
      />
    </section>
  );
}
