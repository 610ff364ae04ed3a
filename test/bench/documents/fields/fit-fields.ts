import { MAX_STEPS, writeHashes, writeWeight } from "../../../../src/platform/packed-weights.ts";
import { FITTED_FIELDS, type FittedField } from "../../../../src/reading/understanding/fitted/candidates.ts";
import { type FieldWeights, type FittedFields, hashOf } from "../../../../src/reading/understanding/fitted/weights.ts";
import { fitLinear, type Row } from "../../linear-model.ts";
import { type Example, examplesOf, type FitPaper } from "./examples.ts";

/** Layouts in which a feature has to stand before it gets a weight. */
const LEAST_LAYOUTS = 10;
/** How strongly large weights are held back. */
const PENALTY = 2;
/** What one step of a weight counts: weights below half of it are dropped. */
const STEP = 0.5;

/** The model that the papers give; the same papers give the same model. */
export function fitFields(papers: readonly FitPaper[]): FittedFields {
  const fields = FITTED_FIELDS.map((field) => [field, fitField(examplesOf(field, papers))] as const);
  return { step: STEP, fields: Object.fromEntries(fields) };
}

export const fitOne = (field: FittedField, examples: readonly Example[]): FittedFields => ({
  step: STEP,
  fields: { [field]: fitField(examples) },
});

function fitField(all: readonly Example[]): FieldWeights {
  const examples = all.filter(({ isTrue }) => isTrue !== null);
  const layouts = new Map<string, Set<string>>();
  for (const { features, paper } of examples)
    for (const name of features) layouts.set(name, (layouts.get(name) ?? new Set()).add(paper.layout));
  const names = [...layouts.keys()].filter((name) => layouts.get(name)!.size >= LEAST_LAYOUTS).toSorted();
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, isTrue }): Row => {
    const known = features.flatMap((name) => places.get(name) ?? []);
    return {
      places: Int32Array.from([...known, names.length]),
      values: new Float32Array(known.length + 1).fill(1),
      target: isTrue === true ? 1 : 0,
    };
  });
  const { weights } = fitLinear(rows, names.length + 1, 2, PENALTY);
  const weightOf = (at: number): number => weights[2 * at + 1]! - weights[2 * at]!;
  const kept = new Map<number, number>();
  for (const [at, name] of names.entries()) {
    const steps = Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weightOf(at) / STEP)));
    if (steps !== 0 && !kept.has(hashOf(name))) kept.set(hashOf(name), steps);
  }
  const hashes = [...kept.keys()].toSorted((a, b) => a - b);
  return {
    bias: Number(weightOf(names.length).toFixed(2)),
    hashes: writeHashes(hashes),
    weights: hashes.map((hash) => writeWeight(kept.get(hash)!)).join(""),
  };
}
