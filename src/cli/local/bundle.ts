import { spawn } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { V4ModuleDefinition } from "miniflare";
import { CliError, repositoryRoot } from "../program.ts";

const wrangler = path.join(repositoryRoot, "node_modules/wrangler/bin/wrangler.js");

/** Bundles the Worker into `folder` as a deployment would, in a child process. */
export async function bundleWorker(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const args = [wrangler, "deploy", "--dry-run", "--env", "", "--outdir", folder];
  const build = spawn(process.execPath, args, { cwd: repositoryRoot, stdio: ["ignore", "pipe", "pipe"] });
  process.on("exit", () => build.kill());
  const [code, out, err] = await Promise.all([
    new Promise((done, failed) => build.on("error", failed).on("close", done)),
    text(build.stdout),
    text(build.stderr),
  ]);
  if (code !== 0) throw new CliError(`the Worker cannot be bundled:\n${out}${err}`);
}

const types: Readonly<Record<string, V4ModuleDefinition["type"]>> = {
  ".js": "ESModule",
  ".mjs": "ESModule",
  ".wasm": "CompiledWasm",
  ".txt": "Text",
  ".html": "Text",
  ".sql": "Text",
};

/** The modules of a bundle, entry first, for Miniflare. */
export function listModules(folder: string): V4ModuleDefinition[] {
  return readdirSync(folder)
    .filter((file) => !file.endsWith(".map") && file !== "README.md")
    .toSorted((a, b) => Number(b === "index.js") - Number(a === "index.js"))
    .map((file) => ({ type: types[path.extname(file)] ?? "Data", path: path.join(folder, file) }));
}
