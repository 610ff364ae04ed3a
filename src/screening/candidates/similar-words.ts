import { LEAST_SIMILARITY, type TokenKeys } from "./grams.ts";
import { itemsOf } from "./look-up.ts";
import { blocksOf, LONGEST, type Segment } from "./segment.ts";

/** Similarity of words with the same consonants and any vowels. */
const SAME_CONSONANTS = 0.6;

/** A similar word and its similarity in one number of 32 bits, which sorts by similarity. */
const STEPS = 0xffff;
const encode = (similarity: number, word: number): number => (Math.round(similarity * STEPS) << 16) | word;
export const wordOf = (found: number): number => found & 0xffff;
export const similarityOf = (found: number): number => (found >>> 16) / STEPS;

/** Bigrams of a query's word that are compared: as many as five bits count. */
const MOST_GRAMS = 31;

/** Buffers shared by all searches of an isolate. */
let bitmaps = new Int32Array(0);
let sameConsonants = new Uint8Array(0);
let similar = new Uint32Array(0);

function reserve(words: number): void {
  if (similar.length >= words) return;
  bitmaps = new Int32Array((MOST_GRAMS + 1) * blocksOf(words));
  sameConsonants = new Uint8Array(words);
  similar = new Uint32Array(words);
}

/**
 * The words that share so many bigrams with a query word that their Dice coefficient reaches `LEAST_SIMILARITY`, and
 * those with the same consonants, as `wordOf` and `similarityOf` read them.
 * @returns the least similar first; valid until the next call
 */
export function findSimilar(segment: Segment, { grams: all, skeletons }: TokenKeys): Uint32Array {
  reserve(segment.header.words);
  const { wordGrams, longWords } = segment;
  // Not through the module in the loops: its variables are read again for each access.
  const [maps, same, out] = [bitmaps, sameConsonants, similar];
  const blocks = blocksOf(segment.header.words);
  const grams = all.slice(0, MOST_GRAMS);
  const count = grams.length;
  const end = laidOut(segment, grams);
  const consonants = skeletons.flatMap((hash) => itemsOf(segment.skeletons, hash, segment.skeletonWords));
  for (const word of consonants) same[word] = 1;
  const { needed, least, tooLong } = neededGrams(count);
  const [long0, long1, long2] = [tooLong[0]! * blocks, tooLong[1]! * blocks, tooLong[2]! * blocks];
  // Five numbers hold one bit each of 32 words' counters. Each starts `least` below 32, so that it overflows with the bigram that
  // makes a word worth a look, and then holds how many more the word shares.
  const start = 32 - least;
  const [start0, start1, start2] = [-(start & 1), -((start >> 1) & 1), -((start >> 2) & 1)];
  const [start3, start4] = [-((start >> 3) & 1), -((start >> 4) & 1)];
  let found = 0;
  for (let block = 0; block < blocks; block++) {
    let bit0 = start0;
    let bit1 = start1;
    let bit2 = start2;
    let bit3 = start3;
    let bit4 = start4;
    let enough = 0;
    for (let at = block; at < end; at += 2 * blocks) {
      const one = maps[at]!;
      const other = maps[at + blocks]!;
      const sum = bit0 ^ one;
      const carry0 = (bit0 & one) | (sum & other);
      bit0 = sum ^ other;
      const carry1 = bit1 & carry0;
      bit1 ^= carry0;
      const carry2 = bit2 & carry1;
      bit2 ^= carry1;
      const carry3 = bit3 & carry2;
      bit3 ^= carry2;
      enough |= bit4 & carry3;
      bit4 ^= carry3;
    }
    if (enough === 0) continue;
    // Most words that share the least number, or one or two more, have too many bigrams of their own.
    const few = ~(bit2 | bit3 | bit4);
    enough &= ~(few & ~bit1 & ((~bit0 & longWords[long0 + block]!) | (bit0 & longWords[long1 + block]!)));
    enough &= ~(few & bit1 & ~bit0 & longWords[long2 + block]!);
    for (; enough !== 0; enough &= enough - 1) {
      const at = 31 - Math.clz32(enough & -enough);
      const more =
        bitAt(bit0, at) + 2 * bitAt(bit1, at) + 4 * bitAt(bit2, at) + 8 * bitAt(bit3, at) + 16 * bitAt(bit4, at);
      const shared = least + more;
      const word = 32 * block + at;
      const own = wordGrams[word]!;
      if (shared < needed[own]!) continue;
      const dice = (2 * shared) / (count + own);
      out[found++] = encode(same[word] === 1 ? Math.max(dice, SAME_CONSONANTS) : dice, word);
      same[word] = 0;
    }
  }
  for (const word of consonants) {
    if (same[word] === 1) out[found++] = encode(SAME_CONSONANTS, word);
    same[word] = 0;
  }
  return out.subarray(0, found).sort();
}

const bitAt = (bits: number, at: number): number => (bits >>> at) & 1;

/** Lays the bitmaps of an even number of bigrams side by side, an empty one among them if need be. Returns where they end. */
function laidOut({ header, gramWords, gramStarts, gramMaps, gramBits }: Segment, grams: readonly number[]): number {
  const blocks = blocksOf(header.words);
  const maps = bitmaps;
  let end = 0;
  for (const gram of grams) {
    const map = gramMaps[gram]!;
    if (map > 0) {
      maps.set(gramBits.subarray((map - 1) * blocks, map * blocks), end);
    } else {
      maps.fill(0, end, end + blocks);
      const last = gramStarts[gram + 1]!;
      for (let at = gramStarts[gram]!; at < last; at++) {
        const word = gramWords[at]!;
        maps[end + (word >>> 5)]! |= 1 << (word & 31);
      }
    }
    end += blocks;
  }
  if (grams.length % 2 === 0) return end;
  maps.fill(0, end, end + blocks);
  return end + blocks;
}

interface Needed {
  /** Shared bigrams that a similar word needs, by its own number of bigrams. */
  readonly needed: Uint8Array;
  /** The least of them. */
  readonly least: number;
  /** Own number of bigrams from which on `least`, one more, and two more are too few; above `LONGEST` for all that are not told apart. */
  readonly tooLong: readonly number[];
}

const neededByCount = new Map<number, Needed>();

function neededGrams(count: number): Needed {
  let all = neededByCount.get(count);
  if (!all) {
    const needed = Uint8Array.from({ length: 256 }, (_, own) => Math.ceil((LEAST_SIMILARITY * (count + own)) / 2));
    const least = needed.findIndex((shared, own) => shared <= own);
    const tooLong = [0, 1, 2].map((more) => {
      const own = needed.findIndex((shared) => shared > least + more);
      return own < 0 ? LONGEST + 1 : Math.min(own, LONGEST + 1);
    });
    neededByCount.set(count, (all = { needed, least, tooLong }));
  }
  return all;
}
