import { openOfficerTarget } from "./imports/import-target.ts";
import { DEMO_TENANT, REMOTE_AS_OFFICER, runCommand, UsageError } from "./command.ts";
import { CliError } from "./program.ts";
import { describeVerdict, type Verdict } from "./replay-verdict.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

interface Case {
  readonly case_id: string;
  readonly investigation_results: readonly { readonly iteration: number }[];
}

runCommand("replay", {
  forms: ["WORKFLOW_ID"],
  options: {
    iteration: { type: "string", value: "N", help: "this iteration alone" },
    rules: {
      type: "string",
      value: "recorded|today",
      default: "recorded",
      help: "the rules as they were then, or as they are",
    },
    all: { type: "boolean", default: false, help: "print every difference, not only the first" },
    tenant: DEMO_TENANT,
    remote: REMOTE_AS_OFFICER,
  },
  details: "The result must be the same byte for byte. Ends with exit code 1 on any difference.",
  async run({ values, positionals }) {
    const [workflowId, ...others] = positionals;
    if (!workflowId || others.length > 0 || !["recorded", "today"].includes(values.rules)) throw new UsageError();
    if (values.iteration !== undefined && !/^[1-9]\d*$/.test(values.iteration)) throw new UsageError();
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
  },
});
