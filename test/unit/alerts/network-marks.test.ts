import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { databaseOf, migratedDatabase } from "../../support/schema.ts";

const folder = path.resolve(import.meta.dirname, "../../../migrations");
const MARKS = "0190_network_marks.sql";
const sqlOf = (name: string) => readFileSync(path.join(folder, name), "utf8");
const before = () =>
  databaseOf(
    readdirSync(folder)
      .filter((name) => name.endsWith(".sql") && name < MARKS)
      .toSorted()
      .map(sqlOf),
  );

function raise(database: DatabaseSync, id: string, status: string, ...cases: string[]): void {
  database
    .prepare(
      `INSERT INTO alerts (tenant_id, id, pattern_type, entity_key, severity, status, title, description, linked_case_ids,
         evidence_snapshot, evidence_hash, created_at, updated_at)
       VALUES ('t', ?, 'phoenix', ?, 'high', ?, 'title', 'text', '[]', '{}', 'h', '2026-11-01', '2026-11-01')`,
    )
    .run(id, id, status);
  for (const one of cases) link(database, id, one);
}

const link = (database: DatabaseSync, id: string, caseId: string) =>
  database
    .prepare("INSERT OR IGNORE INTO alert_cases (tenant_id, case_id, alert_id) VALUES ('t', ?, ?)")
    .run(caseId, id);

const openCase = (database: DatabaseSync, caseId: string, status: string): void => {
  const columns = database.prepare("PRAGMA table_info(cases)").all() as { name: string; type: string }[];
  const given: Record<string, string> = { tenant_id: "t", case_id: caseId, workflow_id: `w-${caseId}`, status };
  const row = columns.map(({ name, type }) => given[name] ?? (type === "TEXT" ? `${name}-${caseId}` : 1));
  database.exec("PRAGMA ignore_check_constraints = ON");
  database
    .prepare(`INSERT INTO cases (${columns.map(({ name }) => name).join()}) VALUES (${row.map(() => "?").join()})`)
    .run(...row);
};

const marksOf = (database: DatabaseSync): Record<string, string> =>
  Object.fromEntries(
    (database.prepare("SELECT case_id, version FROM network_marks ORDER BY case_id").all() as any[]).map(
      ({ case_id, version }) => [case_id, version],
    ),
  );

describe("the mark of a case whose alerts changed", () => {
  it("comes with each alert on it, and is another one after each change that matters", () => {
    const database = migratedDatabase(".");
    raise(database, "a", "active", "c1", "c2");
    const first = marksOf(database);
    expect(Object.keys(first)).toEqual(["c1", "c2"]);
    link(database, "a", "c1");
    database.exec("UPDATE alerts SET is_partial = 0 WHERE id = 'a'");
    expect(marksOf(database)).toEqual(first);
    let last = first;
    for (const change of [
      "severity = 'critical'",
      "status = 'dismissed'",
      "description = 'other'",
      "resolved_at = '2026-11-02'",
      "story_id = 'another'",
    ]) {
      database.exec(`UPDATE alerts SET ${change} WHERE id = 'a'`);
      const now = marksOf(database);
      expect([change, now["c1"] === last["c1"], now["c2"] === last["c2"]]).toEqual([change, false, false]);
      last = now;
    }
    database.exec("DELETE FROM network_marks; DELETE FROM alert_cases WHERE case_id = 'c1'");
    expect(Object.keys(marksOf(database))).toEqual(["c1"]);
  });

  it("is not set for a deleted case, and fails no write", () => {
    const database = migratedDatabase(".");
    raise(database, "a", "active", "gone", "c2");
    database.exec(`DELETE FROM alert_cases WHERE case_id = 'gone'; DELETE FROM network_marks;
      INSERT INTO deletion_ledger SELECT ${(database.prepare("PRAGMA table_info(deletion_ledger)").all() as any[])
        .map(({ name, type }) => (name === "case_id" ? "'gone'" : type === "TEXT" ? `'${name}'` : "1"))
        .join()}`);
    link(database, "a", "gone");
    database.exec("UPDATE alerts SET severity = 'critical' WHERE id = 'a'");
    expect(Object.keys(marksOf(database))).toEqual(["c2"]);
  });

  it("is set by the migration for the open cases of alerts of before, which keep their rows", () => {
    const database = before();
    openCase(database, "open", "REVIEW_PENDING");
    openCase(database, "decided", "APPROVED");
    openCase(database, "dismissed", "REVIEW_PENDING");
    raise(database, "a", "active", "open", "decided");
    raise(database, "b", "dismissed", "dismissed");
    database.exec(sqlOf(MARKS));
    expect(Object.keys(marksOf(database))).toEqual(["open"]);
    expect(database.prepare("SELECT count(*) AS n FROM alert_cases").get()).toEqual({ n: 3 });
  });
});
