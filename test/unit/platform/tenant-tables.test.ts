import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { repositoryRoot } from "../../../src/cli/program.ts";
import {
  DERIVED_TABLES,
  OWN_TABLES,
  SHARED_TABLES,
  TENANT_TABLES,
  TIES,
} from "../../../src/features/tenancy/tenant-tables.rules.ts";

const folder = path.join(repositoryRoot, "migrations");
const db = new DatabaseSync(":memory:");
for (const file of readdirSync(folder).toSorted()) {
  if (file.endsWith(".sql")) db.exec(readFileSync(path.join(folder, file), "utf8"));
}
const namesOf = (sql: string, ...values: string[]) =>
  db
    .prepare(sql)
    .all(...values)
    .map((row) => String(row["name"]));
const columnsOf = (table: string) => namesOf("SELECT name FROM pragma_table_info(?)", table);
const tables = namesOf("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'");
const virtual = namesOf("SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL%'");

describe("the tables of the database", () => {
  it("are each classed as a tenant's, shared, derived, or the database's own", () => {
    const isShadow = (name: string) => virtual.some((one) => name.startsWith(`${one}_`));
    const classified = [
      ...[...TENANT_TABLES, TIES].map(({ name }) => name),
      ...DERIVED_TABLES,
      ...SHARED_TABLES,
      ...OWN_TABLES.filter((name) => tables.includes(name)),
    ];
    expect(classified.toSorted()).toEqual(tables.filter((name) => !isShadow(name)).toSorted());
  });

  it.each(TENANT_TABLES)("of a tenant name it, and their rows by a key: $name", ({ name, key, serial }) => {
    expect(columnsOf(name)).toEqual(expect.arrayContaining(["tenant_id", ...key, ...(serial ? [serial] : [])]));
    const unique = namesOf(`SELECT name FROM pragma_index_list(?) WHERE "unique" = 1 AND partial = 0`, name).map(
      (index) => namesOf("SELECT name FROM pragma_index_info(?) ORDER BY seqno", index),
    );
    const primary = namesOf("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", name);
    expect([...unique, primary]).toContainEqual([...key]);
  });

  it("that belong to no tenant do not name one, but for the directory and the brands", () => {
    const naming = SHARED_TABLES.filter((name) => columnsOf(name).includes("tenant_id"));
    expect(naming.toSorted()).toEqual(["tenant_databases", "tenants"]);
  });
});
