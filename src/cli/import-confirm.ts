import { confirmShown, type ImportView, sayDifference } from "./imports/confirm-import.ts";
import { openOperatorTarget } from "./imports/import-target.ts";
import { REMOTE_AS_OPERATOR, runCommand, UsageError, YES } from "./command.ts";
import { CliError } from "./program.ts";

/** The local operator who confirms what needs two. */
const LOCAL_REVIEWER = "reviewer";

runCommand("import:confirm", {
  forms: ["IMPORT_ID"],
  options: {
    operator: { type: "string", value: "NAME", help: "which local operator confirms (reviewer)" },
    discard: { type: "boolean", default: false, help: "discard the import instead" },
    yes: YES,
    remote: REMOTE_AS_OPERATOR,
  },
  async run({ values, positionals }) {
    const [importId] = positionals;
    if (importId === undefined || positionals.length > 1) throw new UsageError();
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
  },
});
