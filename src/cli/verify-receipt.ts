import { existsSync, readFileSync } from "node:fs";
import type { JSONWebKeySet } from "jose";
import type { Settings } from "../platform/settings.ts";
import { publicKeySet } from "../platform/signing-keys.ts";
import { readSecrets } from "./local/secrets.ts";
import { runCommand, UsageError } from "./command.ts";
import { CliError } from "./program.ts";
import { checkDocument } from "./verify-receipt/check-receipt.ts";

runCommand("verify-receipt", {
  forms: ["FILE"],
  options: {
    jwks: {
      type: "string",
      value: "FILE",
      help: "a saved /.well-known/jwks.json; by default the local service's own keys",
    },
  },
  details: "FILE holds the receipt of a verification, or its evidence.",
  async run({ values, positionals }) {
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new UsageError();
    const keys = values.jwks === undefined ? localKeys() : parseKeys(read(values.jwks), values.jwks);
    for (const line of await checkDocument(read(file), keys)) process.stdout.write(`${line}\n`);
  },
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
    // Reported below, like any other file without keys.
  }
  throw new CliError(`${file} is no JSON Web Key Set`);
}

function localKeys(): JSONWebKeySet {
  const { SIGNING_KEYS: keys } = readSecrets();
  if (keys === undefined) throw new UsageError(`this checkout has no signing keys`);
  return publicKeySet({ SIGNING_KEYS: JSON.parse(keys) as Settings["SIGNING_KEYS"] });
}
