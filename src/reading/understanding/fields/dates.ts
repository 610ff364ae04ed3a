import { matchesOf } from "../../../platform/matches.ts";
import type { ReadingLanguage } from "../../../domain/readings/reading.model.ts";
import { fullYear, isDate, isoDate } from "./calendar.ts";
import { found, repairDigits, withoutOverlaps, type Found } from "./found.ts";
import { monthDatesIn } from "./dates-with-month-names.ts";

export interface DateOptions {
  /** Of the text. In English, day and month of `03/04/2024` cannot be told apart. */
  readonly language?: ReadingLanguage | null;
  /** Whether the month comes first (`isAmerican`). */
  readonly american?: boolean;
  /** The last year that a two-digit year may stand for; 2049 if absent. For a birth date, the year of the document. */
  readonly latestYear?: number;
}

const LATEST_YEAR = 2049;
const SEPARATOR = String.raw`\s?[./\-–·]\s?`;
const NUMERIC = new RegExp(
  String.raw`(?<!\d|\d[.,/])(\d{1,2})(${SEPARATOR})(\d{1,2})(${SEPARATOR})(\d{4}|\d{2})(?!\d|[./]\d|,\d)`,
  "g",
);
const SPACED = /(?<![\d.,/-]|\d )(\d{2}) (\d{2}) ((?:19|20)\d{2})(?!\d|[.,/ -]\d)/g;
const ISO = /(?<![\d.,/-])((?:18|19|20)\d{2})([-/.])(\d{2})\2(\d{2})(?!\d|[-/.]\d)/g;

/**
 * Dates in a text, as `YYYY-MM-DD`, in the order of the text. A date that does not exist is none. Where day and month
 * cannot be told apart, the day comes first and the confidence is lower.
 */
export function datesIn(text: string, options: DateOptions = {}): Found<string>[] {
  const repaired = repairDigits(text);
  const candidates = [
    ...isoDates(repaired),
    ...numericDates(repaired, options),
    ...monthDatesIn(repaired, yearOf(options)),
  ];
  return withoutOverlaps(candidates).map((one) => {
    const quote = text.slice(one.at, one.at + one.quote.length);
    return quote === one.quote ? one : { ...one, quote, confidence: one.confidence * 0.85 };
  });
}

/** The only date of a text, or the first of several. Null without any. */
export const readDate = (text: string, options: DateOptions = {}): Found<string> | null =>
  datesIn(text, options)[0] ?? null;

/** Days that no calendar has, such as `31/11/2024` or `30 februari 2023`, as they are written with a year of four digits. */
export function impossibleDatesIn(text: string): { readonly at: number; readonly quote: string }[] {
  const numeric = matchesOf(text, NUMERIC).flatMap(({ 0: quote, 1: a, 2: first, 3: b, 4: second, 5: year, index }) => {
    const isApart = isWellSeparated(text, index, index + quote.length, first!, second!, [a!, b!, year!]);
    return isApart && isBeyondMonth(Number(a), Number(b), Number(year)) ? [{ at: index, quote }] : [];
  });
  const lettered = monthDatesIn(text, () => 0, false).filter(({ value, quote }) => {
    const [year, month, day] = value.split("-").map(Number);
    return isBeyondMonth(day!, month!, year!) && !quote.includes("\n");
  });
  return [...numeric, ...lettered];
}

/** Other numbers than a day and a month are written for other things than a date. */
const isBeyondMonth = (day: number, month: number, year: number): boolean =>
  isDate(year, month, 1) && day > 28 && day <= 31 && !isDate(year, month, day) && year > 1900;

/** Whether a date of a text can only be written with the day first. */
export const isDayFirst = (text: string): boolean =>
  /(?<![\d/])(1[3-9]|2\d|3[01])\/(0?\d|1[0-2])\/(19|20)\d\d(?!\d)/.test(text);

/** Whether a text writes the month first: a date of it shows so, or it names an American authority or state. */
export function isAmerican(text: string): boolean {
  if (isDayFirst(text)) return false;
  const monthFirst = /(?<![\d/])(0?[1-9]|1[0-2])\/(1[3-9]|2\d|3[01])\/(19|20)\d\d(?!\d)/.test(text);
  return (
    monthFirst ||
    /\b(Secretary of State|State of (Delaware|New York|California|Texas|Florida|Nevada|Wyoming))\b/i.test(text)
  );
}

const yearOf =
  ({ latestYear }: DateOptions) =>
  (twoDigits: number): number =>
    fullYear(twoDigits, latestYear ?? LATEST_YEAR);

const isoDates = (text: string): Found<string>[] =>
  matchesOf(text, ISO).flatMap((match) => {
    const [whole, year, , month, day] = match;
    return isDate(Number(year), Number(month), Number(day))
      ? [found(isoDate(Number(year), Number(month), Number(day)), text, match.index, match.index + whole.length)]
      : [];
  });

function numericDates(text: string, options: DateOptions): Found<string>[] {
  const separated = matchesOf(text, NUMERIC).flatMap((match) => {
    const [whole, a, separator, b, second, year] = match;
    const end = match.index + whole.length;
    if (!isWellSeparated(text, match.index, end, separator!, second!, [a!, b!, year!])) return [];
    return dateOf(text, match.index, end, [Number(a), Number(b), year!], options);
  });
  const spaced = matchesOf(text, SPACED).flatMap((match) => {
    const [whole, a, b, year] = match;
    return dateOf(text, match.index, match.index + whole.length, [Number(a), Number(b), year!], options, 0.9);
  });
  return [...separated, ...spaced];
}

/** Numbers of other kinds are written alike: telephone and national numbers, versions, paragraphs. */
function isWellSeparated(
  text: string,
  at: number,
  end: number,
  first: string,
  second: string,
  [a, b, year]: readonly [string, string, string],
): boolean {
  const sign = first.trim();
  if (sign !== second.trim()) return false;
  const isDash = sign === "-" || sign === "–";
  if (isDash && (/\d\s?[-–]\s?$/.test(text.slice(0, at)) || /^\s?[-–]\s?\d/.test(text.slice(end)))) return false;
  if (year.length === 4) return year >= "1800" && year <= "2100";
  if (first !== second || first !== sign || /^\s?[-–]\s?\d{3}(?!\d)/.test(text.slice(end))) return false;
  return sign === "/" || (a.length === 2 && b.length === 2);
}

function dateOf(
  text: string,
  at: number,
  end: number,
  [a, b, writtenYear]: readonly [number, number, string],
  options: DateOptions,
  certainty = 1,
): Found<string>[] {
  const isShort = writtenYear.length === 2;
  const year = isShort ? yearOf(options)(Number(writtenYear)) : Number(writtenYear);
  const confidence = certainty * (isShort ? 0.85 : 1);
  const dayFirst = isDate(year, b, a);
  const monthFirst = isDate(year, a, b);
  const isEnglish = options.language === "en" || options.american === true;
  if (!dayFirst && !(monthFirst && isEnglish)) return [];
  const isUndecided = dayFirst && monthFirst && a !== b && isEnglish;
  const value = monthFirst && (options.american === true || !dayFirst) ? isoDate(year, a, b) : isoDate(year, b, a);
  return [
    found(value, text, at, end, confidence * (isUndecided ? 0.75 : dayFirst === monthFirst || dayFirst ? 1 : 0.9)),
  ];
}
