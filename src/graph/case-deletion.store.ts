import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../platform/context.ts";
import { caseEntityId } from "./graph.model.ts";
import { countCases } from "./writes.store.ts";

/**
 * Statements that delete a case from the graph, with everything that is known only from it. For the batch that deletes
 * the case's other rows.
 */
export async function deleteCaseFromGraph(ctx: Ctx, caseId: string): Promise<BatchItem<"sqlite">[]> {
  const tenant = sql`tenant_id = ${ctx.actor.tenantId}`;
  const onlyFromThisCase = sql`
    SELECT c.relation_id FROM graph_case_relations c JOIN graph_relations r ON r.relation_id = c.relation_id
    WHERE c.${tenant} AND c.case_id = ${caseId} AND r.seen_in_scan = 0 AND NOT EXISTS (
      SELECT 1 FROM graph_case_relations o WHERE o.relation_id = c.relation_id AND o.case_id <> ${caseId})`;
  // Read first, because the entities cannot be found after their relations are deleted.
  const rows = await ctx.db.all<{ id: string }>(sql`
    SELECT from_id AS id FROM graph_relations WHERE relation_id IN (${onlyFromThisCase})
    UNION SELECT to_id FROM graph_relations WHERE relation_id IN (${onlyFromThisCase})`);
  const ids = rows.map(({ id }) => id).filter((id) => id !== caseEntityId(caseId));
  const left = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  return [
    ctx.db.run(sql`DELETE FROM graph_relations WHERE relation_id IN (${onlyFromThisCase})`),
    ctx.db.run(sql`DELETE FROM graph_case_relations WHERE ${tenant} AND case_id = ${caseId}`),
    ctx.db.run(sql`DELETE FROM graph_entities WHERE ${tenant} AND id = ${caseEntityId(caseId)}`),
    ctx.db.run(sql`DELETE FROM graph_entities WHERE ${tenant} AND id IN ${left}
      AND NOT EXISTS (SELECT 1 FROM graph_relations r WHERE r.${tenant} AND r.from_id = graph_entities.id)
      AND NOT EXISTS (SELECT 1 FROM graph_relations r WHERE r.${tenant} AND r.to_id = graph_entities.id)`),
    ctx.db.run(sql`DELETE FROM graph_person_names WHERE ${tenant} AND entity_id IN ${left}
      AND NOT EXISTS (SELECT 1 FROM graph_entities e WHERE e.${tenant} AND e.id = graph_person_names.entity_id)`),
    countCases(ctx, ids),
  ];
}
