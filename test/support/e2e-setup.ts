import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { bundleWorker } from "../../src/cli/local/bundle.ts";
import { type LocalWorker, readLocalWorker } from "../../src/cli/local/local-worker.ts";
import { applyMigrations } from "../../src/cli/local/migrations.ts";
import { openDatabases } from "../../src/cli/local/runtime.ts";
import { prepareDatabases } from "../../src/cli/local/service.ts";
import { bundlePrograms } from "./programs.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the Worker's bundle. */
    bundle: string;
    /** What wrangler printed when it bundled the Worker. */
    bundleReport: string;
    /** State folder whose databases are migrated and filled, as the first start leaves them; services have theirs beside it. */
    firstState: string;
    /** State folder whose databases are migrated and empty. */
    migratedState: string;
  }
}

/** Bundles the Worker and the commands, and prepares the databases, once for all services that the tests start. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-e2e-setup-"));
  const place = (name: string) => path.join(folder, name);
  const [bundle, programs, firstState, migratedState] = [
    place("bundle"),
    place("programs"),
    place("state"),
    place("migrated"),
  ];
  const [bundleReport] = await Promise.all([
    bundleWorker(bundle),
    bundlePrograms(programs),
    prepareStates(readLocalWorker(), migratedState, firstState),
  ]);
  provide("bundle", bundle);
  provide("bundleReport", bundleReport);
  provide("firstState", firstState);
  provide("migratedState", migratedState);
  provide("programs", programs);
  // The services that files shared end with their worker, a moment later.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

async function prepareStates(worker: LocalWorker, migrated: string, first: string): Promise<void> {
  const databases = openDatabases(migrated, worker);
  try {
    await applyMigrations(databases);
  } finally {
    await databases.dispose();
  }
  cpSync(migrated, first, { recursive: true });
  await prepareDatabases(openDatabases(first, worker), () => {});
}
