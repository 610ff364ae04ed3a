import { type Features, featuresOf, withCounts } from "../../../src/sources/adverse-media/judge/features.rules.ts";
import { foldText } from "../../../src/sources/adverse-media/judge/folded-text.ts";
import { languagesOf } from "../../../src/sources/adverse-media/judge/lexicon/languages.ts";
import { OUTCOMES, type Outcome, type Weights } from "../../../src/sources/adverse-media/judge/outcome.rules.ts";
import { identify } from "../../../src/sources/adverse-media/judge/subject.rules.ts";
import type { FitItem } from "./labelled-set.ts";

/** Copies of each item in which classes of words are missing, so that the model does not rely on a lexicon that knows every word. */
const COPIES = 4;
const MISSING = 0.3;
/** Items in which a feature has to stand before it gets a weight. */
const MIN_ITEMS = 3;
const ROUNDS = 150;
const STEP = 0.1;
/** How strongly large weights are held back. */
const PENALTY = 1;
const DIGITS = 2;

/** An item as the model sees it. */
export interface Example {
  readonly features: Features;
  readonly outcome: Outcome;
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
  const identity = identify(text, item.subject, item, languages) ?? { mentions: [], about: [] };
  return { features: featuresOf(text, identity, item.subject, languages), outcome: outcomeOf(item) };
}

/**
 * Weights of a multinomial logistic regression, by gradient descent with adaptive steps (Adam) over all examples at once. The
 * same examples give the same weights.
 */
export function fitWeights(originals: readonly Example[]): Weights {
  const chance = repeatableChance();
  const examples = originals.flatMap((one) => [
    one,
    ...Array.from({ length: COPIES - 1 }, () => ({ ...one, features: withGaps(one.features, chance) })),
  ]);
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts.keys()].filter((name) => counts.get(name)! >= MIN_ITEMS * COPIES).toSorted();
  const place = new Map(names.map((name, at) => [name, at]));
  const width = OUTCOMES.length;
  const size = (names.length + 1) * width;
  const rows = examples.map(({ features }) =>
    [...features.keys()].flatMap((name) => place.get(name) ?? []).concat(names.length),
  );
  const targets = examples.map(({ outcome }) => OUTCOMES.indexOf(outcome));
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const spread = new Float64Array(size);
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = slopeOf(weights, rows, targets, width);
    const step = STEP * (1 - (0.9 * round) / ROUNDS);
    for (let at = 0; at < size; at++) {
      const isBias = at >= names.length * width;
      const gradient = slope[at]! + (isBias ? 0 : COPIES * PENALTY * weights[at]!);
      mean[at] = 0.9 * mean[at]! + 0.1 * gradient;
      spread[at] = 0.999 * spread[at]! + 0.001 * gradient * gradient;
      const direction = mean[at]! / (1 - 0.9 ** round);
      weights[at]! -= (step * direction) / (Math.sqrt(spread[at]! / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  const row = (at: number) =>
    [...weights.subarray(at * width, (at + 1) * width)].map((one) => Number(one.toFixed(DIGITS)) + 0).join(" ");
  return { bias: row(names.length), features: Object.fromEntries(names.map((name, at) => [name, row(at)])) };
}

const COUNTED = /^(?:clears@?|accuses|negated):/;
const IS_ABOUT_SUBJECT = /^(?:trade|name|kind):/;

/** The features of an item as if the lexicon lacked some of its words. */
function withGaps(features: Features, chance: () => number): Features {
  const missing = new Map<string, boolean>();
  const isMissing = (feature: string) => {
    const name = feature.replaceAll(/^!|[@~<>]$/g, "");
    if (!missing.has(name)) missing.set(name, chance() < MISSING);
    return missing.get(name)!;
  };
  return withCounts(
    new Map([...features].filter(([name]) => !COUNTED.test(name) && (IS_ABOUT_SUBJECT.test(name) || !isMissing(name)))),
  );
}

/** Numbers from 0 to 1 that look random and are the same at each run (a linear congruential generator). */
function repeatableChance(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x80_00_00_00;
  };
}

function slopeOf(weights: Float64Array, rows: readonly number[][], targets: readonly number[], width: number) {
  const slope = new Float64Array(weights.length);
  rows.forEach((row, item) => {
    const scores = new Float64Array(width);
    for (const feature of row) for (let at = 0; at < width; at++) scores[at]! += weights[feature * width + at]!;
    const top = Math.max(...scores);
    const raised = scores.map((score) => Math.exp(score - top));
    const total = raised.reduce((all, one) => all + one, 0);
    raised.forEach((one, at) => {
      const error = one / total - (targets[item] === at ? 1 : 0);
      for (const feature of row) slope[feature * width + at]! += error;
    });
  });
  return slope;
}
