import { type CommentReading, readComment } from "./comment.rules.ts";
import type {
  AgentFacts,
  Failure,
  FailureEvidence,
  FailureSeverity,
  FeedbackCategory,
  RankedFailure,
  RootCause,
} from "./diagnosis.model.ts";
import { type Candidate, listCandidates } from "./ranking.rules.ts";
import { suggestAction } from "./suggestion.rules.ts";

/** Up to this rating an iteration counts as failed. */
export const isBadRating = (rating: number): boolean => rating <= 2;

/** In the order that decides between categories with equal grounds: a wrong company makes everything else moot. */
const CAUSE_OF: Readonly<Record<FeedbackCategory, RootCause>> = {
  wrong_entity: "wrong_entity",
  hallucination: "reasoning",
  outdated_data: "stale_data",
  missing_source: "missing_coverage",
  incomplete: "missing_coverage",
};
const WEIGHTIEST_FIRST = Object.keys(CAUSE_OF) as FeedbackCategory[];

/** What the officer mentions weighs as much as most effects, and what they call right cannot be what they complain of. */
const MENTIONED = 50;
/** Weight of a disputed answer: less than a failure that the comment mentions, more than one that it does not. */
const DISPUTED = 45;
/** Weight of a disputed answer that led to a finding: more than that of an answer that was left out. */
const DISPUTED_FINDING = 58;
const CALLED_RIGHT = -1_000;
const OTHERS_MAX = 5;

/**
 * Why an iteration rated 1 or 2 went wrong, by rules: the same records give the same answer. Cause and stage are of one
 * record: the one with the greatest effect on the result among those that can explain the complaint.
 */
export function classifyFailure(evidence: FailureEvidence, agents: readonly AgentFacts[]): Failure {
  const comment = readComment(evidence.comment);
  const candidates = listCandidates(evidence, agents);
  const causes = causesNamed(evidence, comment);
  const [chosen] = candidates
    .filter((one) => explains(one, causes, comment))
    .map((one, at) => ({ one, at, score: scoreOf(one, causes, comment) }))
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
  const found = chosen?.one ?? fallback(candidates, causes);
  const root_cause = found ? causeOf(found, causes) : (causes[0] ?? "reasoning");
  const others = candidates
    .filter((one) => one.isFailure && one !== found)
    .toSorted((a, b) => b.effect - a.effect)
    .slice(0, OTHERS_MAX);
  return {
    root_cause,
    severity: severityOf(evidence, root_cause, found),
    failure_stage: found?.stage ?? "findings",
    suggested_action: suggestAction(root_cause, found ?? null, agents),
    grounds: {
      record: found ? shown(found) : null,
      others: others.map(shown),
      read: found ? comment.wordsOn(found.topic) : [],
    },
  };
}

const shown = ({ kind, id, name, stage, error_type, effect, why }: Candidate): RankedFailure => ({
  kind,
  id,
  name,
  stage,
  error_type,
  effect,
  why,
});

/** The causes that the officer names: by category, else in the comment. None: the records alone say. */
function causesNamed({ categories }: FailureEvidence, comment: CommentReading): RootCause[] {
  const named = WEIGHTIEST_FIRST.filter((category) => categories.includes(category)).map((one) => CAUSE_OF[one]);
  return named.length > 0 ? [...new Set(named)] : [...comment.causes];
}

/** Without a named cause, what failed explains the complaint, and whatever else the comment is about. */
function explains(one: Candidate, causes: readonly RootCause[], comment: CommentReading): boolean {
  if (causes.length > 0) return one.effects.some(({ cause }) => causes.includes(cause));
  const isMeant = comment.mentions(one.topic) || (one.isAdverse === true && comment.callsRight(one.topic));
  return (one.isFailure && one.effect > 0) || (isMeant && one.isBlamedByMention);
}

const effectFor = (one: Candidate, causes: readonly RootCause[]): number =>
  causes.length === 0
    ? one.effect
    : Math.max(...one.effects.filter(({ cause }) => causes.includes(cause)).map(({ effect }) => effect));

function scoreOf(one: Candidate, causes: readonly RootCause[], comment: CommentReading): number {
  const isRight = comment.callsRight(one.topic);
  const isMentioned = comment.mentions(one.topic) || (isRight && one.isAdverse === true);
  if (isDisputed(one, causes)) return isMentioned ? (one.isAdverse ? DISPUTED_FINDING : DISPUTED) : CALLED_RIGHT;
  return effectFor(one, causes) + (isMentioned ? MENTIONED : isRight ? CALLED_RIGHT : 0);
}

/** Where the comment names no cause: the source worked, so the fault is in what the case made of its answer. */
const isDisputed = ({ isAnswer }: Candidate, causes: readonly RootCause[]): boolean =>
  isAnswer === true && causes.length === 0;

/** Where such a fault originates, when no record shows one. */
function fallback(candidates: readonly Candidate[], causes: readonly RootCause[]): Candidate | undefined {
  const stages = ORIGIN_OF[causes[0] ?? "reasoning"];
  const origin = stages.flatMap((stage) => candidates.filter((one) => one.kind === "stage" && one.stage === stage));
  return origin[0] ?? candidates.findLast((one) => one.kind === "stage");
}

const ORIGIN_OF: Readonly<Record<RootCause, readonly string[]>> = {
  source_unavailable: ["registry"],
  wrong_entity: ["registry", "screening"],
  stale_data: ["registry", "adverse_media"],
  missing_coverage: ["planning_2", "planning_1"],
  extraction: ["document_intake"],
  reasoning: ["findings", "conclusions"],
};

/** The named cause that the record explains best; without one, its own. */
function causeOf(found: Candidate, causes: readonly RootCause[]): RootCause {
  if (isDisputed(found, causes)) return "reasoning";
  const named = found.effects.filter(({ cause }) => causes.includes(cause)).toSorted((a, b) => b.effect - a.effect)[0];
  return named?.cause ?? causes[0] ?? found.effects[0]?.cause ?? "reasoning";
}

/** From this effect on, the result lacks what a decision needs. */
const GRAVE_EFFECT = 60;

function severityOf(
  { rating, categories }: FailureEvidence,
  cause: RootCause,
  found: Candidate | undefined,
): FailureSeverity {
  const isGrave = (found?.effect ?? 0) >= GRAVE_EFFECT;
  if (rating > 1) return categories.length > 1 || isGrave ? "high" : "medium";
  return cause === "wrong_entity" || categories.includes("hallucination") || isGrave ? "critical" : "high";
}
