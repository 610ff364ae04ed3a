import type { Features } from "./features.rules.ts";
import type { MediaEvent, MediaRole } from "./judgement.model.ts";
import fitted from "./weights.json" with { type: "json" };

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

/** A row of numbers, as the file of weights keeps it. */
const numbers = (row: string): number[] => row.split(" ").map(Number);

export interface Weights {
  readonly bias: string;
  readonly features: Readonly<Record<string, string>>;
}

/** Fitted by `npm run bench:media -- --fit`. */
export const WEIGHTS: Weights = fitted;

const rows = new WeakMap<Weights, Map<string, number[]>>();

function rowsOf(given: Weights): Map<string, number[]> {
  const known = rows.get(given);
  if (known) return known;
  const made = new Map(Object.entries(given.features).map(([feature, row]) => [feature, numbers(row)]));
  rows.set(given, made);
  return made;
}

export interface Likelihood {
  /** Of each outcome, from 0 to 1; together they are 1. */
  readonly of: (outcome: Outcome) => number;
  readonly adverse: number;
  /** Of a conviction, a formal charge or a sanction. */
  readonly high: number;
  /** The likeliest outcome of some. */
  readonly best: (among: "high" | "adverse" | "other" | "all") => Outcome;
  /** Features that speak for an outcome, the strongest first. */
  readonly reasons: (outcome: Outcome) => readonly string[];
}

/** How likely each outcome is, by a linear model whose weights were fitted on labelled articles. */
export function likelihoodOf(features: Features, given: Weights): Likelihood {
  const table = rowsOf(given);
  const present = [...features.keys()].filter((feature) => table.has(feature));
  const scores = numbers(given.bias);
  for (const feature of present) table.get(feature)!.forEach((weight, at) => (scores[at]! += weight));
  const top = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const total = sum(raised);
  const shares = raised.map((one) => one / total);
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
        .filter((feature) => table.get(feature)![at]! > 0)
        .toSorted((a, b) => table.get(b)![at]! - table.get(a)![at]!);
    },
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
