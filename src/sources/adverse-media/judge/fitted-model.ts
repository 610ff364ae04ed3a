import { likelihoodsOf } from "../../../platform/packed-weights.ts";
import type { Feature } from "./features.rules.ts";

/** Networks that judge together, and weights that tell a namesake: `npm run bench:media -- --fit` makes them. */
export interface FittedModel {
  /** Hashes of the features' names, in ascending order. */
  readonly hashes: Uint32Array;
  readonly networks: readonly FittedNetwork[];
  /** Tells a certain, an unsure and another subject by the words around it: "the raid was next door, says the garage". */
  readonly namesakeNetwork: FittedNetwork;
  /** Weights of the signals for a certain, an unsure and another subject, between spaces. */
  readonly namesakes: Readonly<Record<string, string>>;
}

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

/** A feature that the model knows, and how strongly it counts in an article. */
export interface PlacedFeature {
  readonly place: number;
  readonly value: number;
}

/** Name of the row of weights that every text has. */
export const ALWAYS = "always";

const HASH_BITS = 22;

/** FNV-1a of a feature's name. Of 20,000 names some 50 pairs share one by chance, and are one feature. */
export function hashOf(name: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01_00_01_93);
  return (hash ^ (hash >>> HASH_BITS)) & (2 ** HASH_BITS - 1);
}

/** Where the weights of a feature stand; null where the model has none. */
export function placeOf(name: string, { hashes }: FittedModel): number | null {
  const hash = hashOf(name);
  let [from, to] = [0, hashes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (hashes[middle]! < hash) from = middle + 1;
    else to = middle;
  }
  return hashes[from] === hash ? from : null;
}

/** The features that a model knows, with their places in it. */
export const placedIn = (features: readonly Feature[], model: FittedModel) =>
  features.flatMap((feature) => {
    const place = placeOf(feature.name, model);
    return place === null ? [] : [{ feature, placed: { place, value: feature.value } }];
  });

/** What a network makes of an article. */
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

/** Numbers between spaces. */
const numbersOf = (row: string): number[] => row.split(" ").map(Number);

/** How likely a subject is certain, unsure or another, from 0 to 1. */
export function namesakeScoresOf(signals: Iterable<string>, { namesakes }: FittedModel): readonly number[] {
  const rows = [ALWAYS, ...signals].flatMap((signal) => (namesakes[signal] ? [numbersOf(namesakes[signal])] : []));
  return likelihoodsOf([0, 1, 2].map((at) => rows.reduce((sum, row) => sum + row[at]!, 0)));
}
