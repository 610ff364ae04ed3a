import { sql } from "drizzle-orm";
import { atMost } from "../../../platform/db.ts";
import type { LegalGround } from "../../../domain/reasoning/legal-basis.rules.ts";
import type { ChangeInForce, DecidedCase } from "../../../domain/relationships/law-changes.rules.ts";
import type { Ctx } from "../../../platform/context.ts";

/** A change of the law in force that was not compared with every case yet. */
export interface LawChange extends ChangeInForce {
  /** The last case that was compared; empty before the first. */
  readonly after: string;
}

const JOB = "law_change";

/** Changes of the tenant that apply today, the longest in force first. */
export const listChangesInForce = (ctx: Ctx, today: string, limit: number): Promise<LawChange[]> =>
  ctx.db.all<LawChange>(sql`SELECT c.id, c.article_id AS articleId, c.description,
      c.effective_date AS effectiveDate, c.old_value AS oldValue, c.new_value AS newValue, c.source_url AS sourceUrl,
      c.created_at AS createdAt, coalesce(p.after, '') AS after
    FROM regulatory_changes c INDEXED BY regulatory_changes_effective
    LEFT JOIN monitoring_progress p ON p.tenant_id = c.tenant_id AND p.job = ${JOB} AND p.subject = c.id
    WHERE c.tenant_id = ${ctx.actor.tenantId} AND c.effective_date <= ${today} AND p.done_at IS NULL
    ORDER BY c.effective_date, c.id ${atMost(limit)}`);

/** A customer's case beside a change of an article. */
export interface CaseUnderLaw extends DecidedCase {
  readonly workflowId: string;
}

/** A page of the tenant's customers, in the order of their cases. */
export async function listCasesUnderLaw(
  ctx: Ctx,
  articleId: string,
  after: string,
  limit: number,
): Promise<CaseUnderLaw[]> {
  const { tenantId } = ctx.actor;
  interface Row {
    readonly workflowId: string;
    readonly relationshipId: string;
    readonly isLiving: number;
    readonly decidedAt: string | null;
    readonly isUnknown: number;
    readonly grounds: string | null;
  }
  const rows = await ctx.db.all<Row>(sql`SELECT c.workflow_id AS workflowId, c.relationship_id AS relationshipId,
      EXISTS (SELECT 1 FROM relationships r WHERE r.relationship_id = c.relationship_id
        AND +r.tenant_id = ${tenantId} AND r.ended_at IS NULL) AS isLiving,
      (SELECT max(o.decided_at) FROM relationship_cases o INDEXED BY relationship_cases_of
        WHERE o.tenant_id = ${tenantId} AND o.relationship_id = c.relationship_id) AS decidedAt,
      EXISTS (SELECT 1 FROM case_legal_backlog l
        WHERE l.tenant_id = ${tenantId} AND l.workflow_id = c.workflow_id) AS isUnknown,
      CASE WHEN EXISTS (SELECT 1 FROM case_legal_bases b INDEXED BY case_legal_bases_case WHERE b.tenant_id = ${tenantId}
          AND b.workflow_id = c.workflow_id AND b.article_id = ${articleId} AND b.customer = 1)
        THEN (SELECT g.grounds FROM case_legal_grounds g
          WHERE g.tenant_id = ${tenantId} AND g.workflow_id = c.workflow_id) END AS grounds
    FROM (SELECT workflow_id, relationship_id FROM relationship_cases
      WHERE tenant_id = ${tenantId} AND workflow_id > ${after} ORDER BY workflow_id ${atMost(limit)}) c`);
  return rows.map(({ isLiving, isUnknown, grounds, ...row }) => ({
    ...row,
    isLiving: isLiving === 1,
    grounds: isUnknown === 1 ? null : (JSON.parse(grounds ?? "[]") as LegalGround[]),
  }));
}

/** Remembers how far the customers were compared with a change. @param doneAt null while there are more */
export const saveLawProgress = (ctx: Ctx, changeId: string, after: string, doneAt: string | null): Promise<unknown> =>
  ctx.db.run(sql`INSERT INTO monitoring_progress (tenant_id, job, subject, target, after, done_at)
    VALUES (${ctx.actor.tenantId}, ${JOB}, ${changeId}, ${changeId}, ${after}, ${doneAt})
    ON CONFLICT DO UPDATE SET after = excluded.after, done_at = excluded.done_at`);

/**
 * Has customers compared again with the changes that applied or became known after a decision: its relationship may be
 * new here, such as that of a customer whom an earlier version approved.
 */
export const reopenLaw = (ctx: Ctx, decidedAt: string, today: string): Promise<unknown> => {
  const ofTenant = sql`tenant_id = ${ctx.actor.tenantId}`;
  return ctx.db.run(sql`UPDATE monitoring_progress SET after = '', done_at = NULL
    WHERE ${ofTenant} AND job = ${JOB} AND done_at IS NOT NULL AND subject IN (
      SELECT id FROM regulatory_changes INDEXED BY regulatory_changes_effective
        WHERE ${ofTenant} AND effective_date > ${decidedAt.slice(0, 10)} AND effective_date <= ${today}
      UNION ALL SELECT id FROM regulatory_changes INDEXED BY regulatory_changes_newest
        WHERE ${ofTenant} AND created_at > ${decidedAt})`);
};
