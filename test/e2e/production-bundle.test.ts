import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, inject, it, onTestFinished } from "vitest";
import { repositoryRoot } from "../../src/cli/program.ts";
import { compressedBytes } from "../support/bundle-size.ts";

/** Neither can be simulated on one machine, so the local service has an embedded default instead. */
const onlyDeployed = ["AI", "VECTORS"];

/**
 * Of what is uploaded, compressed. 0.93 MB of it is Tesseract, 0.27 MB PDF.js, 0.07 MB any-ascii, 0.05 MB the verification of
 * signatures. What is needed only after something was awaited belongs in the static assets instead: models, trained data, fonts.
 */
const BUNDLE_MAX_BYTES = 2_990_000;

/** Bundles the Worker for production as a deployment would. @returns what wrangler prints. */
async function bundleProduction(folder: string): Promise<string> {
  const wrangler = path.join(repositoryRoot, "node_modules/wrangler/bin/wrangler.js");
  const args = [wrangler, "deploy", "--dry-run", "--env", "production", "--outdir", folder];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: repositoryRoot });
  return stdout;
}

/** The beginning of each operation's description, as far as no minifier writes it in another way. */
function describedInDocument(): string[] {
  const file = path.join(repositoryRoot, "src/web/public/docs/openapi.json");
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as {
    paths: Record<string, Record<string, { description: string }>>;
  };
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return operations.flatMap(({ description }) => /^[A-Za-z ,;.]{40}/.exec(description)?.[0] ?? []);
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

it("has what only the interface's document says in the static assets, and not in the script", () => {
  const bundle = inject("bundle");
  const scripts = readdirSync(bundle).filter((file) => file.endsWith(".js"));
  const script = scripts.map((file) => readFileSync(path.join(bundle, file), "utf8")).join("");
  const described = describedInDocument();
  expect(described.length).toBeGreaterThan(100);
  expect(described.filter((text) => script.includes(text))).toEqual([]);
});
