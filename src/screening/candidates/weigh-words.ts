import { ACRONYM } from "./index-tokens.ts";
import { leastNorm, rarity, type Segment } from "./segment.ts";

const ACRONYM_CODE = ACRONYM.charCodeAt(0);
/** Slots by the hash of a word. Words that share one count together, which lowers their weight a little everywhere. */
const SLOTS = 1 << 21;
/** Steps of a stored count: its natural logarithm times this, so that four billion names fit into a byte. */
const STEPS = 11;

/** In how many names of a list each word occurs, over all segments: a word's weight must not depend on where lists are cut. */
export class WordCounts {
  readonly #counts = new Uint32Array(SLOTS);
  #names = 0;

  add(segment: Segment): void {
    const { header, words, wordStarts, wordNameStarts } = segment;
    this.#names += header.names;
    for (let word = 0; word < header.words; word++) {
      this.#counts[slotOf(words, wordStarts[word]!, wordStarts[word + 1]!)]! +=
        wordNameStarts[word + 1]! - wordNameStarts[word]!;
    }
  }

  /** Four bytes with the number of names, then a byte a slot. */
  encode(): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(4 + SLOTS);
    new DataView(bytes.buffer).setUint32(0, this.#names, true);
    for (let slot = 0; slot < SLOTS; slot++) {
      const count = this.#counts[slot]!;
      if (count > 0) bytes[4 + slot] = 1 + Math.round(Math.log(count) * STEPS);
    }
    return bytes;
  }
}

/**
 * Weighs the words and names of a segment by the counts of the whole list, in place.
 * @throws Error if the bytes are no counts
 */
export function weighSegment(segment: Segment, counts: Uint8Array<ArrayBuffer>): void {
  if (counts.length !== 4 + SLOTS) throw new Error("not the word counts of a list");
  const { header, words, wordStarts, wordRarity, wordNames, wordNameStarts, nameNorms } = segment;
  const names = new DataView(counts.buffer, counts.byteOffset).getUint32(0, true);
  const rarities = Float32Array.from({ length: 256 }, (_, code) => rarity(names, Math.exp((code - 1) / STEPS)));
  nameNorms.fill(0);
  for (let word = 0; word < header.words; word++) {
    const weight = rarities[counts[4 + slotOf(words, wordStarts[word]!, wordStarts[word + 1]!)]!]!;
    wordRarity[word] = weight;
    if (words[wordStarts[word]!] === ACRONYM_CODE) continue;
    for (let at = wordNameStarts[word]!; at < wordNameStarts[word + 1]!; at++) nameNorms[wordNames[at]!]! += weight;
  }
  segment.leastNorm = leastNorm(nameNorms);
}

/** FNV-1a over the bytes, folded. */
function slotOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}
