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
  const leftOnly = left.words.filter((_, at) => !(takenLeft & (1 << at)));
  const rightOnly = right.words.filter((_, at) => !(takenRight & (1 << at)));
  const clashes = findClashes(leftOnly, rightOnly);
  return {
    pairs,
    clashes,
    leftOnly: leftOnly.filter((word) => !clashes.some((clash) => clash.left === word)),
    rightOnly: rightOnly.filter((word) => !clashes.some((clash) => clash.right === word)),
  };
}

function rankPairs(left: ParsedName, right: ParsedName, comparer: WordComparer): Pair[] {
  const person = left.kind === "person";
  const found: Pair[] = [];
  const add = (pair: Pair | null) => {
    if (pair) found.push(pair);
  };
  for (const a of left.spans) for (const b of right.spans) add(pairWords(a, b, person, comparer));
  for (const a of left.spans) for (const b of joinsLike(a, right.words)) add(pairJoined(a, b, comparer));
  for (const b of right.spans) for (const a of joinsLike(b, left.words)) add(pairJoined(a, b, comparer));
  if (found.length < 2) return found;
  const rankOf = ({ left: a, right: b, similarity }: Pair): number => {
    const apart = Math.abs(a.at / left.words.length - b.at / right.words.length);
    return similarity * Math.sqrt(Math.min(comparedLength(a, b), 8)) - 0.05 * apart;
  };
  return found.sort((a, b) => rankOf(b) - rankOf(a));
}

/** Across writings, the length in Latin letters, because other writings leave letters out. */
function comparedLength(a: Span, b: Span): number {
  const [x, y] = [a.words[0]!.writing, b.words[0]!.writing];
  if (x === y || (x !== null && y !== null)) return Math.min(a.text.length, b.text.length);
  return x === null ? a.text.length : b.text.length;
}

const SHORTEST_JOINED = 4;

/** Other writings leave letters out. */
const ACROSS_WRITINGS_FROM = 0.45;
/** Words of a name from which only likely joins are compared: the joins of two long names are thousands. */
const LONG_NAME = 12;

/** Joined adjacent words of about the length of a span. */
function joinsLike({ text, words: own }: Span, words: readonly Word[]): Span[] {
  if (text.length < SHORTEST_JOINED || words.length < 2) return [];
  const from = own[0]!.writing === words[0]!.writing || words.length > LONG_NAME ? JOINED_FROM : ACROSS_WRITINGS_FROM;
  return joinedSpans(words, Math.max(SHORTEST_JOINED, text.length * from), text.length / from);
}

/**
 * Pairs unmatched numbers with numbers and words with words, distinctive ones first; then initials with initials and with
 * the words that are left.
 */
function findClashes(left: readonly Word[], right: readonly Word[]): Clash[] {
  if (left.length === 0 || right.length === 0) return [];
  const clashes: Clash[] = [];
  const clash = (leftRoles: readonly WordRole[], rightRoles: readonly WordRole[]) => {
    const [a, b] = [left, right].map((words, side) =>
      words
        .filter(({ role }) => (side === 0 ? leftRoles : rightRoles).includes(role))
        .filter((word) => !clashes.some((one) => one.left === word || one.right === word))
        .sort(byDistinctiveness),
    );
    clashes.push(...a!.slice(0, b!.length).map((word, index) => ({ left: word, right: b![index]! })));
  };
  for (const roles of [["number"], ["generation"], ["name", "common"], ["initial"]] as const) clash(roles, roles);
  clash(["initial"], ["name"]);
  clash(["name"], ["initial"]);
  return clashes;
}

const byDistinctiveness = (a: Word, b: Word): number => Number(a.role === "common") - Number(b.role === "common");
