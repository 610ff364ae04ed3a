import { DomainError } from "../../platform/errors.ts";

const PERIOD_MONTHS_MAX = 24;
const DEFAULT_MONTHS = 12;
/** The first month that a query can name. */
const FIRST_MONTH = "2000-01";

export interface Period {
  /** `YYYY-MM`. */
  readonly from: string;
  readonly to: string;
  /** First instant, and the first instant after it: ISO 8601 in universal time. */
  readonly start: string;
  readonly end: string;
}

const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthAt = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, "0")}-${String((number % 12) + 1).padStart(2, "0")}`;

/**
 * Whole months; by default the twelve up to the present one.
 * @throws DomainError `validation_failed` where the period runs backwards, is longer than 24 months or begins in the future.
 */
export function readPeriod(
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): Period {
  const present = now.toISOString().slice(0, 7);
  const to = query.to ?? present;
  const from = query.from ?? monthAt(Math.max(numberOf(FIRST_MONTH), numberOf(to) - DEFAULT_MONTHS + 1));
  const months = numberOf(to) - numberOf(from) + 1;
  if (months < 1) throw invalid("from", "must not be after `to`");
  if (months > PERIOD_MONTHS_MAX)
    throw invalid("from", `is more than ${PERIOD_MONTHS_MAX} months before the end of \`to\``);
  if (to > present) throw invalid("to", "must not be in the future");
  return { from, to, start: `${from}-01T00:00:00.000Z`, end: `${monthAt(numberOf(to) + 1)}-01T00:00:00.000Z` };
}

/** Every month of it, also those in which nothing happened. */
export const monthsOf = ({ from, to }: Pick<Period, "from" | "to">): string[] =>
  Array.from({ length: numberOf(to) - numberOf(from) + 1 }, (_, i) => monthAt(numberOf(from) + i));

const invalid = (path: string, message: string) =>
  new DomainError("validation_failed", "The period is not valid.", { errors: [{ path, code: "invalid", message }] });
