import { hashOf, placesOf, readWeight } from "../../../platform/packed-weights.ts";
import type { FittedField } from "./candidates.ts";

/** Of one field: how much each feature speaks for a candidate. */
export interface FieldWeights {
  /** Of every candidate. */
  readonly bias: number;
  /** Hashes of the features' names in ascending order, each as the difference from the one before. */
  readonly hashes: string;
  /** One letter a feature: its weight in steps. */
  readonly weights: string;
}

/** Weights of a linear model, quantised and written as text: `npm run bench:documents -- --fit-fields` makes them. */
export interface FittedFields {
  /** What a weight of one step counts. */
  readonly step: number;
  readonly fields: Readonly<Partial<Record<FittedField, FieldWeights>>>;
}

/** How much a candidate's features speak for it; 0 is as likely as that the paper does not state the field. */
export function scoreOf(features: readonly string[], field: FieldWeights, step: number): number {
  const places = placesOf(field);
  let score = field.bias;
  for (const feature of features) {
    const at = places.get(hashOf(feature));
    if (at !== undefined) score += readWeight(field.weights, at) * step;
  }
  return score;
}
