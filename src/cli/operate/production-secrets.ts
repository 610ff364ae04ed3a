import { existsSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { requiredSecrets } from "../../platform/secret-names.ts";
import { SECRET_MAKERS } from "../local/secrets.ts";
import { CliError, repositoryRoot } from "../program.ts";
import { readSecretsFile } from "./configuration.ts";

/**
 * Creates the required production secrets that are missing, in a file for the operator: once uploaded, none can be
 * read back. Secrets that the file already has stay.
 */
export async function makeSecrets(file: string, alreadySet: readonly string[]): Promise<Record<string, string>> {
  const target = path.resolve(file);
  if (target.startsWith(repositoryRoot + path.sep))
    throw new CliError(`${target} is inside the checkout: secrets do not belong there`);
  const known = existsSync(target) ? readSecretsFile(target) : {};
  const missing = requiredSecrets("production").filter((name) => !(name in known) && !alreadySet.includes(name));
  const made: Record<string, string> = { ...known };
  for (const name of missing) made[name] = await SECRET_MAKERS[name]!();
  writeFileSync(`${target}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${target}.new`, target);
  return made;
}
