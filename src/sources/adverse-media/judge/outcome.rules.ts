import type { Feature } from "./features.rules.ts";
import { outcomesOf } from "../../../platform/fitted-network.ts";
import { type FittedModel, placedIn } from "./fitted-model.ts";
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

/** The event of an adverse outcome; null for any other outcome. */
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

/** How likely each outcome is, by networks that were fitted on labelled articles: the mean of what they say. */
export function likelihoodOf(features: readonly Feature[], model: FittedModel): Likelihood {
  const known = placedIn(features, model);
  const placed = known.map((one) => one.placed);
  const said = model.networks.map((network) => outcomesOf(placed, network));
  const shares = OUTCOMES.map((_, at) => mean(said.map((one) => one.shares[at]!)));
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
      return known
        .map(({ feature, placed: one }) => ({ feature, weight: mean(said.map(({ weightFor }) => weightFor(one, at))) }))
        .filter(({ weight }) => weight > 0)
        .toSorted((a, b) => b.weight - a.weight);
    },
  };
}

const mean = (values: readonly number[]): number => sum(values) / values.length;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
