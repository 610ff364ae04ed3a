import { useState } from "preact/hooks";
import { ask } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { go, href } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screens.tsx";
import { TextField } from "../../ui/field.tsx";
import { formatPercent, formatTime } from "../../ui/format.ts";
import { Empty, Loaded } from "../../ui/loaded.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { PortfolioPage } from "./portfolio-page.tsx";
import { readPortfolios, rememberPortfolio } from "./portfolio-memory.ts";
import { ScanResult } from "./scan-result.tsx";
import type { Portfolio, Scan, ScanHistoryItem } from "./scan-model.ts";

/** Companies looked at without a case: one by one in tiers, or a whole portfolio. */
export function ScansScreen({ route }: ScreenProps) {
  const [, kind, id] = route.path;
  if (kind === "portfolio" && id !== undefined) return <PortfolioPage portfolioId={id} />;
  return (
    <div class="stack">
      <header class="head">
        <h1>Scans</h1>
      </header>
      <div class="columns">
        <div class="column wide">
          <CompanyScan />
        </div>
        <div class="column">
          <NewPortfolio />
        </div>
      </div>
    </div>
  );
}

function CompanyScan() {
  const [number, setNumber] = useState("");
  const [scan, setScan] = useState<Scan | null>(null);
  const [scanned, setScanned] = useState<string | null>(null);
  const path = (of: string) => `/api/scan/entity/${encodeURIComponent(of)}`;
  const history = useResource(scanned && `${path(scanned)}/results?${scan?.scan_id}`, () =>
    ask<ScanHistoryItem[]>("GET", `${path(scanned!)}/results`),
  );
  const run = useAction(async (tier: 1 | 2) => {
    setScan(await ask<Scan>("POST", path(number.trim()), { tier }));
    setScanned(number.trim());
  });
  const open = useAction(async () => {
    const opened = await ask<{ workflow_id: string }>("POST", `${path(number.trim())}/escalate`, { target_tier: 3 });
    go(href("cases", opened.workflow_id));
  });
  const failure = run.failure ?? open.failure;
  return (
    <section class="panel">
      <h2>One company</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void run.run(1);
        }}
      >
        <TextField label="Belgian enterprise number" value={number} onValue={setNumber} required />
        <p class="row">
          <button type="submit" class="button primary" disabled={run.busy}>
            {run.busy ? "Looking…" : "Scan"}
          </button>
          <button type="button" class="button" disabled={run.busy || !number.trim()} onClick={() => void run.run(2)}>
            Scan with the news
          </button>
          {scan && (
            <button type="button" class="button" disabled={open.busy} onClick={() => void open.run()}>
              Open a case
            </button>
          )}
        </p>
        {failure && <Notice tone="danger">{failure}</Notice>}
      </form>
      {scan && <ScanResult scan={scan} />}
      {scanned && (
        <>
          <h3>Earlier scans</h3>
          <Loaded of={history} lines={2}>
            {(items) =>
              items.length === 0 ? (
                <Empty>None.</Empty>
              ) : (
                <ul class="plain">
                  {items.map((item) => (
                    <li key={item.scan_id} class="row">
                      <span class="num">{formatTime(item.scanned_at)}</span> tier {item.tier}
                      {item.risk_tier && <span class={`severity ${item.risk_tier}`}>{item.risk_tier}</span>}
                      {item.confidence !== null && (
                        <span class="muted">confidence {formatPercent(item.confidence)}</span>
                      )}
                    </li>
                  ))}
                </ul>
              )
            }
          </Loaded>
        </>
      )}
    </section>
  );
}

function NewPortfolio() {
  const [name, setName] = useState("");
  const [numbers, setNumbers] = useState("");
  const run = useAction(async () => {
    const listed = numbers.split(/[\s,;]+/).filter(Boolean);
    const portfolio = await ask<Portfolio>("POST", "/api/scan/portfolio", { name, registration_numbers: listed });
    rememberPortfolio({ id: portfolio.portfolio_id, name });
    go(href("scans", "portfolio", portfolio.portfolio_id));
  });
  return (
    <section class="panel">
      <h2>A portfolio</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void run.run();
        }}
      >
        <TextField label="Name" value={name} onValue={setName} required />
        <TextField
          label="Enterprise numbers"
          value={numbers}
          onValue={setNumbers}
          lines={6}
          required
          hint="One a line, or with commas between them; at most 10,000"
        />
        {run.failure && <Notice tone="danger">{run.failure}</Notice>}
        <button type="submit" class="button primary" disabled={run.busy}>
          {run.busy ? "Scanning…" : "Scan the portfolio"}
        </button>
      </form>
      <ul class="plain">
        {readPortfolios().map((item) => (
          <li key={item.id}>
            <a href={href("scans", "portfolio", item.id)}>{item.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
