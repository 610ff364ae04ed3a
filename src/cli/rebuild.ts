import { openOfficerTarget } from "./imports/import-target.ts";
import { REMOTE_AS_OFFICER, runCommand, UsageError } from "./command.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

interface Rebuilt {
  readonly cases: number;
  readonly audit_entries: number;
  readonly evidence: number;
  readonly deleted_again: number;
  readonly without_case: number;
}

type RebuiltPage = Rebuilt & { readonly next: string | null };

runCommand("rebuild", {
  forms: ["--tenant TENANT [--from PLACE]", "--tenant TENANT --case WORKFLOW_ID"],
  options: {
    tenant: { type: "string", value: "TENANT", help: "the tenant" },
    case: { type: "string", value: "WORKFLOW_ID", help: "one case instead of all" },
    from: { type: "string", value: "PLACE", help: "continue from the place that an interrupted run printed last" },
    remote: REMOTE_AS_OFFICER,
  },
  details: "It can be repeated at any time, while the service runs.",
  async run({ values }) {
    const { tenant, case: workflowId } = values;
    if (tenant === undefined || (workflowId !== undefined && values.from !== undefined)) throw new UsageError();
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
      if (sum.deleted_again > 0)
        say(`${sum.deleted_again} cases that had been deleted came back and are deleted again`);
      if (sum.without_case > 0) say(`${sum.without_case} cases were started but never opened`);
    } finally {
      await target.close();
    }
  },
});
