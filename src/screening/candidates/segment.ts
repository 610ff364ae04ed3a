/**
 * A segment is a search index of about ten thousand listed names, as flat arrays in one buffer. It is built at import,
 * stored, and read through typed array views. Nothing is parsed when it is loaded, and only candidates' names become
 * strings.
 */
export interface Segment {
  readonly header: SegmentHeader;
  /** Distinct words in alphabetical order, as bytes; word i is `words[wordStarts[i] .. wordStarts[i + 1]]`. */
  readonly words: Uint8Array;
  readonly wordStarts: Uint32Array;
  /** Number of sound bigrams of each word. */
  readonly wordGrams: Uint8Array;
  /** Words by rare bigram: those of bigram g are `gramWords[gramStarts[g] .. gramStarts[g + 1]]`. */
  readonly gramWords: Uint16Array;
  readonly gramStarts: Uint32Array;
  /**
   * Words by frequent bigram, where a bit a word takes less room than a list: those of bigram g are bitmap
   * `gramMaps[g] - 1` of `gramBits`. 0 marks a rare bigram. A bitmap has `blocksOf(words)` numbers of 32 words.
   */
  readonly gramMaps: Uint8Array;
  readonly gramBits: Uint32Array;
  /** Hashes of the words' consonant skeletons in ascending order, and the word of each. */
  readonly skeletons: Uint32Array;
  readonly skeletonWords: Uint16Array;
  /** Inverted index from words to names. */
  readonly wordNames: Uint16Array;
  readonly wordNameStarts: Uint32Array;
  /**
   * UTF-8 of the names in the order of their entries, with the entry of each, its total word weight (`nameNorms`), and
   * the kind of its entry and its weakness (`nameMarks`).
   */
  readonly names: Uint8Array;
  readonly nameStarts: Uint32Array;
  readonly nameEntries: Uint16Array;
  readonly nameNorms: Float32Array;
  readonly nameMarks: Uint8Array;
  /** The names of entry e are those from `entryNames[e]` to `entryNames[e + 1]`. */
  readonly entryNames: Uint16Array;
  /** Hashes of identifiers in ascending order, and the entry of each. */
  readonly identifiers: Uint32Array;
  readonly identifierEntries: Uint16Array;
  /** Other data of each entry, as JSON. */
  readonly facts: Uint8Array;
  readonly factStarts: Uint32Array;
  /** Weight of each word by its rarity; calculated when the segment is read. */
  readonly wordRarity: Float32Array;
  /** Bitmaps of the words with at least 0, 1, .. `LONGEST` bigrams, and an empty one; made when the segment is read. */
  readonly longWords: Uint32Array;
  /** The least of `nameNorms`; calculated when the segment is read or weighed. */
  leastNorm: number;
}

interface SegmentHeader {
  /**
   * Increase with every change of tokens, sounds or layout. Segments of another format are rebuilt from their entries.
   */
  readonly format: number;
  readonly entries: number;
  readonly names: number;
  readonly words: number;
}

export const SEGMENT_FORMAT = 6;
/** Names, words and entries are numbered in 16 bits within a segment. */
export const MAX_NUMBERED = 65_535;

type ArrayType = "u8" | "u16" | "u32" | "f32";

type StoredArray = Exclude<keyof Segment, "header" | "wordRarity" | "longWords" | "leastNorm">;

const LAYOUT: readonly (readonly [StoredArray, ArrayType])[] = [
  ["words", "u8"],
  ["wordStarts", "u32"],
  ["wordGrams", "u8"],
  ["gramWords", "u16"],
  ["gramStarts", "u32"],
  ["gramMaps", "u8"],
  ["gramBits", "u32"],
  ["skeletons", "u32"],
  ["skeletonWords", "u16"],
  ["wordNames", "u16"],
  ["wordNameStarts", "u32"],
  ["names", "u8"],
  ["nameStarts", "u32"],
  ["nameEntries", "u16"],
  ["nameNorms", "f32"],
  ["nameMarks", "u8"],
  ["entryNames", "u16"],
  ["identifiers", "u32"],
  ["identifierEntries", "u16"],
  ["facts", "u8"],
  ["factStarts", "u32"],
];

