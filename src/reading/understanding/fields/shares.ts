import { matchesOf } from "../../../platform/matches.ts";
import { parseNumber } from "./amounts.ts";
import { found, withoutOverlaps, type Found } from "./found.ts";
import { foldInPlace } from "../text.ts";
import { numberOfWords } from "./number-words.ts";

const PERCENT =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,6})?)\s?(?:%|°\/o|pct\b|procent\b|pour ?cent\b|percent\b|per cent\b|prozent\b|vom hundert\b|ten honderd\b|v\.? ?h\.?(?=[\s,;]|$)|p\.?c\.?(?=\s|$))/g;
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
  "half the": 50,
  "zur halfte": 50,
  "par moitie": 50,
  "pour moitie": 50,
  "de andere helft": 50,
  "l'autre moitie": 50,
  "die andere halfte": 50,
  "zur anderen halfte": 50,
  "the other half": 50,
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

/** `drie vijfden`, `trois cinquièmes`, `drei Fünftel`, `three fifths`: parts of more than one. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  nl: ["twee drie vier vijf zes zeven acht negen", "derde vierde vijfde zesde zevende achtste negende tiende"],
  fr: ["deux trois quatre cinq six sept huit neuf", "tiers quart cinquieme sixieme septieme huitieme neuvieme dixieme"],
  de: ["zwei drei vier funf sechs sieben acht neun", "drittel viertel funftel sechstel siebtel achtel neuntel zehntel"],
  en: ["two three four five six seven eight nine", "third fourth fifth sixth seventh eighth ninth tenth"],
};
const FRACTIONS: readonly (readonly [RegExp, readonly string[], readonly string[]])[] = Object.values(PARTS).map(
  (own) => {
    const [parts, wholes] = own.map((words) => words.split(" ")) as [string[], string[]];
    return [
      new RegExp(String.raw`(?<!\p{L})(${parts.join("|")})[ -](${wholes.join("|")})[ns]?(?!\p{L})`, "gu"),
      parts,
      wholes,
    ];
  },
);

/** What stands behind a number in words. */
const PER_CENT = /(?<!\p{L})(?:procent|percent|per cent|pour ?cents?|prozent|vom hundert|ten honderd)(?!\p{L})/gu;
const POINT = /^(?:komma|virgule|punt|point)$/;
/** The longest number up to one hundred has so many words, such as `quatre-vingt-dix-neuf`. */
const MOST_WORDS = 4;

/** `zestig procent`, `soixante-quinze pour cent`, `sechzig vom Hundert`, `sixty per cent`. */
function percentInWords(text: string, folded: string): Found<number>[] {
  return matchesOf(folded, PER_CENT).flatMap(({ 0: sign, index }): Found<number>[] => {
    const words = matchesOf(text.slice(Math.max(0, index - 60), index), /\p{L}[\p{L}\p{M}]*/gu).map(([word]) => word);
    for (let size = Math.min(MOST_WORDS, words.length); size > 0; size--) {
      const own = words.slice(-size);
      const value = numberOfWords(own);
      if (value === null) continue;
      if (POINT.test(words.at(-size - 1)?.toLowerCase() ?? "")) return [];
      const at = text.lastIndexOf(own[0]!, index);
      return [found(value, folded, at, index + sign.length, 0.95)];
    }
    return [];
  });
}

/** Shares in per cent, rounded to four decimals: `24,9 %`, `1/3`, `250 van 1.000 aandelen`, `un quart`. */
export function sharesIn(text: string): Found<number>[] {
  const folded = foldInPlace(text);
  const percent = matches(folded, PERCENT, ([, number]) => parseNumber(number!.replace(/[.,](\d{3})$/, ".$1000")));
  const parts = matches(folded, PART_OF_SHARES, ([quote, part, whole]) =>
    /aandelen|actions|parts|anteile|aktien|shares/.test(quote) ? ratio(parseNumber(part!), parseNumber(whole!)) : null,
  );
  const fractions = matches(folded, FRACTION, ([, part, whole]) => ratio(Number(part), Number(whole)), 0.9);
  const words = matches(folded, IN_WORDS, ([quote]) => WORDS[quote] ?? null, 0.95);
  const inParts = FRACTIONS.flatMap(([pattern, some, wholes]) =>
    matches(folded, pattern, ([, part, whole]) => ratio(some.indexOf(part!) + 2, wholes.indexOf(whole!) + 3), 0.95),
  );
  return withoutOverlaps([...percent, ...percentInWords(text, folded), ...parts, ...inParts, ...words, ...fractions])
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
