import { CODES, EDIT_STEPS, editSteps, lettersLike } from "../matching/distance.ts";
import { BITS, BITS_LIKE, bitsOf, stepsOf } from "../matching/spelling-bound.ts";
import { WEIGHTS } from "../matching/weights.ts";

const { doubled: DOUBLED, swap: SWAP, vowel: VOWEL } = editSteps(WEIGHTS.edit);
/** Longer words are not judged. */
const LONGEST = 31;

/** More than any distance. */
const FAR = 10_000;
/** Of a letter added or left out, in steps. Sounds are never doubled. */
const LEAST_ADDED = { letters: DOUBLED, sounds: EDIT_STEPS };
/** By the code of a letter: itself, and those that it is confused with. */
const CONFUSED = Array.from({ length: CODES }, (_, code) =>
  lettersLike(String.fromCharCode(code), WEIGHTS.edit, WEIGHTS.edit.confused).map((letter) => letter.charCodeAt(0)),
);

/** Texts of words, packed for the question which are near to another word. */
export class PackedTexts {
  /** The characters of text n are `codes[starts[n] .. starts[n + 1]]`. */
  readonly codes: Uint8Array;
  readonly starts: Int32Array;
  /** Of each text: bits of the letters before and from its middle, of all of them, and of those like any. */
  readonly bits: Int32Array;

  /** @param middles a place of each text, up to which its first half goes */
  constructor(texts: readonly string[], middles: readonly number[]) {
    this.starts = new Int32Array(texts.length + 1);
    for (const [at, { length }] of texts.entries()) this.starts[at + 1] = this.starts[at]! + length;
    this.codes = Uint8Array.from(texts.join(""), (letter) => letter.charCodeAt(0));
    this.bits = Int32Array.from(
      texts.flatMap((text, at) => {
        const [head, tail] = [text.slice(0, middles[at]), text.slice(middles[at])];
        return [bitsOf(head, BITS), bitsOf(tail, BITS), bitsOf(text, BITS), bitsOf(text, BITS_LIKE)];
      }),
    );
  }
}

/** A word, prepared for the question which texts are near. */
export class Pattern {
  /** Least steps of a letter added or left out, and of any edit other than the confusion of two letters. */
  readonly #leastAdded: number;
  readonly #leastEdit: number;
  /** By the code of a letter: one bit for each place where it stands, or one that it is confused with. */
  readonly #places = new Int32Array(CODES);
  /** Bits of the letters, and of those like them, before each place and from it on. */
  readonly #heads = new Int32Array(LONGEST + 1);
  readonly #headsLike = new Int32Array(LONGEST + 1);
  readonly #tails = new Int32Array(LONGEST + 1);
  readonly #tailsLike = new Int32Array(LONGEST + 1);
  #text = "";
  /** What follows from the limit: most steps, places that a letter can be moved by, edits; and bits of what is near. */
  #limit = 0;
  #moved = 0;
  #edits = 0;
  #head = 0;
  #headLike = 0;
  #tail = 0;
  #tailLike = 0;

  constructor(of: "letters" | "sounds") {
    this.#leastAdded = LEAST_ADDED[of];
    this.#leastEdit = Math.min(this.#leastAdded, SWAP, VOWEL);
  }

  set(text: string): void {
    const places = this.#places;
    for (let at = 0; at < this.#text.length; at++) {
      for (const code of CONFUSED[this.#text.charCodeAt(at)]!) places[code] = 0;
    }
    this.#text = text;
    const { length } = text;
    if (length > LONGEST) return;
    [this.#tails[length], this.#tailsLike[length]] = [0, 0];
    for (let at = 0; at < length; at++) {
      const code = text.charCodeAt(at);
      for (const other of CONFUSED[code]!) places[other]! |= 1 << at;
      this.#heads[at + 1] = this.#heads[at]! | BITS[code]!;
      this.#headsLike[at + 1] = this.#headsLike[at]! | BITS_LIKE[code]!;
    }
    for (let at = length - 1; at >= 0; at--) {
      const code = text.charCodeAt(at);
      this.#tails[at] = this.#tails[at + 1]! | BITS[code]!;
      this.#tailsLike[at] = this.#tailsLike[at + 1]! | BITS_LIKE[code]!;
    }
  }

  /**
   * Prepares for texts with a common middle.
   * @param limit steps, of the distance that they may have at most
   */
  within(limit: number, middle: number): this {
    const { length } = this.#text;
    this.#limit = Math.min(limit, FAR);
    this.#moved = Math.floor(this.#limit / this.#leastAdded);
    this.#edits = Math.floor(this.#limit / this.#leastEdit);
    if (length > LONGEST) return this;
    const head = Math.min(length, middle + this.#moved);
    const tail = Math.min(length, Math.max(0, middle - this.#moved));
    [this.#head, this.#headLike] = [this.#heads[head]!, this.#headsLike[head]!];
    [this.#tail, this.#tailLike] = [this.#tails[tail]!, this.#tailsLike[tail]!];
    return this;
  }

  /** Whether the distance to a text may be within the limit. */
  mayBeNear({ codes, starts, bits }: PackedTexts, text: number): boolean {
    const length = this.#text.length;
    if (length > LONGEST) return true;
    const from = starts[text]!;
    const end = starts[text + 1]!;
    const longer = end - from - length;
    if (longer > this.#moved || -longer > this.#moved) return false;
    // Letters of each half that are missing near their places, and those that the text lacks.
    const limit = this.#limit;
    const at = 4 * text;
    const steps = stepsOf(bits[at]!, this.#head, this.#headLike);
    if (steps > limit || steps + stepsOf(bits[at + 1]!, this.#tail, this.#tailLike) > limit) return false;
    if (stepsOf(this.#heads[length]!, bits[at + 2]!, bits[at + 3]!) > limit) return false;
    return this.#isWithin(codes, from, end);
  }

  /**
   * Counts letters added, left out, replaced or swapped, where letters that are confused are equal. Bit-parallel, by H. Hyyrö,
   * "A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances", 2003.
   */
  #isWithin(codes: Uint8Array, from: number, end: number): boolean {
    const most = this.#edits;
    const places = this.#places;
    const last = 1 << (this.#text.length - 1);
    let edits = this.#text.length;
    let [matched, before, more, fewer] = [0, 0, -1, 0];
    for (let at = from; at < end; at++) {
      const here = places[codes[at]!]!;
      const swapped = ((~matched & here) << 1) & before;
      matched = swapped | (((here & more) + more) ^ more) | here | fewer;
      let up = fewer | ~(matched | more);
      const down = matched & more;
      if ((up & last) !== 0) edits++;
      else if ((down & last) !== 0) edits--;
      if (edits - (end - at - 1) > most) return false;
      up = (up << 1) | 1;
      more = (down << 1) | ~(matched | up);
      fewer = up & matched;
      before = here;
    }
    return edits <= most;
  }
}
