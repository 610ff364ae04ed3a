import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../platform/context.ts";
import { caseEntityId } from "./graph.model.ts";
import { countCases } from "./writes.store.ts";

/**
 * Statements that take a deleted case out of the graph, with all that was learned from it alone. They go into the
 * batch that deletes the case's other rows.
 */
export async function deleteCaseFromGraph(ctx: Ctx, caseId: string): Promise<BatchItem<"sqlite">[]> {
  const tenant = sql`tenant_id = ${ctx.actor.tenantId}`;
  const learnedHereAlone = sql`
    SELECT c.relation_id FROM graph_case_relations c JOIN graph_relations r ON r.relation_id = c.relation_id
    WHERE c.${tenant} AND c.case_id = ${caseId} AND r.seen_in_scan = 0 AND NOT EXISTS (
      SELECT 1 FROM graph_case_relations o WHERE o.relation_id = c.relation_id AND o.case_id <> ${caseId})`;
  // Asked first: once their relations are gone, nothing says which entities they were of.
  const rows = await ctx.db.all<{ id: string }>(sql`
    SELECT from_id AS id FROM graph_relations WHERE relation_id IN (${learnedHereAlone})
    UNION SELECT to_id FROM graph_relations WHERE relation_id IN (${learnedHereAlone})`);
  const ids = rows.map(({ id }) => id).filter((id) => id !== caseEntityId(caseId));
  const left = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  return [
    ctx.db.run(sql`DELETE FROM graph_relations WHERE relation_id IN (${learnedHereAlone})`),
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
