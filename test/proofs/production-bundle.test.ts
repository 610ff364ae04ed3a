import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, inject, it, onTestFinished } from "vitest";
import { repositoryRoot } from "../../src/cli/program.ts";
import { BUNDLE_MAX_BYTES, compressedBytes } from "../support/bundle-size.ts";

/** Neither can be simulated on one machine, so the local service has an embedded default instead. */
const onlyDeployed = ["AI", "VECTORS"];

/** Bundles the Worker for production as a deployment would. @returns what wrangler prints. */
async function bundleProduction(folder: string): Promise<string> {
  const wrangler = path.join(repositoryRoot, "node_modules/wrangler/bin/wrangler.js");
  const args = [wrangler, "deploy", "--dry-run", "--env", "production", "--outdir", folder];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: repositoryRoot });
  return stdout;
}

/** What wrangler says that it would bind, by name. */
function readBindings(report: string): Map<string, string> {
  const rows = report.matchAll(/^env\.(\w+)(?: \(.*?\))?\s+(\S.*?)\s*$/gm);
  return new Map([...rows].map(([, name, kind]) => [name!, kind!]));
}

it("deploys production, in less than 2.99 MB, with every binding and variable of the local service, of the same kind", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-bundle-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const production = readBindings(await bundleProduction(folder));
  // The setup bundled the Worker of the local service, with the same command.
  const local = readBindings(inject("bundleReport"));
  for (const bundle of [folder, inject("bundle")]) {
    expect(readdirSync(bundle).filter((file) => file.endsWith(".js.map"))).toHaveLength(1);
  }
  // The local one, which is never uploaded, has 4 KB more: it imitates limits of the platform.
  expect(compressedBytes(folder)).toBeLessThan(BUNDLE_MAX_BYTES);
  expect(local.size).toBeGreaterThan(30);
  for (const name of onlyDeployed) expect(production.delete(name)).toBe(true);
  expect(Object.fromEntries(production)).toEqual(Object.fromEntries(local));
});
