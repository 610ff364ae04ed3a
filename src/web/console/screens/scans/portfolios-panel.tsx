import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { useOfficer } from "../../session/session.ts";
import { go, href } from "../../shell/route.ts";
import { TextField } from "../../ui/field.tsx";
import { formatAge } from "../../ui/format.ts";
import { Empty } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { readPortfolios, rememberPortfolio } from "./portfolio-memory.ts";

export function NewPortfolio() {
  const officer = useOfficer();
  const [name, setName] = useState("");
  const [numbers, setNumbers] = useState("");
  const run = useAction(async () => {
    const body = { name, registration_numbers: numbers.split(/[\s,;]+/).filter(Boolean) };
    const { portfolio_id: id } = await answer(api.POST("/api/scan/portfolio", { body }));
    rememberPortfolio(officer, { id, name, startedAt: new Date().toISOString() });
    go(href("scans", "portfolio", id));
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
          hint="One per line or separated by commas; at most 10,000"
        />
        {run.failure && <Notice tone="danger">{run.failure}</Notice>}
        <button type="submit" class="button primary" disabled={run.busy}>
          {run.busy ? "Scanning…" : "Scan the portfolio"}
        </button>
      </form>
    </section>
  );
}

/** Portfolios started in this browser: the service stores every portfolio, but has no list of them. */
export function OlderPortfolios() {
  const officer = useOfficer();
  const [id, setId] = useState("");
  const known = readPortfolios(officer);
  return (
    <section class="panel">
      <h2>Earlier portfolios</h2>
      {known.length === 0 ? (
        <Empty>No portfolio was started in this browser.</Empty>
      ) : (
        <ul class="plain">
          {known.map((item) => (
            <li key={item.id} class="row">
              <a href={href("scans", "portfolio", item.id)}>{item.name}</a>
              <span class="muted">{formatAge(item.startedAt)}</span>
            </li>
          ))}
        </ul>
      )}
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          go(href("scans", "portfolio", id.trim()));
        }}
      >
        <TextField
          label="Open one by its number"
          value={id}
          onValue={setId}
          required
          hint="Only those that you started in this browser are listed. A portfolio's page shows its number, which opens it for any officer."
        />
        <button type="submit" class="button">
          Open
        </button>
      </form>
    </section>
  );
}
