import { globSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { MIGRATION_FOLDERS } from "../local/migrations.ts";
import { type DatabaseState, listMigrationFiles } from "./configuration.ts";

/**
 * The applied migrations of a local state, read from its files: no service need run, and a running one is not
 * disturbed.
 */
export function readLocalDatabases(stateDir: string): DatabaseState[] {
  const ledgers = globSync(path.join(stateDir, "v3/d1/*/*.sqlite"))
    .filter((file) => !file.endsWith("metadata.sqlite"))
    .map(readLedger);
  return Object.entries(MIGRATION_FOLDERS).map(([binding, folder]) => {
    const files = listMigrationFiles(folder);
    // A database is recognised by migrations that only it has.
    const seen = ledgers.find((names) => names.has(files[0]!));
    return { binding, pending: seen && files.filter((file) => !seen.has(file)) };
  });
}

function readLedger(file: string): ReadonlySet<string> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare("SELECT name FROM d1_migrations").all() as { name: string }[];
    return new Set(rows.map(({ name }) => name));
  } catch {
    return new Set();
  } finally {
    database.close();
  }
}
