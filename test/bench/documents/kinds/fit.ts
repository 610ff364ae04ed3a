import { DOCUMENT_KINDS } from "../../../../src/domain/documents/document-kinds.ts";
import { hashOf, MAX_STEPS, writeHashes, writeWeight } from "../../../../src/platform/packed-weights.ts";
import type { KindModel } from "../../../../src/reading/understanding/classify/kind-model.ts";
import { fitLinear, type Linear, type Row } from "../../linear-model.ts";
import type { Example } from "./examples.ts";

/** Layouts, and authors, that have a feature before it gets a weight: names of one author's companies and towns get none. */
const MIN_LAYOUTS = 3;
const MIN_AUTHORS = 2;
const PENALTY = 0.2;
/** What one step of a weight counts: weights below half of it are dropped. */
const QUANTUM = 0.15;
/** Features that the model keeps. They bound the size of its file. */
const MOST_FEATURES = 12_000;

/** The model that the examples give; the same examples give the same model. */
export function fitKinds(examples: readonly Example[]): KindModel {
  const all = frequent(examples);
  const strongest = strongestOf(all, fitRows(examples, all), examples);
  const { weights } = fitRows(examples, strongest);
  const kept = new Map<number, number[]>();
  for (const [name, place] of strongest) {
    const steps = centred(weights, place).map((weight) =>
      Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weight / QUANTUM))),
    );
    if (steps.some((step) => step !== 0) && !kept.has(hashOf(name))) kept.set(hashOf(name), steps);
  }
  const hashes = [...kept.keys()].toSorted((a, b) => a - b);
  return {
    step: QUANTUM,
    bias: [...weights.subarray(strongest.size * KINDS)]
      .map((weight) => String(Number(weight.toFixed(2)) + 0))
      .join(" "),
    hashes: writeHashes(hashes),
    weights: DOCUMENT_KINDS.map((_, at) => hashes.map((hash) => writeWeight(kept.get(hash)![at]!)).join("")),
  };
}

const KINDS = DOCUMENT_KINDS.length;

/** The place of each feature that stands often enough, in order of their names. */
function frequent(examples: readonly Example[]): Map<string, number> {
  const layouts = new Map<string, Set<string>>();
  for (const { layout, features } of examples) {
    for (const { name } of features) layouts.set(name, (layouts.get(name) ?? new Set()).add(layout));
  }
  const authorsOf = (of: ReadonlySet<string>): number => new Set([...of].map((one) => one.split("/")[0]!)).size;
  const names = [...layouts]
    .filter(([, of]) => of.size >= MIN_LAYOUTS && authorsOf(of) >= MIN_AUTHORS)
    .map(([name]) => name)
    .toSorted();
  return new Map(names.map((name, at) => [name, at]));
}

/** Fits the features that have a place; the place after the last one is that of every document. */
function fitRows(examples: readonly Example[], places: ReadonlyMap<string, number>): Linear {
  const rows = examples.map(({ features, kind }): Row => {
    const known = features.filter(({ name }) => places.has(name));
    return {
      places: Int32Array.from([...known.map(({ name }) => places.get(name)!), places.size]),
      values: Float32Array.from([...known.map(({ value }) => value), 1]),
      target: DOCUMENT_KINDS.indexOf(kind),
    };
  });
  return fitLinear(rows, places.size + 1, KINDS, PENALTY);
}

/** The weights of a feature with their median at zero: only differences between kinds count, and most become zero. */
function centred(weights: Float32Array, place: number): number[] {
  const row = [...weights.subarray(place * KINDS, (place + 1) * KINDS)];
  const median = row.toSorted((a, b) => a - b)[KINDS >> 1]!;
  return row.map((weight) => weight - median);
}

function strongestOf(
  places: ReadonlyMap<string, number>,
  { weights }: Linear,
  examples: readonly Example[],
): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { name } of examples.flatMap(({ features }) => features)) seen.set(name, (seen.get(name) ?? 0) + 1);
  const strengthOf = (name: string, place: number): number =>
    centred(weights, place).reduce((sum, weight) => sum + weight * weight, 0) * Math.sqrt(seen.get(name)!);
  const names = [...places]
    .map(([name, place]) => ({ name, strength: strengthOf(name, place) }))
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, MOST_FEATURES)
    .map(({ name }) => name);
  return new Map(names.map((name, at) => [name, at]));
}
