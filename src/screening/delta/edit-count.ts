import { CODES, codesLike, EDIT_STEPS } from "../matching/distance.ts";
import { STEPS } from "../matching/spelling-bound.ts";
import { WEIGHTS } from "../matching/weights.ts";

const { doubled: DOUBLED, swap: SWAP, vowel: VOWEL } = STEPS;
/** Longer words are not judged. */
const LONGEST = 31;

/** So that a letter's places fit into 32 bits. */
const MOST_MOVED = 15;

/** More than any distance. */
const FAR = 10_000;
/** Of a letter added or left out, in steps. Sounds are never doubled. */
const LEAST_ADDED = { letters: DOUBLED, sounds: EDIT_STEPS };
/** By the code of a letter: itself, and those that it is confused with. */
const CONFUSED = codesLike(WEIGHTS.edit, WEIGHTS.edit.confused);

/** Texts of words, packed for the question which are near to another word. */
export class PackedTexts {
  /** The characters of text n are `codes[starts[n] .. starts[n + 1]]`. */
  readonly codes: Uint8Array;
  readonly starts: Int32Array;

  constructor(texts: readonly string[]) {
    this.starts = new Int32Array(texts.length + 1);
    for (const [at, { length }] of texts.entries()) this.starts[at + 1] = this.starts[at]! + length;
    this.codes = Uint8Array.from(texts.join(""), (letter) => letter.charCodeAt(0));
  }
}

/** A word, prepared for the question which texts are near. */
export class Pattern {
  /** Least steps of a letter added or left out, and of any edit other than the confusion of two letters. */
  readonly #leastAdded: number;
  readonly #leastEdit: number;
  /** By the code of a letter: one bit for each place where it stands, or one that it is confused with. */
  readonly #places = new Int32Array(CODES);
  #text = "";
  /** What follows from the limit: most steps, letters added, edits, places that a letter is moved by, letters replaced. */
  #limit = 0;
  #added = 0;
  #edits = 0;
  #moved = 0;
  #replaced = 0;

  constructor(of: "letters" | "sounds") {
    this.#leastAdded = LEAST_ADDED[of];
    this.#leastEdit = Math.min(this.#leastAdded, SWAP, VOWEL);
  }

  set(text: string): void {
    if (text === this.#text) return;
    const places = this.#places;
    for (let at = 0; at < this.#text.length; at++) {
      for (const code of CONFUSED[this.#text.charCodeAt(at)]!) places[code] = 0;
    }
    this.#text = text;
    if (text.length > LONGEST) return;
    for (let at = 0; at < text.length; at++) {
      for (const other of CONFUSED[text.charCodeAt(at)]!) places[other]! |= 1 << at;
    }
  }

  /** @param limit steps of the distance that texts may have at most */
  within(limit: number): void {
    this.#limit = Math.min(limit, FAR);
    this.#added = Math.floor(this.#limit / this.#leastAdded);
    this.#edits = Math.floor(this.#limit / this.#leastEdit);
    this.#moved = Math.min(Math.floor(this.#limit / Math.min(this.#leastAdded, SWAP)), MOST_MOVED);
    this.#replaced = Math.floor(this.#limit / VOWEL);
  }

  /** Whether the distance to a text may be within the limit. */
  mayBeNear({ codes, starts }: PackedTexts, text: number): boolean {
    const length = this.#text.length;
    if (length > LONGEST) return true;
    const from = starts[text]!;
    const end = starts[text + 1]!;
    const longer = end - from - length;
    if (longer > this.#added || -longer > this.#added) return false;
    return this.#isWithin(codes, from, end);
  }

  /**
   * Counts letters added, left out, replaced or swapped, where letters that are confused are equal. Bit-parallel, by H. Hyyrö,
   * "A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances", 2003.
   */
  #isWithin(codes: Uint8Array, from: number, end: number): boolean {
    const most = this.#edits;
    const places = this.#places;
    if (!this.#areNearPlaces(codes, from, end)) return false;
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

  /** Whether few enough letters of a text stand nowhere near their places: each of them is an edit that is no confusion. */
  #areNearPlaces(codes: Uint8Array, from: number, end: number): boolean {
    const places = this.#places;
    const moved = this.#moved;
    const near = (2 << (2 * moved)) - 1;
    let [left, before] = [this.#replaced, -1];
    for (let at = from; at < end; at++) {
      const code = codes[at]!;
      const shift = at - from - moved;
      const here = shift < 0 ? near >>> -shift : near << shift;
      if ((places[code]! & here) === 0 && code !== before && --left < 0) return false;
      before = code;
    }
    return true;
  }
}
