import { hashText, keysOf, type TokenKeys } from "./grams.ts";
import { identifierKey } from "../matching/identifier-key.ts";
import { acronymQuery, joinedTokens, tokensOf } from "./index-tokens.ts";
import type { BestCandidates, RankedNames } from "./best-candidates.ts";
import { LEAST_SIMILARITY, MOST_GRAMS, type Segment } from "./segment.ts";

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

/** Similarity of words with the same consonants and any vowels. */
const SAME_CONSONANTS = 0.6;
/** Similarity of a joined or split spelling. */
const OTHER_SPACING = 0.9;

/** Buffers shared by all searches of an isolate. Each search resets them. */
let gramCounts = new Uint8Array(0);
/** The same bytes, four at a time. */
let gramQuads = new Uint32Array(0);
let sameConsonants = new Uint8Array(0);
let similar = new Float64Array(0);
let scores = new Float32Array(0);
let seenBy = new Int32Array(0);
let foundNames = new Uint16Array(0);
let entryRanks = new Float64Array(0);
let foundEntries = new Uint16Array(0);
let stamp = 0;

/** Adds the names of a segment to `best`, ranked by the number and rarity of words shared with the query. */
export function searchSegment(segment: Segment, query: Query, best: BestCandidates): void {
  reserve(segment);
  let found = 0;
  for (const { text, keys } of query.tokens) {
    found = addNames(segment, text, findSimilar(segment, keys), found);
    for (const half of splitWords(segment, text)) found = addWord(segment, half, OTHER_SPACING, ++stamp, found);
  }
  for (const text of query.joined) {
    const word = findWord(segment, text);
    if (word >= 0) found = addWord(segment, word, OTHER_SPACING, ++stamp, found);
  }
  offerEntries(segment, found, best);
}

