import type { ParsedName } from "../matching/parse-name.ts";
import type { Word } from "../matching/word.ts";

/**
 * From this threshold on, two names that both have a required word without a partner in the other are out of each other's
 * reach: the two words cost 0.95 at least, which leaves 0.39 of the score.
 */
export const SOUND_FROM = 0.65;
/** Similarity, and so the least share of lengths, of a word and of adjacent words that are it together. */
export const LEAST_JOINED = 0.75;
const MAX_JOINED = 4;
const SHORTEST_JOINED = 4;

export interface RequiredWords {
  /**
   * Search tokens that must not stay without a partner while the other name has such a word too. None where words are
   * compared by other means than letters and sounds.
   */
  readonly tokens: readonly number[];
  readonly texts: readonly string[];
}

export const NONE_REQUIRED: RequiredWords = { tokens: [], texts: [] };

export function requiredWords({ words }: ParsedName, tokens: readonly string[]): RequiredWords {
  if (!words.every(isLatin)) return NONE_REQUIRED;
  const required = tokens.flatMap((token, at) =>
    words.some((word) => word.text === token && isTelling(word)) ? [at] : [],
  );
  return { tokens: required, texts: tokens };
}

const isLatin = ({ script, writing }: Word): boolean => script === "alphabet" && writing === null;
const isTelling = ({ role, symbol }: Word): boolean => (role === "name" || role === "common") && symbol === null;

/** Whether two texts are similar enough for words that are written as one. */
export type AreLike = (a: string, b: string) => boolean;

/** Whether a word may be adjacent words of another name together, or a part of a word of it. */
export const mayBeJoined = (own: RequiredWords, place: number, other: RequiredWords, areLike: AreLike): boolean =>
  isJoined(own.texts[place]!, other.texts, areLike) ||
  other.texts.some((text) => isJoined(text, own.texts, areLike, place));

/** @param place of a word that must be among the adjacent ones */
function isJoined(whole: string, words: readonly string[], areLike: AreLike, place?: number): boolean {
  if (whole.length < SHORTEST_JOINED) return false;
  const most = whole.length / LEAST_JOINED;
  for (let from = 0; from < words.length - 1; from++) {
    let text = words[from]!;
    for (let to = from + 1; to < words.length && to < from + MAX_JOINED; to++) {
      text += words[to]!;
      if (text.length > most) break;
      if (text.length < LEAST_JOINED * whole.length) continue;
      if (place !== undefined && (place < from || place > to)) continue;
      if (areLike(whole, text)) return true;
    }
  }
  return false;
}
