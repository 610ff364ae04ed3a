import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { importJWK, jwtVerify, SignJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ensureSecrets } from "../../../src/cli/local/secrets.ts";
import { repositoryRoot } from "../../../src/cli/program.ts";

const names = ["AUTH_JWT_SECRET", "PLATFORM_OPERATOR_KEYS", "PORTAL_TOKEN_KEY", "SIGNING_KEYS"];
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "dossier-secrets-"));
  file = path.join(folder, ".dev.vars");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the local secrets", () => {
  it("are made once and then stay", async () => {
    const made = await ensureSecrets(file);
    expect(Object.keys(made)).toEqual(names);
    expect(made.AUTH_JWT_SECRET).not.toBe(made.PORTAL_TOKEN_KEY);
    expect(statSync(file).mode & 0o077).toBe(0);
    const text = readFileSync(file, "utf8");
    expect(await ensureSecrets(file)).toEqual(made);
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it("hold a signing key that signs and verifies", async () => {
    const [{ d, ...publicJwk }] = JSON.parse((await ensureSecrets(file)).SIGNING_KEYS!);
    const token = await new SignJWT({}).setProtectedHeader({ alg: "EdDSA" }).sign(await importJWK({ d, ...publicJwk }));
    await expect(jwtVerify(token, await importJWK(publicJwk))).resolves.toBeTruthy();
  });

  it("are added to a file that lacks some, whose own lines stay as they were", async () => {
    const own = `# mine\nPORTAL_TOKEN_KEY="${"k".repeat(40)}"\nKBO_BASE_URL=https://kbo.test`;
    writeFileSync(file, own);
    const secrets = await ensureSecrets(file);
    expect(readFileSync(file, "utf8").startsWith(`${own}\n`)).toBe(true);
    expect(secrets).toMatchObject({ PORTAL_TOKEN_KEY: "k".repeat(40), KBO_BASE_URL: "https://kbo.test" });
    expect(names.filter((name) => !(name in secrets))).toEqual([]);
  });

  it("bring no token secret where officers sign in through JWKS", async () => {
    writeFileSync(file, "AUTH_JWKS_URL=https://login.test/jwks.json\n");
    expect(await ensureSecrets(file)).not.toHaveProperty("AUTH_JWT_SECRET");
  });

  it("are the same for processes that make them at the same moment", async () => {
    const module = pathToFileURL(path.join(repositoryRoot, "src/cli/local/secrets.ts")).href;
    const script = `import { ensureSecrets } from "${module}"; console.log(JSON.stringify(await ensureSecrets("${file}")))`;
    const run = () => promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
    const [first, ...others] = (await Promise.all([run(), run(), run(), run()])).map(({ stdout }) => stdout);
    expect(JSON.parse(first!)).toEqual(await ensureSecrets(file));
    for (const other of others) expect(other).toBe(first);
  });
});
