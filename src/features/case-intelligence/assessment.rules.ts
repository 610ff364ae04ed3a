import { countOutcomes, type Outcome, type OutcomeCounts } from "./outcomes.rules.ts";
import type { CaseProfile } from "./profile.rules.ts";

type Pattern = "approved" | "rejected" | "mixed" | "insufficient";

/** The fields of a similar case that an assessment uses; no name. */
export interface ComparedCase extends Outcome {
  readonly workflow_id: string;
  readonly similarity: number;
  readonly shared: readonly string[];
  /** As the list shows it. */
  readonly risk_score: number | null;
  readonly profile: Pick<CaseProfile, "findings" | "age" | "size">;
}

export interface AssessmentFigures {
  readonly pattern: Pattern;
  readonly key_differences: readonly string[];
  /** 0.0 to 1.0. */
  readonly assessment_confidence: number;
  readonly similar_count: number;
  /** With restrictions or without. */
  readonly approved_count: number;
  readonly outcome_counts: OutcomeCounts;
  /** Approvals of which it is not recorded whether they are with restrictions. */
  readonly restrictions_not_recorded: number;
  readonly shared_by_most: readonly string[];
}

export interface Assessment extends Omit<AssessmentFigures, "shared_by_most"> {
  readonly summary: string;
  /** The cases that it stands on. */
  readonly neighbours: readonly Neighbour[];
  readonly generated_at: string;
  readonly model_used: string;
}

/** A similar case as an assessment found it. */
export interface Neighbour extends Outcome {
  /** Null once the case was deleted. */
  readonly workflow_id: string | null;
  readonly similarity_score: number;
}

/** Fewer approved or rejected cases than this show no pattern. */
const SETTLED_MIN = 3;
const CLEAR_MAJORITY = 0.8;
const DIFFERENCES_MAX = 3;
const SHARED_MAX = 3;
const RISK_GAP = 0.15;

/** What the similar cases show. Deterministic, and derived from the list of similar cases alone. */
export function assess(subject: CaseProfile, similar: readonly ComparedCase[]): AssessmentFigures {
  const counts = countOutcomes(similar);
  return {
    pattern: patternOf(counts),
    key_differences: differencesOf(subject, similar),
    assessment_confidence: confidenceOf(similar, counts),
    similar_count: similar.length,
    approved_count: approvedOf(counts),
    outcome_counts: counts,
    restrictions_not_recorded: similar.filter(({ restricted }) => restricted === null).length,
    shared_by_most: sharedByMost(similar),
  };
}

export const neighbourOf = ({ workflow_id, outcome, restricted, similarity }: ComparedCase): Neighbour => ({
  workflow_id,
  outcome,
  restricted,
  similarity_score: similarity,
});

export const approvedOf = (counts: OutcomeCounts): number => counts.approved + counts.approved_with_restrictions;

/** Approved or rejected. */
export const settledOf = (counts: OutcomeCounts): number => approvedOf(counts) + counts.rejected;

/** Every case on which an officer acted: an escalation or a follow-up is an outcome that is no approval. */
export const reviewedOf = (counts: OutcomeCounts): number => settledOf(counts) + counts.follow_up + counts.escalated;

function patternOf(counts: OutcomeCounts): Pattern {
  const reviewed = reviewedOf(counts);
  if (settledOf(counts) < SETTLED_MIN) return "insufficient";
  if (approvedOf(counts) / reviewed >= CLEAR_MAJORITY) return "approved";
  return counts.rejected / reviewed >= CLEAR_MAJORITY ? "rejected" : "mixed";
}

/** More, closer and more unanimous outcomes raise the confidence; it never reaches 1. */
function confidenceOf(similar: readonly ComparedCase[], counts: OutcomeCounts): number {
  const [settled, reviewed] = [settledOf(counts), reviewedOf(counts)];
  if (settled === 0) return 0;
  const closeness = similar.reduce((sum, { similarity }) => sum + similarity, 0) / similar.length;
  const agreement = Math.max(approvedOf(counts), counts.rejected) / reviewed;
  return Math.round(closeness * agreement * (settled / (settled + SETTLED_MIN)) * 100) / 100;
}

/** More than half of all similar cases; a case of which it is not known does not count. */
const holdsForMost = (similar: readonly ComparedCase[], test: (one: ComparedCase) => boolean): boolean =>
  similar.filter(test).length > similar.length / 2;

function sharedByMost(similar: readonly ComparedCase[]): string[] {
  const factors = [...new Set(similar.flatMap(({ shared }) => shared))];
  const count = (factor: string) => similar.filter(({ shared }) => shared.includes(factor)).length;
  return factors
    .filter((factor) => holdsForMost(similar, ({ shared }) => shared.includes(factor)))
    .toSorted((a, b) => count(b) - count(a))
    .slice(0, SHARED_MAX);
}

/** An outlying risk, findings that most of the others lack, and findings that they have and this case lacks. */
function differencesOf(subject: CaseProfile, similar: readonly ComparedCase[]): string[] {
  if (similar.length === 0) return [];
  const own = (subject.findings ?? []).map(({ category }) => category);
  const theirs = similar.flatMap(({ profile }) => (profile.findings ?? []).map(({ category }) => category));
  const isFound = (category: string) => (one: ComparedCase) =>
    one.profile.findings !== null && one.profile.findings.some((finding) => finding.category === category);
  const isLacking = (category: string) => (one: ComparedCase) =>
    one.profile.findings !== null && !isFound(category)(one);
  const name = (category: string) => category.replaceAll("_", " ");
  return [
    ...riskDifference(subject, similar),
    ...own
      .filter((category) => holdsForMost(similar, isLacking(category)))
      .map((category) => `a finding on ${name(category)} that most of them lack`),
    ...[...new Set(theirs)]
      .filter((category) => subject.findings !== null && !own.includes(category))
      .filter((category) => holdsForMost(similar, isFound(category)))
      .toSorted()
      .map((category) => `no finding on ${name(category)}, which most of them have`),
    ...aspectDifference("age", subject, similar),
    ...aspectDifference("size", subject, similar),
  ].slice(0, DIFFERENCES_MAX);
}

function riskDifference(subject: CaseProfile, similar: readonly ComparedCase[]): string[] {
  const scores = similar.flatMap(({ risk_score }) => (risk_score === null ? [] : [risk_score]));
  if (subject.risk_score === null || scores.length <= similar.length / 2) return [];
  const gap = subject.risk_score - scores.reduce((sum, score) => sum + score, 0) / scores.length;
  if (Math.abs(gap) < RISK_GAP) return [];
  const whose = scores.length === similar.length ? "theirs" : `that of the ${scores.length} that have one`;
  return [`a risk score ${Math.abs(gap).toFixed(2)} ${gap > 0 ? "above" : "below"} ${whose} on average`];
}

function aspectDifference(aspect: "age" | "size", subject: CaseProfile, similar: readonly ComparedCase[]): string[] {
  const own = subject[aspect];
  if (own === null) return [];
  const differs = ({ profile }: ComparedCase) => profile[aspect] !== null && profile[aspect] !== own;
  return holdsForMost(similar, differs) ? [`its ${aspect} (${own}), which most of them do not share`] : [];
}
