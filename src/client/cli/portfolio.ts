import { readFileSync } from "node:fs";
import type { Item } from "../lists.ts";
import type { components } from "../schema.d.ts";
import { type Action, numberOf, requireText, textOf } from "./command.ts";
import { EXIT, type ExitCode, worst } from "./exit-codes.ts";
import { openService } from "./service.ts";
import { fields, json, type Row, table } from "./terminal.ts";

type Progress = components["schemas"]["PortfolioProgress"];
const POLL_MS = 1_000;

const scan: Action = {
  operands: ["FILE"],
  summary: "Scan the companies of a CSV file and wait: 0 all green, 3 one is red, 4 one is amber, 5 one is not known",
  options: {
    name: { type: "string", value: "NAME", help: "name of the portfolio" },
    seconds: { type: "string", value: "N", help: "how long to wait (3600); 0: not at all" },
  },
  async run(terminal, [file], values) {
    const name = requireText(values, "name");
    const endsAt = terminal.now() + numberOf(values, "seconds", 3_600, [0, 86_400]) * 1000;
    const bytes = readFileSync(file!);
    const service = openService(terminal, textOf(values, "url"));
    let progress: Progress = await service.post("/api/scan/portfolio/csv", {
      params: { query: { name } },
      body: new Blob([bytes], { type: "text/csv" }),
    });
    while (progress.status === "running" && terminal.now() < endsAt) {
      await terminal.sleep(POLL_MS);
      progress = await readProgress(service, progress.portfolio_id);
    }
    terminal.out(values["json"] ? json(progress) : fields(rowOf(progress)));
    return codeOf(progress);
  },
};

async function readProgress(service: ReturnType<typeof openService>, id: string): Promise<Progress> {
  const params = { path: { portfolio_id: id }, query: { limit: 1 } };
  return service.get("/api/scan/portfolio/{portfolio_id}/results", { params });
}

/** What is waiting, failed or was scanned with a silent source is not known. */
export function codeOf({ status, total_entities, scanned, failed, waiting, incomplete, summary }: Progress): ExitCode {
  const unknown = status !== "done" || failed + waiting + incomplete > 0 || scanned < total_entities || scanned === 0;
  return worst([
    summary.red > 0 ? EXIT.negative : EXIT.good,
    summary.amber > 0 ? EXIT.attention : EXIT.good,
    unknown ? EXIT.unknown : EXIT.good,
  ]);
}

const rowOf = (one: Progress): Row => ({
  portfolio_id: one.portfolio_id,
  name: one.portfolio_name,
  status: one.status,
  companies: one.total_entities,
  green: one.summary.green,
  amber: one.summary.amber,
  red: one.summary.red,
  incomplete: one.incomplete,
  failed: one.failed,
  waiting: one.waiting,
});

const list: Action = {
  operands: [],
  summary: "List portfolios, the newest first",
  options: { limit: { type: "string", value: "N", help: "at most this many (50)" } },
  async run(terminal, _operands, values) {
    const limit = numberOf(values, "limit", 50, [1, 100_000]);
    const found: Item<"/api/scan/portfolios">[] = [];
    for await (const one of openService(terminal, textOf(values, "url")).each("/api/scan/portfolios")) {
      found.push(one);
      if (found.length === limit) break;
    }
    terminal.out(values["json"] ? json(found) : table(found.map(rowOf)));
    return EXIT.good;
  },
};

const results: Action = {
  operands: ["PORTFOLIO_ID"],
  summary: "List the results of a portfolio; the exit code is that of its scan",
  options: {},
  async run(terminal, [id], values) {
    const service = openService(terminal, textOf(values, "url"));
    const progress = await readProgress(service, id!);
    const params = { path: { portfolio_id: id! }, query: { limit: 500 } };
    const found: Item<"/api/scan/portfolio/{portfolio_id}/results">[] = [];
    for await (const one of service.each("/api/scan/portfolio/{portfolio_id}/results", { params })) found.push(one);
    const rows = found.map((one): Row => ({
      number: one.registration_number,
      name: one.legal_name,
      result: one.risk_tier,
      complete: !("incomplete" in one && one.incomplete),
      flags: one.flags.join(", "),
    }));
    terminal.out(values["json"] ? json({ ...progress, results: found }) : table(rows));
    return codeOf(progress);
  },
};

export const PORTFOLIO: Readonly<Record<string, Action>> = { scan, list, results };
