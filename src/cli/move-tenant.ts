import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { MoveView } from "../features/tenancy/move.service.ts";
import { ImportTarget } from "./imports/import-target.ts";
import { readOperatorKeys, signOperatorToken } from "./local/operator-key.ts";
import { readPort } from "./local/place.ts";
import { ensureSecrets } from "./local/secrets.ts";
import { Fault, runProgram, sleep } from "./program.ts";

const usage = "usage: npm run move-tenant -- --tenant T --to DB_2 [--abort] [--remote --key FILE]";
const PAUSE_MS = 2_000;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Moves a tenant to another database of the local service, or with `--remote` of the deployed one. It may be ended at
 * any time: run again it goes on, and the service goes on by itself at the next strike of its clock.
 */
runProgram(async () => {
  const { values } = parseArgs({
    options: {
      tenant: { type: "string" },
      to: { type: "string" },
      abort: { type: "boolean", default: false },
      remote: { type: "boolean", default: false },
      key: { type: "string" },
    },
  });
  const { tenant, to } = values;
  if (!tenant || (!to && !values.abort)) throw new Fault(usage);
  const route = `/api/platform/tenants/${encodeURIComponent(tenant)}/database`;
  let shown = "";
  for (;;) {
    // Each request has a token of its own: an operator's lives shorter than a large move takes.
    const target = await openTarget(values.remote, values.key);
    const view = values.abort ? await abort(target, route) : await target.call<MoveView>("POST", route, { to: to! });
    const line = lineOf(view);
    if (line !== shown) say(line);
    shown = line;
    if (view.state === "settled") return;
    if (view.state !== "copying") await sleep(PAUSE_MS);
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
  return `${tenant_id}: ${rows_copied} rows copied to ${moving_to}${table === null ? ", now the last changes" : `, now ${table}`}`;
}

async function openTarget(remote: boolean, keyFile: string | undefined): Promise<ImportTarget> {
  if (!remote) {
    const { PLATFORM_OPERATOR_KEYS: text } = await ensureSecrets();
    if (!text) throw new Fault("the local service has no operator key; use --remote");
    const [key] = readOperatorKeys(text, "PLATFORM_OPERATOR_KEYS in .dev.vars");
    return new ImportTarget(`http://localhost:${readPort()}`, () => signOperatorToken(key!));
  }
  const { DOSSIER_URL: url, DOSSIER_TOKEN: token } = process.env;
  if (!url || !(token || keyFile)) {
    throw new Fault("--remote needs DOSSIER_URL, and an operator's key in --key FILE or a token in DOSSIER_TOKEN");
  }
  const [key] = keyFile ? readOperatorKeys(readFileSync(keyFile, "utf8"), keyFile) : [];
  return new ImportTarget(url.replace(/\/+$/, ""), async () => (key ? signOperatorToken(key) : token!));
}
