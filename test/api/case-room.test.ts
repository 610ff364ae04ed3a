import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { Officer } from "../support/api.ts";
import { investigate, openCase } from "../support/cases.ts";
import { readPortal, upload } from "../support/portal.ts";

/**
 * With six documents, each of which is uploaded and read: two audit entries a document are a quarter of it, and the
 * articles on which the case stands (`case_legal_*`) a fifth. The goal is 20,000.
 */
const BYTES_MAX = 27_500;

interface Columns {
  readonly name: string;
  readonly columns: string;
  /** Which rows an index holds that does not hold them all. */
  readonly rows: string | null;
}

/** Tables with a tenant, and the columns of each table and of its indexes. */
async function tenantTables(): Promise<Columns[]> {
  const { results: tables } = await env.DB.prepare(
    `SELECT m.name AS name, group_concat(c.name) AS columns, NULL AS rows FROM sqlite_master m, pragma_table_info(m.name) c
     WHERE m.type = 'table' AND m.name NOT LIKE '\\_cf%' ESCAPE '\\' GROUP BY m.name`,
  ).all<Columns>();
  const { results: indexes } = await env.DB.prepare(
    "SELECT tbl_name AS name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL",
  ).all<{ name: string; sql: string }>();
  const indexed = indexes.map(({ name, sql }) => ({
    name,
    columns: /\(([^()]+)\)/.exec(sql)?.[1] ?? "",
    rows: / WHERE (.+)$/is.exec(sql)?.[1] ?? null,
  }));
  const results = [...tables, ...indexed];
  const own = results.filter(({ columns }) => columns.split(",").includes("tenant_id")).map(({ name }) => name);
  return results.filter(({ name }) => own.includes(name));
}

async function bytesOf(tenant: string): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  for (const { name, columns, rows } of await tenantTables()) {
    const lengths = columns
      .split(",")
      .map((column) => `coalesce(length(CAST("${column.trim().split(" ")[0]}" AS BLOB)), 0) + 1`);
    const sql = `SELECT coalesce(sum(${lengths.join(" + ")}), 0) AS bytes FROM "${name}" WHERE tenant_id = ?${rows === null ? "" : ` AND (${rows})`}`;
    bytes[name] = (bytes[name] ?? 0) + (await env.DB.prepare(sql).bind(tenant).first<{ bytes: number }>())!.bytes;
  }
  return bytes;
}

it("a case of one iteration takes little room in the database", async () => {
  // Of the same length whichever tests ran before: each of some hundred rows has it.
  const tenant = `tenant-${crypto.randomUUID().slice(0, 10)}`;
  const officer = new Officer({ tenant, officer: "alice", roles: ["officer"] });
  const opened = await openCase(officer);
  const { body: portal } = await readPortal(opened.token);
  for (const { id } of portal.document_requirements) {
    expect((await upload(opened.token, undefined, { requirementId: id })).status).toBe(201);
  }
  expect((await investigate(officer, opened)).body.status).toBe("REVIEW_PENDING");
  const bytes = await bytesOf(officer.tenant);
  // An entry for each time that this test looked whether the investigation is over: that is not the case's.
  delete bytes["access_log"];
  const all = Object.values(bytes).reduce((sum, of) => sum + of, 0);
  expect(all, JSON.stringify(bytes)).toBeLessThan(BYTES_MAX);
  // What it measures is there.
  expect(bytes["audit_events"]).toBeGreaterThan(1_000);
});
