import { areSameGivenName } from "../tables/given-names.ts";
import type { Word } from "./word.ts";
import type { Span } from "./spans.ts";
import type { WordComparer } from "./word-comparer.ts";

/** How two words match. Only for `spelling` and `transliteration` does the similarity vary. */
type PairKind = "same" | "meaning" | "spelling" | "transliteration" | "nickname" | "initial";

export interface Pair {
  readonly kind: PairKind;
  readonly left: Span;
  readonly right: Span;
  readonly similarity: number;
}

/** Minimum similarity of joined words; lower values would match arbitrary combinations. */
export const JOINED_FROM = 0.8;
/** Minimum similarity of words; below it they do not match. */
export const LEAST_SIMILARITY = 0.45;

/** From here on, forms of one given name are spellings of it, as Victor and Viktor, rather than names of their own. */
const ONE_SOUND_FROM = 0.9;

/** The match of two words, or null. */
export function pairWords(left: Span, right: Span, person: boolean, comparer: WordComparer): Pair | null {
  const x = left.words[0]!;
  const y = right.words[0]!;
  if (x.symbol !== null && x.symbol === y.symbol) {
    if (x.text === y.text || x.role === "particle" || x.role === "number")
      return { kind: "same", left, right, similarity: 1 };
    return { kind: "meaning", left, right, similarity: 0.97 };
  }
  if (x.role === "number" || y.role === "number") return null;
  if (x.role === "initial" || y.role === "initial") {
    if (x.text === y.text) return { kind: "same", left, right, similarity: 1 };
    return initialsAgree(x, y) ? { kind: "initial", left, right, similarity: 0.8 } : null;
  }
  if (x.text !== y.text && person && isName(left) && isName(right) && areSameGivenName(x.text, y.text)) {
    const spelt = bySpelling(left, right, LEAST_SIMILARITY, comparer);
    if (spelt !== null && spelt.similarity >= ONE_SOUND_FROM) return spelt;
    return { kind: "nickname", left, right, similarity: 0.9 };
  }
  if (x.text !== y.text && !(isDistinctive(x) && isDistinctive(y))) return null;
  return bySpelling(left, right, LEAST_SIMILARITY, comparer);
}

/** The match of a word with joined words, or null. */
export const pairJoined = (left: Span, right: Span, comparer: WordComparer): Pair | null =>
  bySpelling(left, right, JOINED_FROM, comparer);

function bySpelling(left: Span, right: Span, least: number, comparer: WordComparer): Pair | null {
  const similarity = comparer.similarity(left, right, least);
  if (similarity === 0) return null;
  if (left.words[0]!.writing !== right.words[0]!.writing) return { kind: "transliteration", left, right, similarity };
  return { kind: similarity === 1 ? "same" : "spelling", left, right, similarity };
}

const initialsAgree = (x: Word, y: Word): boolean =>
  x.text[0] === y.text[0] && (x.role === "name" || y.role === "name");

const isName = ({ words }: Span): boolean => words.length === 1 && words[0]!.role === "name";

/** Whether a word distinguishes names. */
const isDistinctive = (word: Word): boolean => word.role === "name" || word.role === "common";
