import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { repositoryRoot } from "../../src/cli/program.ts";
import { SECRETS } from "../../src/platform/secret-names.ts";
import { settingNames } from "../../src/platform/settings.ts";
import { compressedBytes } from "../support/bundle-size.ts";

const isSecret = (name: string) => name in SECRETS;
/** Neither can be simulated on one machine, so the local service has an embedded default instead. */
const onlyDeployed = ["AI", "VECTORS"];

const read = (env?: string) =>
  readConfig({ config: path.join(repositoryRoot, "wrangler.toml"), ...(env ? { env } : {}) });

/**
 * Of what is uploaded, compressed. Tables by which names of other writings and other forms of given names are compared take
 * 20 KB of it: with them, 88 % of two-word names in Hebrew are found instead of 53 %, and 90 % of persons in Arabic script
 * instead of 28 %. Of the rest, 1 MB is Tesseract, 0.5 MB PDF.js, 0.2 MB any-ascii, and 0.12 MB the registers and owners, which
 * brought it above the 3 MB that it should have. Officers, absence, the timeline and the desk take 12 KB;
 * the readers of list files 16 KB, downloads and exports 12 KB; labels of documents that issuers write 18 KB, the newest protocol
 * of assistants 11 KB, the work of an officer who leaves and the pages of settings 13 KB, diagnosis in four languages 24 KB. The
 * model that judges news with its lexicon (80 KB) could be static files, as the trained data of recognition is.
 */
const BUNDLE_MAX_BYTES = 3_390_000;

/** What a deployment to an environment would bind, as wrangler itself says without deploying. */
async function dryRun(env: string): Promise<Map<string, string>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-bundle-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const wrangler = path.join(repositoryRoot, "node_modules/wrangler/bin/wrangler.js");
  const args = [wrangler, "deploy", "--dry-run", "--env", env, "--outdir", folder];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: repositoryRoot });
  expect(readdirSync(folder).filter((file) => file.endsWith(".js.map"))).toHaveLength(1);
  expect(compressedBytes(folder)).toBeLessThan(BUNDLE_MAX_BYTES);
  const rows = stdout.matchAll(/^env\.(\w+)(?: \(.*?\))?\s+(\S.*?)\s*$/gm);
  return new Map([...rows].map(([, name, kind]) => [name!, kind!]));
}

describe("wrangler.toml", () => {
  it("deploys production, in less than 3.39 MB, with every binding and variable of the local service, of the same kind", async () => {
    const [local, production] = await Promise.all([dryRun(""), dryRun("production")]);
    expect(local.size).toBeGreaterThan(30);
    for (const name of onlyDeployed) expect(production.delete(name)).toBe(true);
    expect(Object.fromEntries(production)).toEqual(Object.fromEntries(local));
  });

  it("uploads source maps, so that a stack of production names the files of src", () => {
    expect([read().upload_source_maps, read("production").upload_source_maps]).toEqual([true, true]);
  });

  it("gives production the consumers, objects and schedules of the local service", () => {
    const shape = ({ queues, ratelimits, triggers, assets, durable_objects, migrations }: ReturnType<typeof read>) => ({
      queues,
      // How many are let through is each environment's own.
      ratelimits: ratelimits.map((one: object) => ({ ...one, simple: null })),
      triggers,
      assets,
      durable_objects,
      migrations,
    });
    expect(shape(read("production"))).toEqual(shape(read()));
  });

  it.each(["", "production"])("declares every setting of environment '%s' except the secrets, and no other", (env) => {
    const declared = Object.keys(read(env || undefined).vars);
    expect(declared.toSorted()).toEqual([...settingNames].filter((name) => !isSecret(name)).toSorted());
  });

  it("keeps nothing of production on this machine or open for demonstrations", () => {
    const { vars } = read("production");
    for (const name of ["BELGIAN_MOCK_MODE", "PROXYVENDOR_MOCK_MODE", "DEMO_MODE", "DEMO_PARTNER_KEY"]) {
      expect(vars[name]).toBe("off");
    }
    expect(vars.AUTH_JWKS_URL).toMatch(/^https:/);
  });
});
