import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { atMost, commit } from "../../platform/db.ts";
import type { CaseStatus } from "../../domain/case/case.model.ts";
import type { Assessment } from "./assessment.rules.ts";
import type { Bucket } from "./buckets.rules.ts";
import { caseAssessments, caseAssessmentVersions, caseProfiles } from "./case-intelligence.tables.ts";
import { deleteCaseFromAssessments } from "./neighbours.store.ts";
import type { CaseProfile } from "./profile.rules.ts";

/** Cases read from each set: enough reviewed ones to show a pattern, and a few others. */
const DECIDED_A_BUCKET = 20;
const OPEN_A_BUCKET = 6;
/** Candidates compared in full, chosen by the weight of shared sets. */
const CANDIDATES_MAX = 60;

export interface ProjectedProfile {
  readonly workflowId: string;
  readonly createdBy: string;
  /** Whether an officer acted on it: approved, rejected, escalated, or asked the customer for more. */
  readonly isReviewed: boolean;
  readonly decidedAt: string | null;
  readonly changedAt: string;
  readonly version: number;
  readonly profile: CaseProfile;
  readonly buckets: readonly Bucket[];
}

// `case_buckets` is read and cleared by case through the index named for it: left to itself, the planner takes the
// primary key, and with it every row of the tenant.

/** Stores a case's profile and sets, unless those of a later version are there or the case was deleted. Idempotent. */
export async function saveProfile(ctx: Ctx, projected: ProjectedProfile): Promise<void> {
  const { tenantId } = ctx.actor;
  const { workflowId, createdBy, isReviewed, decidedAt, changedAt, version, profile, buckets } = projected;
  const isOurs = sql`EXISTS (SELECT 1 FROM case_profiles
    WHERE tenant_id = ${tenantId} AND workflow_id = ${workflowId} AND version = ${version})`;
  await commit(ctx.db, [
    ctx.db.run(sql`
      INSERT INTO case_profiles (tenant_id, workflow_id, created_by, decided_at, profile, version)
      SELECT tenant_id, workflow_id, ${createdBy}, ${decidedAt}, ${JSON.stringify(profile)}, ${version} FROM cases
      WHERE workflow_id = ${workflowId} AND tenant_id = ${tenantId}
      ON CONFLICT (tenant_id, workflow_id) DO UPDATE SET created_by = excluded.created_by,
        decided_at = excluded.decided_at, profile = excluded.profile, version = excluded.version
      WHERE excluded.version >= version`),
    ctx.db.run(sql`
      DELETE FROM case_buckets INDEXED BY case_buckets_case WHERE tenant_id = ${tenantId} AND workflow_id = ${workflowId} AND ${isOurs}`),
    ctx.db.run(sql`
      INSERT OR IGNORE INTO case_buckets (tenant_id, bucket, decided, changed_at, workflow_id, weight)
      SELECT ${tenantId}, value ->> 'key', ${Number(isReviewed)}, ${changedAt}, ${workflowId}, value ->> 'weight'
      FROM json_each(${JSON.stringify(buckets)}) WHERE ${isOurs}`),
  ]);
}

export interface Candidate {
  readonly workflowId: string;
  readonly companyName: string;
  readonly registrationNumber: string;
  readonly country: string;
  readonly templateId: string;
  readonly status: CaseStatus;
  readonly riskScore: number | null;
  readonly decidedAt: string | null;
  readonly profile: CaseProfile;
}

export interface StoredAssessment {
  readonly status: "generating" | "ready" | "failed";
  readonly caseVersion: string;
  /** JSON. */
  readonly assessment: string | null;
  readonly startedAt: number;
}

/** An assessment that was shown, with its place in their order. */
export interface AssessmentVersion {
  readonly version: number;
  readonly basis: string;
  readonly assessment: Assessment;
}

/** The most assessments that one answer has; all are kept. */
const VERSIONS_MAX = 21;

/** The result of one read; null when the tenant has no such case. */
export interface Surroundings {
  readonly status: CaseStatus;
  /** Undefined before the case was projected. */
  readonly own: { readonly createdBy: string; readonly profile: CaseProfile } | undefined;
  readonly kept: StoredAssessment | undefined;
  /** Newest first. */
  readonly versions: readonly AssessmentVersion[];
  readonly candidates: readonly Candidate[];
}

type Row = Readonly<Record<string, string | number | null>>;

