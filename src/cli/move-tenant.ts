import type { MoveView } from "../features/tenancy/move.service.ts";
import { type ImportTarget, openOperatorTarget } from "./imports/import-target.ts";
import { REMOTE_AS_OPERATOR, runCommand, UsageError } from "./command.ts";
import { sleep } from "./program.ts";

const PAUSE_MS = 2_000;
const say = (line: string) => void process.stdout.write(`${line}\n`);

runCommand("move-tenant", {
  forms: ["--tenant TENANT --to DB_2", "--tenant TENANT --abort"],
  options: {
    tenant: { type: "string", value: "TENANT", help: "the tenant to move" },
    to: { type: "string", value: "BINDING", help: "the database to move it to" },
    abort: { type: "boolean", default: false, help: "undo a move that is not finished" },
    remote: REMOTE_AS_OPERATOR,
  },
  details:
    "It may be stopped at any time: a second run continues the move, and so does the scheduled job of the service.",
  async run({ values }) {
    const { tenant, to } = values;
    if (!tenant || (!to && !values.abort)) throw new UsageError();
    const route = `/api/platform/tenants/${encodeURIComponent(tenant)}/database`;
    const target = await openOperatorTarget(values.remote, say);
    let shown = "";
    try {
      for (;;) {
        const view = values.abort
          ? await abort(target, route)
          : await target.call<MoveView>("POST", route, { to: to! });
        const line = lineOf(view);
        if (line !== shown) say(line);
        shown = line;
        if (view.state === "settled") return;
        if (view.state !== "copying") await sleep(PAUSE_MS);
      }
    } finally {
      await target.close();
    }
  },
});

async function abort(target: ImportTarget, route: string): Promise<MoveView> {
  const view = await target.call<MoveView>("GET", route);
  return view.state === "settled" ? view : target.call<MoveView>("POST", `${route}/abort`, {});
}

function lineOf({ tenant_id, database, state, moving_to, rows_copied, table }: MoveView): string {
  if (state === "settled") return `${tenant_id} is in ${database}`;
  if (state === "clearing")
    return `${tenant_id} is in ${database}; its rows in the other database are removed in a minute`;
  if (state === "aborting") return `${tenant_id} stays in ${database}; the copy is removed`;
  return `${tenant_id}: ${rows_copied} rows copied to ${moving_to}${table === null ? ", copying the last changes" : `, copying ${table}`}`;
}
