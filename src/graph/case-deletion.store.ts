import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { atMost } from "../platform/db.ts";
import type { Ctx } from "../platform/context.ts";
import { caseEntityId } from "./graph.model.ts";
import { deleteScreenings, listScreenedBy } from "./screenings.store.ts";
import { countCases } from "./writes.store.ts";

/**
 * Statements that delete a case from the graph, with everything that is known only from it. For the batch that deletes
 * the case's other rows.
 */
export async function deleteCaseFromGraph(ctx: Ctx, caseId: string): Promise<BatchItem<"sqlite">[]> {
  const tenant = sql`tenant_id = ${ctx.actor.tenantId}`;
  // Read first, because the entities cannot be found after their relations are deleted.
  const ids = (await entitiesOfCase(ctx, caseId)).filter((id) => id !== caseEntityId(caseId));
  const screened = await listScreenedBy(ctx, caseId);
  const left = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  return [
    ctx.db.run(sql`DELETE FROM graph_relations WHERE relation_id IN (${onlyFrom(ctx, caseId)})`),
    ctx.db.run(sql`DELETE FROM graph_case_relations WHERE ${tenant} AND case_id = ${caseId}`),
    ctx.db.run(sql`DELETE FROM graph_entities WHERE ${tenant} AND id = ${caseEntityId(caseId)}`),
    ctx.db.run(sql`DELETE FROM graph_entities WHERE ${tenant} AND id IN ${left}
      AND NOT EXISTS (SELECT 1 FROM graph_relations r WHERE r.${tenant} AND r.from_id = graph_entities.id)
      AND NOT EXISTS (SELECT 1 FROM graph_relations r WHERE r.${tenant} AND r.to_id = graph_entities.id)`),
    ctx.db.run(sql`DELETE FROM graph_person_names WHERE ${tenant} AND entity_id IN ${left}
      AND NOT EXISTS (SELECT 1 FROM graph_entities e WHERE e.${tenant} AND e.id = graph_person_names.entity_id)`),
    ...deleteScreenings(ctx, caseId, { screened, left: ids }),
    countCases(ctx, ids),
  ];
}

/** Entities at either end of what is known from a case alone. */
export async function entitiesOfCase(ctx: Ctx, caseId: string): Promise<string[]> {
  const rows = await ctx.db.all<{ id: string }>(sql`
    SELECT from_id AS id FROM graph_relations WHERE relation_id IN (${onlyFrom(ctx, caseId)})
    UNION SELECT to_id FROM graph_relations WHERE relation_id IN (${onlyFrom(ctx, caseId)})`);
  return rows.map(({ id }) => id);
}

/** Companies that relations of a case lead to, such as the owners of its owners. */
export async function companiesOfCase(ctx: Ctx, caseId: string, limit: number): Promise<string[]> {
  const { tenantId } = ctx.actor;
  const rows = await ctx.db.all<{ id: string }>(sql`
    SELECT DISTINCT e.id FROM graph_case_relations c CROSS JOIN graph_relations r CROSS JOIN graph_entities e
    WHERE c.tenant_id = ${tenantId} AND c.case_id = ${caseId} AND r.relation_id = c.relation_id AND r.type = 'owns'
      AND e.tenant_id = ${tenantId} AND e.id IN (r.from_id, r.to_id) AND e.type = 'company' ${atMost(limit)}`);
  return rows.map(({ id }) => id);
}

const onlyFrom = (ctx: Ctx, caseId: string): SQL => sql`
  SELECT c.relation_id FROM graph_case_relations c JOIN graph_relations r ON r.relation_id = c.relation_id
  WHERE c.tenant_id = ${ctx.actor.tenantId} AND c.case_id = ${caseId} AND r.seen_in_scan = 0 AND NOT EXISTS (
    SELECT 1 FROM graph_case_relations o WHERE o.relation_id = c.relation_id AND o.case_id <> ${caseId})`;
