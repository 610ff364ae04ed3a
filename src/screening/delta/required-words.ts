import { areSameGivenName } from "../tables/given-names.ts";
import type { ParsedName } from "../matching/parse-name.ts";
import { WEIGHTS } from "../matching/weights.ts";
import type { Word } from "../matching/word.ts";
import { bestSimilarity } from "../matching/word-comparer.ts";

/** A word, or adjacent words as one, as far as a bound of its similarity needs it. */
interface Form {
  readonly text: string;
  readonly letters: number;
}

/** The words of a name that a match cannot leave without a partner while the other name has such a word too. */
export interface RequiredWords {
  /** One bit for each token that is such a word. */
  readonly mask: number;
  /** The words of the name, one after the other. */
  readonly words: readonly Form[];
  /** Place among `words` by token; -1 for a token that is no such word. */
  readonly places: readonly number[];
}

/**
 * From this threshold on, `lacksPartners` refuses no pair that `compareName` would find within reach of it: two words
 * without a partner cost 0.95 at least, and a pair that is less similar than `LEAST` costs more than the reach allows.
 */
export const SOUND_FROM = 0.65;
const LEAST = 0.62;
const LEAST_JOINED = 0.8;
const MAX_JOINED = 4;
const BITS = 30;

export const NOTHING_REQUIRED: RequiredWords = { mask: 0, words: [], places: [] };

/** @param tokens the search tokens of the name */
export function requiredWords(name: ParsedName, tokens: readonly string[]): RequiredWords {
  // Words of other writings are compared by other tables.
  if (!name.words.every(isLatin)) return NOTHING_REQUIRED;
  const words = name.words.map(({ text }) => ({ text, letters: lettersOf(text) }));
  const places = tokens.map((token) => name.words.findIndex((word) => word.text === token && isTelling(word)));
  const mask = places.reduce((bits, place, at) => (place >= 0 && at < BITS ? bits | (1 << at) : bits), 0);
  return { mask, words, places };
}

const isLatin = ({ script, writing }: Word): boolean => script === "alphabet" && writing === null;
const isTelling = ({ role, symbol }: Word): boolean => (role === "name" || role === "common") && symbol === null;

/**
 * Whether each of two names has a word without any partner in the other, so that the two are out of reach.
 * @param missing the required tokens of each name that are similar to no token of the other
 */
export function lacksPartners(
  left: RequiredWords,
  right: RequiredWords,
  missing: { readonly left: number; readonly right: number },
): boolean {
  return hasLoner(left, right, missing.left) && hasLoner(right, left, missing.right);
}

function hasLoner(own: RequiredWords, other: RequiredWords, missing: number): boolean {
  for (let bits = missing; bits !== 0; bits &= bits - 1) {
    const place = own.places[31 - Math.clz32(bits & -bits)]!;
    if (!hasPartner(own.words, place, other.words)) return true;
  }
  return false;
}

function hasPartner(own: readonly Form[], place: number, other: readonly Form[]): boolean {
  const word = own[place]!;
  for (const one of other) {
    if (isLike(word, one, LEAST) || areSameGivenName(word.text, one.text)) return true;
  }
  return isJoined(word, other) || other.some((one) => isJoined(one, own, place));
}

/** Whether a word may be adjacent words of another name together, among them the one at a place. */
function isJoined(word: Form, words: readonly Form[], place?: number): boolean {
  const most = word.text.length / LEAST_JOINED;
  for (let from = 0; from < words.length - 1; from++) {
    let text = words[from]!.text;
    let letters = words[from]!.letters;
    for (let to = from + 1; to < words.length && to < from + MAX_JOINED; to++) {
      text += words[to]!.text;
      letters |= words[to]!.letters;
      if (text.length > most) break;
      if (place !== undefined && (place < from || place > to)) continue;
      if (isLike(word, { text, letters }, LEAST_JOINED)) return true;
    }
  }
  return false;
}

const isLike = (a: Form, b: Form, least: number): boolean => bestSimilarity(a, b, WEIGHTS) >= least;

function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}
