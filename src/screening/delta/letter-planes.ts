import { BITS, BITS_LIKE, bitsOf, LONGEST, STEPS } from "../matching/spelling-bound.ts";

/** Words that are judged at a time, one bit for each. */
export const BLOCK = 32;
/** Letters and sounds have 32 bits. */
const LETTERS = 32;
/** Counters have four bits: more than this is not told apart. */
const MOST = 14;
/** Within a limit of more steps, no text is told apart. */
export const MOST_STEPS = (MOST + 1) * STEPS.least - 1;

/** Texts of some words, and by how many places a letter may be moved from its own at most. */
export interface TextsOfLength {
  readonly texts: readonly string[];
  readonly moved: number;
}

/** Planes of the texts of one length: for each place and letter, a bit for each text that lacks it near this place. */
interface Planes {
  readonly moved: number;
  readonly places: number;
  readonly blocks: number;
  /** From `2 * blocks * (LETTERS * place + letter)`: those without the letter, then those without any letter like it. */
  readonly lacking: Int32Array;
}

/**
 * Which letters texts lack near which places, one bit for each text, so that 32 of them are judged at a time: a letter of another
 * word that stands nowhere near its place is an edit, and a whole one if no letter there is like it.
 */
export class LetterPlanes {
  readonly #planes: readonly Planes[];
  /** For the searched word: where the planes of its letters begin, and the steps for letters after the end of all texts. */
  readonly #offsets = new Int32Array(LONGEST);
  #letters = 0;
  #beyond = 0;
  #current: Planes;

  /** @param lengths texts by the length of their words */
  constructor(lengths: readonly TextsOfLength[]) {
    this.#planes = lengths.map(planesOf);
    this.#current = this.#planes[0] ?? planesOf({ texts: [], moved: 0 });
  }

  /** Prepares for the texts of words of one length. */
  select(length: number, text: string): void {
    const { blocks, places } = (this.#current = this.#planes[length]!);
    const offsets = this.#offsets;
    let [letters, before] = [0, -1];
    this.#beyond = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      // Both of two equal letters may be left out for less than two whole edits.
      const isDoubled = code === before;
      before = code;
      if (isDoubled) continue;
      if (at >= places) this.#beyond += 2;
      else offsets[letters++] = 2 * blocks * (LETTERS * at + LETTER_OF[code]!);
    }
    this.#letters = letters;
  }

  /**
   * The texts of a block that may be within a limit of the word, one bit each.
   * @param limit steps
   * @param moved by how many places a letter is moved at most within the limit
   * @param judged the texts to judge, one bit each
   */
  near(block: number, limit: number, moved: number, judged: number): number {
    if (limit > MOST_STEPS || moved > this.#current.moved) return judged;
    const left = Math.floor(limit / STEPS.least) - this.#beyond;
    if (left < 0) return 0;
    const { lacking, blocks } = this.#current;
    const offsets = this.#offsets;
    let [ones, twos, fours, eights, over] = [0, 0, 0, 0, 0];
    const letters = this.#letters;
    const first = (left >> 1) + 1;
    for (let at = 0; at < letters; at++) {
      const place = offsets[at]! + block;
      const two = lacking[place + blocks]!;
      const one = lacking[place]! ^ two;
      const carried = ones & one;
      ones ^= one;
      const more = (twos & (two | carried)) | (two & carried);
      twos ^= two ^ carried;
      const last = fours & more;
      fours ^= more;
      over |= eights & last;
      eights ^= last;
      if (at >= first && (judged & ~(over | above(ones, twos, fours, eights, left))) === 0) return 0;
    }
    return judged & ~(over | above(ones, twos, fours, eights, left));
  }
}

/** A bit for each counter above a number, which is compared from its lowest bit to its highest. */
function above(ones: number, twos: number, fours: number, eights: number, number: number): number {
  let bits = (number & 1) === 0 ? ones : 0;
  bits = (number & 2) === 0 ? twos | bits : twos & bits;
  bits = (number & 4) === 0 ? fours | bits : fours & bits;
  return (number & 8) === 0 ? eights | bits : eights & bits;
}

function planesOf({ texts, moved }: TextsOfLength): Planes {
  const blocks = Math.ceil(texts.length / BLOCK);
  const places = texts.length === 0 ? 0 : Math.max(...texts.map(({ length }) => length)) + moved;
  const lacking = new Int32Array(2 * blocks * LETTERS * places).fill(-1);
  for (const [at, text] of texts.entries()) {
    const kept = ~(1 << (at % BLOCK));
    const block = Math.floor(at / BLOCK);
    for (let place = 0; place < places; place++) {
      const near = text.slice(Math.max(0, place - moved), place + moved + 1);
      const from = 2 * blocks * LETTERS * place + block;
      for (const letter of bitNumbers(bitsOf(near, BITS))) lacking[from + 2 * blocks * letter]! &= kept;
      for (const letter of bitNumbers(bitsOf(near, BITS_LIKE))) lacking[from + blocks * (2 * letter + 1)]! &= kept;
    }
  }
  return { moved, places, blocks, lacking };
}

/** The number of the bit of each letter, by its code. */
const LETTER_OF = BITS.map((bit) => 31 - Math.clz32(bit));

function bitNumbers(set: number): number[] {
  const numbers: number[] = [];
  for (let bits = set; bits !== 0; bits &= bits - 1) numbers.push(31 - Math.clz32(bits & -bits));
  return numbers;
}
