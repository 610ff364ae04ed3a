import { and, eq, lt, ne, or, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Assessment } from "./assessment.rules.ts";
import { caseAssessments as assessments } from "./case-intelligence.tables.ts";

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

/** Stores an assessment's result, null when it failed; ignored when it was started again since. */
export async function finishAssessment(ctx: Ctx, claim: AssessmentClaim, assessment: Assessment | null): Promise<void> {
  await ctx.db
    .update(assessments)
    .set({
      status: assessment === null ? "failed" : "ready",
      assessment: assessment === null ? null : JSON.stringify(assessment),
    })
    .where(
      and(
        eq(assessments.tenantId, ctx.actor.tenantId),
        eq(assessments.workflowId, claim.workflowId),
        eq(assessments.status, "generating"),
        eq(assessments.caseVersion, claim.caseVersion),
        eq(assessments.startedAt, claim.startedAt),
      ),
    );
}
