import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CONFIG_FILE } from "../../src/cli/operate/configuration.ts";

/** @throws where there is nothing to replace: a change that was not made would prove nothing. */
export function replace(text: string, from: string | RegExp, to: string): string {
  const changed = text.replaceAll(from, to);
  if (changed === text) throw new Error(`nothing to replace: ${String(from)}`);
  return changed;
}

/** Changes only what stands under [env.production]. */
export function inProduction(text: string, change: (part: string) => string): string {
  const at = text.indexOf("[env.production]");
  return text.slice(0, at) + change(text.slice(at));
}

/** wrangler.toml as an operator has it before the first deployment: addresses and numbers filled in, no id of a database. */
export const beforeDeployment = (): string =>
  inProduction(readFileSync(CONFIG_FILE, "utf8"), (part) =>
    [
      ["https://dossier.example", "https://dossier.bank.eu"],
      ["https://login.example/", "https://login.bank.eu/"],
      ['GOAML_RENTITY_ID = "1"', 'GOAML_RENTITY_ID = "4711"'],
      ['AUTH_CLIENT_ID = ""', 'AUTH_CLIENT_ID = "console"'],
      ['TSA_URL = ""', 'TSA_URL = "https://stamps.bank.eu/tsr"'],
      ['PLATFORM_AUTH_AUDIENCE = ""', 'PLATFORM_AUTH_AUDIENCE = "dossier-platform"'],
      [/^# (?=\[\[env.production.r2_buckets|(?:binding|bucket_name|jurisdiction) = )/gm, ""],
    ].reduce((text, [from, to]) => replace(text, from!, to as string), part),
  );

/** The same with the ids that a deployment writes into it. */
export const afterDeployment = (): string =>
  inProduction(beforeDeployment(), (part) =>
    [
      ["00000000-0000-0000-0000-000000000011", "3f0c7d7e-8a55-4a6e-9a0e-6f2b9d1f0a01"],
      ["00000000-0000-0000-0000-000000000012", "3f0c7d7e-8a55-4a6e-9a0e-6f2b9d1f0a02"],
    ].reduce((text, [from, to]) => replace(text, from!, to!), part),
  );

/** The same with a further database of tenants, as docs/operations.md shows it. */
export const withSecondDatabase = (text: string): string =>
  inProduction(text, (part) =>
    replace(
      part,
      '[[env.production.r2_buckets]]\nbinding = "FILES"',
      `[[env.production.d1_databases]]
binding = "DB_2"
database_name = "dossier-2"
database_id = ""
migrations_dir = "migrations"

[[env.production.r2_buckets]]
binding = "FILES"`,
    ),
  );

export function writeConfig(folder: string, text: string): string {
  const file = path.join(folder, "wrangler.toml");
  writeFileSync(file, text);
  return file;
}
