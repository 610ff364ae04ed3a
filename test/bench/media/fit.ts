import { type Feature, featuresOf } from "../../../src/sources/adverse-media/judge/features.rules.ts";
import { hashOf, MAX_STEPS, writeHashes, writeWeight } from "../../../src/platform/packed-weights.ts";
import { ALWAYS, type FittedModel } from "../../../src/sources/adverse-media/judge/fitted-model.ts";
import { foldText } from "../../../src/sources/adverse-media/judge/folded-text.ts";
import { languagesOf } from "../../../src/sources/adverse-media/judge/lexicon/languages.ts";
import { NAMESAKES } from "../../../src/sources/adverse-media/judge/namesake.rules.ts";
import { OUTCOMES, type Outcome } from "../../../src/sources/adverse-media/judge/outcome.rules.ts";
import { findSubject } from "../../../src/sources/adverse-media/judge/subject-signals.rules.ts";
import type { FitItem } from "./labelled-set.ts";
import { type Linear, type Row, fitLinear } from "./linear-model.ts";

/** Items in which a feature has to stand before it gets a weight. */
const MIN_ITEMS = 3;
/** What one step of a weight counts: weights below half of it are dropped. */
const QUANTUM = 0.22;
/** Features that the model keeps: those whose weights and occurrences count most. They bound its size in the bundle. */
const MOST_FEATURES = 8000;
const SIGNAL_ROUNDS = 120;
const SIGNAL_STEP = 0.3;
const SIGNAL_PENALTY = 3;
const SIGNAL_DIGITS = 1;
const BIAS_DIGITS = 2;
const LEAST_SIGNAL = 0.2;

/** An item as the model sees it. */
export interface Example {
  readonly item: FitItem;
  readonly features: readonly Feature[];
  readonly outcome: Outcome;
  /** Null where the article does not name the subject. */
  readonly signals: readonly string[] | null;
}

/** What the text of an item says, of its subject or of a namesake: a namesake's conviction is a conviction. */
function outcomeOf({ labels }: FitItem): Outcome {
  if (labels.exculpatory) return "exculpatory";
  if (!labels.adverse && labels.namesake !== "other_subject") {
    return labels.role === "suspect" || labels.role === "convicted" ? "none" : labels.role;
  }
  if (labels.event !== "insolvency_fraud") return labels.event;
  return labels.severity === "high" ? "insolvency_high" : "insolvency_medium";
}

export function exampleOf(item: FitItem): Example {
  const text = foldText(item.headline, item.snippet);
  const languages = languagesOf(text.folded);
  const found = findSubject(text, item.subject, item, languages);
  return {
    item,
    features: featuresOf(text, found ?? { mentions: [], about: [] }, item.subject, languages),
    outcome: outcomeOf(item),
    signals: found && [...found.signals.keys()],
  };
}

/** The model that the examples give; the same examples give the same model. */
export function fitModel(examples: readonly Example[]): FittedModel {
  return { ...fitOutcomes(examples), namesakes: fitNamesakes(examples) };
}

/** How often each name stands in a list, without those that stand too seldom, in order. */
function frequent(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of lists.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts.keys()].filter((name) => counts.get(name)! >= MIN_ITEMS).toSorted();
  return new Map(names.map((name, at) => [name, at]));
}

/** Fits all features, then those that count most once more: they take over what the others carried. */
function fitOutcomes(examples: readonly Example[]): Omit<FittedModel, "namesakes"> {
  const all = frequent(examples.map(({ features }) => features.map(({ name }) => name)));
  const strongest = strongestOf(all, fitRows(examples, all), examples);
  const { weights, outcomes } = fitRows(examples, strongest);
  const kept = new Map<number, number[]>();
  for (const [name, place] of strongest) {
    const steps = centred(weights, place, outcomes).map((weight) =>
      Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weight / QUANTUM))),
    );
    if (steps.some((step) => step !== 0) && !kept.has(hashOf(name))) kept.set(hashOf(name), steps);
  }
  const hashes = [...kept.keys()].toSorted((a, b) => a - b);
  return {
    step: QUANTUM,
    bias: [...weights.subarray(strongest.size * outcomes)].map((weight) => rounded(weight, BIAS_DIGITS)).join(" "),
    hashes: writeHashes(hashes),
    weights: OUTCOMES.map((_, at) => hashes.map((hash) => writeWeight(kept.get(hash)![at]!)).join("")),
  };
}

