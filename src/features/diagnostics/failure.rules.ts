import { readComment } from "./comment.rules.ts";
import type {
  AgentFacts,
  Failure,
  FailureEvidence,
  FailureSeverity,
  FeedbackCategory,
  RankedFailure,
  RootCause,
} from "./diagnosis.model.ts";
import type { Candidate } from "./ranking.model.ts";
import { listCandidates } from "./ranking.rules.ts";
import { explainBest, GRAVE_EFFECT, wordsRead } from "./scoring.rules.ts";
import { suggestAction } from "./suggestion.rules.ts";

/** In the order that decides between categories with equal grounds: a wrong company makes everything else moot. */
const CAUSE_OF: Readonly<Record<FeedbackCategory, RootCause>> = {
  wrong_entity: "wrong_entity",
  hallucination: "reasoning",
  outdated_data: "stale_data",
  missing_source: "missing_coverage",
  incomplete: "missing_coverage",
};
const WEIGHTIEST_FIRST = Object.keys(CAUSE_OF) as FeedbackCategory[];

const OTHERS_MAX = 5;

/**
 * Why an iteration rated 1 or 2 went wrong, by rules: the same records give the same answer. Cause and stage are of one
 * record: the one with the greatest effect on the result among those that can explain the complaint. Where none can,
 * cause and stage are not known.
 */
export function classifyFailure(evidence: FailureEvidence, agents: readonly AgentFacts[]): Failure {
  const comment = readComment(evidence.comment);
  const candidates = listCandidates(evidence, agents);
  const causes = causesByCategory(evidence);
  const named = causes.length > 0 ? causes : comment.causes;
  const best = explainBest(candidates, causes, comment);
  const found = best?.one ?? fallback(candidates, named);
  const root_cause = found ? causeOf(found, named) : (named[0] ?? "unknown");
  const others = candidates
    .filter((one) => one.isFailure && one !== found)
    .toSorted((a, b) => b.effect - a.effect)
    .slice(0, OTHERS_MAX);
  return {
    root_cause,
    severity: severityOf(evidence, root_cause, found),
    failure_stage: found?.stage ?? null,
    suggested_action: suggestAction(root_cause, found ?? null, agents),
    grounds: {
      certainty: found ? (best?.certainty ?? "inferred") : null,
      record: found ? shown(found) : null,
      others: others.map(shown),
      read: found ? wordsRead(found, comment) : [],
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

/** The causes that the officer names by category. None: comment and records say. */
function causesByCategory({ categories }: FailureEvidence): RootCause[] {
  const named = WEIGHTIEST_FIRST.filter((category) => categories.includes(category)).map((one) => CAUSE_OF[one]);
  return [...new Set(named)];
}

/** Where a fault that the officer names originates, when no record shows one. */
function fallback(candidates: readonly Candidate[], causes: readonly RootCause[]): Candidate | undefined {
  const [cause] = causes;
  if (cause === undefined) return undefined;
  const stages = ORIGIN_OF[cause];
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
  unknown: [],
};

/** The named cause that the record explains best; without one, its own. */
function causeOf(found: Candidate, causes: readonly RootCause[]): RootCause {
  if (found.isAnswer === true && causes.length === 0) return "reasoning";
  const named = found.effects.filter(({ cause }) => causes.includes(cause)).toSorted((a, b) => b.effect - a.effect)[0];
  return named?.cause ?? causes[0] ?? found.effects[0]?.cause ?? "reasoning";
}

function severityOf(
  { rating, categories }: FailureEvidence,
  cause: RootCause,
  found: Candidate | undefined,
): FailureSeverity {
  const isGrave = (found?.effect ?? 0) >= GRAVE_EFFECT;
  if (rating > 1) return categories.length > 1 || isGrave ? "high" : "medium";
  return cause === "wrong_entity" || categories.includes("hallucination") || isGrave ? "critical" : "high";
}
