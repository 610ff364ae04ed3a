import { matchesOf } from "../../../platform/matches.ts";
import { found, withoutOverlaps, type Found } from "./found.ts";

export interface Money {
  readonly value: number;
  /** ISO 4217; null where the text has none. */
  readonly currency: string | null;
}

const SIGNS: Readonly<Record<string, string>> = { "€": "EUR", $: "USD", "£": "GBP" };
/** Of money in papers, ISO 4217. */
export const CODES = "EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|JPY|CAD|AUD";
const NUMBER = String.raw`\d{1,3}(?:[.,'’   ]\d{3})+(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?|\d+[.,][-–—]{1,2}`;
const CURRENCY = String.raw`(?:€|\$|£|\b(?:${CODES})\b|\b[Ee]uros?\b)`;
/** `9 EUR 700.000`: the number of an entry stands before the amount. */
const ORDINAL = /^\d{1,2}$/;
const GOES_ON = new RegExp(String.raw`^\s?(?:${NUMBER})(?![\d.,]|\s?${CURRENCY})`);
const BEFORE = new RegExp(String.raw`(${CURRENCY})\s?([-–]?\s?(?:${NUMBER}))(?![\d])`, "g");
const AFTER = new RegExp(String.raw`(?<![\d.,])([-–]?(?:${NUMBER}))(?:,?[-–—]{1,2})?\s?(${CURRENCY})`, "g");

/** Amounts of money in European or English notation. The currency stands before or after the number. */
export function amountsIn(text: string): Found<Money>[] {
  const read = (match: RegExpExecArray, number: string, currency: string): Found<Money>[] => {
    const value = parseNumber(number);
    return value === null
      ? []
      : [found({ value, currency: codeOf(currency) }, text, match.index, match.index + match[0].length)];
  };
  return withoutOverlaps([
    ...matchesOf(text, AFTER)
      .filter((match) => !ORDINAL.test(match[1]!) || !GOES_ON.test(text.slice(match.index + match[0].length)))
      .flatMap((match) => read(match, match[1]!, match[2]!)),
    ...matchesOf(text, BEFORE).flatMap((match) => read(match, match[2]!, match[1]!)),
  ]);
}

const codeOf = (written: string): string =>
  SIGNS[written] ?? (/^euros?$/i.test(written) ? "EUR" : written.toUpperCase());

/**
 * A number in European (`1.234,56`, `1 234,56`) or English (`1,234.56`) notation. A separator before three digits
 * separates thousands. Brackets or a dash make it negative. Null for anything else.
 */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  const isNegative = /^\(.*\)$/.test(trimmed) || /^[-–−]/.test(trimmed) || /\d[-–−]$/.test(trimmed);
  const bare = trimmed.replaceAll(/[()]|^[-–−]\s?|[.,]?[-–—−]+$/g, "").trim();
  const compact = bare.replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, "");
  if (!/^\d[\d.,]*$/.test(compact)) return null;
  const decimal =
    /[.,](\d{1,2})$/.exec(compact) ?? (/^\d+[.,]\d{4,}$/.test(compact) ? /[.,](\d+)$/.exec(compact) : null);
  const whole = decimal === null ? compact : compact.slice(0, decimal.index);
  const separators = new Set(whole.replaceAll(/\d/g, ""));
  if (separators.size > 1 || (separators.size === 1 && !/^\d{1,3}([.,]\d{3})+$/.test(whole))) return null;
  if (decimal !== null && separators.has(compact[decimal.index]!)) return null;
  const value = Number(`${whole.replaceAll(/[.,]/g, "")}.${decimal?.[1] ?? "0"}`);
  return isNegative ? -value : value;
}
