import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { repositoryRoot } from "../../../src/cli/program.ts";

const folder = path.join(repositoryRoot, "migrations");
const FILES = readdirSync(folder)
  .filter((file) => file.endsWith(".sql"))
  .toSorted();
const ANCHORS = "0180";

function migrate(db: DatabaseSync, wanted: (file: string) => boolean): void {
  for (const file of FILES.filter(wanted)) db.exec(readFileSync(path.join(folder, file), "utf8"));
}

const entities = (...ids: string[]) => ids.map((id) => ({ id, type: id.split(":")[0], name: id }));
const tie = (from: string, type: string, to: string) => ({ from, to, type, source: "kbo" });

/** An alert as the version before wrote it. */
interface Old {
  readonly id: string;
  readonly pattern: string;
  readonly status?: string;
  readonly members: readonly string[];
  readonly ties: readonly object[];
  readonly details?: object;
  readonly cases?: readonly string[];
  readonly at?: string;
}

function insert(
  db: DatabaseSync,
  { id, pattern, status = "active", members, ties, details = {}, cases = ["c1"], at = "2026-01-01" }: Old,
) {
  const snapshot = { entities: entities(...members), relationships: ties, motif_details: details };
  db.prepare(
    `INSERT INTO alerts (tenant_id, id, pattern_type, entity_key, severity, status, title, description, linked_case_ids,
      evidence_snapshot, evidence_hash, created_at, updated_at) VALUES ('t', ?, ?, ?, 'low', ?, 'T', 'D', ?, ?, 'h', ?, ?)`,
  ).run(id, pattern, `hash of ${id}`, status, JSON.stringify(cases), JSON.stringify(snapshot), at, at);
  for (const one of cases) db.prepare("INSERT INTO alert_cases VALUES ('t', ?, ?)").run(one, id);
}

const led = (...companies: string[]) => companies.map((id) => tie("person:p", "directs", id));

it("keeps id, status and dismissal of the alerts of before, and lets one go on for each anchor", () => {
  const db = new DatabaseSync(":memory:");
  migrate(db, (file) => file < ANCHORS);
  const [a, b, c, z] = ["company:a", "company:b", "company:c", "company:z"] as const;
  for (const old of [
    { id: "1", pattern: "shared_director", status: "dismissed", members: [a, b, "person:p"], ties: led(a, b) },
    {
      id: "2",
      pattern: "shared_director",
      status: "acknowledged",
      members: [a, b, c, "person:p"],
      ties: led(a, b, c),
      cases: ["c1", "c2"],
    },
    { id: "3", pattern: "shared_director", members: [a, c, "person:p"], ties: led(a, c) },
    {
      id: "4",
      pattern: "contagion",
      status: "dismissed",
      members: [a, "person:p", z],
      ties: led(a, z),
      details: { source: z },
    },
    { id: "5", pattern: "contagion", members: [a, "person:p"], ties: led(a), details: { source: "person:p" } },
    {
      id: "6",
      pattern: "phoenix",
      members: [z, a, "person:p"],
      ties: led(a, z),
      details: { ended_company: z, successor: a },
    },
    {
      id: "7",
      pattern: "shared_address",
      members: ["address:x", a, b],
      ties: [tie(a, "seated_at", "address:x"), tie(b, "seated_at", "address:x")],
    },
    { id: "8", pattern: "circular", members: [b, c], ties: [tie(b, "owns", c), tie(c, "owns", b)] },
    { id: "9", pattern: "dormant", members: [c, "person:p"], ties: [tie("person:p", "directs", c)] },
    { id: "10", pattern: "phoenix", members: [], ties: [] },
  ] satisfies Old[])
    insert(db, old);
  migrate(db, (file) => file >= ANCHORS);

  const rows = db
    .prepare(
      "SELECT id, entity_key, focus_id, status, state, resolution, story_id, due_at IS NOT NULL AS due FROM alerts ORDER BY CAST(id AS INTEGER)",
    )
    .all();
  expect(rows.map((row) => [row.id, row.entity_key, row.focus_id, row.state])).toEqual([
    ["1", "hash of 1", null, "dismissed"],
    ["2", "person:p", "person:p", "acknowledged"],
    ["3", "hash of 3", null, "resolved"],
    ["4", "company:a company:z", a, "dismissed"],
    ["5", "company:a person:p", a, "active"],
    ["6", "company:z company:a", a, "active"],
    ["7", "address:x", "address:x", "active"],
    ["8", b, b, "active"],
    ["9", c, c, "active"],
    ["10", "hash of 10", null, "active"],
  ]);
  expect(rows.filter(({ due }) => due === 1).map(({ id }) => id)).toEqual(["2", "4", "5", "6", "7", "8", "9"]);
  expect(rows.find(({ id }) => id === "3")).toMatchObject({ status: "active", resolution: "merged" });

  const anchors = db.prepare("SELECT alert_id, entity_id FROM alert_members WHERE is_anchor = 1 ORDER BY 1, 2").all();
  const anchorsOf = (id: string) => anchors.filter((row) => row.alert_id === id).map((row) => row.entity_id);
  expect(anchorsOf("2")).toEqual(["person:p"]);
  expect(anchorsOf("4")).toEqual([z, "person:p"]);
  expect(anchorsOf("6")).toEqual([a, z, "person:p"]);
  const counted = db.prepare("SELECT status, alerts FROM alert_counts WHERE alerts > 0 ORDER BY 1").all();
  expect(counted.map((row) => [row.status, row.alerts])).toEqual([
    ["acknowledged", 1],
    ["active", 6],
    ["dismissed", 2],
    ["resolved", 1],
  ]);
  expect(db.prepare("SELECT active FROM alert_case_counts WHERE case_id = 'c1'").get()).toMatchObject({ active: 6 });
  expect(db.prepare("SELECT status, count(*) AS n FROM alert_stories GROUP BY 1 ORDER BY 1").all()).toHaveLength(4);
});

it("lets code of before go on: it writes and reads the columns that it knows", () => {
  const db = new DatabaseSync(":memory:");
  migrate(db, () => true);
  insert(db, { id: "1", pattern: "phoenix", members: ["company:a"], ties: [] });
  db.exec("UPDATE alerts SET status = 'dismissed' WHERE id = '1'");
  expect(db.prepare("SELECT state FROM alerts").get()).toMatchObject({ state: "dismissed" });
});
