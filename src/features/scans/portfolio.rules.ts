import { parseEnterpriseNumber } from "../../platform/enterprise-number.ts";
import type { StandingResult } from "./portfolio.model.ts";
import { RISK_TIERS } from "./scan.model.ts";

export const PORTFOLIO_MAX = 10_000;
/** Characters stored of an entry that is not a number. */
const SHOWN_MAX = 64;

/** One company of a new portfolio: pending, or failed because the entry is not a number. */
export interface PortfolioEntity {
  readonly position: number;
  /** Ten digits, or the entry as it was sent. */
  readonly number: string;
  readonly fault: string | null;
  /** What the file calls the company. */
  readonly reference?: string | null;
}

/** What is wrong with an entry. */
export const FAULTS = {
  format: "is not a Belgian enterprise number",
  check_digits: "has wrong check digits (mod 97)",
} as const;

/** Why a company failed that no retry can scan. */
export const LASTING_FAULTS: readonly string[] = Object.values(FAULTS);

/** Each number once, in whatever spelling, in the order of first occurrence. */
export function readPortfolio(texts: readonly string[]): PortfolioEntity[] {
  const entities = new Map<string, Omit<PortfolioEntity, "position">>();
  for (const text of texts) {
    const parsed = parseEnterpriseNumber(text);
    const number = parsed.ok ? parsed.number : text.trim().toUpperCase().slice(0, SHOWN_MAX);
    if (!entities.has(number)) entities.set(number, { number, fault: parsed.ok ? null : FAULTS[parsed.fault] });
  }
  return [...entities.values()].map((entity, position) => ({ position, ...entity }));
}

/** A result with what it is compared by. */
export type ComparedResult = Pick<StandingResult, "riskTier" | "incomplete"> & { readonly confidence: number };

/**
 * Whether a retry's result takes the place of the one that stands. A complete one does. An incomplete one must know as
 * much and be as bad: a source that failed this time must not hide what it said the last time.
 */
export const supersedes = (found: ComparedResult, standing: ComparedResult): boolean =>
  !found.incomplete ||
  (found.confidence >= standing.confidence &&
    RISK_TIERS.indexOf(found.riskTier) >= RISK_TIERS.indexOf(standing.riskTier));
