import { sql } from "drizzle-orm";
import { atMost } from "../platform/db.ts";
import type { Ctx } from "../platform/context.ts";
import type { Entity, Relation } from "./graph.model.ts";
import { entityJson, relationJson } from "./neighbourhood.store.ts";

/** Maximum of companies in a chain of ownership. */
const CHAIN_MAX = 500;

interface Row {
  readonly relation: string | null;
  readonly entity: string | null;
}

/** Everything that a company owns, directly or indirectly, to find cycles. */
export async function readOwnershipChain(
  ctx: Ctx,
  companyId: string,
): Promise<{ relations: Relation[]; owned: Entity[] }> {
  const { tenantId } = ctx.actor;
  const rows = await ctx.db.all<Row>(sql`
    WITH RECURSIVE owned (id) AS (
      SELECT ${companyId} UNION
      SELECT r.to_id FROM owned CROSS JOIN graph_relations r
        WHERE r.tenant_id = ${tenantId} AND r.from_id = owned.id AND r.type = 'owns'
      ${atMost(CHAIN_MAX)})
    SELECT ${sql.raw(relationJson("r"))} AS relation, CASE WHEN e.id IS NULL THEN NULL ELSE ${sql.raw(entityJson("e"))} END AS entity
    FROM owned CROSS JOIN graph_relations r
      LEFT JOIN graph_entities e ON e.tenant_id = ${tenantId} AND e.id = r.to_id
    WHERE r.tenant_id = ${tenantId} AND r.from_id = owned.id AND r.type = 'owns'`);
  return {
    relations: rows.flatMap((row) => (row.relation === null ? [] : [JSON.parse(row.relation) as Relation])),
    owned: rows.flatMap((row) => (row.entity === null ? [] : [JSON.parse(row.entity) as Entity])),
  };
}
