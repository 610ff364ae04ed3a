import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { bundleWorker } from "../../src/cli/local/bundle.ts";
import { readLocalWorker } from "../../src/cli/local/local-worker.ts";
import { openDatabases } from "../../src/cli/local/runtime.ts";
import { prepareDatabases } from "../../src/cli/local/service.ts";
import { bundlePrograms } from "./programs.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the Worker's bundle. */
    bundle: string;
    /** State folder whose databases are migrated and filled, as the first start leaves them. */
    firstState: string;
  }
}

/** Bundles the Worker and the commands, and prepares the databases, once for all services that the tests start. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-e2e-setup-"));
  const [bundle, firstState, programs] = ["bundle", "state", "programs"].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  await Promise.all([
    bundleWorker(bundle),
    bundlePrograms(programs),
    prepareDatabases(openDatabases(firstState, readLocalWorker()), () => {}),
  ]);
  provide("bundle", bundle);
  provide("firstState", firstState);
  provide("programs", programs);
  return () => rmSync(folder, { recursive: true, force: true });
}
