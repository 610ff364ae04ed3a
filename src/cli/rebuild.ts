import { parseArgs } from "node:util";
import { openOfficerTarget } from "./imports/import-target.ts";
import { CliError, runProgram } from "./program.ts";

const usage =
  "usage: npm run rebuild -- --tenant TENANT [--from PLACE] | --tenant TENANT --case WORKFLOW_ID [--remote]";
const say = (line: string) => void process.stdout.write(`${line}\n`);

interface Rebuilt {
  readonly cases: number;
  readonly audit_entries: number;
  readonly evidence: number;
  readonly deleted_again: number;
  readonly without_case: number;
}

type RebuiltPage = Rebuilt & { readonly next: string | null };

/**
 * Writes the rows of the database again from the objects of the cases: of all cases of a tenant, or of one. Safe to
 * repeat; an interrupted run continues with `--from` and the place that it printed last.
 */
runProgram(async () => {
  const { values } = parseArgs({
    options: {
      tenant: { type: "string" },
      case: { type: "string" },
      from: { type: "string" },
      remote: { type: "boolean", default: false },
    },
  });
  const { tenant, case: workflowId } = values;
  if (tenant === undefined || (workflowId !== undefined && values.from !== undefined)) throw new CliError(usage);
  const target = await openOfficerTarget(values.remote, say, { officer: "operator", roles: ["admin"], tenant });
  try {
    if (workflowId !== undefined) {
      const one = await target.call<Rebuilt>("POST", `/api/rebuild/${encodeURIComponent(workflowId)}`);
      return say(`Rebuilt ${workflowId}: ${one.audit_entries} audit entries, ${one.evidence} pieces of evidence`);
    }
    const sum = { cases: 0, audit_entries: 0, evidence: 0, deleted_again: 0, without_case: 0 };
    for (let from = values.from ?? null; ;) {
      const page = await target.call<RebuiltPage>("POST", "/api/rebuild", { tenant_id: tenant, from });
      for (const name of Object.keys(sum) as (keyof Rebuilt)[]) sum[name] += page[name];
      if (page.next === null) break;
      from = page.next;
      say(`${sum.cases} cases, ${sum.audit_entries} audit entries; to continue from here: --from ${from}`);
    }
    say(
      `Rebuilt ${tenant}: ${sum.cases} cases, ${sum.audit_entries} audit entries, ${sum.evidence} pieces of evidence`,
    );
    if (sum.deleted_again > 0) say(`${sum.deleted_again} cases that had been deleted came back and are deleted again`);
    if (sum.without_case > 0) say(`${sum.without_case} cases were started but never opened`);
  } finally {
    await target.close();
  }
});
