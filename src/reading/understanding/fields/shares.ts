import { matchesOf } from "../../../platform/matches.ts";
import { parseNumber } from "./amounts.ts";
import { found, withoutOverlaps, type Found } from "./found.ts";
import { foldInPlace } from "../text.ts";

const PERCENT =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,6})?)\s?(?:%|°\/o|pct\b|procent\b|pour ?cent\b|percent\b|per cent\b|prozent\b|v\.? ?h\.?(?=[\s,;]|$)|p\.?c\.?(?=\s|$))/g;
const FRACTION = /(?<![\d./,])(\d{1,4})\s?\/\s?(\d{1,4})(?:de|ste|e|eme|th|rd|tel)?(?![\d/.,]|\p{L})/gu;
const PART_OF_SHARES =
  /(?<![\d.,])(\d{1,3}(?:[. ,']\d{3})+|\d+)\s(?:(?:aandelen|actions|parts sociales|parts|anteile|aktien|shares)\s)?(?:van de|van|op de|op|sur les|sur|des|von den|von|der|of the|out of|of|uit|auf)\s(?:in totaal\s|totaal\s|total\s|insgesamt\s)?(\d{1,3}(?:[. ,']\d{3})+|\d+)(?:\s(?:aandelen|actions|parts|anteilen|anteile|aktien|shares))?/g;

/** Parts in words, without accents. */
const WORDS: Readonly<Record<string, number>> = {
  "de helft": 50,
  "la moitie": 50,
  "die halfte": 50,
  "one half": 50,
  "half of the": 50,
  "een half": 50,
  "een derde": 100 / 3,
  "un tiers": 100 / 3,
  "ein drittel": 100 / 3,
  "one third": 100 / 3,
  "twee derde": 200 / 3,
  "twee derden": 200 / 3,
  "deux tiers": 200 / 3,
  "zwei drittel": 200 / 3,
  "two thirds": 200 / 3,
  "een vierde": 25,
  "een kwart": 25,
  "un quart": 25,
  "ein viertel": 25,
  "one quarter": 25,
  "a quarter": 25,
  "one fourth": 25,
  "drie vierde": 75,
  "drie vierden": 75,
  "drie kwart": 75,
  "trois quarts": 75,
  "drei viertel": 75,
  "three quarters": 75,
  "een vijfde": 20,
  "un cinquieme": 20,
  "ein funftel": 20,
  "one fifth": 20,
  "alle aandelen": 100,
  "toutes les actions": 100,
  "toutes les parts": 100,
  "alle anteile": 100,
  "all shares": 100,
  "all the shares": 100,
};
const IN_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.keys(WORDS)
    .sort((a, b) => b.length - a.length)
    .join("|")})(?!\p{L})`,
  "gu",
);

/** Shares in per cent, rounded to four decimals: `24,9 %`, `1/3`, `250 van 1.000 aandelen`, `un quart`. */
export function sharesIn(text: string): Found<number>[] {
  const folded = foldInPlace(text);
  const percent = matches(folded, PERCENT, ([, number]) => parseNumber(number!.replace(/[.,](\d{3})$/, ".$1000")));
  const parts = matches(folded, PART_OF_SHARES, ([quote, part, whole]) =>
    /aandelen|actions|parts|anteile|aktien|shares/.test(quote) ? ratio(parseNumber(part!), parseNumber(whole!)) : null,
  );
  const fractions = matches(folded, FRACTION, ([, part, whole]) => ratio(Number(part), Number(whole)), 0.9);
  const words = matches(folded, IN_WORDS, ([quote]) => WORDS[quote] ?? null, 0.95);
  return withoutOverlaps([...percent, ...parts, ...words, ...fractions])
    .filter(({ value }) => value > 0 && value <= 100)
    .map((one) => ({ ...one, quote: text.slice(one.at, one.at + one.quote.length) }));
}

const matches = (
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => number | null,
  confidence = 1,
): Found<number>[] =>
  matchesOf(text, pattern).flatMap((match) => {
    const value = read(match);
    return value === null
      ? []
      : [found(Math.round(value * 10_000) / 10_000, text, match.index, match.index + match[0].length, confidence)];
  });

const ratio = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 || part > whole ? null : (100 * part) / whole;
