import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Referenced so that the garbage collector does not close them, which would release the lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes a lock on a file, waiting for it at most `waitMs`. It is the operating system's lock (SQLite's on an empty
 * file), so it goes with the process however that ends, and leaves nothing stale behind.
 * @returns what releases it, or null while another process holds it.
 */
export function takeExclusiveLock(file: string, waitMs = 0): (() => void) | null {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: waitMs });
  try {
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    const busy = 5;
    if (error instanceof Error && "errcode" in error && error.errcode === busy) return null;
    throw error;
  }
  held.add(database);
  return () => {
    held.delete(database);
    database.close();
  };
}
