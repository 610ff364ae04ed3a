import path from "node:path";
import { parseArgs } from "node:util";
import { readRegulatoryData } from "./local/regulatory-data.ts";
import { openImportTarget } from "./imports/import-target.ts";
import { runProgram } from "./program.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Gives a running service another release of the regulatory data:
 * `npm run import:regulatory [-- --folder PATH] [--remote]`, by default the repository's, into the local service.
 * With `--remote` the address and an admin's token come from DOSSIER_URL and DOSSIER_TOKEN.
 */
runProgram(async () => {
  const { values } = parseArgs({
    options: { folder: { type: "string" }, remote: { type: "boolean", default: false } },
  });
  const dataset = values.folder === undefined ? readRegulatoryData() : readRegulatoryData(path.resolve(values.folder));
  const target = await openImportTarget(values.remote, say);
  try {
    const body = await target.call<{ version: string; changed: boolean }>("POST", "/api/imports/regulatory", dataset);
    say(body.changed ? `Serving release ${body.version}` : `Release ${body.version} is served already`);
  } finally {
    await target.close();
  }
});
