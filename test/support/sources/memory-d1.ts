import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";

/** A D1 database in memory with the repository's own migrations of that folder applied. */
export function createMemoryD1(migrationsDir: string, only: (file: string) => boolean = () => true): D1Database {
  const database = new DatabaseSync(":memory:");
  const folder = path.resolve(import.meta.dirname, "../../..", migrationsDir);
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql") && only(file));
  for (const file of files.sort()) database.exec(readFileSync(path.join(folder, file), "utf8"));
  const prepare = (query: string, values: SQLInputValue[] = []) => {
    const all = async () => {
      const results = database.prepare(query).all(...values);
      return { success: true, results, meta: { rows_read: results.length, rows_written: 0 } };
    };
    const raw = async () =>
      database
        .prepare(query)
        .all(...values)
        .map((row) => Object.values(row));
    return { bind: (...bound: SQLInputValue[]) => prepare(query, bound), all, run: all, raw };
  };
  const batch = async (statements: { all: () => Promise<unknown> }[]) => {
    database.exec("BEGIN");
    try {
      const results = [];
      for (const statement of statements) results.push(await statement.all());
      database.exec("COMMIT");
      return results;
    } catch (error) {
      database.exec("ROLLBACK");
      throw error;
    }
  };
  return { prepare, batch } as unknown as D1Database;
}
