import { TENANT } from "./rows.ts";
import { ROWS_OF_CASES } from "./rows-of-cases.ts";
import { ROWS_OF_EVENTS } from "./rows-of-events.ts";
import { FEW_ROWS, ROWS_OF_MONITORING } from "./rows-of-monitoring.ts";
import { ROWS_OF_OTHERS } from "./rows-of-others.ts";
import { ROWS_OF_PROOFS } from "./rows-of-proofs.ts";

const SEEDS = [...ROWS_OF_CASES, ...ROWS_OF_EVENTS, ...ROWS_OF_MONITORING, ...ROWS_OF_OTHERS, ...ROWS_OF_PROOFS];

/** The tables that grow with the work of a tenant. */
export const SEEDED_TABLES: readonly string[] = SEEDS.map(({ into }) => into);

/** Tables that belong to no tenant. */
const SHARED = new Set(["source_cache"]);

function insertion(into: string, count: number, values: Readonly<Record<string, string>>): string {
  return `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT OR IGNORE INTO ${into} (${Object.keys(values).join(", ")}) SELECT ${Object.values(values).join(", ")} FROM n`;
}

/** Fills the database by statements that make their own rows: a hundred thousand cases in some seconds. */
export async function seedLargeTenant(db: D1Database): Promise<void> {
  for (const { into, count, values } of SEEDS) {
    const all = SHARED.has(into) ? values : { tenant_id: `'${TENANT}'`, ...values };
    await db.prepare(insertion(into, count, all)).run();
  }
}

/** Gives a tenant some rows in every table, under ids that no other tenant has. */
export async function seedTenant(db: D1Database, tenant: string, most: number): Promise<void> {
  for (const { into, count, values } of [...SEEDS, ...FEW_ROWS]) {
    if (SHARED.has(into)) continue;
    const own = Object.entries(values).map(([column, value]) => [
      column,
      value.replaceAll(/'([a-z/-]+-)' \|\|/g, `'$1${tenant}-' ||`),
    ]);
    const all = { tenant_id: `'${tenant}'`, ...Object.fromEntries(own) };
    if (into !== "graph_case_relations") await db.prepare(insertion(into, Math.min(count, most), all)).run();
  }
  await db
    .prepare(
      `INSERT INTO graph_case_relations SELECT r.tenant_id, c.case_id, r.relation_id FROM graph_relations r
       JOIN cases c ON c.tenant_id = r.tenant_id AND r.from_id LIKE '%' || substr(c.case_id, -1) WHERE r.tenant_id = ?`,
    )
    .bind(tenant)
    .run();
}
