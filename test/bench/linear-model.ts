import { repeatableChance, shuffle } from "./shuffle.ts";

/** An example: the places of its features, how strongly each counts, and what it is. */
export interface Row {
  readonly places: Int32Array;
  readonly values: Float32Array;
  readonly target: number;
}

/** Weights by feature and outcome, one row a feature. */
export interface Linear {
  readonly weights: Float32Array;
  readonly outcomes: number;
}

const PASSES = 10;
const STEP = 0.3;

/**
 * Weights of a multinomial logistic regression, by steps that shrink as a weight settles (AdaGrad), one example at a time; the
 * mean of the later half of the passes. The same rows give the same weights.
 * @param penalty How strongly large weights are held back: a feature's share of it in each of its examples.
 */
export function fitLinear(rows: readonly Row[], features: number, outcomes: number, penalty: number): Linear {
  const weights = new Float32Array(features * outcomes);
  const squares = new Float32Array(weights.length);
  const mean = new Float32Array(weights.length);
  const seen = new Float32Array(features);
  for (const { places } of rows) for (const place of places) seen[place]! += 1;
  const chance = repeatableChance();
  const order = rows.map((_, at) => at);
  const error = new Float32Array(outcomes);
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, chance);
    for (const at of order) step(rows[at]!, { weights, squares, seen, error, penalty });
    if (pass < PASSES / 2) continue;
    for (let at = 0; at < weights.length; at++) mean[at]! += weights[at]! / (PASSES - PASSES / 2);
  }
  return { weights: mean, outcomes };
}

interface State {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
  readonly seen: Float32Array;
  readonly error: Float32Array;
  readonly penalty: number;
}

function step({ places, values, target }: Row, { weights, squares, seen, error, penalty }: State): void {
  const outcomes = error.length;
  error.fill(0);
  for (let at = 0; at < places.length; at++) {
    const from = places[at]! * outcomes;
    for (let k = 0; k < outcomes; k++) error[k]! += weights[from + k]! * values[at]!;
  }
  const top = error.reduce((most, one) => Math.max(most, one), -Infinity);
  let total = 0;
  for (let k = 0; k < outcomes; k++) total += error[k] = Math.exp(error[k]! - top);
  for (let k = 0; k < outcomes; k++) error[k] = error[k]! / total - (k === target ? 1 : 0);
  for (let at = 0; at < places.length; at++) {
    const place = places[at]!;
    const held = penalty / seen[place]!;
    for (let k = place * outcomes; k < (place + 1) * outcomes; k++) {
      const slope = error[k - place * outcomes]! * values[at]! + held * weights[k]!;
      squares[k]! += slope * slope;
      weights[k]! -= (STEP * slope) / (Math.sqrt(squares[k]!) + 1e-6);
    }
  }
}
