import type { ScreeningSubject } from "../../domain/hits/screening.model.ts";
import type { ListEntry } from "../list-entry.ts";
import { type Bound, kindAgainst } from "./evidence.ts";
import { similarityPenalty } from "./penalties.ts";
import { LIKELY_NAME, NAME_ALONE } from "./score-entry.ts";
import { WEIGHTS } from "./weights.ts";

const STEPS = 20;

/** Bounds of the evidence other than the name, over some entries. */
export interface FactBounds {
  readonly birth: Bound;
  readonly country: Bound;
}

/**
 * The least score of a name with which one of some entries of a kind can reach a threshold, by all that else can speak for a
 * subject but an identifier. Above 1 if none can.
 */
export function leastNameScore(
  subject: Pick<ScreeningSubject, "kind">,
  kind: ListEntry["kind"],
  threshold: number,
  { birth, country }: FactBounds,
): number {
  const against = Math.exp(-kindAgainst(subject, kind));
  const best = (name: number): number => {
    const value = name * Math.exp(-NAME_ALONE);
    const trust = Math.min(1, (value / LIKELY_NAME) ** 4);
    // In the order in which the matcher weighs them.
    return [birth, country].reduce((score, fact) => {
      const left = score * Math.exp(-fact.against);
      return left + (1 - left) * fact.for * trust;
    }, value * against);
  };
  return best(1) < threshold ? Infinity : leastOf((name) => best(name) >= threshold);
}

/**
 * The least similarity of two words in Latin letters that are paired in names of at least a score; null if names can reach
 * it that have different words in one place.
 */
export function leastWordSimilarity(score: number): number | null {
  const most = -Math.log(score);
  const { different, spelling } = WEIGHTS;
  const other = Math.min(different.person, different.thing, different.common);
  if (other <= most) return null;
  return leastOf((similarity) => similarityPenalty(similarity, spelling, other, WEIGHTS) <= most);
}

/** Where a rule begins to hold that holds from there to 1, rounded down. */
function leastOf(holds: (value: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return low;
}