/** The case, its assessment, and the cases in the same sets: one round trip, through indexes only. */
export async function readSurroundings(ctx: Ctx, workflowId: string): Promise<Surroundings | null> {
  const { tenantId } = ctx.actor;
  const of = sql`tenant_id = ${tenantId} AND workflow_id = ${workflowId}`;
  const [cases, profiles, assessments, versions, candidates] = await commit(ctx.db, [
    ctx.db.run(sql`SELECT status FROM cases WHERE ${of}`),
    ctx.db.run(sql`SELECT created_by, profile FROM case_profiles WHERE ${of}`),
    ctx.db.run(sql`SELECT status, case_version, assessment, started_at FROM case_assessments WHERE ${of}`),
    ctx.db.run(sql`SELECT version, basis, assessment FROM case_assessment_versions WHERE ${of}
      ORDER BY version DESC ${atMost(VERSIONS_MAX)}`),
    selectCandidates(ctx, workflowId),
  ]);
  const [found, own, kept] = [cases, profiles, assessments].map((result) => (result!.results as Row[])[0]);
  if (!found) return null;
  return {
    status: found["status"] as CaseStatus,
    own: own && { createdBy: String(own["created_by"]), profile: JSON.parse(String(own["profile"])) as CaseProfile },
    kept: kept && {
      status: kept["status"] as StoredAssessment["status"],
      caseVersion: String(kept["case_version"]),
      assessment: kept["assessment"] as string | null,
      startedAt: Number(kept["started_at"]),
    },
    versions: (versions!.results as Row[]).map((row) => ({
      version: Number(row["version"]),
      basis: String(row["basis"]),
      assessment: JSON.parse(String(row["assessment"])) as Assessment,
    })),
    candidates: (candidates!.results as Row[]).map(toCandidate),
  };
}

/**
 * The newest of each set of the case, then those that share the most weight. A profile follows its case with a
 * delay, so only the case may have the time of a decision. A case whose judgement waits for its officer's provisional
 * decision is left out for everybody: its score would show, and an assessment must not depend on who reads it.
 */
function selectCandidates(ctx: Ctx, workflowId: string): BatchItem<"sqlite"> {
  const { tenantId } = ctx.actor;
  const newest = (decided: 0 | 1, limit: number) => sql`
    SELECT near.value AS workflow_id, mine.weight AS weight FROM mine CROSS JOIN json_each((
      SELECT json_group_array(workflow_id) FROM (
        SELECT workflow_id FROM case_buckets
        WHERE tenant_id = ${tenantId} AND bucket = mine.bucket AND decided = ${sql.raw(String(decided))}
        ORDER BY changed_at DESC ${atMost(limit)}))) near`;
  return ctx.db.run(sql`
    WITH mine AS MATERIALIZED (
      SELECT bucket, weight FROM case_buckets INDEXED BY case_buckets_case
      WHERE tenant_id = ${tenantId} AND workflow_id = ${workflowId}),
    near AS MATERIALIZED (
      SELECT workflow_id, sum(weight) AS weight
      FROM (${newest(1, DECIDED_A_BUCKET)} UNION ALL ${newest(0, OPEN_A_BUCKET)})
      WHERE workflow_id <> ${workflowId} GROUP BY workflow_id
      ORDER BY sum(weight) DESC, workflow_id ${atMost(CANDIDATES_MAX)})
    SELECT c.workflow_id, c.company_name, coalesce(c.registration_number, c.vat_number, '') AS registration_number,
      c.country, c.template_id, c.status, c.latest_risk_score, p.profile,
      coalesce(p.decided_at, CASE WHEN c.status IN ('APPROVED', 'REJECTED', 'FOLLOW_UP_REQUIRED', 'ESCALATED')
        THEN c.decided_at END) AS decided_at
    FROM near CROSS JOIN case_profiles p CROSS JOIN cases c
    WHERE p.tenant_id = ${tenantId} AND p.workflow_id = near.workflow_id
      AND c.workflow_id = near.workflow_id AND c.tenant_id = ${tenantId} AND c.withheld = 0`);
}

/** What a case is escalated for may stand in none of its findings: neither they nor the score speak for it until it is decided. */
const UNDER_ESCALATION = { findings: null, risk_score: null };

const toCandidate = (row: Row): Candidate => ({
  workflowId: String(row["workflow_id"]),
  companyName: String(row["company_name"]),
  registrationNumber: String(row["registration_number"]),
  country: String(row["country"]),
  templateId: String(row["template_id"]),
  status: row["status"] as CaseStatus,
  riskScore: row["status"] === "ESCALATED" ? null : (row["latest_risk_score"] as number | null),
  decidedAt: row["decided_at"] as string | null,
  profile: {
    ...(JSON.parse(String(row["profile"])) as CaseProfile),
    ...(row["status"] === "ESCALATED" && UNDER_ESCALATION),
  },
});

/** Deletes what is stored for a deleted case, and its id in the assessments of others. */
export function deleteIntelligenceOfCase(ctx: Ctx, workflowId: string): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  return [
    ...deleteCaseFromAssessments(ctx, workflowId),
    ctx.db.run(sql`
      DELETE FROM case_buckets INDEXED BY case_buckets_case
      WHERE tenant_id = ${tenantId} AND workflow_id = ${workflowId}`),
    ...[caseProfiles, caseAssessments, caseAssessmentVersions].map((table) =>
      ctx.db.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.workflowId, workflowId))),
    ),
  ];
}
