import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { bundleWorker } from "../../src/cli/local/bundle.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the Worker's bundle. */
    bundle: string;
  }
}

/** Bundles the Worker once for all services that the tests start. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-bundle-"));
  await bundleWorker(folder);
  provide("bundle", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
