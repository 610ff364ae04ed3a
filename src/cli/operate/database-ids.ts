import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { CliError } from "../program.ts";

/** Matches the block of one production database in wrangler.toml. */
const blockOf = (binding: string): RegExp =>
  new RegExp(
    `(\\[\\[env\\.production\\.d1_databases\\]\\]\\nbinding = "${binding}"\\n(?:(?!\\[)[^\\n]*\\n)*?database_id = )"([^"]*)"`,
  );

/**
 * Writes the id of a database into wrangler.toml, under [env.production], and leaves all else of the file as it is:
 * wrangler knows a database by its id alone, so the id is configuration and belongs in version control.
 * @returns whether it was another before.
 */
export function writeDatabaseId(file: string, binding: string, id: string): boolean {
  const text = readFileSync(file, "utf8");
  const found = blockOf(binding).exec(text);
  if (!found)
    throw new CliError(`${file} has no [[env.production.d1_databases]] of ${binding} with a database_id to fill in`);
  if (found[2] === id) return false;
  writeFileSync(
    `${file}.new`,
    text.replace(blockOf(binding), (_, before: string) => `${before}"${id}"`),
  );
  renameSync(`${file}.new`, file);
  return true;
}
