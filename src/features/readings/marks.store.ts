import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { atMost, commit } from "../../platform/db.ts";
import type { Mark, MarkedCase } from "./marks.rules.ts";

/** The most other cases that are compared; documents that more customers share say nothing of any of them. */
const OTHERS_MAX = 100;

/**
 * Records the marks of a case's document, and returns the other cases that had one of them before. A repetition returns
 * the same: a case never learns of a later one, unless it asks for these too.
 */
export async function recordMarks(
  ctx: Ctx,
  { caseId, workflowId }: Pick<CaseRecord, "caseId" | "workflowId">,
  marks: readonly Mark[],
  which: "earlier" | "later too" = "earlier",
): Promise<MarkedCase[]> {
  if (marks.length === 0) return [];
  const { tenantId } = ctx.actor;
  const isEarlier = which === "earlier" ? sql`AND (m.recorded_at, m.case_id) < (o.recorded_at, o.case_id)` : sql``;
  const given = sql`json_each(${JSON.stringify(marks)}) j`;
  const results = await commit(ctx.db, [
    ctx.db.run(sql`INSERT INTO reading_marks (tenant_id, mark, hash, case_id, workflow_id, recorded_at)
      SELECT ${tenantId}, j.value ->> 'mark', j.value ->> 'hash', ${caseId}, ${workflowId}, ${isoTime(ctx.now())}
      FROM ${given} WHERE 1 ON CONFLICT DO NOTHING`),
    ctx.db.run(sql`SELECT m.mark AS mark, m.workflow_id AS workflowId, m.case_id AS caseId,
        c.company_name AS companyName, c.registration_number AS registrationNumber, c.country AS country,
        m.recorded_at AS recordedAt, c.status AS status, c.person_name AS personName, c.person_key AS personKey, c.person_number_key AS personNumberKey,
        CASE WHEN c.status = 'REJECTED' THEN c.decided_at ELSE (SELECT max(r.decided_at)
          FROM relationship_cases p CROSS JOIN relationship_cases q CROSS JOIN cases r ON r.workflow_id = q.workflow_id
          WHERE p.tenant_id = o.tenant_id AND p.workflow_id = m.workflow_id AND q.tenant_id = p.tenant_id
            AND q.relationship_id = p.relationship_id AND r.status = 'REJECTED') END AS refusedAt
      FROM ${given} CROSS JOIN reading_marks o CROSS JOIN reading_marks m
        CROSS JOIN cases c ON c.workflow_id = m.workflow_id
      WHERE o.tenant_id = ${tenantId} AND o.mark = j.value ->> 'mark' AND o.hash = j.value ->> 'hash'
        AND o.case_id = ${caseId} AND m.tenant_id = o.tenant_id AND m.mark = o.mark AND m.hash = o.hash
        AND m.case_id <> o.case_id ${isEarlier}
      ORDER BY m.mark, m.recorded_at, m.case_id ${atMost(OTHERS_MAX)}`),
  ]);
  return results[1]!.results as unknown as MarkedCase[];
}

/** Deletes a case's marks, in the batch of its deletion. */
export const deleteMarks = (ctx: Ctx, caseId: string): BatchItem<"sqlite"> =>
  ctx.db.run(sql`DELETE FROM reading_marks INDEXED BY reading_marks_case
    WHERE tenant_id = ${ctx.actor.tenantId} AND case_id = ${caseId}`);
