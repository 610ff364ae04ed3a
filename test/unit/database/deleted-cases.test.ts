import type { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { migratedDatabase, namesOf } from "../../support/schema.ts";

/** Tables that name a case and outlive it. */
const OUTLIVE = [
  // Proves the deletion.
  "deletion_ledger",
  // What the law has retained after the case: its reports, their audit chains and their files.
  "retained_files",
  "retained_reports",
  "sar_audit_events",
  "sars",
];

/** Written by a trigger on `alert_cases` alone, which takes no row of a deleted case. */
const DERIVED = ["alert_case_counts"];

/** How tables name a case that have no column for its id. */
const OTHERWISE: Readonly<Record<string, (of: Ids) => Row>> = {
  alerts: ({ case_id }) => ({ linked_case_ids: JSON.stringify([case_id]) }),
  // A row of the other case exists: a trigger on `alert_cases` wrote it.
  network_marks: () => ({ tenant_id: "another" }),
  unanchored_heads: ({ workflow_id }) => ({ chain: `case:${workflow_id}` }),
};

interface Ids {
  readonly workflow_id: string;
  readonly case_id: string;
}
type Row = Readonly<Record<string, string | number>>;

const DELETED: Ids = { workflow_id: "deleted-workflow", case_id: "deleted-case" };
const OTHER: Ids = { workflow_id: "other-workflow", case_id: "other-case" };

const database = migratedDatabase(".");
database.exec("PRAGMA ignore_check_constraints = ON");
insert(database, "deletion_ledger", { ...DELETED });

/** A row with something in every column, whether or not a CHECK would admit it. */
function insert(into: DatabaseSync, table: string, given: Row): void {
  const columns = columnsOf(into, table);
  const row = columns.map(({ name, type }) => given[name] ?? (type === "TEXT" ? "{}" : 1));
  const marks = columns.map(() => "?").join(", ");
  into.prepare(`INSERT INTO ${table} (${columns.map(({ name }) => name).join(", ")}) VALUES (${marks})`).run(...row);
}

function columnsOf(of: DatabaseSync, table: string): { name: string; type: string }[] {
  return of.prepare(`PRAGMA table_info(${table})`).all() as unknown as { name: string; type: string }[];
}

const namesCase = (table: string): boolean =>
  table in OTHERWISE || columnsOf(database, table).some(({ name }) => name === "workflow_id" || name === "case_id");

const tables = namesOf(database, "table").filter((table) => namesCase(table));
const rowsOf = (table: string): number => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()!.n);

describe("a case that was deleted", () => {
  it.each(tables.filter((table) => ![...OUTLIVE, ...DERIVED].includes(table)))("gets no row in %s", (table) => {
    const write = (of: Ids) => insert(database, table, { ...of, ...OTHERWISE[table]?.(of) });
    const before = rowsOf(table);
    write(DELETED);
    expect(rowsOf(table)).toBe(before);
    write(OTHER);
    expect(rowsOf(table)).toBe(before + 1);
  });

  it.each(OUTLIVE)("may have a row in %s", (table) => {
    const before = rowsOf(table);
    insert(database, table, { ...(table === "deletion_ledger" ? OTHER : DELETED), tenant_id: "another" });
    expect(rowsOf(table)).toBe(before + 1);
  });
});
