import { hashOf, MAX_STEPS, writeHashes, writeWeight } from "../../../../src/platform/packed-weights.ts";
import { FITTED_FIELDS, type FittedField } from "../../../../src/reading/understanding/fitted/candidates.ts";
import type { FieldWeights, FittedFields } from "../../../../src/reading/understanding/fitted/weights.ts";
import { fitChoice } from "./choice-model.ts";
import { type Example, examplesOf, type FitPaper } from "./examples.ts";

/** Layouts in which a feature has to stand before it gets a weight. */
const LEAST_LAYOUTS = 4;
/** How strongly large weights are held back. */
const PENALTY = 1;
/** What one step of a weight counts: weights below half of it are dropped. */
const STEP = 0.25;

/** The examples of every field: made once, for many fits. */
export type FieldExamples = Readonly<Record<FittedField, readonly Example[]>>;

export const allExamples = (papers: readonly FitPaper[]): FieldExamples =>
  Object.fromEntries(FITTED_FIELDS.map((field) => [field, examplesOf(field, papers)])) as unknown as FieldExamples;

/** The model that the examples give, without those of an author; the same examples give the same model. */
export const fitFields = (examples: FieldExamples, without?: string): FittedFields => ({
  step: STEP,
  fields: Object.fromEntries(
    FITTED_FIELDS.map((field) => [field, fitField(examples[field].filter(({ paper }) => paper.author !== without))]),
  ),
});

function fitField(examples: readonly Example[]): FieldWeights {
  const layouts = new Map<string, Set<string>>();
  for (const { features, paper, isUnasked } of examples)
    for (const name of isUnasked ? [] : features.flat())
      layouts.set(name, (layouts.get(name) ?? new Set()).add(paper.layout));
  const names = [...layouts.keys()].filter((name) => layouts.get(name)!.size >= LEAST_LAYOUTS).toSorted();
  const places = new Map(names.map((name, at) => [name, at]));
  const groups = examples.map(({ features, isTrue, candidates }) => {
    const judged = [...isTrue.keys()].filter((at) => isTrue[at] !== null);
    return {
      candidates: judged.map((at) =>
        Int32Array.from([...features[at]!.flatMap((name) => places.get(name) ?? []), names.length]),
      ),
      isTrue: judged.map((at) => isTrue[at] === true),
      keys: judged.map((at) => candidates[at]!.key),
    };
  });
  const weights = fitChoice(groups, names.length + 1, PENALTY);
  const kept = new Map<number, number>();
  for (const [at, name] of names.entries()) {
    const steps = Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weights[at]! / STEP)));
    if (steps !== 0 && !kept.has(hashOf(name))) kept.set(hashOf(name), steps);
  }
  const hashes = [...kept.keys()].toSorted((a, b) => a - b);
  return {
    bias: Number(weights[names.length]!.toFixed(2)),
    hashes: writeHashes(hashes),
    weights: hashes.map((hash) => writeWeight(kept.get(hash)!)).join(""),
  };
}
