import { readFileSync } from "node:fs";
import path from "node:path";
import { is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { describe, expect, it } from "vitest";
import { repositoryRoot } from "../../../src/cli/program.ts";
import { databaseOf, migratedDatabase, namesOf, shapeOf } from "../../support/schema.ts";

// drizzle-kit adds methods to every array that `for…in` finds, and PDF.js, in the same process, then reads nothing.
for (const name of Object.keys(Array.prototype)) Object.defineProperty(Array.prototype, name, { enumerable: false });

const FILES = import.meta.glob<Record<string, unknown>>("../../../src/**/*.tables.ts", { eager: true });
const REGISTER = "../../../src/sources/kbo/register.tables.ts";

/** FTS5 tables that a store names in a query by its type; drizzle would declare them as ordinary tables. */
const TYPED_VIRTUAL_TABLES = ["regulatory_search"];

/** The SQL that drizzle-kit exports of the tables that these files declare, run in an empty database. */
async function exportedDatabase(files: readonly string[]) {
  const tables = Object.entries(FILES).flatMap(([file, module]) =>
    files.includes(file) ? Object.entries(module).filter(([, value]) => is(value, SQLiteTable)) : [],
  );
  const declared = await generateSQLiteDrizzleJson(
    Object.fromEntries(tables.map(([name, t], i) => [`${name}_${i}`, t])),
  );
  return databaseOf(await generateSQLiteMigration(await generateSQLiteDrizzleJson({}), declared));
}

describe.each([
  { name: "main", folder: ".", files: Object.keys(FILES).filter((file) => file !== REGISTER) },
  { name: "register", folder: "registry", files: [REGISTER] },
] as const)("the tables of the $name database", ({ folder, files }) => {
  it("are declared as the migrations leave them", async () => {
    const migrated = migratedDatabase(folder);
    const exported = await exportedDatabase(files);
    const names = namesOf(exported, "table").filter((name) => !TYPED_VIRTUAL_TABLES.includes(name));
    expect(names).toEqual(namesOf(migrated, "table"));
    const shapes = (database: typeof migrated) =>
      Object.fromEntries(names.map((name) => [name, shapeOf(database, name)]));
    expect(shapes(exported)).toEqual(shapes(migrated));
  });
});

it("are followed by what drizzle cannot declare, each with a reason in migrations/README.md", () => {
  const readme = readFileSync(path.join(repositoryRoot, "migrations/README.md"), "utf8");
  const rows = readme.split("\n").filter((line) => line.startsWith("| `"));
  const patterns = rows.flatMap((row) => [...row.split("|")[1]!.matchAll(/`([^`]+)`/g)].map(([, pattern]) => pattern!));
  const databases = [migratedDatabase("."), migratedDatabase("registry")];
  const names = databases.flatMap((one) => [
    ...namesOf(one, "virtual"),
    ...namesOf(one, "view"),
    ...namesOf(one, "trigger"),
  ]);
  const matches = (pattern: string, name: string) => new RegExp(`^${pattern.replaceAll("*", ".+")}$`).test(name);
  expect(names.filter((name) => !patterns.some((pattern) => matches(pattern, name)))).toEqual([]);
  expect(patterns.filter((pattern) => !names.some((name) => matches(pattern, name)))).toEqual([]);
});