const VIEWS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f32: Float32Array } as const;

const MAGIC = "DSEG";
const PREAMBLE = 8;

interface Section {
  readonly name: string;
  readonly type: ArrayType;
  readonly length: number;
}

/**
 * Layout: magic, length of the header, header as JSON with the list of sections, then the sections, each aligned to 4
 * bytes. Sections are found by name, so that the entries of any format can be read.
 */
export function encodeSegment(segment: Segment): Uint8Array<ArrayBuffer> {
  const sections: Section[] = LAYOUT.map(([name, type]) => ({ name, type, length: segment[name].length }));
  const header = new TextEncoder().encode(JSON.stringify({ ...segment.header, sections }));
  const length = LAYOUT.reduce((sum, [name]) => align(sum) + segment[name].byteLength, PREAMBLE + header.length);
  const bytes = new Uint8Array(length);
  bytes.set(new TextEncoder().encode(MAGIC));
  new DataView(bytes.buffer).setUint32(4, header.length, true);
  bytes.set(header, PREAMBLE);
  let at = PREAMBLE + header.length;
  for (const [name] of LAYOUT) {
    const { buffer, byteOffset, byteLength } = segment[name];
    at = align(at);
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

/** @throws Error if the bytes are not a complete segment */
export function decodeSegment(buffer: ArrayBuffer): Segment {
  const text = (from: number, length: number) => new TextDecoder().decode(new Uint8Array(buffer, from, length));
  if (buffer.byteLength < PREAMBLE || text(0, 4) !== MAGIC) throw new Error("not a list segment");
  const headerLength = new DataView(buffer).getUint32(4, true);
  const { sections, ...header } = JSON.parse(text(PREAMBLE, headerLength)) as SegmentHeader & { sections: Section[] };
  const views: Record<string, unknown> = { header };
  let at = PREAMBLE + headerLength;
  for (const { name, type, length } of sections) {
    const view = new VIEWS[type](buffer, align(at), length);
    views[name] = view;
    at = view.byteOffset + view.byteLength;
  }
  const segment = views as unknown as Segment;
  return { ...segment, ...readArrays(segment) };
}

/** What is made of the stored arrays when a segment is read. */
export function readArrays(
  segment: Pick<Segment, "header" | "wordNameStarts" | "wordGrams" | "nameNorms">,
): Pick<Segment, "wordRarity" | "longWords" | "leastNorm"> {
  const { header, wordNameStarts, wordGrams, nameNorms } = segment;
  return {
    wordRarity: wordRarities(header, wordNameStarts),
    longWords: longWords(wordGrams),
    leastNorm: leastNorm(nameNorms),
  };
}

/** Inverse document frequency of a word. */
export const rarity = (names: number, namesWithWord: number): number => Math.log(1 + names / namesWithWord);

/** Rarity of each word among the names of the segment alone. */
const wordRarities = ({ words, names }: SegmentHeader, wordNameStarts: Uint32Array): Float32Array =>
  Float32Array.from({ length: words }, (_, word) => rarity(names, wordNameStarts[word + 1]! - wordNameStarts[word]!));

/** The least weight of a name that has words. A name without any is never found. */
export function leastNorm(nameNorms: Float32Array): number {
  let least = Infinity;
  for (const norm of nameNorms) if (norm > 0 && norm < least) least = norm;
  return least;
}

/** Numbers of 32 bits with a bit for each word. */
export const blocksOf = (words: number): number => Math.ceil(words / 32);

/** Words with more bigrams are not told apart by `longWords`. */
export const LONGEST = 20;

function longWords(wordGrams: Uint8Array): Uint32Array {
  const blocks = blocksOf(wordGrams.length);
  const bits = new Uint32Array((LONGEST + 2) * blocks);
  for (let word = 0; word < wordGrams.length; word++) {
    const grams = Math.min(wordGrams[word]!, LONGEST);
    for (let least = 0; least <= grams; least++) bits[least * blocks + (word >>> 5)]! |= 1 << (word & 31);
  }
  return bits;
}

const align = (at: number): number => Math.ceil(at / 4) * 4;
