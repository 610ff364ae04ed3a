import { repeatableChance, shuffle } from "../../shuffle.ts";

/** The candidates of one paper: the features of each, and which of them are right. */
export interface ChoiceGroup {
  /** Places of the features of each candidate. */
  readonly candidates: readonly Int32Array[];
  readonly isTrue: readonly boolean[];
  /** Of each candidate: the same for two writings of one value. */
  readonly keys: readonly string[];
}

const PASSES = 12;
const STEP = 0.3;

/**
 * Weights of a choice among the candidates of a paper and none (conditional logit): the share of a candidate is the exponential of
 * its score by the sum of all and 1 for none. By steps that shrink as a weight settles (AdaGrad), one paper at a time; the mean of
 * the later half of the passes. The same groups give the same weights.
 * @param penalty How strongly large weights are held back: a feature's share of it in each of its candidates.
 */
export function fitChoice(groups: readonly ChoiceGroup[], features: number, penalty: number): Float32Array {
  const weights = new Float32Array(features);
  const squares = new Float32Array(features);
  const mean = new Float32Array(features);
  const seen = new Float32Array(features);
  for (const { candidates } of groups) for (const places of candidates) for (const place of places) seen[place]! += 1;
  const chance = repeatableChance();
  const order = groups.map((_, at) => at);
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, chance);
    for (const at of order) learn(groups[at]!, { weights, squares, seen, penalty });
    if (pass < PASSES / 2) continue;
    for (let at = 0; at < features; at++) mean[at]! += weights[at]! / (PASSES - PASSES / 2);
  }
  return mean;
}

interface State {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
  readonly seen: Float32Array;
  readonly penalty: number;
}

function learn({ candidates, isTrue, keys }: ChoiceGroup, { weights, squares, seen, penalty }: State): void {
  const scores = candidates.map((places) => places.reduce((sum, place) => sum + weights[place]!, 0));
  const top = Math.max(0, ...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const none = Math.exp(-top);
  const total = raised.reduce((sum, one) => sum + one, none);
  // Several values may be right, such as the parties of a contract: each has its share.
  const right = new Map<string, number>();
  for (const [at, one] of raised.entries()) if (isTrue[at]!) right.set(keys[at]!, (right.get(keys[at]!) ?? 0) + one);
  for (const [at, places] of candidates.entries()) {
    const wanted = isTrue[at]! ? raised[at]! / right.get(keys[at]!)! / right.size : 0;
    const error = raised[at]! / total - wanted;
    for (const place of places) {
      const slope = error + (penalty / seen[place]!) * weights[place]!;
      squares[place]! += slope * slope;
      weights[place]! -= (STEP * slope) / (Math.sqrt(squares[place]!) + 1e-6);
    }
  }
}
