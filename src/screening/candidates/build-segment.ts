import type { ListEntry } from "../list-entry.ts";
import { GRAM_COUNT, hashText, keysOf, type TokenKeys } from "./grams.ts";
import { identifierKey } from "../matching/identifier-key.ts";
import { ACRONYM, acronymTokens, tokensOf } from "./index-tokens.ts";
import { writeFacts, writeMark } from "./entry-facts.ts";
import { blocksOf, MAX_NUMBERED, rarity, readArrays, SEGMENT_FORMAT, type Segment } from "./segment.ts";

/** Builds the index of entries: one segment, or several if names or words exceed the limit of a segment. */
export function buildSegments(entries: readonly ListEntry[]): Segment[] {
  const segment = buildSegment(entries);
  if (segment) return [segment];
  const half = Math.ceil(entries.length / 2);
  if (half === entries.length) throw new RangeError(`entry ${entries[0]!.id} has too many names`);
  return [...buildSegments(entries.slice(0, half)), ...buildSegments(entries.slice(half))];
}

function buildSegment(entries: readonly ListEntry[]): Segment | null {
  const names = entries.flatMap(({ names: listed }, entry) => listed.map((name) => ({ ...name, entry })));
  const tokens = names.map(({ name, entry }) =>
    entries[entry]!.kind === "person" ? tokensOf(name) : [...new Set([...tokensOf(name), ...acronymTokens(name)])],
  );
  const words = [...new Set(tokens.flat())].sort();
  if (Math.max(names.length, words.length, entries.length) > MAX_NUMBERED) return null;
  const numbers = new Map(words.map((word, index) => [word, index]));
  const numbered = tokens.map((all) => all.map((token) => numbers.get(token)!));
  const keys = words.map((word) => (word.startsWith(ACRONYM) ? NO_KEYS : keysOf(word)));
  const wordNames = invert(numbered, words.length);
  const wordGrams = Uint8Array.from(keys, (key) => key.grams.length);
  const skeletons = sortedPairs(keys.flatMap(({ skeletons: all }, word) => all.map((hash) => [hash, word] as const)));
  const identifiers = sortedPairs(entries.flatMap(identifierPairs));
  const encoder = new TextEncoder();
  const wordBytes = concat(words.map((word) => encoder.encode(word)));
  const nameBytes = concat(names.map(({ name }) => encoder.encode(name)));
  const facts = concat(entries.map((entry) => encoder.encode(writeFacts(entry))));
  const header = { format: SEGMENT_FORMAT, entries: entries.length, names: names.length, words: words.length };
  const nameNorms = Float32Array.from(numbered, (all) =>
    normOf(
      all.filter((word) => !words[word]!.startsWith(ACRONYM)),
      wordNames.starts,
      names.length,
    ),
  );
  return {
    header,
    ...readArrays({ header, wordNameStarts: wordNames.starts, wordGrams, nameNorms }),
    words: wordBytes.bytes,
    wordStarts: wordBytes.starts,
    wordGrams,
    ...wordsByGram(keys),
    skeletons: skeletons.hashes,
    skeletonWords: skeletons.items,
    wordNames: wordNames.items,
    wordNameStarts: wordNames.starts,
    names: nameBytes.bytes,
    nameStarts: nameBytes.starts,
    nameEntries: Uint16Array.from(names, (name) => name.entry),
    nameNorms,
    nameMarks: Uint8Array.from(names, (name) => writeMark(entries[name.entry]!.kind, name.weak)),
    entryNames: nameOffsets(entries),
    identifiers: identifiers.hashes,
    identifierEntries: identifiers.items,
    facts: facts.bytes,
    factStarts: facts.starts,
  };
}

/** An acronym is found as it is written only. */
const NO_KEYS: TokenKeys = { grams: [], skeletons: [] };

/** Lists of the words of rare bigrams, and bitmaps of those of frequent ones. */
function wordsByGram(keys: readonly TokenKeys[]): Pick<Segment, "gramWords" | "gramStarts" | "gramMaps" | "gramBits"> {
  const blocks = blocksOf(keys.length);
  const counts = new Uint32Array(GRAM_COUNT);
  for (const { grams } of keys) for (const gram of grams) counts[gram]!++;
  const gramMaps = new Uint8Array(GRAM_COUNT);
  let maps = 0;
  for (let gram = 0; gram < GRAM_COUNT; gram++) {
    if (counts[gram]! > 2 * blocks && maps < 255) gramMaps[gram] = ++maps;
  }
  const gramBits = new Uint32Array(maps * blocks);
  for (const [word, { grams }] of keys.entries()) {
    for (const gram of grams) {
      const map = gramMaps[gram]!;
      if (map > 0) gramBits[(map - 1) * blocks + (word >>> 5)]! |= 1 << (word & 31);
    }
  }
  const rare = invert(
    keys.map(({ grams }) => grams.filter((gram) => gramMaps[gram] === 0)),
    GRAM_COUNT,
  );
  return { gramWords: rare.items, gramStarts: rare.starts, gramMaps, gramBits };
}

function normOf(words: readonly number[], starts: Uint32Array, names: number): number {
  return words.reduce((sum, word) => sum + rarity(names, starts[word + 1]! - starts[word]!), 0);
}

const identifierPairs = ({ identifiers }: ListEntry, entry: number): (readonly [number, number])[] =>
  identifiers.flatMap((identifier) => {
    const key = identifierKey(identifier);
    return key === null ? [] : [[hashText(key), entry] as const];
  });

/** Inverted index: for each term, the documents that contain it. */
function invert(documents: readonly (readonly number[])[], count: number): { items: Uint16Array; starts: Uint32Array } {
  const starts = new Uint32Array(count + 1);
  for (const terms of documents) for (const term of terms) starts[term + 1]!++;
  for (let term = 0; term < count; term++) starts[term + 1]! += starts[term]!;
  const next = starts.slice();
  const items = new Uint16Array(starts[count]!);
  for (const [document, terms] of documents.entries()) for (const term of terms) items[next[term]!++] = document;
  return { items, starts };
}

function sortedPairs(pairs: (readonly [number, number])[]): { hashes: Uint32Array; items: Uint16Array } {
  pairs.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return { hashes: Uint32Array.from(pairs, ([hash]) => hash), items: Uint16Array.from(pairs, ([, item]) => item) };
}

function concat(parts: readonly Uint8Array[]): { bytes: Uint8Array; starts: Uint32Array } {
  const starts = new Uint32Array(parts.length + 1);
  for (const [index, part] of parts.entries()) starts[index + 1] = starts[index]! + part.length;
  const bytes = new Uint8Array(starts[parts.length]!);
  for (const [index, part] of parts.entries()) bytes.set(part, starts[index]);
  return { bytes, starts };
}

function nameOffsets(entries: readonly ListEntry[]): Uint16Array {
  const offsets = new Uint16Array(entries.length + 1);
  for (const [index, entry] of entries.entries()) offsets[index + 1] = offsets[index]! + entry.names.length;
  return offsets;
}
