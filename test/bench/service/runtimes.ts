import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { listModules } from "../../../src/cli/local/bundle.ts";
import { applyMigrations } from "../../../src/cli/local/migrations.ts";
import { referenceLoaders } from "../../../src/cli/local/reference-data.ts";
import { readLocalWorker } from "../../../src/cli/local/local-worker.ts";
import { type LocalService, openDatabases, openWorker } from "../../../src/cli/local/runtime.ts";
import { resolveVariables } from "../../../src/cli/local/variables.ts";
import { repositoryRoot, sleep } from "../../../src/cli/program.ts";
import { TEST_SIGNING_KEYS } from "../../support/signing-keys.ts";
import { askOnce, makeShot } from "./load.ts";

export const SECRET = "bench-secret-bench-secret-bench-secret";
const secrets = { AUTH_JWT_SECRET: SECRET, PORTAL_TOKEN_KEY: SECRET, SIGNING_KEYS: JSON.stringify(TEST_SIGNING_KEYS) };
/** A partner is slowed down by contract; here it is asked what an answer costs. */
const overrides = ["PARTNER_RATE_LIMIT_PER_MINUTE:100000"];
const local = readLocalWorker();

export interface Bundles {
  readonly service: string;
  readonly metered: string;
  readonly bare: string;
  readonly padded: string;
}

/** The service as it is deployed, the same with its database costs counted, Hono alone, and that as long as the service. */
export function makeBundles(scratch: string): Bundles {
  const [service, metered, bare] = ["service-worker.ts", "metered-worker.ts", "bare-worker.ts"].map((name) =>
    bundle(scratch, path.join(import.meta.dirname, name)),
  ) as [string, string, string];
  return { service, metered, bare, padded: pad(bare, service, path.join(scratch, "padded")) };
}

/** A copy of a bundle with a comment at its end that makes it as many bytes as another. */
function pad(bundle: string, goal: string, copy: string): string {
  cpSync(bundle, copy, { recursive: true });
  const [entry, bytes] = [entryOf(copy), statSync(entryOf(goal)).size - statSync(entryOf(copy)).size];
  appendFileSync(entry, `\n/*${"-".repeat(bytes - 5)}*/`);
  return copy;
}

const entryOf = (bundle: string): string => listModules(bundle)[0]!.path;

/** Bundles a Worker of a benchmark. @param main its entry */
export function bundle(scratch: string, main: string): string {
  const name = path.basename(main, ".ts");
  const [folder, out] = [path.join(scratch, name), path.join(scratch, name, "bundle")];
  mkdirSync(folder, { recursive: true });
  const config = path.join(folder, "wrangler.json");
  const { compatibilityDate: compatibility_date } = local.options;
  const options = { compatibility_date, minify: true, keep_names: false, alias: aliases() };
  writeFileSync(config, JSON.stringify({ name, main, ...options }));
  runWrangler(folder, ["deploy", "--dry-run", "-c", config, "--outdir", out]);
  return out;
}

/** What a deployment leaves out of its bundle, for a configuration in another folder. */
function aliases(): Record<string, string> {
  const { alias } = readConfig({ config: path.join(repositoryRoot, "wrangler.toml") });
  return Object.fromEntries(
    Object.entries<string>(alias ?? {}).map(([of, file]) => [of, path.join(repositoryRoot, file)]),
  );
}

/** @throws Error with all that it said. */
export function runWrangler(cwd: string, args: readonly string[]): void {
  const wrangler = path.join(repositoryRoot, "node_modules/wrangler/bin/wrangler.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [wrangler, ...args], { encoding: "utf8", cwd });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** Databases as a first start leaves them. */
export async function prepareState(stateDir: string): Promise<void> {
  const databases = openDatabases(stateDir, local);
  try {
    await applyMigrations(databases);
    for (const loader of referenceLoaders) await loader.load(databases);
  } finally {
    await databases.dispose();
  }
}

/** A line a request is logged, which nobody reads here; what went wrong is shown. */
function onLog(level: string, line: string): void {
  if (level === "error" || level === "warn") process.stderr.write(`${line}\n`);
}

/** A Worker that answers on its port. */
export class Running {
  readonly port: number;
  /** From the first line of code to the first answer. */
  readonly startedInMs: number;
  readonly #service: LocalService;
  readonly #workerd: number | null;

  private constructor(port: number, startedInMs: number, service: LocalService, workerd: number | null) {
    this.port = port;
    this.startedInMs = startedInMs;
    this.#service = service;
    this.#workerd = workerd;
  }

  static async start(options: {
    readonly bundle: string;
    readonly stateDir: string;
    readonly port: number;
    readonly firstPath: string;
    /** Of an officer, for a first path that asks for one. */
    readonly token?: string;
    /** Gets each line that it logs. */
    readonly onLog?: (level: string, line: string) => void;
    /** For `heapMb`. */
    readonly inspectorPort?: number;
  }): Promise<Running> {
    const { bundle, stateDir, port, firstPath, token = "", onLog: hear = onLog, inspectorPort } = options;
    const variables = resolveVariables({ port, declared: local.declared, secrets, overrides });
    const before = new Set(findWorkerds());
    const started = performance.now();
    const service = await openWorker(stateDir, local, {
      port,
      bundle,
      variables,
      onLog: hear,
      ...(inspectorPort === undefined ? {} : { inspectorPort }),
    });
    await service.runtime.ready;
    const headers = { Authorization: `Bearer ${token}` };
    const reply = await askOnce(port, makeShot({ method: "GET", path: firstPath, headers }));
    const startedInMs = performance.now() - started;
    if (reply.status !== 200) throw new Error(`${firstPath} answers ${reply.status}: ${reply.body.toString()}`);
    return new Running(port, startedInMs, service, findWorkerds().find((pid) => !before.has(pid)) ?? null);
  }

  /** Processor time that its workerd has used, in ms, to the nearest 10; NaN where the system does not tell. */
  processorMs(): number {
    const fields = tryRead(`/proc/${this.#workerd}/stat`).split(") ")[1]?.split(" ");
    return (Number(fields?.[11]) + Number(fields?.[12])) * 10;
  }

  /** Resident memory of its workerd in MB; NaN where the system does not tell. */
  memoryMb(): number {
    return residentMb(this.#workerd);
  }

  /** What reads its documents. */
  get reader(): { readonly memoryMb: number; readonly engineMb: number } {
    const { pid, engineBytes } = this.#service.reader;
    return { memoryMb: residentMb(pid), engineMb: engineBytes / 1024 / 1024 };
  }

  /** The most that memory rose to while something went on. */
  async watchMemory<T>(work: () => Promise<T>): Promise<{ value: T; roseMb: number }> {
    const before = this.memoryMb();
    let peak = before;
    const timer = setInterval(() => (peak = Math.max(peak, this.memoryMb())), 20);
    try {
      const value = await work();
      return { value, roseMb: Math.max(peak, this.memoryMb()) - before };
    } finally {
      clearInterval(timer);
    }
  }

  async stop(): Promise<void> {
    await this.#service.dispose();
    await sleep(50);
  }
}

function residentMb(pid: number | null): number {
  const kb = /VmRSS:\s+(\d+) kB/.exec(tryRead(`/proc/${pid}/status`))?.[1];
  return kb === undefined ? Number.NaN : Number(kb) / 1024;
}

function findWorkerds(): number[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => Number(/^\d+ \(workerd\) \w (\d+)/.exec(tryRead(`/proc/${name}/stat`))?.[1]) === process.pid)
    .map(Number);
}

function tryRead(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
