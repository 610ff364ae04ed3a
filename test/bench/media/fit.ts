import { type Feature, featuresOf } from "../../../src/sources/adverse-media/judge/features.rules.ts";
import { ALWAYS, type FittedModel } from "../../../src/sources/adverse-media/judge/fitted-model.ts";
import { hashOf } from "../../../src/platform/packed-weights.ts";
import { foldText } from "../../../src/sources/adverse-media/judge/folded-text.ts";
import { languagesOf } from "../../../src/sources/adverse-media/judge/lexicon/languages.ts";
import { NAMESAKES, namesakeFeaturesOf } from "../../../src/sources/adverse-media/judge/namesake.rules.ts";
import { OUTCOMES, type Outcome } from "../../../src/sources/adverse-media/judge/outcome.rules.ts";
import { findSubject } from "../../../src/sources/adverse-media/judge/subject-signals.rules.ts";
import { copiesOf } from "./copies.ts";
import type { FitItem } from "./labelled-set.ts";
import { type Row, fitNetwork, inSteps } from "../network.ts";

/** Items in which a feature has to stand before it gets a weight. */
const MIN_ITEMS = 3;
/** More units judge no better on authors that they were not fitted on; more networks than these hardly do. */
const HIDDEN_UNITS = 32;
const SEEDS = [1, 2, 3, 4, 5, 6];
const NAMESAKE_UNITS = 16;
const SIGNAL_ROUNDS = 120;
const SIGNAL_STEP = 0.3;
const SIGNAL_PENALTY = 3;
const SIGNAL_DIGITS = 1;
const LEAST_SIGNAL = 0.2;

/** An item as the model sees it. */
export interface Example {
  readonly item: FitItem;
  readonly features: readonly Feature[];
  readonly outcome: Outcome;
  /** Null where the article does not name the subject. */
  readonly signals: readonly string[] | null;
}

/** Signals by which an article names the subject itself. */
const TIES = ["place", "people", "context", "age"];

/**
 * What the text of an item says, of its subject or of a namesake: a namesake's conviction is a conviction. Where it names the
 * subject to say that another is meant, the event is another's.
 */
function outcomeOf({ labels }: FitItem, signals: readonly string[] | null): Outcome {
  if (labels.exculpatory) return "exculpatory";
  if (labels.namesake === "other_subject" && TIES.some((tie) => signals?.includes(tie))) return "unrelated";
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
  const signals = found && [...found.signals.keys()];
  return {
    item,
    features: featuresOf(text, found ?? { mentions: [], about: [] }, item.subject, languages),
    outcome: outcomeOf(item, signals),
    signals,
  };
}

/** The model that the examples give; the same examples give the same model. */
export function fitModel(examples: readonly Example[]): FittedModel {
  return { ...fitNetworks(examples), namesakes: fitNamesakes(examples) };
}

/** How often each name stands in a list, without those that stand too seldom, in order. */
function frequent(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of lists.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts.keys()].filter((name) => counts.get(name)! >= MIN_ITEMS).toSorted();
  return new Map(names.map((name, at) => [name, at]));
}

/** Networks of the same features, each from its own beginning, every second one with the copies: what one errs in, another seldom does. */
function fitNetworks(examples: readonly Example[]): Omit<FittedModel, "namesakes"> {
  const places = placesByHash(examples);
  const rowOf = (features: readonly Feature[], target: number): Row => {
    const known = features.flatMap(({ name, value }) => {
      const place = places.get(hashOf(name));
      return place === undefined ? [] : [{ place, value }];
    });
    return {
      places: Int32Array.from(known, ({ place }) => place),
      values: Float32Array.from(known, ({ value }) => value),
      target,
    };
  };
  const outcomeRow = ({ features, outcome }: Example): Row => rowOf(features, OUTCOMES.indexOf(outcome));
  const rows = examples.map(outcomeRow);
  const copies = copiesOf(examples.map(({ item }) => item)).map((item) => outcomeRow(exampleOf(item)));
  const namesakes = [...examples, ...headlinesOf(examples)].flatMap(({ features, signals, item }) =>
    signals ? [rowOf(namesakeFeaturesOf(features, signals), NAMESAKES.indexOf(item.labels.namesake))] : [],
  );
  const features = places.size;
  const shape = { features, units: HIDDEN_UNITS, outcomes: OUTCOMES.length };
  return {
    hashes: Uint32Array.from(places.keys()),
    networks: SEEDS.map((seed) =>
      inSteps(fitNetwork(seed % 2 === 0 ? [...rows, ...copies] : rows, { ...shape, seed })),
    ),
    namesakeNetwork: inSteps(
      fitNetwork(namesakes, { features, units: NAMESAKE_UNITS, outcomes: NAMESAKES.length, seed: SEEDS[0]! }),
    ),
  };
}

/** The headlines alone of articles on a certain subject, where they say as much: a short text must not seem a namesake's for its length. */
const headlinesOf = (examples: readonly Example[]): Example[] =>
  examples
    .filter(({ item }) => item.labels.namesake === "certain")
    .map(({ item }) => exampleOf({ ...item, snippet: "" }))
    .filter(({ signals }) => TIES.some((tie) => signals?.includes(tie)));

/** The features that stand often enough, by their hashes in ascending order: two names that share one are one feature. */
function placesByHash(examples: readonly Example[]): Map<number, number> {
  const names = frequent(
    examples.map(({ features, signals }) => namesakeFeaturesOf(features, signals ?? []).map(({ name }) => name)),
  ).keys();
  const hashes = new Set([...names].map(hashOf));
  return new Map([...hashes].toSorted((a, b) => a - b).map((hash, place) => [hash, place]));
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
