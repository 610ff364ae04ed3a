import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { countAlertsOnCase } from "../../../src/features/automation/automation.store.ts";
import { datedColumns, toDatedCase } from "../../../src/features/cases/case-columns.store.ts";
import type { Ctx } from "../../../src/platform/context.ts";
import { openDb, queryRows } from "../../../src/platform/db.ts";
import { createMemoryD1 } from "../../support/sources/memory-d1.ts";

const d1 = createMemoryD1("migrations");
const ctx = { db: openDb(d1), actor: { tenantId: "t" } } as unknown as Ctx;

const run = (sql: string, ...values: unknown[]) =>
  d1
    .prepare(sql)
    .bind(...values)
    .run();

async function openExpressCase(): Promise<void> {
  const { results } = await run("PRAGMA table_info(cases)");
  const given: Record<string, unknown> = { tenant_id: "t", case_id: "c", review_tier: "express_approval" };
  const columns = results as unknown as { name: string; type: string }[];
  const row = columns.map(({ name, type }) => given[name] ?? (type === "TEXT" ? name : 1));
  await run("PRAGMA ignore_check_constraints = ON");
  await run(
    `INSERT INTO cases (${columns.map(({ name }) => name).join()}) VALUES (${row.map(() => "?").join()})`,
    ...row,
  );
}

async function raise(id: string, status: string, resolvedAt: string | null = null): Promise<void> {
  await run(
    `INSERT INTO alerts (tenant_id, id, pattern_type, entity_key, severity, status, title, description, linked_case_ids,
       evidence_snapshot, evidence_hash, created_at, updated_at, resolved_at)
     VALUES ('t', ?1, 'phoenix', ?1, 'high', ?2, 'title', 'text', '[]', '{}', 'h', '2026-11-01', '2026-11-01', ?3)`,
    id,
    status,
    resolvedAt,
  );
  await run("INSERT INTO alert_cases (tenant_id, case_id, alert_id) VALUES ('t', 'c', ?)", id);
}

const counted = async () => {
  const [row] = await queryRows(ctx.db, sql`SELECT ${datedColumns(ctx)} FROM cases`);
  return [await countAlertsOnCase(ctx, "c"), toDatedCase(row).openAlerts];
};

it("keeps a case from express for an alert that stands, acknowledged or not, and no longer once it is retired", async () => {
  await openExpressCase();
  expect(await counted()).toEqual([0, 0]);
  await raise("dismissed", "dismissed");
  await raise("retired", "active", "2026-11-02");
  await raise("retired after an officer saw it", "acknowledged", "2026-11-02");
  expect(await counted()).toEqual([0, 0]);
  await raise("active", "active");
  await raise("acknowledged", "acknowledged");
  expect(await counted()).toEqual([2, 2]);
});
