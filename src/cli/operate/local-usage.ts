import { globSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { FIRST_NAMES } from "../local/renamed-classes.ts";
import type { DatabaseUsage, ObjectUsage, Usage } from "./usage.rules.ts";
import { CASES_BY_TENANT, largestRow, TABLES, type TableRow } from "./usage-queries.ts";

/** No row is larger than its file, so the largest rows of a kind of object are in its largest files. */
const OBJECTS_READ = 100;

/** The usage of a local state, read from its files, whether or not the service runs. */
export function readLocalUsage(stateDir: string): Usage {
  return {
    databases: filesOf(stateDir, "d1").map(readDatabase),
    objects: Object.entries(Object.groupBy(filesOf(stateDir, "do"), kindOf)).map(([kind, files]) =>
      readObjects(kind, files ?? []),
    ),
  };
}

const filesOf = (stateDir: string, folder: string): string[] =>
  globSync(path.join(stateDir, "v3", folder, "*/*.sqlite")).filter((file) => !file.endsWith("metadata.sqlite"));

const NAMES_TODAY: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FIRST_NAMES).map(([today, first]) => [first, today]),
);

/** The folder combines the Worker's name and the class's first name: `dossier-CaseWorkflow`. */
function kindOf(file: string): string {
  const firstName = path.basename(path.dirname(file)).replace(/^.*-/, "");
  return NAMES_TODAY[firstName] ?? firstName;
}

function readDatabase(file: string): DatabaseUsage {
  return reading(file, (database) => {
    const rows = largestRows(database);
    const cases =
      "cases" in rows ? (database.prepare(CASES_BY_TENANT).all() as { tenant: string; cases: number }[]) : [];
    const name = "cases" in rows ? "DB" : "register_meta" in rows ? "REGISTRY_DB" : path.basename(file);
    return { name, bytes: statSync(file).size, rows, cases };
  });
}

function readObjects(kind: string, files: readonly string[]): ObjectUsage {
  const bySize = files.map((file) => ({ file, bytes: statSync(file).size })).toSorted((a, b) => b.bytes - a.bytes);
  const rows: Record<string, number> = {};
  for (const { file } of bySize.slice(0, OBJECTS_READ)) {
    for (const [table, bytes] of Object.entries(reading(file, largestRows))) {
      rows[table] = Math.max(rows[table] ?? 0, bytes);
    }
  }
  return { kind, bytes: bySize[0]?.bytes ?? 0, rows };
}

function reading<T>(file: string, read: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

function largestRows(database: DatabaseSync): Record<string, number> {
  const tables = database.prepare(TABLES).all() as unknown as TableRow[];
  const found = tables.map((table) => database.prepare(largestRow(table)).get() as { name: string; bytes: number });
  return Object.fromEntries(found.map(({ name, bytes }) => [name, bytes]));
}
