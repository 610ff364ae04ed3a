import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { V4ModuleDefinition } from "miniflare";
import { CliError, repositoryRoot } from "../program.ts";
import type { LocalWorker } from "./local-worker.ts";

/** Beside the code: what wrangler.toml binds to it. A start on the bundle needs no wrangler, which takes a second to load. */
const BINDINGS_FILE = "worker.json";

const wrangler = path.join(repositoryRoot, "node_modules/wrangler/bin/wrangler.js");

/**
 * Bundles the Worker into `folder` as a deployment would, in a child process.
 * @returns what wrangler prints: among other lines, a table of all that it would bind.
 * @throws CliError with what wrangler printed when it cannot.
 */
export async function bundleWorker(folder: string): Promise<string> {
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
  const { readLocalWorker } = await import("./local-worker.ts");
  writeFileSync(path.join(folder, BINDINGS_FILE), JSON.stringify(readLocalWorker()));
  return out;
}

/** What a bundle is bound to, as wrangler.toml said when it was made; for one that wrangler made alone, as it says now. */
export async function readBundledWorker(folder: string): Promise<LocalWorker> {
  const file = path.join(folder, BINDINGS_FILE);
  if (!existsSync(file)) return (await import("./local-worker.ts")).readLocalWorker();
  return JSON.parse(readFileSync(file, "utf8")) as LocalWorker;
}

const types: Readonly<Record<string, V4ModuleDefinition["type"]>> = {
  ".js": "ESModule",
  ".mjs": "ESModule",
  ".wasm": "CompiledWasm",
  ".txt": "Text",
  ".html": "Text",
  ".sql": "Text",
};

/** The entry is bundled with all code that it imports; other files are what it imports as it is. */
const isEntry = (file: string): boolean => file.endsWith(".js");

/** The modules of a bundle, entry first, for Miniflare. */
export function listModules(folder: string): V4ModuleDefinition[] {
  return readdirSync(folder)
    .filter((file) => !file.endsWith(".map") && file !== "README.md" && file !== BINDINGS_FILE)
    .toSorted((a, b) => Number(isEntry(b)) - Number(isEntry(a)))
    .map((file) => ({ type: types[path.extname(file)] ?? "Data", path: path.join(folder, file) }));
}
