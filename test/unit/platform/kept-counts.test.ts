import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { repositoryRoot } from "../../../src/cli/program.ts";

const folder = path.join(repositoryRoot, "migrations");
const files = readdirSync(folder)
  .filter((file) => file.endsWith(".sql"))
  .toSorted();
const isNew = (file: string) => Number(file.slice(0, 4)) >= 168;

function migrate(db: DatabaseSync, wanted: (file: string) => boolean): void {
  for (const file of files.filter(wanted)) db.exec(readFileSync(path.join(folder, file), "utf8"));
}

const caseRow = (id: string, { status = "REVIEW_PENDING", score = "NULL", day = "2026-01-05", tenant = "t" } = {}) =>
  `INSERT INTO cases (workflow_id, case_id, tenant_id, company_name, search_text, registration_number, vat_number,
     country, template_id, status, current_iteration, latest_risk_score, portal_token_hash, portal_expires_at, created_at,
     updated_at, version, record) VALUES ('${id}', 'id-${id}', '${tenant}', 'N', 'n', NULL, NULL, 'BE', 'x', '${status}', 1, ${score},
   'h-${id}', 'e', '${day}T10:00:00.000Z', 'u', 1, NULL)`;
const alertRow = (id: string, status: string, severity: string, cases: readonly string[], day = "2026-01-05") => [
  `INSERT INTO alerts (tenant_id, id, pattern_type, entity_key, severity, status, title, description, linked_case_ids, evidence_snapshot, evidence_hash, created_at, updated_at) VALUES ('t', '${id}', 'phoenix', 'key-${id}', '${severity}', '${status}', 'T', 'D',
    '${JSON.stringify(cases)}', '{}', 'h', '${day}T10:00:00.000Z', 'u')
   ON CONFLICT (tenant_id, pattern_type, entity_key) DO UPDATE SET status = excluded.status`,
  ...cases.map((one) => `INSERT OR IGNORE INTO alert_cases VALUES ('t', '${one}', '${id}')`),
];
const deletion = (id: string) => `INSERT INTO deletion_ledger (workflow_id, case_id, tenant_id, deleted_by, deleted_at,
  audit_seq, audit_hash, reason) VALUES ('${id}', 'id-${id}', 't', 'o', 'd', 1, 'h', 'officer')`;
const retained = (id: string) => `INSERT INTO retained_reports (workflow_id, case_id, tenant_id, retained_since,
  retain_until, due_at) VALUES ('${id}', 'id-${id}', 't', 'd', '2030-01-01', 'd')`;

const FIRST = [
  caseRow("a", { score: "0.1" }),
  caseRow("b", { score: "0.2", status: "APPROVED" }),
  caseRow("c", { day: "2026-01-06" }),
  caseRow("d", { score: "0.7", tenant: "other" }),
  "UPDATE case_retention SET retain_until = '2031-01-01' WHERE workflow_id = 'b'",
  "UPDATE case_retention SET held = 1 WHERE workflow_id IN ('a', 'b')",
  ...alertRow("1", "active", "critical", ["id-a", "id-b"]),
  ...alertRow("2", "dismissed", "low", ["id-b"]),
  deletion("gone"),
  retained("kept"),
];

const LATER: readonly (readonly [string, ...string[]])[] = [
  [caseRow("e", { score: "0.9" })],
  ["UPDATE cases SET latest_risk_score = 0.3 WHERE workflow_id = 'c'"],
  ["UPDATE cases SET latest_risk_score = 0.05 WHERE workflow_id = 'e'"],
  ["UPDATE cases SET latest_risk_score = 0.15 WHERE workflow_id = 'a'"],
  ["UPDATE cases SET latest_risk_score = NULL WHERE workflow_id = 'b'"],
  ["UPDATE case_retention SET retain_until = '2031-01-01', held = 0 WHERE workflow_id = 'a'"],
  ["UPDATE case_retention SET retain_until = NULL WHERE workflow_id = 'b'"],
  alertRow("3", "active", "high", ["id-b", "id-c"], "2026-02-01") as [string, ...string[]],
  alertRow("2", "active", "low", ["id-b", "id-e"]) as [string, ...string[]],
  ["UPDATE alerts SET status = 'acknowledged' WHERE id = '1'"],
  ["UPDATE alerts SET severity = 'critical' WHERE id = '3'"],
  ["UPDATE alerts SET resolved_at = 'r' WHERE id IN ('2', '3')"],
  ["UPDATE alerts SET resolved_at = NULL WHERE id = '3'"],
  ["DELETE FROM alerts WHERE id = '3'", "DELETE FROM alert_cases WHERE alert_id = '3'"],
  ["DELETE FROM alert_cases WHERE alert_id = '2' AND case_id = 'id-e'"],
  ["DELETE FROM cases WHERE workflow_id = 'e'", deletion("e")],
  ["DELETE FROM retained_reports"],
];

