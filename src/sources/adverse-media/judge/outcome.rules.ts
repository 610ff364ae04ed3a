import type { Feature } from "./features.rules.ts";
import { type FittedModel, likelihoodsOf, numbersOf, weightsOf } from "./fitted-model.ts";
import type { MediaEvent, MediaRole } from "./judgement.model.ts";

/** What an article may say of its subject. The first ten are adverse. */
export const OUTCOMES = [
  "conviction",
  "charge",
  "authority_sanction",
  "insolvency_high",
  "search_or_arrest",
  "asset_freeze",
  "regulator_warning",
  "investigation",
  "insolvency_medium",
  "accusation",
  "exculpatory",
  "victim",
  "witness",
  "complainant",
  "authority",
  "unrelated",
  "none",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

const ADVERSE = 10;
const HIGH = 4;

/** The event of an adverse outcome; null for one that is none. */
export function eventOf(outcome: Outcome): MediaEvent | null {
  if (OUTCOMES.indexOf(outcome) >= ADVERSE) return null;
  return outcome.startsWith("insolvency") ? "insolvency_fraud" : (outcome as MediaEvent);
}

/** The part of the subject in an outcome that speaks of others. */
export const roleOf = (outcome: Outcome): MediaRole =>
  OUTCOMES.indexOf(outcome) < ADVERSE || outcome === "exculpatory" ? "none" : (outcome as MediaRole);

export interface Likelihood {
  /** Of each outcome, from 0 to 1; together they are 1. */
  readonly of: (outcome: Outcome) => number;
  readonly adverse: number;
  /** Of a conviction, a formal charge or a sanction. */
  readonly high: number;
  /** The likeliest outcome of some. */
  readonly best: (among: "high" | "adverse" | "other" | "all") => Outcome;
  /** Features that speak for an outcome, and how much, the strongest first. */
  readonly reasons: (outcome: Outcome) => readonly Reason[];
}

interface Reason {
  readonly feature: Feature;
  readonly weight: number;
}

/** How likely each outcome is, by a linear model whose weights were fitted on labelled articles. */
export function likelihoodOf(features: readonly Feature[], model: FittedModel): Likelihood {
  const present = features.flatMap((feature) => {
    const weights = weightsOf(feature.name, model);
    return weights === null ? [] : [{ feature, weights }];
  });
  const scores = numbersOf(model.bias);
  for (const { feature, weights } of present) {
    weights.forEach((weight, at) => (scores[at]! += weight * feature.value));
  }
  const shares = likelihoodsOf(scores);
  return {
    of: (outcome) => shares[OUTCOMES.indexOf(outcome)]!,
    adverse: sum(shares.slice(0, ADVERSE)),
    high: sum(shares.slice(0, HIGH)),
    best: (among) => {
      const candidates = {
        high: shares.slice(0, HIGH),
        adverse: shares.slice(0, ADVERSE),
        other: shares.slice(ADVERSE),
        all: shares,
      }[among];
      return OUTCOMES[candidates.indexOf(Math.max(...candidates)) + (among === "other" ? ADVERSE : 0)]!;
    },
    reasons: (outcome) => {
      const at = OUTCOMES.indexOf(outcome);
      return present
        .map(({ feature, weights }) => ({
          feature,
          weight: (weights[at]! - sum(weights) / weights.length) * feature.value,
        }))
        .filter(({ weight }) => weight > 0)
        .toSorted((a, b) => b.weight - a.weight);
    },
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
