import { and, eq, lt, ne, or, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import type { Assessment } from "./assessment.rules.ts";
import { caseAssessments as assessments } from "./case-intelligence.tables.ts";
import { linkNeighbours, withoutDeleted } from "./neighbours.store.ts";

export interface AssessmentClaim {
  readonly workflowId: string;
  readonly caseVersion: string;
  /** Epoch milliseconds; identifies the claim. */
  readonly startedAt: number;
}

/**
 * Claims an assessment, unless one of the same case version has been running since `aliveAfter`.
 * @returns whether the caller holds the claim.
 */
export async function claimAssessment(
  ctx: Ctx,
  { workflowId, caseVersion, startedAt }: AssessmentClaim,
  aliveAfter: number,
): Promise<boolean> {
  const begun = { status: "generating" as const, caseVersion, assessment: null, startedAt };
  const rows = await ctx.db
    .insert(assessments)
    .values({ tenantId: ctx.actor.tenantId, workflowId, ...begun })
    .onConflictDoUpdate({
      target: [assessments.tenantId, assessments.workflowId],
      set: begun,
      setWhere: or(
        ne(assessments.status, "generating"),
        ne(assessments.caseVersion, sql`excluded.case_version`),
        lt(assessments.startedAt, aliveAfter),
      )!,
    })
    .returning({ startedAt: assessments.startedAt });
  return rows.length > 0;
}

/**
 * Stores an assessment's result, null when it failed; ignored when it was started again since. A result joins the
 * case's versions: it replaces the newest of the same basis, and follows one of another.
 */
export async function finishAssessment(ctx: Ctx, claim: AssessmentClaim, assessment: Assessment | null): Promise<void> {
  const { tenantId } = ctx.actor;
  const { workflowId, caseVersion, startedAt } = claim;
  const result = assessment === null ? null : JSON.stringify(assessment);
  await commit(ctx.db, [
    ctx.db
      .update(assessments)
      .set(
        result === null
          ? { status: "failed", assessment: null }
          : { status: "ready", assessment: withoutDeleted(result) },
      )
      .where(
        and(
          eq(assessments.tenantId, tenantId),
          eq(assessments.workflowId, workflowId),
          eq(assessments.status, "generating"),
          eq(assessments.caseVersion, caseVersion),
          eq(assessments.startedAt, startedAt),
        ),
      ),
    ctx.db.run(sql`
      INSERT INTO case_assessment_versions (tenant_id, workflow_id, version, basis, assessment)
      SELECT a.tenant_id, a.workflow_id, coalesce(last.version + (last.basis <> a.case_version), 1), a.case_version, a.assessment
      FROM case_assessments a LEFT JOIN (
        SELECT version, basis FROM case_assessment_versions
        WHERE tenant_id = ${tenantId} AND workflow_id = ${workflowId} ORDER BY version DESC LIMIT 1) last
      WHERE a.tenant_id = ${tenantId} AND a.workflow_id = ${workflowId} AND a.status = 'ready'
        AND a.case_version = ${caseVersion} AND a.started_at = ${startedAt}
      ON CONFLICT (tenant_id, workflow_id, version) DO UPDATE SET assessment = excluded.assessment`),
    linkNeighbours(ctx, workflowId),
  ]);
}
