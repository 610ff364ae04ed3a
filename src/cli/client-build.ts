import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readOpenApi } from "./console/open-api.ts";
import { writeTypes } from "./console/write-types.ts";
import { runCommand } from "./command.ts";
import { CliError, repositoryRoot } from "./program.ts";

const client = path.join(repositoryRoot, "src/client");

runCommand("client:build", {
  options: {
    out: { type: "string", value: "DIR", default: path.join(repositoryRoot, "out/client"), help: "where to put it" },
  },
  details: "Compiles the package that callers install. `npm pack ./out/client` then makes the file to publish.",
  async run({ values }) {
    const target = path.resolve(values.out);
    const schema = path.join(client, "schema.d.ts");
    writeChanged(schema, writeTypes(await readOpenApi()));
    rmSync(path.join(target, "dist"), { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    const dist = path.join(target, "dist");
    compile("cli/tsconfig.json", "--outDir", dist, "--declaration", "false");
    compile("tsconfig.json", "--outDir", dist);
    copyFileSync(schema, path.join(dist, "schema.d.ts"));
    copyFileSync(path.join(client, "README.md"), path.join(target, "README.md"));
    // The sources alone would be a package without a program, so only this copy may be published.
    const { private: _, ...manifest } = JSON.parse(
      readFileSync(path.join(client, "package.json"), "utf8"),
    ) as object & {
      private: boolean;
    };
    writeFileSync(path.join(target, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    chmodSync(path.join(dist, "cli/main.js"), 0o755);
  },
});

/** Another check may be reading the file. */
function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

function compile(project: string, ...options: string[]): void {
  const tsc = path.join(repositoryRoot, "node_modules/typescript/bin/tsc");
  const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", path.join(client, project), ...options], {
    encoding: "utf8",
  });
  if (status !== 0) throw new CliError(`The client does not compile:\n${stdout}`);
}
