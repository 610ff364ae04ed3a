import { TENANT } from "./rows.ts";
import { ROWS_OF_CASES } from "./rows-of-cases.ts";
import { ROWS_OF_OTHERS } from "./rows-of-others.ts";

const SEEDS = [...ROWS_OF_CASES, ...ROWS_OF_OTHERS];

/** The tables that grow with the work of a tenant. */
export const SEEDED_TABLES: readonly string[] = SEEDS.map(({ into }) => into);

/** Tables that belong to no tenant. */
const SHARED = new Set(["source_cache"]);

/** Fills the database by statements that make their own rows: a hundred thousand cases in some seconds. */
export async function seedLargeTenant(db: D1Database): Promise<void> {
  for (const { into, count, values } of SEEDS) {
    const all = SHARED.has(into) ? values : { tenant_id: `'${TENANT}'`, ...values };
    await db
      .prepare(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
         INSERT OR IGNORE INTO ${into} (${Object.keys(all).join(", ")}) SELECT ${Object.values(all).join(", ")} FROM n`,
      )
      .run();
  }
}
