import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Miniflare } from "miniflare";
import { CliError, repositoryRoot } from "../program.ts";

/** Folder of the migrations of each database, by binding. */
export const MIGRATION_FOLDERS = { DB: "migrations", REGISTRY_DB: "migrations/registry" } as const;

/** In wrangler's format, so that `wrangler d1 migrations` agrees. */
const ledger =
  "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/** Applies the migrations that each database lacks, each in one transaction. @returns their names. */
export async function applyMigrations(databases: Miniflare): Promise<string[]> {
  const applied = [];
  for (const [binding, folder] of Object.entries(MIGRATION_FOLDERS)) {
    const database: D1Database = await databases.getD1Database(binding);
    await database.prepare(ledger).run();
    const { results } = await database.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
    const known = new Set(results.map((row) => row.name));
    for (const file of listMigrations(folder).filter((name) => !known.has(name))) {
      // Takes a second to load, which most starts need not wait for.
      const { unstable_splitSqlQuery: splitSql } = await import("wrangler");
      const statements = splitSql(readFileSync(path.join(repositoryRoot, folder, file), "utf8"));
      const writes = statements.map((sql) => database.prepare(sql));
      try {
        await database.batch([...writes, database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(file)]);
      } catch (error) {
        throw new CliError(
          `migration ${folder}/${file} failed: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      applied.push(`${folder}/${file}`);
    }
  }
  return applied;
}

function listMigrations(folder: string): string[] {
  return readdirSync(path.join(repositoryRoot, folder))
    .filter((file) => file.endsWith(".sql"))
    .toSorted();
}
