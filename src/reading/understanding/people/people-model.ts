import { hashOf, placesOf, readWeight } from "../../../platform/packed-weights.ts";

/** How much each feature speaks for a span of words. */
export interface SpanWeights {
  /** Of every span. */
  readonly bias: number;
  /** Hashes of the features' names in ascending order, each as the difference from the one before. */
  readonly hashes: string;
  /** One letter a feature: its weight in steps. */
  readonly weights: string;
}

/** What a span may name: a person whom the paper is about or who answers for its subject; a company that holds shares of it. */
export const NAMED = ["person", "holder"] as const;
export type Named = (typeof NAMED)[number];

/** Weights of a linear model, quantised and written as text: `npm run bench:documents -- --fit-people` makes them. */
export interface FittedPeople {
  /** What a weight of one step counts. */
  readonly step: number;
  readonly of: Readonly<Record<Named, SpanWeights>>;
}

/** How likely a span with these features is of a kind, from 0 to 1. */
export function likelihoodOf(hashes: readonly number[], weights: SpanWeights, step: number): number {
  const places = placesOf(weights);
  let steps = 0;
  for (const hash of hashes) {
    const at = places.get(hash);
    if (at !== undefined) steps += readWeight(weights.weights, at);
  }
  return 1 / (1 + Math.exp(-weights.bias - steps * step));
}

export const hashesOf = (features: readonly string[]): number[] => features.map(hashOf);
