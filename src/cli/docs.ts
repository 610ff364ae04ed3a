import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "./command.ts";
import { writeDocs } from "./docs/write-docs.ts";
import { CliError, repositoryRoot } from "./program.ts";

const API_FOLDER = "docs/api";
const inRepository = (file: string): string => path.join(repositoryRoot, file);
const readIfThere = (file: string): string | null =>
  existsSync(inRepository(file)) ? readFileSync(inRepository(file), "utf8") : null;

runCommand("docs", {
  options: { check: { type: "boolean", default: false, help: "only name what is not current, with exit code 1" } },
  details: "docs/settings.md follows from the schema of the settings, docs/api/ from the interface document.",
  async run({ values }) {
    const written = await writeDocs((file) => readFileSync(inRepository(file), "utf8"));
    const changed = [...written].filter(([file, text]) => readIfThere(file) !== text).map(([file]) => file);
    const dropped = listApiPages().filter((file) => !written.has(file));
    if (values.check) {
      const stale = [...changed, ...dropped];
      if (stale.length > 0) throw new CliError(`not current, run node bin/dossier.mjs docs: ${stale.join(", ")}`);
      return;
    }
    mkdirSync(inRepository(API_FOLDER), { recursive: true });
    for (const file of changed) writeFileSync(inRepository(file), written.get(file)!);
    for (const file of dropped) rmSync(inRepository(file));
    process.stdout.write([...changed, ...dropped, ""].join("\n"));
  },
});

const listApiPages = (): string[] =>
  existsSync(inRepository(API_FOLDER))
    ? readdirSync(inRepository(API_FOLDER)).map((name) => `${API_FOLDER}/${name}`)
    : [];
