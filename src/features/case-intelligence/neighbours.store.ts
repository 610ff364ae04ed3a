import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";

/** The neighbours of an assessment, in which a case of the condition keeps its outcome and loses its id. */
const neighboursWithout = (assessment: SQL, isGone: (id: SQL) => SQL): SQL => sql`
  (SELECT json_group_array(json(CASE WHEN ${isGone(sql`n.value ->> 'workflow_id'`)}
    THEN json_set(n.value, '$.workflow_id', NULL) ELSE n.value END)) FROM json_each(${assessment}, '$.neighbours') n)`;

/** An assessment as JSON without the ids of cases that were deleted while it was made. */
export const withoutDeleted = (assessment: string): SQL => sql`
  json_set(${assessment}, '$.neighbours', ${neighboursWithout(
    sql`${assessment}`,
    (id) => sql`EXISTS (SELECT 1 FROM deletion_ledger g WHERE g.workflow_id = ${id})`,
  )})`;

/** Records whose assessment stands on which cases. It follows the write of the assessment, in the same batch. */
export const linkNeighbours = (ctx: Ctx, workflowId: string): BatchItem<"sqlite"> =>
  ctx.db.run(sql`INSERT OR IGNORE INTO assessment_neighbours (tenant_id, neighbour_id, workflow_id)
    SELECT a.tenant_id, n.value ->> 'workflow_id', a.workflow_id
    FROM case_assessments a, json_each(a.assessment, '$.neighbours') n
    WHERE a.tenant_id = ${ctx.actor.tenantId} AND a.workflow_id = ${workflowId} AND a.assessment IS NOT NULL
      AND n.value ->> 'workflow_id' IS NOT NULL`);

/**
 * Statements that take a deleted case out of the assessments of others, which keep its outcome and so their counts, and
 * delete the links of its own. They precede the deletion of its own assessments, in the same batch.
 */
export function deleteCaseFromAssessments(ctx: Ctx, workflowId: string): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  const standing = sql`(SELECT workflow_id FROM assessment_neighbours
    WHERE tenant_id = ${tenantId} AND neighbour_id = ${workflowId})`;
  const tables = ["case_assessments", "case_assessment_versions"].map((table) => sql.raw(table));
  return [
    ...tables.map((table) =>
      ctx.db.run(sql`UPDATE ${table} SET assessment = json_set(assessment, '$.neighbours',
        ${neighboursWithout(sql`${table}.assessment`, (id) => sql`${id} = ${workflowId}`)})
        WHERE tenant_id = ${tenantId} AND workflow_id IN ${standing} AND assessment IS NOT NULL`),
    ),
    ctx.db.run(sql`DELETE FROM assessment_neighbours WHERE tenant_id = ${tenantId} AND neighbour_id = ${workflowId}`),
    ...tables.map((table) =>
      ctx.db.run(sql`DELETE FROM assessment_neighbours WHERE tenant_id = ${tenantId} AND workflow_id = ${workflowId}
        AND neighbour_id IN (SELECT n.value ->> 'workflow_id' FROM ${table} own, json_each(own.assessment, '$.neighbours') n
          WHERE own.tenant_id = ${tenantId} AND own.workflow_id = ${workflowId} AND own.assessment IS NOT NULL)`),
    ),
  ];
}
