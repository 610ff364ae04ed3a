import { JOINED_FROM, pairJoined, type Pair, pairWords } from "./pair-words.ts";
import type { ParsedName } from "./parse-name.ts";
import type { Word, WordRole } from "./word.ts";
import { joinedSpans, type Span } from "./spans.ts";
import type { WordComparer } from "./word-comparer.ts";

/** Different words in corresponding positions. */
export interface Clash {
  readonly left: Word;
  readonly right: Word;
}

/** Matching, conflicting and unmatched words of two names. */
export interface Alignment {
  readonly pairs: readonly Pair[];
  readonly clashes: readonly Clash[];
  readonly leftOnly: readonly Word[];
  readonly rightOnly: readonly Word[];
}

/** Pairs the words of two names, each at most once, the best and longest pairs first. */
export function alignNames(left: ParsedName, right: ParsedName, comparer: WordComparer): Alignment {
  let takenLeft = 0;
  let takenRight = 0;
  const pairs: Pair[] = [];
  for (const pair of rankPairs(left, right, comparer)) {
    if (pair.left.places & takenLeft || pair.right.places & takenRight) continue;
    takenLeft |= pair.left.places;
    takenRight |= pair.right.places;
    pairs.push(pair);
  }
  const clashes: Clash[] = [];
  for (const [ours, theirs] of CLASHING) {
    for (;;) {
      const a = firstOf(left.words, ours, takenLeft);
      if (a < 0) break;
      const b = firstOf(right.words, theirs, takenRight);
      if (b < 0) break;
      clashes.push({ left: left.words[a]!, right: right.words[b]! });
      takenLeft |= 1 << a;
      takenRight |= 1 << b;
    }
  }
  return {
    pairs,
    clashes,
    leftOnly: without(left.words, takenLeft),
    rightOnly: without(right.words, takenRight),
  };
}

type Roles = readonly WordRole[];

/**
 * Unmatched numbers clash with numbers and words with words, distinctive ones first; then initials with initials and with
 * the words that are left.
 */
const CLASHING: readonly (readonly [left: Roles, right: Roles])[] = [
  [["number"], ["number"]],
  [["generation"], ["generation"]],
  [
    ["name", "common"],
    ["name", "common"],
  ],
  [["initial"], ["initial"]],
  [["initial"], ["name"]],
  [["name"], ["initial"]],
];

/** Place of the first word that is not taken and has the first of the roles, or else the next; -1 if there is none. */
function firstOf(words: readonly Word[], roles: Roles, taken: number): number {
  for (const role of roles) {
    for (let at = 0; at < words.length; at++) if (words[at]!.role === role && !(taken & (1 << at))) return at;
  }
  return -1;
}

const NO_WORDS: readonly Word[] = [];

const without = (words: readonly Word[], taken: number): readonly Word[] =>
  taken === (1 << words.length) - 1 ? NO_WORDS : words.filter((_, at) => !(taken & (1 << at)));

function rankPairs(left: ParsedName, right: ParsedName, comparer: WordComparer): Pair[] {
  const person = left.kind === "person";
  const found: Pair[] = [];
  for (const a of left.spans) {
    for (const b of right.spans) {
      const pair = pairWords(a, b, person, comparer);
      if (pair !== null) found.push(pair);
    }
  }
  for (const a of left.spans) {
    for (const b of joinsLike(a, right, comparer)) {
      const pair = pairJoined(a, b, comparer);
      if (pair !== null) found.push(pair);
    }
  }
  for (const b of right.spans) {
    for (const a of joinsLike(b, left, comparer)) {
      const pair = pairJoined(a, b, comparer);
      if (pair !== null) found.push(pair);
    }
  }
  if (found.length < 2) return found;
  const rankOf = ({ left: a, right: b, similarity }: Pair): number => {
    const apart = Math.abs(a.at / left.words.length - b.at / right.words.length);
    // Long as they are, words that are joined for a doubtful match must not leave others of the name without one.
    const trust = isJoinedAcross(a, b) ? similarity * similarity : similarity;
    return trust * Math.sqrt(Math.min(comparedLength(a, b), 8)) - 0.05 * apart;
  };
  return found.sort((a, b) => rankOf(b) - rankOf(a));
}

function isJoinedAcross({ words: a }: Span, { words: b }: Span): boolean {
  if (a.length === b.length || a[0]!.writing === b[0]!.writing) return false;
  return a[0]!.script !== "syllabic" && b[0]!.script !== "syllabic";
}

/** Across writings, the length in Latin letters, because other writings leave letters out. */
function comparedLength(a: Span, b: Span): number {
  const x = a.words[0]!.writing;
  const y = b.words[0]!.writing;
  if (x === y || (x !== null && y !== null)) return Math.min(a.text.length, b.text.length);
  return x === null ? a.text.length : b.text.length;
}

const SHORTEST_JOINED = 4;

/** Other writings leave letters out. */
const ACROSS_WRITINGS_FROM = 0.45;
/** Words of a name from which only likely joins are compared: the joins of two long names are thousands. */
const LONG_NAME = 12;

const NO_SPANS: readonly Span[] = [];

/** Joined adjacent words of a name that may be a spelling of a span. */
function joinsLike(span: Span, { words, spans }: ParsedName, comparer: WordComparer): readonly Span[] {
  const { length } = span.text;
  if (length < SHORTEST_JOINED || words.length < 2) return NO_SPANS;
  const from =
    span.words[0]!.writing === words[0]!.writing || words.length > LONG_NAME ? JOINED_FROM : ACROSS_WRITINGS_FROM;
  return joinedSpans(words, spans, Math.max(SHORTEST_JOINED, length * from), length / from, (join) =>
    comparer.mayReach(span, join, JOINED_FROM),
  );
}
