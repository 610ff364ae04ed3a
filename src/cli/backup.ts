import path from "node:path";
import { backUp } from "./backup/local-backup.ts";
import { readStateDir } from "./local/place.ts";
import { runCommand, UsageError } from "./command.ts";

runCommand("backup", {
  forms: ["--out DIR"],
  options: {
    out: { type: "string", value: "DIR", help: "where the copy goes" },
  },
  details:
    "The service must be stopped. Secrets are not part of the copy. docs/operations.md describes how production is backed up.",
  async run({ values }) {
    if (values.out === undefined) throw new UsageError();
    const out = path.resolve(values.out);
    const { files } = await backUp(readStateDir(), out);
    const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
    process.stdout.write(`${files.length} files, ${megabytes.toFixed(1)} MB, in ${out}\n`);
    process.stdout.write(
      "Keep the secrets of .dev.vars too: without PORTAL_TOKEN_KEY no portal link can be shown again\n",
    );
  },
});
