import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "./command.ts";
import { writeDocs } from "./docs/write-docs.ts";
import { repositoryRoot } from "./program.ts";

runCommand("docs", {
  options: {},
  details: "A test fails while they are not current.",
  async run() {
    for (const [file, text] of await writeDocs((name) => readFileSync(path.join(repositoryRoot, name), "utf8"))) {
      writeFileSync(path.join(repositoryRoot, file), text);
      process.stdout.write(`${file}\n`);
    }
  },
});