const rows = (db: DatabaseSync, sql: string) =>
  db
    .prepare(sql)
    .all()
    .map((row) => Object.values(row));

/** What is kept, and the same as counted from the rows themselves. */
function figures(db: DatabaseSync) {
  const kept = {
    alerts: rows(db, "SELECT tenant_id, status, severity, alerts FROM alert_counts WHERE alerts <> 0 ORDER BY 1, 2, 3"),
    days: rows(
      db,
      `SELECT tenant_id, day, scored, total_millionths, highest FROM case_days WHERE scored <> 0 ORDER BY 1, 2`,
    ),
    alertDays: rows(db, "SELECT tenant_id, day, alerts FROM alert_days WHERE alerts <> 0 ORDER BY 1, 2"),
    numbers: rows(db, "SELECT tenant_id, what, number FROM tenant_counts WHERE number <> 0 ORDER BY 1, 2"),
  };
  const counted = {
    alerts: rows(db, "SELECT tenant_id, state, severity, count(*) FROM alerts GROUP BY 1, 2, 3 ORDER BY 1, 2, 3"),
    days: rows(
      db,
      `SELECT tenant_id, substr(created_at, 1, 10), count(*), sum(CAST(round(latest_risk_score * 1000000) AS INTEGER)),
        max(latest_risk_score) FROM cases WHERE latest_risk_score IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2`,
    ),
    alertDays: rows(
      db,
      "SELECT tenant_id, substr(created_at, 1, 10), count(*) FROM alerts GROUP BY 1, 2 ORDER BY 1, 2",
    ),
    numbers: rows(
      db,
      `SELECT * FROM (
        SELECT tenant_id, 'retention_dated' AS what, count(retain_until) AS n FROM case_retention GROUP BY 1
        UNION ALL SELECT tenant_id, 'retention_open', sum(retain_until IS NULL) FROM case_retention GROUP BY 1
        UNION ALL SELECT tenant_id, 'retention_held', sum(held) FROM case_retention GROUP BY 1
        UNION ALL SELECT tenant_id, 'retained_reports', count(*) FROM retained_reports GROUP BY 1
        UNION ALL SELECT tenant_id, 'deletion_ledger', count(*) FROM deletion_ledger GROUP BY 1
        UNION ALL SELECT c.tenant_id, 'cases_with_active_alerts', count(DISTINCT c.case_id) FROM alert_cases c
          JOIN alerts a ON a.tenant_id = c.tenant_id AND a.id = c.alert_id AND a.state = 'active' GROUP BY 1)
      WHERE n <> 0 ORDER BY 1, 2`,
    ),
  };
  return { kept, counted };
}

describe("counters maintained by triggers", () => {
  it("count the rows that existed before, and stay correct through every change", () => {
    const db = new DatabaseSync(":memory:");
    migrate(db, (file) => !isNew(file));
    for (const statement of FIRST) db.exec(statement);
    migrate(db, isNew);
    const before = figures(db);
    expect(before.kept).toEqual(before.counted);
    expect(before.kept.numbers.length).toBeGreaterThan(5);
    for (const statements of LATER) {
      for (const statement of statements) db.exec(statement);
      const { kept, counted } = figures(db);
      expect([statements, kept]).toEqual([statements, counted]);
      const named =
        "SELECT DISTINCT case_id FROM alert_case_counts WHERE case_id NOT IN (SELECT case_id FROM alert_cases)";
      expect(rows(db, named)).toEqual([]);
    }
  });
});
