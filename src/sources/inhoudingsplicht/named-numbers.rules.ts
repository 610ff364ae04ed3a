import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";

/** Usual spellings: 0999900150, 0999.900.150, BE 0999 900 150, and the nine digits used before 2005. */
const SPELLING = "(?:BE[ .]?)?[01]?\\d{3}[. -]?\\d{3}[. -]?\\d{3}";

/** A number that is not part of a longer number, a word or a URL. */
const STANDALONE = new RegExp(
  `(?<![\\p{L}\\p{N}=/?&#@_-])(?<!\\p{N}[. /-])${SPELLING}(?![\\p{L}\\p{N}_@])(?![. /-]\\p{N})`,
  "giu",
);

/** A number in any context except within a longer run of digits. */
const ANYWHERE = new RegExp(`(?<!\\p{N})${SPELLING}(?!\\p{N})`, "giu");

/**
 * Whether a page is about the requested number: it contains that number and no other enterprise number. A page that
 * repeats the requested number next to an answer about another enterprise is rejected.
 */
export function isAboutNumber(lines: readonly string[], number: string): boolean {
  const isNamed = lines.some((line) => numbersIn(line, STANDALONE).includes(number));
  return isNamed && lines.every((line) => numbersIn(line, ANYWHERE).every((found) => found === number));
}

/** Valid enterprise numbers. Digits with wrong check digits are something else, such as a telephone number. */
const numbersIn = (line: string, form: RegExp): string[] =>
  [...line.matchAll(form)].map(([text]) => normalizeEnterpriseNumber(text)).filter((number) => number !== null);
