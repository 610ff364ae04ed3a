import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { databaseOf } from "../../support/schema.ts";

const files = globSync("migrations/*.sql").toSorted();
const at = files.findIndex((file) => path.basename(file).endsWith("_officers.sql"));

it("knows the officers who decided or commented before there was a directory, without inventing a role", () => {
  const texts = files.map((file) => readFileSync(file, "utf8"));
  const database = databaseOf(texts.slice(0, at));
  const decided = database.prepare(`INSERT INTO automation_decisions (id, tenant_id, officer_id, template_id, country,
    workflow_id, decision, recommended, agreed, blind_sample, decided_at) VALUES (?, ?, ?, 't', 'BE', 'w', 'approve', 'approve', 1, 0, ?)`);
  decided.run("1", "north", "alice", "2026-03-01T10:00:00.000Z");
  decided.run("2", "north", "alice", "2026-04-02T23:59:59.000Z");
  decided.run("3", "south", "alice", "2026-01-01T10:00:00.000Z");
  decided.run("4", "north", "system", "2026-05-01T10:00:00.000Z");
  database.exec(`INSERT INTO case_comments (tenant_id, workflow_id, comment_id, version, author, text, mentions, created_at, at)
    VALUES ('north', 'w', 'c', 1, 'bob@bank.be', 'x', '["zoe"]', '2026-05-03T10:00:00.000Z', '2026-05-03T10:00:00.000Z')`);
  for (const text of texts.slice(at)) database.exec(text);
  const rows = database.prepare("SELECT tenant_id, officer_id, roles, last_seen FROM officers ORDER BY 1, 2").all();
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["north", "alice", null, "2026-04-02"],
    ["north", "bob@bank.be", null, "2026-05-03"],
    ["south", "alice", null, "2026-01-01"],
  ]);
});
