import { parseArgs } from "node:util";
import type { MoveView } from "../features/tenancy/move.service.ts";
import { type ImportTarget, openOperatorTarget } from "./imports/import-target.ts";
import { CliError, runProgram, sleep } from "./program.ts";

const usage = "usage: npm run move-tenant -- --tenant T --to DB_2 [--remote] | --tenant T --abort [--remote]";
const PAUSE_MS = 2_000;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Moves a tenant to another database of the local service, or with `--remote` of the deployed one. It may be stopped at
 * any time: a second run continues the move, and so does the service's scheduled job.
 */
runProgram(async () => {
  const { values } = parseArgs({
    options: {
      tenant: { type: "string" },
      to: { type: "string" },
      abort: { type: "boolean", default: false },
      remote: { type: "boolean", default: false },
    },
  });
  const { tenant, to } = values;
  if (!tenant || (!to && !values.abort)) throw new CliError(usage);
  const route = `/api/platform/tenants/${encodeURIComponent(tenant)}/database`;
  const target = await openOperatorTarget(values.remote, say);
  let shown = "";
  try {
    for (;;) {
      const view = values.abort ? await abort(target, route) : await target.call<MoveView>("POST", route, { to: to! });
      const line = lineOf(view);
      if (line !== shown) say(line);
      shown = line;
      if (view.state === "settled") return;
      if (view.state !== "copying") await sleep(PAUSE_MS);
    }
  } finally {
    await target.close();
  }
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