/** Fits the features that have a place; the place after the last one is that of every text. */
function fitRows(examples: readonly Example[], places: ReadonlyMap<string, number>): Linear {
  const rows = examples.map(({ features, outcome }): Row => {
    const known = features.filter(({ name }) => places.has(name));
    return {
      places: Int32Array.from([...known.map(({ name }) => places.get(name)!), places.size]),
      values: Float32Array.from([...known.map(({ value }) => value), 1]),
      target: OUTCOMES.indexOf(outcome),
    };
  });
  return fitLinear(rows, places.size + 1, OUTCOMES.length);
}

/** The weights of a feature with their median at zero: only differences between outcomes count, and most become zero. */
function centred(weights: Float32Array, place: number, outcomes: number): number[] {
  const row = [...weights.subarray(place * outcomes, (place + 1) * outcomes)];
  const median = row.toSorted((a, b) => a - b)[outcomes >> 1]!;
  return row.map((weight) => weight - median);
}

function strongestOf(
  places: ReadonlyMap<string, number>,
  { weights, outcomes }: Linear,
  examples: readonly Example[],
): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { name } of examples.flatMap(({ features }) => features)) seen.set(name, (seen.get(name) ?? 0) + 1);
  const strengthOf = ([name, place]: readonly [string, number]): number =>
    centred(weights, place, outcomes).reduce((sum, weight) => sum + weight * weight, 0) * Math.sqrt(seen.get(name)!);
  const names = [...places]
    .map((one) => ({ name: one[0], strength: strengthOf(one) }))
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, MOST_FEATURES)
    .map(({ name }) => name);
  return new Map(names.map((name, at) => [name, at]));
}

/** Weights of the signals of a namesake, by gradient descent over all examples at once. */
function fitNamesakes(examples: readonly Example[]): FittedModel["namesakes"] {
  const found = examples.filter(({ signals }) => signals !== null);
  const places = frequent(found.map(({ signals }) => signals!));
  const always = places.size;
  const width = NAMESAKES.length;
  const weights = new Float64Array((always + 1) * width);
  const squares = new Float64Array(weights.length);
  const rows = found.map(({ signals, item }) => ({
    present: [...signals!.flatMap((name) => places.get(name) ?? []), always],
    target: NAMESAKES.indexOf(item.labels.namesake),
  }));
  for (let round = 0; round < SIGNAL_ROUNDS; round++) {
    const slope = weights.map((weight, at) => (at < always * width ? SIGNAL_PENALTY * weight : 0));
    for (const { present, target } of rows) {
      const raised = NAMESAKES.map((_, k) => Math.exp(present.reduce((sum, at) => sum + weights[at * width + k]!, 0)));
      const total = raised.reduce((sum, one) => sum + one, 0);
      raised.forEach((one, k) => {
        for (const at of present) slope[at * width + k]! += one / total - (k === target ? 1 : 0);
      });
    }
    slope.forEach((one, at) => {
      squares[at]! += one * one;
      weights[at]! -= (SIGNAL_STEP * one) / (Math.sqrt(squares[at]!) + 1e-8);
    });
  }
  const rowOf = (at: number) =>
    [...weights.subarray(at * width, (at + 1) * width)].map((weight) => rounded(weight, SIGNAL_DIGITS));
  return Object.fromEntries([
    [ALWAYS, rowOf(always).join(" ")],
    ...[...places]
      .map(([name, at]) => [name, rowOf(at)] as const)
      .filter(([, row]) => row.some((one) => Math.abs(one) >= LEAST_SIGNAL))
      .map(([name, row]) => [name, row.join(" ")] as const),
  ]);
}

const rounded = (weight: number, digits: number): number => Number(weight.toFixed(digits)) + 0;
