import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** What SQLite itself says of a table. */
export interface TableShape {
  readonly columns: readonly string[];
  readonly indexes: readonly string[];
  readonly foreignKeys: readonly string[];
}

const migrations = path.resolve(import.meta.dirname, "../../migrations");

/** An empty database after all migrations of a folder. */
export function migratedDatabase(folder: "." | "registry"): DatabaseSync {
  const files = readdirSync(path.join(migrations, folder)).filter((name) => name.endsWith(".sql"));
  return databaseOf(files.toSorted().map((name) => readFileSync(path.join(migrations, folder, name), "utf8")));
}

export function databaseOf(statements: readonly string[]): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const statement of statements) database.exec(statement);
  return database;
}

/** Names of what the schema has of a type; the tables that an FTS5 table keeps its index in are left out. */
export function namesOf(database: DatabaseSync, type: "table" | "virtual" | "view" | "trigger"): string[] {
  const rows = database.prepare("SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'").all();
  const items = rows as unknown as { type: string; name: string; sql: string | null }[];
  const virtual = items.filter(({ sql }) => sql?.startsWith("CREATE VIRTUAL TABLE")).map(({ name }) => name);
  if (type === "virtual") return virtual.toSorted();
  const shadows = virtual.flatMap((name) =>
    ["config", "content", "data", "docsize", "idx"].map((of) => `${name}_${of}`),
  );
  const others = new Set([...virtual, ...shadows]);
  return items.flatMap((item) => (item.type === type && !others.has(item.name) ? [item.name] : [])).toSorted();
}

/**
 * Columns, indexes and foreign keys of a table, each as a line of text. SQLite keeps a unique constraint as an index
 * with a name of its own, so unique indexes have no name here. A column of a primary key is never null.
 */
export function shapeOf(database: DatabaseSync, table: string): TableShape {
  const list = (pragma: string): any[] => database.prepare(`PRAGMA ${pragma}`).all();
  const columns = list(`table_xinfo(${table})`).map(({ name, type, notnull, dflt_value: value, pk }) => {
    const isNotNull = notnull || pk ? " NOT NULL" : "";
    // drizzle-kit writes the default of a boolean as a word.
    const ifMissing = value === null ? "" : ` DEFAULT ${value === "false" ? 0 : value}`;
    return `${name} ${type.toUpperCase()}${isNotNull}${ifMissing}${pk ? ` KEY ${pk}` : ""}`;
  });
  const indexes = list(`index_list(${table})`).flatMap(({ name, unique, origin }) => {
    if (origin === "pk") return [];
    const found = database.prepare("SELECT sql FROM sqlite_schema WHERE name = ?").get(name) as { sql: string | null };
    const [, parts = "", where] = /\bON\s+\S+\s*\((.*?)\)(?:\s+WHERE\s+(.*))?$/is.exec(found.sql ?? "") ?? [];
    // A PRAGMA names columns, and leaves out expressions.
    const expressions = parts.split(",").map((part) => plain(part, table));
    const on = list(`index_xinfo(${name})`)
      .filter(({ key }) => key)
      .map(({ name: column, desc }, at) => `${column ?? expressions[at]}${desc ? " DESC" : ""}`);
    const kind = unique ? "UNIQUE" : `INDEX ${name}`;
    return [`${kind} (${on.join(", ")})${where === undefined ? "" : ` WHERE ${plain(where, table)}`}`];
  });
  const foreignKeys = list(`foreign_key_list(${table})`).map(
    ({ from, table: other, to }) => `${from} REFERENCES ${other} (${to})`,
  );
  return { columns: columns.toSorted(), indexes: indexes.toSorted(), foreignKeys: foreignKeys.toSorted() };
}

const plain = (sql: string, table: string): string =>
  sql.replaceAll(/[`"]/g, "").replaceAll(`${table}.`, "").replaceAll(/\s+/g, " ").trim();