/** Offers each entry once, however many of its names share words with the query. */
function offerEntries(segment: Segment, found: number, best: BestCandidates): void {
  const { nameEntries, nameNorms } = segment;
  const [sums, names, squares, ranked] = [scores, foundNames, entryRanks, foundEntries];
  const least = best.leastRank ** 2;
  let entries = 0;
  for (let at = 0; at < found; at++) {
    const name = names[at]!;
    const score = sums[name]!;
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
  for (let at = 0; at < found; at++) sums[names[at]!] = 0;
}

/** The names of an entry that share words with the query, best first. */
function rankNames({ entryNames, nameNorms }: Segment, entry: number): RankedNames {
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
  return query.identifiers.flatMap((hash) => equalRange(segment.identifiers, hash, segment.identifierEntries));
}

function reserve({ header }: Segment): void {
  if (gramCounts.length < header.words) {
    gramCounts = new Uint8Array(Math.ceil(header.words / 4) * 4);
    gramQuads = new Uint32Array(gramCounts.buffer);
    sameConsonants = new Uint8Array(header.words);
    similar = new Float64Array(header.words);
  }
  if (scores.length < header.names) {
    scores = new Float32Array(header.names);
    seenBy = new Int32Array(header.names);
    foundNames = new Uint16Array(header.names);
  }
  if (entryRanks.length < header.entries) {
    entryRanks = new Float64Array(header.entries);
    foundEntries = new Uint16Array(header.entries);
  }
}

/** A similar word and its similarity in one number, which sorts by similarity. */
const SIMILARITY_STEPS = 1 << 20;
const WORDS = 1 << 16;

/**
 * Collects in `similar` the words that share so many bigrams with a query word that their Dice coefficient reaches
 * `LEAST_SIMILARITY`, and those with the same consonants. Returns how many there are.
 */
function findSimilar(segment: Segment, { grams: all, skeletons }: TokenKeys): number {
  const { gramWords, gramStarts, wordGrams } = segment;
  // Not through the module in the loops: its variables are read again for each access.
  const [counts, fours, same, out] = [gramCounts, gramQuads, sameConsonants, similar];
  const needs = segment.neededQuads;
  const grams = all.slice(0, MOST_GRAMS);
  const count = grams.length;
  for (const gram of grams) {
    const end = gramStarts[gram + 1]!;
    for (let at = gramStarts[gram]!; at < end; at++) counts[gramWords[at]!]! += GRAM_UNIT;
  }
  const consonants = skeletons.flatMap((hash) => equalRange(segment.skeletons, hash, segment.skeletonWords));
  for (const word of consonants) same[word] = 1;
  const needed = neededGrams(count);
  // Of a word that may be similar, the highest bit of its byte is set. Few words are, so that most are skipped four at a time.
  const start = Math.imul(128 - Math.floor(2 * LEAST_SIMILARITY * count), 0x01010101);
  let found = 0;
  for (let quad = 0; quad < needs.length; quad++) {
    const four = fours[quad]!;
    if (((four + start - needs[quad]!) & 0x80808080) === 0) continue;
    for (let byte = 0; byte < 4; byte++) {
      const shared = ((four >>> (8 * byte)) & 0xff) / GRAM_UNIT;
      const word = 4 * quad + byte;
      const own = wordGrams[word]!;
      if (shared < needed[own]!) continue;
      const dice = (2 * shared) / (count + own);
      const similarity = same[word] === 1 ? Math.max(dice, SAME_CONSONANTS) : dice;
      same[word] = 0;
      out[found++] = Math.round(similarity * SIMILARITY_STEPS) * WORDS + word;
    }
  }
  fours.fill(0, 0, needs.length);
  for (const word of consonants) {
    if (same[word] === 1) out[found++] = Math.round(SAME_CONSONANTS * SIMILARITY_STEPS) * WORDS + word;
    same[word] = 0;
  }
  return found;
}

/**
 * Each shared bigram counts 4: then `2 * shared / (count + own) >= LEAST_SIMILARITY` becomes
 * `4 * shared >= 2 * LEAST_SIMILARITY * (count + own)`.
 */
const GRAM_UNIT = 4;

const neededByCount = new Map<number, Uint8Array>();

/** Shared bigrams that a similar word needs, by its own number of bigrams. */
function neededGrams(count: number): Uint8Array {
  let needed = neededByCount.get(count);
  if (!needed) {
    needed = Uint8Array.from({ length: 256 }, (_, own) => Math.ceil((LEAST_SIMILARITY * (count + own)) / 2));
    neededByCount.set(count, needed);
  }
  return needed;
}

/**
 * Adds the best match of one query word to the score of each name: the word itself before others that sound the same, which may
 * be words of the same name. Returns the number of names found so far.
 */
function addNames(segment: Segment, text: string, words: number, foundBefore: number): number {
  let found = foundBefore;
  stamp++;
  const own = findWord(segment, text);
  if (own >= 0) found = addWord(segment, own, 1, stamp, found);
  similar.subarray(0, words).sort();
  for (let at = words - 1; at >= 0; at--) {
    const word = similar[at]! % WORDS;
    found = addWord(segment, word, (similar[at]! - word) / WORDS / SIMILARITY_STEPS, stamp, found);
  }
  return found;
}

/** Adds a word to the score of each of its names that no other word of the same stamp was added to. */
function addWord(segment: Segment, word: number, similarity: number, mark: number, foundBefore: number): number {
  const { wordNames, wordNameStarts, wordRarity } = segment;
  const [sums, marks, names] = [scores, seenBy, foundNames];
  let found = foundBefore;
  const end = wordNameStarts[word + 1]!;
  const gain = similarity * similarity * wordRarity[word]!;
  for (let at = wordNameStarts[word]!; at < end; at++) {
    const name = wordNames[at]!;
    if (marks[name] === mark) continue;
    marks[name] = mark;
    if (sums[name] === 0) names[found++] = name;
    sums[name]! += gain;
  }
  return found;
}

/** The words of the segment that give `text` when two are joined. One that is both halves counts once: twice, "Yang" displaced "Yangyang". */
function splitWords(segment: Segment, text: string): Set<number> {
  const halves = new Set<number>();
  for (let at = 2; at <= text.length - 2; at++) {
    const head = findWord(segment, text.slice(0, at));
    if (head < 0) continue;
    const tail = findWord(segment, text.slice(at));
    if (tail >= 0) halves.add(head).add(tail);
  }
  return halves;
}

function findWord({ words, wordStarts, header }: Segment, text: string): number {
  let low = 0;
  let high = header.words - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compareBytes(words, wordStarts[middle]!, wordStarts[middle + 1]!, text);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function compareBytes(bytes: Uint8Array, start: number, end: number, text: string): number {
  const length = Math.min(end - start, text.length);
  for (let at = 0; at < length; at++) {
    const difference = bytes[start + at]! - text.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return end - start - text.length;
}

function equalRange(hashes: Uint32Array, hash: number, items: Uint16Array): number[] {
  let low = 0;
  let high = hashes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hashes[middle]! < hash) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let at = low; hashes[at] === hash; at++) found.push(items[at]!);
  return found;
}
