import type { Word } from "./word.ts";

/** A word, or adjacent words as one: `Abd al Rahman` may be `Abdalrahman`. */
export interface Span {
  readonly at: number;
  readonly words: readonly Word[];
  readonly text: string;
  /** One bit for each letter that occurs. */
  readonly letters: number;
  /** One bit for each position in the name that it covers. */
  readonly places: number;
}

function spanOf(words: readonly Word[], at: number): Span {
  const text = words.length === 1 ? words[0]!.text : words.map((word) => word.text).join("");
  let letters = 0;
  for (let index = 0; index < text.length; index++) letters |= 1 << (text.charCodeAt(index) & 31);
  return { at, words, text, letters, places: ((1 << words.length) - 1) << at };
}

/** Longest run of characters that is read as one word. */
const MAX_CHARACTERS = 10;

/**
 * Each word, and what Chinese and Korean names join in Latin letters: the given name after a family name of one
 * character, or all characters of a foreign name.
 */
export function naturalSpans(words: readonly Word[]): Span[] {
  const spans = words.map((word, at) => spanOf([word], at));
  for (let at = 0; at < words.length;) {
    let end = at + 1;
    while (end < words.length && words[at]!.script === "syllabic" && words[end]!.attached) end++;
    const count = Math.min(end - at, MAX_CHARACTERS);
    if (count > 1) spans.push(spanOf(words.slice(at, at + count), at));
    if (count > 2) spans.push(spanOf(words.slice(at + 1, at + count), at + 1));
    at = end;
  }
  return spans;
}

/** Most words that are read as one. */
export const MAX_JOINED = 4;

/** What is known of joined words before they are joined. */
export interface Join {
  readonly first: Word;
  readonly length: number;
  readonly letters: number;
}

/**
 * Adjacent words with a total length from `shortest` to `longest` letters.
 * @param spans of the words, in their order
 * @param isLikely whether words are worth joining
 */
export function joinedSpans(
  words: readonly Word[],
  spans: readonly Span[],
  shortest: number,
  longest: number,
  isLikely: (join: Join) => boolean,
): readonly Span[] {
  let joined: Span[] | undefined;
  for (let at = 0; at < words.length - 1; at++) {
    let { length } = words[at]!.text;
    let { letters } = spans[at]!;
    for (let count = 2; count <= MAX_JOINED && at + count <= words.length; count++) {
      const last = at + count - 1;
      length += words[last]!.text.length;
      letters |= spans[last]!.letters;
      if (length > longest || words[at]!.role === "number" || words[last]!.role === "number") break;
      if (length < shortest || !isLikely({ first: words[at]!, length, letters })) continue;
      (joined ??= []).push(spanOf(words.slice(at, at + count), at));
    }
  }
  return joined ?? NONE;
}

const NONE: readonly Span[] = [];
