import { compareText } from "../../platform/compare-text.ts";
import { canonicalJson } from "../../platform/canonical-json.ts";
import type { Ctx } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { CaseStatus } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { readCase } from "../cases/case-reading.service.ts";
import { healCase } from "../cases/rebuild.service.ts";
import { readCaseKnowledge } from "../memory/case-knowledge.service.ts";
import { assess, type Assessment, type ComparedCase, neighbourOf } from "./assessment.rules.ts";
import { type AssessmentState, currentAssessment } from "./assessment.service.ts";
import { compareNeighbours } from "./neighbours.rules.ts";
import { isRestricted, outcomeOf } from "./outcomes.rules.ts";
import { bucketsOf } from "./buckets.rules.ts";
import { type CaseProfile, profileOf } from "./profile.rules.ts";
import {
  type AssessmentVersion,
  type Candidate,
  readSurroundings,
  saveProfile,
  type Surroundings,
} from "./profiles.store.ts";
import { compareProfiles, type Likeness } from "./similarity.rules.ts";

const SIMILAR_MAX = 10;
/** Cases below this score are not called similar. */
const SIMILAR_MIN = 0.45;

/** Updates the case's profile and sets after each change of the case. Idempotent. */
export async function indexCase(ctx: Ctx, record: CaseRecord): Promise<void> {
  const profile = profileOf(record);
  const outcome = outcomeOf(record.status);
  await saveProfile(ctx, {
    workflowId: record.workflowId,
    createdBy: record.createdBy,
    isReviewed: outcome !== "pending",
    decidedAt: outcome === "pending" ? null : (record.decision?.decidedAt ?? null),
    changedAt: record.updatedAt,
    version: record.version,
    profile,
    buckets: bucketsOf(profile),
  });
}

/** A case with its related data. */
export interface KnownCase {
  readonly workflowId: string;
  readonly status: CaseStatus;
  readonly createdBy: string;
  readonly profile: CaseProfile;
  readonly kept: Surroundings["kept"];
  readonly versions: Surroundings["versions"];
  readonly similar: readonly SimilarCase[];
}

type SimilarCase = Candidate & { readonly likeness: Likeness };

/** The case with similar ones. A case that was never projected is projected first. @throws DomainError `not_found`. */
export async function requireKnownCase(ctx: Ctx, workflowId: string): Promise<KnownCase> {
  let found = await readSurroundings(ctx, workflowId);
  if (!found && (await healCase(ctx, workflowId))) found = await readSurroundings(ctx, workflowId);
  if (!found) throw notFound("The case");
  if (found.own) return knownCase(workflowId, found, found.own);
  const { record } = await readCase(ctx, workflowId);
  await indexCase(ctx, record);
  const again = await readSurroundings(ctx, workflowId);
  if (!again) throw notFound("The case");
  return knownCase(workflowId, again, again.own ?? { createdBy: record.createdBy, profile: profileOf(record) });
}

const knownCase = (workflowId: string, found: Surroundings, own: NonNullable<Surroundings["own"]>): KnownCase => ({
  workflowId,
  status: found.status,
  ...own,
  kept: found.kept,
  versions: found.versions,
  similar: rank(own.profile, found.candidates),
});

/** Similar cases, most similar first; among equals the one decided later. */
function rank(profile: CaseProfile, candidates: readonly Candidate[]): SimilarCase[] {
  return candidates
    .map((candidate) => ({ ...candidate, likeness: compareProfiles(profile, candidate.profile) }))
    .filter(({ likeness }) => likeness.score >= SIMILAR_MIN)
    .toSorted(
      (a, b) =>
        b.likeness.score - a.likeness.score ||
        compareText(b.decidedAt ?? "", a.decidedAt ?? "") ||
        compareText(a.workflowId, b.workflowId),
    )
    .slice(0, SIMILAR_MAX);
}

/** Knowledge from other cases, and from what its officers taught and corrected. */
export async function readCaseIntelligence(ctx: Ctx, found: KnownCase, { retry }: { readonly retry: boolean }) {
  const { workflowId, status, createdBy, profile, kept, versions, similar } = found;
  const compared = similar.map(comparedCase);
  const [figures, neighbours] = [assess(profile, compared), compared.map(neighbourOf)];
  const basis = sha256Hex(canonicalJson([outcomeOf(status), figures, neighbours]));
  const [state, knowledge] = await Promise.all([
    currentAssessment(ctx, { workflowId, basis, figures, neighbours }, kept, retry),
    readCaseKnowledge(ctx, { workflowId, createdBy, profile }),
  ]);
  return {
    ...shownVersions(state, versions, basis),
    similar_cases: similar.map(similarView),
    applicable_rules: knowledge.rules,
    hidden_rules: knowledge.hidden,
    officer_corrections: knowledge.corrections,
  };
}

/** The present assessment with its version, and those before it with what changed since. */
function shownVersions(state: AssessmentState, versions: readonly AssessmentVersion[], basis: string) {
  const isCurrent = state.assessment !== null && versions[0]?.basis === basis;
  const earlier = isCurrent ? versions.slice(1) : versions;
  const since = (before: AssessmentVersion | undefined, after: Pick<Assessment, "neighbours">) =>
    before === undefined ? [] : compareNeighbours(before.assessment.neighbours, after.neighbours);
  return {
    assessment: state.assessment && {
      version: isCurrent ? versions[0]!.version : (versions[0]?.version ?? 0) + 1,
      ...state.assessment,
      changes: since(earlier[0], state.assessment),
    },
    assessment_status: state.assessment_status,
    earlier_assessments: earlier.map(({ version, assessment }, at) => ({
      version,
      ...assessment,
      changes: since(earlier[at + 1], assessment),
    })),
  };
}

const comparedCase = (found: SimilarCase): ComparedCase => {
  const outcome = outcomeOf(found.status);
  return {
    workflow_id: found.workflowId,
    outcome,
    restricted: isRestricted(outcome, found.profile.decision),
    similarity: found.likeness.score,
    shared: found.likeness.shared,
    risk_score: found.riskScore,
    profile: found.profile,
  };
};

function similarView(found: SimilarCase) {
  const { outcome, restricted, similarity, shared, risk_score, profile } = comparedCase(found);
  return {
    workflow_id: found.workflowId,
    company_name: found.companyName,
    registration_number: found.registrationNumber,
    country: found.country,
    template_type: found.templateId,
    risk_score,
    outcome,
    restricted,
    decided_at: outcome === "pending" ? null : found.decidedAt,
    similarity_score: similarity,
    key_shared_factors: [...shared],
    finding_categories: profile.findings && profile.findings.map(({ category }) => category),
    age: profile.age,
    size: profile.size,
  };
}
