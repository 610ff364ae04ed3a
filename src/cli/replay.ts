import { parseArgs } from "node:util";
import { openOfficerTarget } from "./imports/import-target.ts";
import { CliError, runProgram } from "./program.ts";
import { describeVerdict, type Verdict } from "./replay-verdict.ts";

const usage =
  "usage: npm run replay -- WORKFLOW_ID [--iteration N] [--rules recorded|today] [--all] [--tenant demo] [--remote]";
const say = (line: string) => void process.stdout.write(`${line}\n`);

interface Case {
  readonly case_id: string;
  readonly investigation_results: readonly { readonly iteration: number }[];
}

/**
 * Does every iteration of a case again from its stored evidence and says whether it comes to the same, byte for
 * byte; where not, what differs first, or with `--all` everything. Ends with exit code 1 on any difference. With
 * `--remote` the address and an officer's token come from DOSSIER_URL and DOSSIER_TOKEN.
 */
runProgram(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      iteration: { type: "string" },
      rules: { type: "string", default: "recorded" },
      all: { type: "boolean", default: false },
      tenant: { type: "string", default: "demo" },
      remote: { type: "boolean", default: false },
    },
  });
  const [workflowId, ...others] = positionals;
  if (!workflowId || others.length > 0 || !["recorded", "today"].includes(values.rules)) throw new CliError(usage);
  if (values.iteration !== undefined && !/^[1-9]\d*$/.test(values.iteration)) throw new CliError(usage);
  const caller = { officer: "replay", roles: ["officer"], tenant: values.tenant } as const;
  const target = await openOfficerTarget(values.remote, say, caller);
  try {
    const found = await target.call<Case>("GET", `/api/cases/${encodeURIComponent(workflowId)}`);
    const iterations = values.iteration
      ? [Number(values.iteration)]
      : found.investigation_results.map(({ iteration }) => iteration);
    if (iterations.length === 0)
      throw new CliError(`${workflowId} has not been investigated: there is nothing to replay`);
    for (const iteration of iterations) {
      const route = `/api/diagnostics/${found.case_id}/iterations/${iteration}/replay?rules=${values.rules}`;
      const verdict = await target.call<Verdict>("GET", route);
      for (const line of describeVerdict(verdict, values.all)) say(line);
      if (!verdict.identical) process.exitCode = 1;
    }
  } finally {
    await target.close();
  }
});
