import path from "node:path";
import { readRegulatoryData } from "./local/regulatory-data.ts";
import { type ImportView, showAndConfirm } from "./imports/confirm-import.ts";
import { openOperatorTarget } from "./imports/import-target.ts";
import { REMOTE_AS_OPERATOR, runCommand, YES } from "./command.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

runCommand("import:regulatory", {
  options: {
    folder: { type: "string", value: "DIR", help: "another release than the repository's" },
    yes: YES,
    remote: REMOTE_AS_OPERATOR,
  },
  async run({ values }) {
    const dataset =
      values.folder === undefined ? readRegulatoryData() : readRegulatoryData(path.resolve(values.folder));
    const target = await openOperatorTarget(values.remote, say);
    try {
      const view = await target.call<ImportView>("POST", "/api/platform/regulatory-imports", dataset);
      await showAndConfirm(target, view, values.yes);
    } finally {
      await target.close();
    }
  },
});
