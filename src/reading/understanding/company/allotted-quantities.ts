import { matchesOf } from "../../../platform/matches.ts";
import { parseNumber } from "../fields/amounts.ts";
import { countOfWords } from "../fields/number-words.ts";
import { VOTES } from "./holders/signs.ts";

/** Numbers that may be somebody's part of a company, in folded text on one line. */

export interface Quantity {
  readonly value: number;
  readonly at: number;
  readonly end: number;
}

const NOUN = String.raw`(?:aandelen|aandeel|actions?|parts?(?: sociales)?|\p{L}*aktien?|\p{L}*anteile?n?|shares?)`;
export const FIGURES = String.raw`(?<![\d.,/-])(\d{1,3}(?:[., '’]\d{3})+|\d+)(?:[.,](?:\d\d|--?))?(?![\d/]|[.,]\d)`;
const IN_PERCENT = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,4})?) ?(?:%|procent\b|pour ?cent\b|prozent\b|per ?cent\b)/gu;
/** `% : 51`, `Percentage 100,00`. */
const BEHIND_LABEL =
  /(?:% ?: ?|\b(?:percentage|pourcentage|prozentsatz) ?:? )(\d{1,3}(?:[.,]\d{1,4})?)(?![\d.,]| ?%)/gu;
const COUNTED = new RegExp(String.raw`${FIGURES}\)? (?:\p{L}{4,12} )?${NOUN}(?!\p{L})`, "gu");
const IN_WORDS = new RegExp(String.raw`(?<!\p{L})((?:\p{L}+[ -]){1,7}?)${NOUN}(?!\p{L})`, "gu");
const MONEY = new RegExp(
  String.raw`(?:(?:eur|€|euro|chf|gbp|£) ?${FIGURES}|${FIGURES} ?(?:eur|€|euro|chf|gbp|£))`,
  "gu",
);
/** What a list of holders is about, near it. */
export const OF_SHARES =
  /aandelen|\bactions?\b|\bparts?\b|anteil|aktien|shares|kapita|capital|apport|inbreng|einlage|subscri|souscri|inschrij|ingeschreven|zeichn|ubern(?:ehm|omm)/;
/** Who brings money in does so by these. */
export const BROUGHT = /apport|inbreng|inbracht|brengt? |einlage|contribut/;
/** In a list: what is voted or earned, and not held. */
export const NOT_HELD = new RegExp(
  `${VOTES.source}|winst|benefice|gewinn|profit|bonus|tantiem|honorar|vergutung|entgelt|vergoeding|remunerat|nutznie|usufruit|vruchtgebruik|usufruct`,
);

/** Per cent. */
export const percentsIn = (folded: string): Quantity[] =>
  [IN_PERCENT, BEHIND_LABEL]
    .flatMap((pattern) => quantities(folded, pattern, ([, number]) => Number(number!.replace(",", "."))))
    .sort((a, b) => a.at - b.at);

/** Numbers of shares, in figures or words. */
export const countsIn = (folded: string): Quantity[] =>
  [...quantities(folded, COUNTED, figuresOf), ...inWords(folded)].sort((a, b) => a.at - b.at);

export const sumsIn = (folded: string): Quantity[] => quantities(folded, MONEY, figuresOf);

const quantities = (folded: string, pattern: RegExp, read: (match: RegExpExecArray) => number | null): Quantity[] =>
  matchesOf(folded, pattern).flatMap((match) => {
    const value = read(match);
    return value === null || value <= 0 ? [] : [{ value, at: match.index, end: match.index + match[0].length }];
  });

/** The value of `FIGURES` in a match. */
export const figuresOf = ([, first, second]: RegExpExecArray): number | null =>
  parseNumber((first ?? second)!.replaceAll(/['’ ]/g, ""));

/** The longest number that ends the words before a noun. */
const inWords = (folded: string): Quantity[] =>
  matchesOf(folded, IN_WORDS).flatMap(({ 0: quote, 1: before, index }) => {
    const all = before!.trim().split(/[ -]/);
    for (const from of all.keys()) {
      const value = countOfWords(all.slice(from));
      const at = index + all.slice(0, from).join(" ").length;
      if (value !== null && value > 0) return [{ value, at, end: index + quote.length }];
    }
    return [];
  });

/** Who takes or holds shares does so by these words. */
export const TAKEN =
  /inschr[ie]|ingeschreven|intek|souscri|ubern(?:ehm|imm|omm)|zeichn|subscri|geplaatst|gehouden|bezit|houd|\bheld\b|\bhold|gehalten|halt(?:en)?\b|detenu|detien|toegekend|attribu|taken|\btake|verdeel|verteil|repart|beteilig/;
