import { parseArgs } from "node:util";
import { confirmShown, type ImportView, sayDifference } from "./imports/confirm-import.ts";
import { openOperatorTarget } from "./imports/import-target.ts";
import { CliError, runProgram } from "./program.ts";

const usage = "usage: npm run import:confirm -- IMPORT_ID [--operator NAME] [--discard] [--yes] [--remote]";
/** The local operator who confirms what needs two. */
const LOCAL_REVIEWER = "reviewer";

/** Confirms a staged import as another operator than the one who staged it, or discards it. */
runProgram(async () => {
  const { values, positionals } = parseArgs({
    options: {
      operator: { type: "string" },
      discard: { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
      remote: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const [importId] = positionals;
  if (importId === undefined || positionals.length > 1) throw new CliError(usage);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const operator = values.operator ?? (values.remote ? undefined : LOCAL_REVIEWER);
  const target = await openOperatorTarget(values.remote, say, operator);
  const route = `/api/platform/imports/${encodeURIComponent(importId)}`;
  try {
    if (values.discard) {
      await target.call("DELETE", route);
      return say("The import was discarded; nothing else was changed");
    }
    const view = await target.call<ImportView>("GET", route);
    if (view.state !== "staged") throw new CliError(`the import is ${view.state}; there is nothing to confirm`);
    sayDifference(view);
    await confirmShown(target, view, values.yes);
  } finally {
    await target.close();
  }
});
