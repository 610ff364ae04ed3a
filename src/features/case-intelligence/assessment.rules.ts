import type { CaseProfile } from "./profile.rules.ts";
import type { SimilarOutcome } from "./similarity.rules.ts";

type Pattern = "approved" | "rejected" | "mixed" | "insufficient";

export interface Assessment {
  readonly summary: string;
  readonly pattern: Pattern;
  readonly key_differences: readonly string[];
  /** 0.0 to 1.0. */
  readonly assessment_confidence: number;
  readonly similar_count: number;
  readonly approved_count: number;
  readonly generated_at: string;
  readonly model_used: string;
}

/** The fields of a similar case that an assessment uses; no name. */
export interface ComparedCase {
  readonly outcome: SimilarOutcome;
  readonly similarity: number;
  readonly shared: readonly string[];
  readonly profile: CaseProfile;
}

export type AssessmentFigures = Pick<
  Assessment,
  "pattern" | "key_differences" | "assessment_confidence" | "similar_count" | "approved_count"
> & { readonly rejected_count: number; readonly shared_by_most: readonly string[] };

/** Fewer decided cases than this show no pattern. */
const DECIDED_MIN = 3;
const CLEAR_MAJORITY = 0.8;
const DIFFERENCES_MAX = 3;
const SHARED_MAX = 3;
const RISK_GAP = 0.15;
export const SENTENCES_MIN = 2;
export const SENTENCES_MAX = 4;

/** What the similar cases show. Deterministic. */
export function assess(subject: CaseProfile, similar: readonly ComparedCase[]): AssessmentFigures {
  const approved = similar.filter(({ outcome }) => outcome === "approved").length;
  const rejected = similar.filter(({ outcome }) => outcome === "rejected").length;
  return {
    pattern: patternOf(approved, rejected),
    key_differences: differencesOf(subject, similar),
    assessment_confidence: confidenceOf(similar, approved, rejected),
    similar_count: similar.length,
    approved_count: approved,
    rejected_count: rejected,
    shared_by_most: sharedByMost(similar),
  };
}

function patternOf(approved: number, rejected: number): Pattern {
  const decided = approved + rejected;
  if (decided < DECIDED_MIN) return "insufficient";
  if (approved / decided >= CLEAR_MAJORITY) return "approved";
  return rejected / decided >= CLEAR_MAJORITY ? "rejected" : "mixed";
}

/** More, closer and more unanimous decided cases raise the confidence; it never reaches 1. */
function confidenceOf(similar: readonly ComparedCase[], approved: number, rejected: number): number {
  const decided = approved + rejected;
  if (decided === 0) return 0;
  const closeness = similar.reduce((sum, { similarity }) => sum + similarity, 0) / similar.length;
  const agreement = Math.max(approved, rejected) / decided;
  return Math.round(closeness * agreement * (decided / (decided + DECIDED_MIN)) * 100) / 100;
}

function sharedByMost(similar: readonly ComparedCase[]): string[] {
  const factors = [...new Set(similar.flatMap(({ shared }) => shared))];
  const count = (factor: string) => similar.filter(({ shared }) => shared.includes(factor)).length;
  return factors
    .filter((factor) => count(factor) > similar.length / 2)
    .toSorted((a, b) => count(b) - count(a))
    .slice(0, SHARED_MAX);
}

/** An outlying risk, findings that most of the others lack, and findings that they have and this case lacks. */
function differencesOf(subject: CaseProfile, similar: readonly ComparedCase[]): string[] {
  if (similar.length === 0) return [];
  const shareOf = (category: string) =>
    similar.filter(({ profile }) => profile.findings?.some((finding) => finding.category === category)).length /
    similar.length;
  const own = (subject.findings ?? []).map(({ category }) => category as string);
  const theirs = [
    ...new Set(similar.flatMap(({ profile }) => (profile.findings ?? []).map(({ category }) => category))),
  ];
  const name = (category: string) => category.replaceAll("_", " ");
  return [
    ...riskDifference(subject, similar),
    ...own
      .filter((category) => shareOf(category) < 0.5)
      .map((category) => `a finding on ${name(category)} that most of them lack`),
    ...theirs
      .filter((category) => subject.findings !== null && !own.includes(category) && shareOf(category) > 0.5)
      .toSorted()
      .map((category) => `no finding on ${name(category)}, which most of them have`),
    ...aspectDifference(
      "age",
      subject.age,
      similar.map(({ profile }) => profile.age),
    ),
    ...aspectDifference(
      "size",
      subject.size,
      similar.map(({ profile }) => profile.size),
    ),
  ].slice(0, DIFFERENCES_MAX);
}

function riskDifference(subject: CaseProfile, similar: readonly ComparedCase[]): string[] {
  const scores = similar.flatMap(({ profile }) => (profile.risk_score === null ? [] : [profile.risk_score]));
  if (subject.risk_score === null || scores.length === 0) return [];
  const gap = subject.risk_score - scores.reduce((sum, score) => sum + score, 0) / scores.length;
  if (Math.abs(gap) < RISK_GAP) return [];
  return [`a risk score ${Math.abs(gap).toFixed(2)} ${gap > 0 ? "above" : "below"} theirs on average`];
}

function aspectDifference(name: string, own: string | null, theirs: readonly (string | null)[]): string[] {
  const known = theirs.filter((value) => value !== null);
  if (own === null || known.length === 0) return [];
  return known.filter((value) => value === own).length < known.length / 2 ? [`its ${name}, ${own}`] : [];
}

const PATTERNS: Readonly<Record<Pattern, string>> = {
  approved: "Cases like it were nearly always approved.",
  rejected: "Cases like it were nearly always rejected.",
  mixed: "Cases like it went either way, so the differences decide.",
  insufficient: "Too few of them are decided to show a pattern.",
};

/** The figures in two to four sentences. */
export function writeSummary(figures: AssessmentFigures): string {
  const { similar_count: similar, approved_count: approved, rejected_count: rejected } = figures;
  const { pattern, shared_by_most: shared, key_differences: differences } = figures;
  if (similar === 0) return "No earlier case is like this one. There is nothing yet to compare it with.";
  const found = similar === 1 ? "1 earlier case is like this one" : `${similar} earlier cases are like this one`;
  return [
    `${found}: ${approved} approved and ${rejected} rejected so far.`,
    PATTERNS[pattern],
    ...(shared.length > 0 ? [`Most of them share with it: ${shared.join(", ")}.`] : []),
    ...(differences.length > 0 ? [`What sets this one apart: ${differences.join("; ")}.`] : []),
  ].join(" ");
}

/** Number of sentences in a text, by their ends. */
export const countSentences = (text: string): number =>
  text.split(/[.!?](?=\s|$)/).filter((part) => part.trim() !== "").length;
