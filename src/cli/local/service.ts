import { writeFileSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import type { Miniflare } from "miniflare";
import type { MonitorObject } from "../../features/monitoring/monitor.client.ts";
import { DEFAULT_BINDING } from "../../platform/tenant-databases.ts";
import { CliError, sleep } from "../program.ts";
import { bundleWorker, readBundledWorker } from "./bundle.ts";
import { takeExclusiveLock } from "./exclusive-lock.ts";
import { WORKER_NAME } from "./renamed-classes.ts";
import type { LocalService } from "./runtime.ts";
import { applyMigrations } from "./migrations.ts";
import { referenceLoaders } from "./reference-data.ts";
import { ensureSecrets } from "./secrets.ts";
import { resolveVariables } from "./variables.ts";

export interface ServiceOptions {
  readonly port: number;
  readonly stateDir: string;
  /** `NAME:value` each. */
  readonly overrides: readonly string[];
  /** Folder of an existing bundle. */
  readonly bundle?: string | undefined;
  readonly say: (line: string) => void;
}

/**
 * Starts the service from the checkout and a state folder.
 * @returns the running Worker, which answers.
 * @throws CliError when the port or folder is in use or a setting is invalid.
 */
export async function startService(options: ServiceOptions): Promise<LocalService> {
  const { port, stateDir, say } = options;
  await checkPort(port);
  claimStateFolder(stateDir, port);
  say("Bundling the Worker and bringing its databases up to date");
  const bundle = options.bundle ?? path.join(stateDir, "bundle");
  const bundled = options.bundle === undefined ? bundleWorker(bundle) : null;
  const [openWorker] = await Promise.all([prepareWorker(options), bundled]);
  say("Starting the Worker");
  const service = await openWorker(bundle);
  await service.runtime.ready;
  await waitUntilHealthy(`http://127.0.0.1:${port}`);
  await wakeMonitor(service.runtime);
  return service;
}

interface Monitors {
  getByName(name: string): MonitorObject;
}

/** No schedule fires locally: what fell due while the service was down runs now. */
async function wakeMonitor(runtime: Miniflare): Promise<void> {
  const monitors: unknown = await runtime.getDurableObjectNamespace("MONITOR", WORKER_NAME);
  await (monitors as Monitors).getByName(DEFAULT_BINDING).wake(DEFAULT_BINDING);
}

/** Prepares everything except the Worker's code, which is bundled meanwhile. Returns a function that starts it. */
async function prepareWorker({
  port,
  stateDir,
  bundle,
  overrides,
  say,
}: ServiceOptions): Promise<(bundle: string) => Promise<LocalService>> {
  const secrets = await ensureSecrets();
  const { openDatabases, openWorker } = await import("./runtime.ts");
  const worker =
    bundle === undefined ? (await import("./local-worker.ts")).readLocalWorker() : await readBundledWorker(bundle);
  const variables = resolveVariables({ port, declared: worker.declared, secrets, overrides });
  await prepareDatabases(openDatabases(stateDir, worker), say);
  return (folder) => openWorker(stateDir, worker, { port, bundle: folder, variables });
}

/** Migrates the databases, loads the reference data and closes them. */
export async function prepareDatabases(databases: Miniflare, say: (line: string) => void): Promise<void> {
  try {
    const applied = await applyMigrations(databases);
    say(applied.length > 0 ? `Applied ${applied.length} migrations` : "Databases are up to date");
    for (const loader of referenceLoaders) {
      const loaded = await loader.load(databases);
      if (loaded !== null) say(`Loaded ${loader.name}: ${loaded}`);
    }
  } finally {
    await databases.dispose();
  }
}

/** @throws CliError when something listens on the port already. */
async function checkPort(port: number): Promise<void> {
  for (const host of ["127.0.0.1", "::1"]) {
    const error = await new Promise<NodeJS.ErrnoException | null>((done) => {
      const probe = createServer().once("error", done);
      probe.listen({ port, host }, () => probe.close(() => done(null)));
    });
    if (error?.code === "EADDRINUSE") throw new CliError(`port ${port} is in use; set PORT to another one`);
    if (error?.code === "EACCES") throw new CliError(`port ${port} needs privileges; set PORT to another one`);
  }
}

/** Two services on one state folder would corrupt each other's databases. */
function claimStateFolder(stateDir: string, port: number): void {
  const owner = path.join(stateDir, "owner.txt");
  if (takeExclusiveLock(path.join(stateDir, "lock"), 0) === null) {
    throw new CliError(
      `state folder ${stateDir} is in use by ${readFileSync(owner, "utf8")}; set STATE_DIR to another one`,
    );
  }
  writeFileSync(owner, `process ${process.pid} on port ${port}`);
}

/** Generous for a slow machine: a service that does not answer by then has another problem. */
const HEALTHY_WITHIN_MS = 120_000;

async function waitUntilHealthy(baseUrl: string): Promise<void> {
  for (const deadline = Date.now() + HEALTHY_WITHIN_MS; ; await sleep(50)) {
    const status = await fetch(`${baseUrl}/healthz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    if (Date.now() > deadline) throw new CliError(`the service answers ${status || "nothing"} to /healthz`);
  }
}
