import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { exportJWK, generateKeyPair } from "jose";
import { LOCAL_OPERATORS, newOperatorKey } from "./operator-key.ts";
import { CliError, repositoryRoot } from "../program.ts";
import { takeExclusiveLock } from "./exclusive-lock.ts";

const devVars = path.join(repositoryRoot, ".dev.vars");

/** Generators of the secrets that can be random. */
export const SECRET_MAKERS: Readonly<Record<string, () => string | Promise<string>>> = {
  AUTH_JWT_SECRET: randomSecret,
  PORTAL_TOKEN_KEY: randomSecret,
  SIGNING_KEYS: newSigningKeys,
  PLATFORM_OPERATOR_KEYS: newOperatorKeys,
};

/**
 * The local service's secrets from `.dev.vars`. Missing ones are generated and added, others stay; of two processes
 * that find the file missing only one writes it.
 */
export async function ensureSecrets(file = devVars): Promise<Record<string, string>> {
  const known = readSecrets(file);
  if (missingSecrets(known).length === 0) return known;
  const release = takeExclusiveLock(path.join(path.dirname(file), ".wrangler/dev-vars.lock"), 10_000);
  if (release === null) throw new CliError(`another process keeps writing ${file}`);
  try {
    await addMissingSecrets(file);
  } finally {
    release();
  }
  return readSecrets(file);
}

async function addMissingSecrets(file: string): Promise<void> {
  const text = existsSync(file)
    ? readFileSync(file, "utf8")
    : "# Secrets of the local service, made at its first start.\n";
  const lines = [];
  for (const name of missingSecrets(readSecrets(file))) lines.push(`${name}='${await SECRET_MAKERS[name]!()}'\n`);
  writeFileSync(`${file}.new`, text.replace(/([^\n])$/, "$1\n") + lines.join(""), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** The local secrets, without generating any. */
export function readSecrets(file = devVars): Record<string, string> {
  return existsSync(file) ? (parseEnv(readFileSync(file, "utf8")) as Record<string, string>) : {};
}

/** Officers who sign in through JWKS need no local secret, and may have none. */
function missingSecrets(known: Readonly<Record<string, string>>): string[] {
  return Object.keys(SECRET_MAKERS).filter(
    (name) => !(name in known) && !(name === "AUTH_JWT_SECRET" && known.AUTH_JWKS_URL),
  );
}

function randomSecret(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
}

/** A JSON array of Ed25519 private keys, of which the first signs. */
async function newSigningKeys(): Promise<string> {
  const { privateKey } = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
  const kid = crypto.randomUUID();
  return JSON.stringify([{ ...(await exportJWK(privateKey)), kid, alg: "EdDSA", use: "sig" }]);
}

/** Private keys of the local platform's operators, of whom the first imports and the second confirms. */
async function newOperatorKeys(): Promise<string> {
  return JSON.stringify(await Promise.all(LOCAL_OPERATORS.map(newOperatorKey)));
}
