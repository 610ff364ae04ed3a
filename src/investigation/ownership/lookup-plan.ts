import type { SourceName } from "../../sources/types.ts";
import { EUR_PER_OPEN_CHECK, EUR_PER_SECOND } from "../planning/value-of-information.ts";

/** What it is worth to know that a holder exists and is not bankrupt. */
const EUR_PER_STANDING = 0.5;

interface Estimate {
  /** How often it names who owns or consolidates a company that it knows, 0 to 1. `bench:lookups` compares it with what the sources named. */
  readonly names: number;
  readonly seconds: number;
  readonly costEur: number;
}

/** By what each register publishes. */
const ESTIMATES: Readonly<Partial<Record<SourceName, Estimate>>> = {
  kbo: { names: 0.02, seconds: 1.5, costEur: 0 },
  gleif: { names: 0.3, seconds: 1, costEur: 0 },
  nbb: { names: 0.15, seconds: 2, costEur: 0 },
  recherche_entreprises: { names: 0, seconds: 0.5, costEur: 0 },
  brreg: { names: 0, seconds: 0.5, costEur: 0 },
  prh: { names: 0, seconds: 0.5, costEur: 0 },
  ares: { names: 0.7, seconds: 1, costEur: 0 },
  ur_latvia: { names: 0.9, seconds: 2, costEur: 0 },
  krs: { names: 0.1, seconds: 1, costEur: 0 },
  rpo: { names: 0.2, seconds: 1.5, costEur: 0 },
  companies_house: { names: 0.85, seconds: 1, costEur: 0 },
  cvr: { names: 0, seconds: 1, costEur: 0 },
  kvk: { names: 0, seconds: 1, costEur: 0.02 },
};
const UNKNOWN_SOURCE: Estimate = { names: 0.5, seconds: 1, costEur: 0 };

export interface LookupQuestion {
  readonly source: SourceName;
  /** Name of the company that it would be asked about. */
  readonly company: string;
  /** Per cent of the customer's capital that leads through it; null where that is not known. */
  readonly atStake: number | null;
  /** Per cent from which somebody is a beneficial owner. */
  readonly threshold: number;
  /** Whether its register has said already that the company exists. */
  readonly isKnown: boolean;
  /** The source is a sample, which names owners wherever it has some. */
  readonly isSampled: boolean;
}

export interface LookupDecision {
  readonly decision: "run" | "skip";
  readonly value: number;
  readonly expected: number;
  readonly reason: string;
}

/** Whether a source is worth asking who stands behind a company, in words that an officer can follow. */
export function planLookup(question: LookupQuestion): LookupDecision {
  const { source, company, atStake, threshold, isKnown, isSampled } = question;
  const { names, seconds, costEur } = ESTIMATES[source] ?? UNKNOWN_SOURCE;
  const expected = isSampled ? Math.max(names, 0.5) : names;
  if (atStake !== null && atStake < threshold / 10) {
    return {
      decision: "skip",
      value: 0,
      expected,
      reason: `${percent(atStake)} of the capital leads through ${company}: too little to be worth a look-up at a threshold of ${threshold} %.`,
    };
  }
  const stake = (atStake ?? 100) / 100;
  const worth = stake * (expected * EUR_PER_OPEN_CHECK + (isKnown ? 0 : EUR_PER_STANDING));
  const value = Math.round((worth - seconds * EUR_PER_SECOND - costEur) * 10_000) / 10_000;
  const through = atStake === null ? "an unknown part of the capital" : `${percent(atStake)} of the capital`;
  const standing = isKnown ? "" : "; it also says whether the company still exists";
  const price = `about ${seconds} s${costEur === 0 ? "" : ` and EUR ${costEur.toFixed(2)}`}`;
  return {
    decision: value > 0 ? "run" : "skip",
    value,
    expected,
    reason:
      `${through} leads through ${company}. The source is expected to name its owners in ${Math.round(expected * 100)} of 100 cases${standing}. Net value EUR ${value.toFixed(2)} after ${price}.`.replace(
        /^./,
        (letter) => letter.toUpperCase(),
      ),
  };
}

const percent = (share: number): string => `${Number(share.toFixed(2))} %`;
