import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { JSONWebKeySet } from "jose";
import type { Settings } from "../platform/settings.ts";
import { publicKeySet } from "../platform/signing-keys.ts";
import { readSecrets } from "./local/secrets.ts";
import { CliError, runProgram } from "./program.ts";
import { checkDocument } from "./verify-receipt/check-receipt.ts";

const usage = "usage: npm run verify-receipt -- FILE [--jwks FILE]";

/**
 * Checks the receipt of a verification, or its evidence, offline. The keys are those of a saved
 * `/.well-known/jwks.json`, else the local service's own.
 */
runProgram(async () => {
  const { values, positionals } = parseArgs({ options: { jwks: { type: "string" } }, allowPositionals: true });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new CliError(usage);
  const keys = values.jwks === undefined ? localKeys() : parseKeys(read(values.jwks), values.jwks);
  for (const line of await checkDocument(read(file), keys)) process.stdout.write(`${line}\n`);
});

function read(file: string): string {
  if (!existsSync(file)) throw new CliError(`there is no file ${file}`);
  return readFileSync(file, "utf8");
}

function parseKeys(text: string, file: string): JSONWebKeySet {
  try {
    const parsed = JSON.parse(text) as Partial<JSONWebKeySet>;
    if (Array.isArray(parsed.keys)) return { keys: parsed.keys };
  } catch {
    // Told below, as for any other file that holds no keys.
  }
  throw new CliError(`${file} is no JSON Web Key Set`);
}

function localKeys(): JSONWebKeySet {
  const { SIGNING_KEYS: keys } = readSecrets();
  if (keys === undefined) throw new CliError(`this checkout has no signing keys; ${usage}`);
  return publicKeySet({ SIGNING_KEYS: JSON.parse(keys) as Settings["SIGNING_KEYS"] });
}
