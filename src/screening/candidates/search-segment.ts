import { hashText, keysOf, type TokenKeys } from "./grams.ts";
import { identifierKey } from "../matching/identifier-key.ts";
import { acronymQuery, joinedTokens, tokensOf } from "./index-tokens.ts";
import type { BestCandidates, RankedNames } from "./best-candidates.ts";
import { findWord, itemsOf, splitWords } from "./look-up.ts";
import { NameScores } from "./name-scores.ts";
import type { Segment } from "./segment.ts";
import { findSimilar, similarityOf, wordOf } from "./similar-words.ts";

/** A prepared query for all segments. */
export interface Query {
  readonly tokens: readonly { readonly text: string; readonly keys: TokenKeys }[];
  readonly joined: readonly string[];
  readonly identifiers: readonly number[];
}

/** @param isPerson a name of a person is no acronym and has none */
export function prepareQuery(name: string, identifiers: readonly string[] = [], isPerson = false): Query {
  const tokens = tokensOf(name);
  return {
    tokens: tokens.map((text) => ({ text, keys: keysOf(text) })),
    joined: isPerson ? joinedTokens(tokens) : [...joinedTokens(tokens), ...acronymQuery(name)],
    identifiers: identifiers.flatMap((identifier) => {
      const key = identifierKey(identifier);
      return key === null ? [] : [hashText(key)];
    }),
  };
}

/** Similarity of a joined or split spelling. */
const OTHER_SPACING = 0.9;

/** Shared by all searches of an isolate. */
const nameScores = new NameScores();
let entryRanks = new Float64Array(0);
let foundEntries = new Uint16Array(0);

/** Adds the names of a segment to `best`, ranked by the number and rarity of words shared with the query. */
export function searchSegment(segment: Segment, query: Query, best: BestCandidates): void {
  // A name whose score is lower ranks too low, whatever its weight.
  nameScores.begin(segment, best.leastRank * Math.sqrt(segment.leastNorm));
  for (const { text, keys } of query.tokens) {
    const own = findWord(segment, text);
    nameScores.nextWord();
    // The word itself before others that sound the same, which may be words of the same name.
    if (own >= 0) nameScores.add(own, 1);
    const words = findSimilar(segment, keys);
    for (let at = words.length - 1; at >= 0; at--) nameScores.add(wordOf(words[at]!), similarityOf(words[at]!));
    for (const half of splitWords(segment, text, own)) addOtherSpacing(half);
  }
  for (const text of query.joined) {
    const word = findWord(segment, text);
    if (word >= 0) addOtherSpacing(word);
  }
  offerEntries(segment, best);
}

function addOtherSpacing(word: number): void {
  nameScores.nextWord();
  nameScores.add(word, OTHER_SPACING);
}

/** Offers each entry once, however many of its names share words with the query. */
function offerEntries(segment: Segment, best: BestCandidates): void {
  const { header, nameEntries, nameNorms } = segment;
  if (entryRanks.length < header.entries) {
    entryRanks = new Float64Array(header.entries);
    foundEntries = new Uint16Array(header.entries);
  }
  const { scores, found } = nameScores;
  const [squares, ranked] = [entryRanks, foundEntries];
  const least = best.leastRank ** 2;
  let entries = 0;
  for (const name of found) {
    const score = scores[name]!;
    const square = (score * score) / nameNorms[name]!;
    if (square <= least) continue;
    const entry = nameEntries[name]!;
    if (squares[entry] === 0) ranked[entries++] = entry;
    if (square > squares[entry]!) squares[entry] = square;
  }
  for (let at = 0; at < entries; at++) {
    const entry = ranked[at]!;
    if (squares[entry]! > least) best.offer(segment, entry, Math.sqrt(squares[entry]!));
    squares[entry] = 0;
  }
  best.listNames(segment, (entry) => rankNames(segment, entry));
}

/** The names of an entry that share words with the query, best first. */
function rankNames({ entryNames, nameNorms }: Segment, entry: number): RankedNames {
  const { scores } = nameScores;
  const names: number[] = [];
  const ranks: number[] = [];
  const end = entryNames[entry + 1]!;
  for (let name = entryNames[entry]!; name < end; name++) {
    if (scores[name] === 0) continue;
    // Words of a long name that the query does not match reduce its rank.
    const rank = scores[name]! / Math.sqrt(nameNorms[name]!);
    let at = ranks.length;
    for (; at > 0 && ranks[at - 1]! < rank; at--) {
      names[at] = names[at - 1]!;
      ranks[at] = ranks[at - 1]!;
    }
    names[at] = name;
    ranks[at] = rank;
  }
  return { names, ranks };
}

/** Entries with the hash of one of the query's identifiers. The caller must compare the identifiers. */
export function findIdentifiers(segment: Segment, query: Query): number[] {
  return query.identifiers.flatMap((hash) => itemsOf(segment.identifiers, hash, segment.identifierEntries));
}
