import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import type { Problem } from "../../api/problem.ts";
import { go, href } from "../../shell/route.ts";
import { FileField, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { SCANS } from "./texts.ts";

const TEXTS = SCANS.portfolio;

/** Starts a portfolio, from typed numbers or from a CSV file. */
export function NewPortfolio() {
  const [name, setName] = useState("");
  const [numbers, setNumbers] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const run = useAction(async () => {
    const id = file === null ? await scanNumbers(name, numbers) : await scanFile(name, file);
    go(href("scans", "portfolio", id));
  });
  return (
    <section class="panel">
      <h2>{TEXTS.new}</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void run.run();
        }}
      >
        <TextField label={TEXTS.name} value={name} onValue={setName} required />
        {file === null && (
          <TextField
            label={TEXTS.numbers}
            value={numbers}
            onValue={setNumbers}
            lines={6}
            required
            hint={TEXTS.numbersHint}
          />
        )}
        <FileField label={TEXTS.file} accept=".csv,text/csv" required={false} onFile={setFile} hint={TEXTS.fileHint} />
        {run.failure && <Refusal failure={run.failure} problem={run.problem} />}
        <button type="submit" class="button primary" disabled={run.busy}>
          {run.busy ? SCANS.scanning : TEXTS.scan}
        </button>
      </form>
    </section>
  );
}

async function scanNumbers(name: string, numbers: string): Promise<string> {
  const body = { name, registration_numbers: numbers.split(/[\s,;]+/).filter(Boolean) };
  return (await answer(api.POST("/api/scan/portfolio", { body }))).portfolio_id;
}

/** The file is sent as it is, so that the service can tell text that is not UTF-8. */
async function scanFile(name: string, file: File): Promise<string> {
  const sent = api.POST("/api/scan/portfolio/csv", {
    params: { query: { name } },
    body: file,
    bodySerializer: () => file,
    headers: { "Content-Type": "text/csv" },
  });
  return (await answer(sent)).portfolio_id;
}

/** Why the file was refused, line by line. */
function Refusal({ failure, problem }: { readonly failure: JSX.Element; readonly problem: Problem | null }) {
  const lines = (problem?.errors ?? []).filter(({ path }) => path.startsWith("lines."));
  if (lines.length === 0) return <Notice tone="danger">{failure}</Notice>;
  return (
    <Notice tone="danger">
      <span lang="en">{problem!.detail}</span>
      <ul>
        {lines.map(({ path, message }) => (
          <li key={path}>
            {TEXTS.line(path.slice("lines.".length))} <span lang="en">{message}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
