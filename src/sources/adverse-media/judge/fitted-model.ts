import { hashOf, readHashes, readWeight } from "../../../platform/packed-weights.ts";
import fitted from "./model.json" with { type: "json" };

/** Weights of a linear model, quantised and written as text: `npm run bench:media -- --fit` makes them. */
export interface FittedModel {
  /** What a weight of one step counts. */
  readonly step: number;
  /** Of each outcome, by itself: numbers between spaces. */
  readonly bias: string;
  /** Hashes of the features' names in ascending order, each as the difference from the one before. */
  readonly hashes: string;
  /** One text an outcome, one letter a feature: its weight in steps (`packed-weights.ts`). */
  readonly weights: readonly string[];
  /** Weights of the signals for a certain, an unsure and another subject, between spaces. */
  readonly namesakes: Readonly<Record<string, string>>;
}

export const FITTED: FittedModel = fitted;

/** Name of the row of weights that every text has. */
export const ALWAYS = "always";

const places = new WeakMap<FittedModel, ReadonlyMap<number, number>>();

function placesOf(model: FittedModel): ReadonlyMap<number, number> {
  const known = places.get(model);
  if (known) return known;
  const made = new Map(readHashes(model.hashes).map((hash, at) => [hash, at]));
  places.set(model, made);
  return made;
}

/** The weights of a feature, one an outcome; null where it has none. */
export function weightsOf(name: string, model: FittedModel): number[] | null {
  const at = placesOf(model).get(hashOf(name));
  return at === undefined ? null : model.weights.map((column) => readWeight(column, at) * model.step);
}

/** Numbers between spaces. */
export const numbersOf = (row: string): number[] => row.split(" ").map(Number);

/** How likely a subject is certain, unsure or another, from 0 to 1. */
export function namesakeScoresOf(signals: Iterable<string>, { namesakes }: FittedModel): number[] {
  const rows = [ALWAYS, ...signals].flatMap((signal) => (namesakes[signal] ? [numbersOf(namesakes[signal])] : []));
  return likelihoodsOf([0, 1, 2].map((at) => rows.reduce((sum, row) => sum + row[at]!, 0)));
}

/** Shares that add up to 1, from scores (softmax). */
export function likelihoodsOf(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const total = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / total);
}
