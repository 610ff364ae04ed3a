import path from "node:path";
import { parseArgs } from "node:util";
import { readRegulatoryData } from "./local/regulatory-data.ts";
import { type ImportView, showAndConfirm } from "./imports/confirm-import.ts";
import { openOperatorTarget } from "./imports/import-target.ts";
import { runProgram } from "./program.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Gives a running service another release of the regulatory data:
 * `npm run import:regulatory [-- --folder PATH] [--yes] [--remote]`, by default the repository's, into the local service.
 */
runProgram(async () => {
  const { values } = parseArgs({
    options: {
      folder: { type: "string" },
      yes: { type: "boolean", default: false },
      remote: { type: "boolean", default: false },
    },
  });
  const dataset = values.folder === undefined ? readRegulatoryData() : readRegulatoryData(path.resolve(values.folder));
  const target = await openOperatorTarget(values.remote, say);
  try {
    const view = await target.call<ImportView>("POST", "/api/platform/regulatory-imports", dataset);
    await showAndConfirm(target, view, values.yes);
  } finally {
    await target.close();
  }
});
