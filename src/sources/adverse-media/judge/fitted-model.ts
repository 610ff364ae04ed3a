import { type FittedNetwork, placeOf } from "../../../platform/fitted-network.ts";
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

/** Name of the row of weights that every text has. */
export const ALWAYS = "always";

/** The features that a model knows, with their places in it. */
export const placedIn = (features: readonly Feature[], model: FittedModel) =>
  features.flatMap((feature) => {
    const place = placeOf(feature.name, model.hashes);
    return place === null ? [] : [{ feature, placed: { place, value: feature.value } }];
  });

/** Numbers between spaces. */
const numbersOf = (row: string): number[] => row.split(" ").map(Number);

/** How likely a subject is certain, unsure or another, from 0 to 1. */
export function namesakeScoresOf(signals: Iterable<string>, { namesakes }: FittedModel): readonly number[] {
  const rows = [ALWAYS, ...signals].flatMap((signal) => (namesakes[signal] ? [numbersOf(namesakes[signal])] : []));
  return likelihoodsOf([0, 1, 2].map((at) => rows.reduce((sum, row) => sum + row[at]!, 0)));
}
