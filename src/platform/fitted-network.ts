import { hashOf, likelihoodsOf } from "./packed-weights.ts";

/** A network with one hidden layer. The weights of its features are whole steps, each hidden unit with a step of its own. */
export interface FittedNetwork {
  /** One row a feature, one number a hidden unit. */
  readonly hidden: Int8Array;
  readonly steps: Float32Array;
  readonly hiddenBias: Float32Array;
  /** One row a hidden unit, one number an outcome. */
  readonly outcomes: Float32Array;
  readonly outcomeBias: Float32Array;
}

/** A feature that the model knows, and how strongly it counts in a text. */
export interface PlacedFeature {
  readonly place: number;
  readonly value: number;
}

/** Where the weights of a feature stand; null where the model has none. @param hashes of the features' names, in ascending order */
export function placeOf(name: string, hashes: Uint32Array): number | null {
  const hash = hashOf(name);
  let [from, to] = [0, hashes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (hashes[middle]! < hash) from = middle + 1;
    else to = middle;
  }
  return hashes[from] === hash ? from : null;
}

/** What a network makes of a text. */
export interface Outcomes {
  /** Of each outcome, from 0 to 1; together they are 1. */
  readonly shares: readonly number[];
  /** How much a feature speaks for an outcome, compared with all outcomes. */
  readonly weightFor: (feature: PlacedFeature, outcome: number) => number;
}

export function outcomesOf(features: readonly PlacedFeature[], network: FittedNetwork): Outcomes {
  const { hidden, steps, outcomes, outcomeBias } = network;
  const raised = Float32Array.from(network.hiddenBias);
  const units = raised.length;
  const given = ({ place, value }: PlacedFeature, unit: number): number =>
    hidden[place * units + unit]! * steps[unit]! * value;
  for (const feature of features) for (let unit = 0; unit < units; unit++) raised[unit]! += given(feature, unit);
  const scores = [...outcomeBias];
  const speaking = [...raised.keys()].filter((unit) => raised[unit]! > 0);
  const rows = speaking.map((unit) => outcomes.subarray(unit * scores.length, (unit + 1) * scores.length));
  rows.forEach((row, at) => row.forEach((weight, k) => (scores[k]! += weight * raised[speaking[at]!]!)));
  const means = rows.map((row) => row.reduce((all, one) => all + one, 0) / row.length);
  return {
    shares: likelihoodsOf(scores),
    // Exact, because a unit that speaks adds what its features give it.
    weightFor: (feature, outcome) =>
      speaking.reduce((sum, unit, at) => sum + given(feature, unit) * (rows[at]![outcome]! - means[at]!), 0),
  };
}
