import { JOINED_FROM } from "../matching/pair-words.ts";
import type { ParsedName } from "../matching/parse-name.ts";
import { limitsOf, mayBeSimilar, type Spelling, spellingOf } from "../matching/spelling-bound.ts";
import type { Word } from "../matching/word.ts";

/**
 * From this threshold on, two names that both have a required word without a partner in the other are out of each other's
 * reach: the two words cost 0.95 at least, which leaves 0.39 of the score.
 */
export const SOUND_FROM = 0.7;
const JOINED_LIMITS = limitsOf(JOINED_FROM);
const MAX_JOINED = 4;
const SHORTEST_JOINED = 4;
/** Longer words may be more joined ones than are at hand. */
const LONGEST_JOINED = 40;

/** Adjacent words written as one. */
interface Join {
  readonly spelling: Spelling;
  /** One bit for each place of its words. */
  readonly places: number;
}

export interface RequiredWords {
  /**
   * One bit for each place of a word that must not stay without a partner while the other name has such a word too. None where words are
   * compared by other means than letters and sounds.
   */
  readonly places: number;
  readonly spellings: readonly Spelling[];
  readonly joins: readonly Join[];
  /** Letters of the longest word. */
  readonly longest: number;
}

export const NONE_REQUIRED: RequiredWords = { places: 0, spellings: [], joins: [], longest: 0 };

export function requiredWords({ words }: ParsedName, spellings: readonly Spelling[]): RequiredWords {
  if (!words.every(isLatin) || words.some((word) => isApart(word, spellings))) return NONE_REQUIRED;
  const places = spellings.reduce(
    (bits, { text }, at) => (words.some((word) => word.text === text && isTelling(word)) ? bits | (1 << at) : bits),
    0,
  );
  const longest = Math.max(0, ...spellings.map(({ text }) => text.length));
  return { places, spellings, joins: joinsOf(words, spellings), longest };
}

/** Initials are compared one by one, and searched for together. */
const isApart = ({ role, text }: Word, spellings: readonly Spelling[]): boolean =>
  role === "initial" && !spellings.some((spelling) => spelling.text === text);
const isLatin = ({ script, writing }: Word): boolean => script === "alphabet" && writing === null;
const isTelling = ({ role, symbol }: Word): boolean => (role === "name" || role === "common") && symbol === null;

/** As they stand in the name, where a word may occur twice. */
function joinsOf(words: readonly Word[], spellings: readonly Spelling[]): Join[] {
  const bits = words.map(({ text }) => {
    const place = spellings.findIndex((spelling) => spelling.text === text);
    return place < 0 ? 0 : 1 << place;
  });
  const joins: Join[] = [];
  for (let from = 0; from < words.length - 1; from++) {
    let { text } = words[from]!;
    let places = bits[from]!;
    for (let to = from + 1; to < words.length && to < from + MAX_JOINED; to++) {
      text += words[to]!.text;
      places |= bits[to]!;
      if (text.length > LONGEST_JOINED) break;
      if (text.length >= SHORTEST_JOINED) joins.push({ spelling: spellingOf(text), places });
    }
  }
  return joins;
}

/** Whether any of some words can neither be adjacent words of another name together, nor a part of a word of it. */
export function hasUnjoined(own: RequiredWords, places: number, other: RequiredWords): boolean {
  for (let place = 0; places >>> place !== 0; place++) {
    if ((places >>> place) & 1 && !mayBeJoined(own, place, other)) return true;
  }
  return false;
}

function mayBeJoined(own: RequiredWords, place: number, other: RequiredWords): boolean {
  const word = own.spellings[place]!;
  for (const { spelling } of other.joins) if (areLike(word, spelling)) return true;
  for (const { spelling, places } of own.joins) {
    if (((places >>> place) & 1) === 0 || JOINED_FROM * spelling.text.length > other.longest) continue;
    for (const whole of other.spellings) if (areLike(whole, spelling)) return true;
  }
  return false;
}

/** Whether a word may be similar enough to others that are written as one. */
function areLike(whole: Spelling, joined: Spelling): boolean {
  const [a, b] = [whole.text.length, joined.text.length];
  if (a < SHORTEST_JOINED || b < JOINED_FROM * a || a < JOINED_FROM * b) return false;
  return mayBeSimilar(whole, joined, JOINED_LIMITS);
}
