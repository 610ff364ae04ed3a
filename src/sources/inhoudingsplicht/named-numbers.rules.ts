import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";

/** The usual spellings: 0999900150, 0999.900.150, BE 0999 900 150, and the nine digits of before 2005. */
const SPELLING = "(?:BE[ .]?)?[01]?\\d{3}[. -]?\\d{3}[. -]?\\d{3}";

/** A number by itself: no part of a longer one, of a word, or of an address that was written out. */
const BY_ITSELF = new RegExp(
  `(?<![\\p{L}\\p{N}=/?&#@_-])(?<!\\p{N}[. /-])${SPELLING}(?![\\p{L}\\p{N}_@])(?![. /-]\\p{N})`,
  "giu",
);

/** Anything that could be meant as a number, also where it stands in other digits. */
const ANYWHERE = new RegExp(`(?<!\\p{N})${SPELLING}(?!\\p{N})`, "giu");

/**
 * Whether a page is about the requested number: it names that number and no other enterprise's. A page that repeats the
 * requested number beside an answer about another enterprise names two.
 */
export function isAboutNumber(lines: readonly string[], number: string): boolean {
  const isNamed = lines.some((line) => numbersIn(line, BY_ITSELF).includes(number));
  return isNamed && lines.every((line) => numbersIn(line, ANYWHERE).every((found) => found === number));
}

/** Digits whose control number is wrong are something else, such as a telephone number. */
const numbersIn = (line: string, form: RegExp): string[] =>
  [...line.matchAll(form)].map(([text]) => normalizeEnterpriseNumber(text)).filter((number) => number !== null);
