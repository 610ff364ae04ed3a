import { parseEnterpriseNumber } from "../../platform/enterprise-number.ts";

export const PORTFOLIO_MAX = 10_000;
/** Characters stored of an entry that is not a number. */
const SHOWN_MAX = 64;

/** One company of a new portfolio: pending, or failed because the entry is not a number. */
export interface PortfolioEntity {
  readonly position: number;
  /** Ten digits, or the entry as it was sent. */
  readonly number: string;
  readonly fault: string | null;
}

const FAULTS = {
  format: "is not a Belgian enterprise number",
  check_digits: "has wrong check digits (mod 97)",
} as const;

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
