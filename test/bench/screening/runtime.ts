import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { listModules } from "../../../src/cli/local/bundle.ts";
import { applyMigrations } from "../../../src/cli/local/migrations.ts";
import { readLocalWorker } from "../../../src/cli/local/local-worker.ts";
import { repositoryRoot } from "../../../src/cli/program.ts";
import { createCtx, type Ctx, systemActor } from "../../../src/platform/context.ts";
import { commit } from "../../../src/platform/db.ts";
import { activationOfList, beginListImport, compareStagedList, putListPart } from "../../../src/screening/index.ts";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { NAMES_PER_PART } from "../../../src/screening/lists/limits.ts";
import { TEST_SIGNING_KEYS } from "../../support/signing-keys.ts";
import { heapMb } from "../service/heap.ts";
import { generateEntries } from "./name-generator.ts";

const { options, declared } = readLocalWorker();
const NAME = "bench";
const secret = "bench-secret-bench-secret-bench-secret";
export const benchBindings = {
  ...declared,
  BELGIAN_MOCK_MODE: "off",
  AUTH_JWT_SECRET: secret,
  PORTAL_TOKEN_KEY: secret,
  SIGNING_KEYS: JSON.stringify(TEST_SIGNING_KEYS),
};

/** A folder with a list of `names` made-up names in force, as the service would have stored it. */
export async function fillState(names: number): Promise<string> {
  const stateDir = mkdtempSync(path.join(os.tmpdir(), "dossier-bench-"));
  const runtime = openRuntime(stateDir, "export default {}");
  await applyMigrations(runtime);
  const [DB, FILES] = [await runtime.getD1Database("DB"), await runtime.getR2Bucket("FILES")];
  const ctx = createCtx({ ...benchBindings, DB, FILES } as unknown as Env, { actor: systemActor("bench") });
  await importEntries(ctx, names);
  await runtime.dispose();
  return stateDir;
}

async function importEntries(ctx: Ctx, names: number): Promise<void> {
  const parts: ListEntry[][] = [[]];
  for (const entry of generateEntries(names)) {
    if (parts.at(-1)!.length * 2 >= NAMES_PER_PART) parts.push([]);
    parts.at(-1)!.push(entry);
  }
  const entries = parts.reduce((sum, part) => sum + part.length, 0);
  const counted = parts.flat().reduce((sum, entry) => sum + entry.names.length, 0);
  const file = { source: "opensanctions", version: "2026-01-01", sha256: "0".repeat(64) } as const;
  const begun = await beginListImport(ctx, { ...file, entries, names: counted, parts: parts.length });
  for (const [part, held] of parts.entries()) {
    const lines = held.map((entry) => JSON.stringify(entry)).join("\n");
    await putListPart(ctx, begun.listId, part, Buffer.from(lines));
  }
  const { contentSha256: sha256 } = await compareStagedList(ctx, begun.listId);
  const { writes } = await activationOfList(ctx, begun.listId, { baseId: "", sha256 });
  await commit(ctx.db, writes);
}

/** The benchmark's Worker in a runtime of its own, over a folder that was filled before. */
export class BenchRuntime {
  readonly #runtime: Miniflare;
  readonly #url: URL;

  private constructor(runtime: Miniflare, url: URL) {
    this.#runtime = runtime;
    this.#url = url;
  }

  /**
   * @param bundle folder of the benchmark's Worker
   * @param inspectorPort for `heapMb`; a runtime that can be debugged is slower
   */
  static async start(stateDir: string, bundle: string, inspectorPort?: number): Promise<BenchRuntime> {
    const runtime = openRuntime(stateDir, { folder: bundle, inspectorPort });
    return new BenchRuntime(runtime, await runtime.ready);
  }

  /** How long a request with these subjects takes, all told, and what it answers. */
  async screen(subjects: readonly object[]): Promise<{ ms: number; hits: number[] }> {
    const start = performance.now();
    const answer = await fetch(this.#url, { method: "POST", body: JSON.stringify(subjects) });
    const text = await answer.text();
    const ms = performance.now() - start;
    if (!answer.ok) throw new Error(text);
    return { ms, hits: JSON.parse(text) as number[] };
  }

  /** What the isolate holds after a collection, in MB. */
  heapMb = (inspectorPort: number): Promise<number> => heapMb(inspectorPort, NAME, this.#url);

  stop = (): Promise<void> => this.#runtime.dispose();
}

/** Bundles the benchmark's Worker as a deployment would. */
export function bundleBenchWorker(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const config = path.join(folder, "wrangler.json");
  const main = path.join(import.meta.dirname, "bench-worker.ts");
  const durable_objects = { bindings: [{ name: "SCREENING_GROUP", class_name: "ScreeningGroup" }] };
  const written = { name: NAME, main, compatibility_date: options.compatibilityDate, durable_objects };
  writeFileSync(config, JSON.stringify(written));
  const out = path.join(folder, "bundle");
  const wrangler = path.join(repositoryRoot, "node_modules/wrangler/bin/wrangler.js");
  const args = [wrangler, "deploy", "--dry-run", "--minify", "-c", config, "--outdir", out];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return out;
}

/** A runtime with the databases and the bucket of a state folder. */
export function openRuntime(
  stateDir: string,
  code: string | { folder: string; inspectorPort?: number | undefined },
): Miniflare {
  const { compatibilityDate, d1Databases, r2Buckets } = options;
  const source =
    typeof code === "string"
      ? { modules: true, script: code }
      : {
          modulesRoot: code.folder,
          modules: listModules(code.folder),
          durableObjects: { SCREENING_GROUP: { className: "ScreeningGroup", useSQLite: true } },
        };
  const worker = { name: NAME, compatibilityDate, d1Databases, r2Buckets, bindings: benchBindings, ...source };
  return new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      cf: false,
      log: new Log(LogLevel.WARN),
      telemetry: { enabled: false },
      ...(typeof code === "string" || code.inspectorPort === undefined ? {} : { inspectorPort: code.inspectorPort }),
      resourcePersistencePath: path.join(stateDir, "v3"),
      workers: [worker],
    } as unknown as Parameters<typeof convertV4MiniflareOptions>[0]),
  );
}

export const removeState = (stateDir: string): void => rmSync(stateDir, { recursive: true, force: true });
