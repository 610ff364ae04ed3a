import { matchesOf } from "../../../platform/matches.ts";
import { parseNumber } from "./amounts.ts";

/** A price with its tax, as the figures of a text add up. */
export interface TaxedSum {
  readonly net: number;
  readonly tax: number;
  readonly total: number;
  /** Where the total stands in the text. */
  readonly at: number;
  readonly end: number;
}

/** Rates of value added tax in Europe, in percent. */
const RATES = [
  27, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 14, 13.5, 13, 12, 10, 9, 8.1, 8, 7.7, 7, 6, 5.5, 5, 4, 3, 2.1,
];
const CENTS =
  /(?<![\d.,])\d{1,3}(?:[.,'’\s]\d{3})*[.,]\d{2}(?![\d]|[.,]\d)|(?<![\d.,])\d{4,7}[.,]\d{2}(?![\d]|[.,]\d)/g;
const PLAIN = /(?<![\d.,])\d{1,7}[.,]\d{2}(?![\d]|[.,]\d)/g;
/** A text with more numbers than this is a list of something else. */
const MOST = 250;

/**
 * The largest total that is a price plus its tax at a usual rate, all three of which the text states to the cent. Whatever
 * the text calls them, no other figures do that by chance. Null without one.
 */
export function taxedSum(text: string): TaxedSum | null {
  const numbers = [CENTS, PLAIN]
    .flatMap((pattern) => matchesOf(text, pattern))
    .flatMap((match) => {
      const value = parseNumber(match[0].replaceAll(/\s/g, " "));
      return value === null
        ? []
        : [{ cents: Math.round(value * 100), at: match.index, end: match.index + match[0].length }];
    })
    .slice(0, MOST);
  const byCents = new Map(numbers.toReversed().map((one) => [one.cents, one]));
  const values = [...byCents.keys()].filter((cents) => cents > 0).sort((a, b) => b - a);
  for (const total of values) {
    for (const rate of RATES) {
      const net = Math.round(total / (1 + rate / 100));
      for (const close of [net, net - 1, net + 1]) {
        const tax = total - close;
        if (tax <= 0 || tax >= close || !byCents.has(close) || !byCents.has(tax)) continue;
        const { at, end } = byCents.get(total)!;
        return { net: close / 100, tax: tax / 100, total: total / 100, at, end };
      }
    }
  }
  return null;
}
