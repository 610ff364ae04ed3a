import { matchesOf } from "../../../platform/matches.ts";
import { isDate, isoDate } from "./calendar.ts";
import { found, type Found } from "./found.ts";
import { monthOf } from "./months.ts";
import { dayOfWords, yearOfWords } from "./number-words.ts";

interface Token {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

interface Part {
  readonly value: number;
  readonly at: number;
  readonly end: number;
  readonly confidence: number;
}

const TOKEN = /\d+|\p{L}+/gu;
/** What stands between day, month and year. */
const GAP = /^[\s.,'’"\-–/()·:]{0,4}$/;
const BEFORE_MONTH = /^(er|e|ste|de|st|nd|rd|th|of|day|dag|du|des|der|d|mois|maand|month)$/i;
const BEFORE_YEAR = /^(of|the|year|in|het|jaar|de|l|an|annee|im|jahre|jahr|des|jahres|and|a|st|nd|rd|th)$/i;
const BEFORE_DAY = /^(le|la|op|am|den|de|dem|the|on|this|deze|ce|jour|dag|tag|heden|vandaag|aujourd|hui)$/i;
const YEAR_WORDS_MAX = 9;

/**
 * Dates with the month in letters: `12 maart 2024`, `12 MAR/MARS 24`, `March 12th, 2024`, `le douze mars deux mille`.
 * @param exist whether those of the calendar, or the others.
 */
export function monthDatesIn(text: string, yearOf: (twoDigits: number) => number, exist = true): Found<string>[] {
  const tokens = matchesOf(text, TOKEN).map((match): Token => ({
    text: match[0],
    at: match.index,
    end: match.index + match[0].length,
  }));
  return tokens.flatMap((token, at) => {
    const month = monthOf(token.text);
    if (month === null || isSeven(text, tokens, at)) return [];
    const last = lastOfSameMonth(text, tokens, at, month.month);
    const read = dayThenMonth(text, tokens, at, last, yearOf) ?? monthThenDay(text, tokens, last);
    if (read === null) return [];
    const [day, year] = read;
    const start = Math.min(day.at, year.at, token.at);
    const end = Math.max(day.end, year.end, tokens[last]!.end);
    if (isDate(year.value, month.month, day.value) !== exist) return [];
    const value = isoDate(year.value, month.month, day.value);
    return [found(value, text, start, end, day.confidence * year.confidence * (month.exact ? 1 : 0.9))];
  });
}

/** `le dix-sept octobre`, `le sept septembre`: the day in French words, not the month cut short. */
const isSeven = (text: string, tokens: readonly Token[], at: number): boolean => {
  const { text: word, at: start, end } = tokens[at]!;
  if (word.toLowerCase() !== "sept") return false;
  const next = tokens[at + 1];
  const isDay = next !== undefined && /^\s$/.test(text.slice(end, next.at)) && monthOf(next.text) !== null;
  return isDay || /(?:dix|vingt|soixante)-$/i.test(text.slice(Math.max(0, start - 9), start));
};

/** `MAR/MARS`: the same month in two languages. */
function lastOfSameMonth(text: string, tokens: readonly Token[], at: number, month: number): number {
  let last = at;
  while (last + 1 < tokens.length && last - at < 2) {
    const next = tokens[last + 1]!;
    if (!/^[\s./]{0,3}$/.test(text.slice(tokens[last]!.end, next.at)) || monthOf(next.text)?.month !== month) break;
    last++;
  }
  return last;
}

/** `13 BEA/MAY 2023`: the month in a language that nobody here knows, on one side of a stroke. */
const isOtherLanguage = (text: string, tokens: readonly Token[], left: number): boolean => {
  const [one, other] = [tokens[left], tokens[left + 1]];
  if (one === undefined || other === undefined || !/^\s?\/\s?$/.test(text.slice(one.end, other.at))) return false;
  return [one, other].every(({ text: word }) => /^\p{L}{3,12}$/u.test(word));
};

function dayThenMonth(
  text: string,
  tokens: readonly Token[],
  at: number,
  last: number,
  yearOf: (twoDigits: number) => number,
): readonly [Part, Part] | null {
  const day = dayBefore(text, tokens, at);
  if (day === null) return null;
  const year = yearAfter(text, tokens, last, yearOf) ?? yearBefore(text, tokens, day.index);
  return year === null ? null : [day, year];
}

const isNear = (text: string, tokens: readonly Token[], left: number): boolean =>
  tokens[left + 1] !== undefined && GAP.test(text.slice(tokens[left]!.end, tokens[left + 1]!.at));

function dayBefore(text: string, tokens: readonly Token[], at: number): (Part & { readonly index: number }) | null {
  let index = at - 1;
  if (isOtherLanguage(text, tokens, index)) index--;
  while (index >= 0 && isNear(text, tokens, index) && BEFORE_MONTH.test(tokens[index]!.text)) index--;
  if (index < 0 || !isNear(text, tokens, index)) return null;
  const token = tokens[index]!;
  if (/^\d{1,2}$/.test(token.text)) {
    const isPartOfNumber = /\d[.,/-]?$/.test(text.slice(0, token.at));
    return isPartOfNumber ? null : { value: Number(token.text), at: token.at, end: token.end, confidence: 1, index };
  }
  for (let count = 3; count >= 1; count--) {
    const words = tokens.slice(Math.max(0, index - count + 1), index + 1);
    const value = words.length === count ? dayOfWords(words.map((word) => word.text)) : null;
    if (value !== null) return { value, at: words[0]!.at, end: token.end, confidence: 1, index: index - count + 1 };
  }
  return null;
}

function yearAfter(
  text: string,
  tokens: readonly Token[],
  last: number,
  yearOf: (twoDigits: number) => number,
): Part | null {
  let index = last + 1;
  if (isOtherLanguage(text, tokens, last)) index++;
  while (index < tokens.length && isNear(text, tokens, index - 1) && BEFORE_YEAR.test(tokens[index]!.text)) index++;
  const token = tokens[index];
  if (token === undefined || !isNear(text, tokens, index - 1)) return null;
  const rest = text.slice(token.end);
  if (/^\d{4}$/.test(token.text)) {
    return { value: Number(token.text), at: token.at, end: token.end, confidence: 1 };
  }
  if (/^\d{2}$/.test(token.text) && index === last + 1) {
    const isTimeOrNumber = /^\s?([:.,/-]\s?\d|h\d|h\b|u\b|uur|Uhr|%|€|EUR)/.test(rest) || /^ \d{2,}/.test(rest);
    return isTimeOrNumber
      ? null
      : { value: yearOf(Number(token.text)), at: token.at, end: token.end, confidence: 0.85 };
  }
  return wordsFrom(text, tokens, index);
}

function wordsFrom(text: string, tokens: readonly Token[], index: number): Part | null {
  for (let count = YEAR_WORDS_MAX; count >= 1; count--) {
    const words = tokens.slice(index, index + count);
    if (words.length < count) continue;
    const value = yearOfWords(words.map((word) => word.text));
    if (value !== null && words.slice(1).every((_, at) => isNear(text, tokens, index + at))) {
      return { value, at: words[0]!.at, end: words.at(-1)!.end, confidence: 0.98 };
    }
  }
  return null;
}

/** `L'an deux mille vingt-quatre, le douze mars`. */
function yearBefore(text: string, tokens: readonly Token[], day: number): Part | null {
  let last = day - 1;
  while (last >= 0 && isNear(text, tokens, last) && BEFORE_DAY.test(tokens[last]!.text)) last--;
  if (last < 0 || !isNear(text, tokens, last)) return null;
  for (let count = YEAR_WORDS_MAX; count >= 1; count--) {
    const start = last - count + 1;
    if (start < 0) continue;
    const words = tokens.slice(start, last + 1);
    const value = yearOfWords(words.map((word) => word.text));
    if (value !== null) return { value, at: words[0]!.at, end: words.at(-1)!.end, confidence: 0.98 };
  }
  return null;
}

/** `March 12th, 2024`. */
function monthThenDay(text: string, tokens: readonly Token[], last: number): readonly [Part, Part] | null {
  const day = tokens[last + 1];
  if (day === undefined || !/^\d{1,2}$/.test(day.text) || !isNear(text, tokens, last)) return null;
  let index = last + 2;
  while (index < tokens.length && isNear(text, tokens, index - 1) && BEFORE_YEAR.test(tokens[index]!.text)) index++;
  const year = tokens[index];
  if (year === undefined || !/^\d{4}$/.test(year.text) || !isNear(text, tokens, index - 1)) return null;
  const part = (token: Token): Part => ({ value: Number(token.text), at: token.at, end: token.end, confidence: 1 });
  return [part(day), part(year)];
}
