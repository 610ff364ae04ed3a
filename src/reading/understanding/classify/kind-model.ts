import { DOCUMENT_KINDS, type DocumentKind } from "../../../domain/documents/document-kinds.ts";
import { hashOf, likelihoodsOf, placesOf, readWeight } from "../../../platform/packed-weights.ts";
import type { Feature } from "./features.ts";

/** Weights of a linear model of kinds, quantised and written as text: `npm run bench:documents -- --fit-kinds` makes them. */
export interface KindModel {
  /** What a weight of one step counts. */
  readonly step: number;
  /** Of each of `DOCUMENT_KINDS`, by itself: numbers between spaces. */
  readonly bias: string;
  /** Hashes of the features' names in ascending order, each as the difference from the one before. */
  readonly hashes: string;
  /** One text a kind, one letter a feature: its weight in steps. */
  readonly weights: readonly string[];
}

export interface LikelyKind {
  readonly kind: DocumentKind;
  /** 0 to 1; those of all kinds add up to 1. */
  readonly likelihood: number;
}

/** All kinds by how likely a document with these features is one of them, the most likely first. */
export function likelyKinds(features: readonly Feature[], model: KindModel): readonly LikelyKind[] {
  const scores = model.bias.split(" ").map(Number);
  for (const { name, value } of features) {
    const at = placesOf(model).get(hashOf(name));
    if (at === undefined) continue;
    model.weights.forEach((column, kind) => (scores[kind]! += readWeight(column, at) * model.step * value));
  }
  return likelihoodsOf(scores)
    .map((likelihood, at) => ({ kind: DOCUMENT_KINDS[at]!, likelihood }))
    .toSorted((a, b) => b.likelihood - a.likelihood);
}
