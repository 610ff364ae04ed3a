import { type Span, naturalSpans } from "../matching/spans.ts";
import { EDIT_STEPS } from "../matching/distance.ts";
import {
  isWithin,
  type Limits,
  limitsOf,
  LONGEST,
  type Spelling,
  spellingOf,
  STEPS,
} from "../matching/spelling-bound.ts";
import { LEAST_SIMILARITY } from "../matching/pair-words.ts";
import { WEIGHTS } from "../matching/weights.ts";
import { WordComparer } from "../matching/word-comparer.ts";
import { PackedTexts, Pattern } from "./edit-count.ts";
import { RecentMap } from "./recent-map.ts";
import { BLOCK, LetterPlanes, MOST_STEPS } from "./letter-planes.ts";

/** A word that is looked for in tables. */
export class Lookup {
  readonly spelling: Spelling;
  #span: Span | undefined;

  constructor(text: string) {
    this.spelling = spellingOf(text);
  }

  get span(): Span {
    return (this.#span ??= spanOf(this.spelling.text));
  }
}

/** Of the words that are looked for in the tables of several kinds. */
const lookups = new RecentMap<string, Lookup>(100);

export const lookupOf = (text: string): Lookup => lookups.get(text) ?? lookups.set(text, new Lookup(text));

/** Of the word that is looked for at present. */
const LETTERS = new Pattern("letters");
const SOUNDS = new Pattern("sounds");

/** A least similarity, with what follows from it by the letters of the longer word. */
interface Border {
  readonly least: number;
  readonly limits: Limits;
}

/** Words of a table, a bit for each. */
export type Places = Int32Array;

const borders = new Map<number, Border>();

export function borderAt(least: number): Border {
  let border = borders.get(least);
  if (!border) borders.set(least, (border = { least, limits: limitsOf(least) }));
  return border;
}

/** How many letters longer a searched word may be to be judged together with others. */
const LONGER = 3;
const { swap: SWAP, doubled: DOUBLED } = STEPS;

/** Comparisons after which the comparer's own memory begins again. */
const COMPARISONS = 2_000;

/**
 * Distinct words in Latin letters of which those are found that are similar to another one, by the similarity of the
 * matcher. They are numbered from 0, the shortest first.
 */
export class SpellingTable {
  readonly texts: readonly string[];
  /** Of each word, the number of its bit among `Places`. */
  readonly places: Int32Array;
  readonly #lowest: Border;
  readonly #soundsOf: readonly string[];
  /** Where the words of each length begin. */
  readonly #starts: Int32Array;
  /** Where the blocks of the words of each length begin. */
  readonly #blocks: Int32Array;
  /** Shortest and longest sounds of the words of each length. */
  readonly #soundLengths: readonly { readonly from: number; readonly to: number }[];
  readonly #letters: PackedTexts;
  readonly #sounds: PackedTexts;
  readonly #letterPlanes: LetterPlanes;
  readonly #soundPlanes: LetterPlanes;
  #comparer = new WordComparer(WEIGHTS);
  #comparisons = 0;

  /** @param least the least similarity that is searched for */
  constructor(texts: Iterable<string>, least: number) {
    this.#lowest = borderAt(least);
    this.texts = [...new Set(texts)].sort((a, b) => a.length - b.length);
    this.#soundsOf = this.texts.map((text) => spellingOf(text).sound);
    const longest = this.texts.at(-1)?.length ?? 0;
    this.#starts = new Int32Array(longest + 2);
    for (const { length } of this.texts) this.#starts[length + 1]!++;
    for (let length = 0; length <= longest; length++) this.#starts[length + 1]! += this.#starts[length]!;
    this.#soundLengths = Array.from({ length: longest + 1 }, (_, length) => {
      const sounds = this.#soundsOf.slice(this.#starts[length], this.#starts[length + 1]).map((sound) => sound.length);
      return { from: Math.min(...sounds), to: Math.max(...sounds) };
    });
    this.#blocks = new Int32Array(longest + 2);
    for (let length = 0; length <= longest; length++) {
      const words = this.#starts[length + 1]! - this.#starts[length]!;
      this.#blocks[length + 1] = this.#blocks[length]! + Math.ceil(words / BLOCK);
    }
    this.places = Int32Array.from(
      this.texts,
      ({ length }, word) => BLOCK * this.#blocks[length]! + word - this.#starts[length]!,
    );
    this.#letters = new PackedTexts(this.texts);
    this.#sounds = new PackedTexts(this.#soundsOf);
    this.#letterPlanes = this.#planesOf(this.texts, DOUBLED);
    this.#soundPlanes = this.#planesOf(this.#soundsOf, SWAP);
  }

  /** Places of no word. */
  noPlaces = (): Places => new Int32Array(this.#blocks.at(-1)!);

  /** @param step the least steps by which a letter is moved by a place */
  #planesOf(all: readonly string[], step: number): LetterPlanes {
    const lengths = Array.from({ length: this.#starts.length - 1 }, (_, length) => {
      const texts = all.slice(this.#starts[length], this.#starts[length + 1]);
      // Within a limit that is too high to be judged, nothing is known of any text.
      if (limitAt(length, this.#lowest.limits) > MOST_STEPS) return { texts: [], moved: -1 };
      return { texts, moved: Math.floor(Math.min(limitAt(length + LONGER, this.#lowest.limits), MOST_STEPS) / step) };
    });
    return new LetterPlanes(lengths);
  }

  /**
   * Calls back with each word of at least the border's similarity.
   * @param among the words that are judged, by their places; all if it is left out
   */
  find(
    lookup: Lookup,
    border: Border,
    found: (word: number, similarity: number) => unknown,
    among: Places | null = null,
  ): void {
    const { text, sound } = lookup.spelling;
    const starts = this.#starts;
    for (let length = 0; length < starts.length - 1; length++) {
      const start = starts[length]!;
      const end = starts[length + 1]!;
      if (start === end || (among !== null && !this.#hasSome(length, among))) continue;
      const limit = limitAt(Math.max(length, text.length), border.limits);
      const byLetters = DOUBLED * Math.abs(length - text.length) <= limit;
      const bySounds = this.#mayHaveSound(length, sound, limit);
      if (!byLetters && !bySounds) continue;
      LETTERS.set(text);
      SOUNDS.set(sound);
      LETTERS.within(limit);
      SOUNDS.within(limit);
      this.#letterPlanes.select(length, text);
      this.#soundPlanes.select(length, sound);
      const [movedLetters, movedSounds] = [Math.floor(limit / DOUBLED), Math.floor(limit / SWAP)];
      const firstBlock = this.#blocks[length]!;
      for (let from = start, block = 0; from < end; from += BLOCK, block++) {
        const words = end - from < BLOCK ? (1 << (end - from)) - 1 : -1;
        const judged = among === null ? words : words & among[firstBlock + block]!;
        if (judged === 0) continue;
        const nearSounds = bySounds ? this.#soundPlanes.near(block, limit, movedSounds, judged) : 0;
        const nearLetters = byLetters ? this.#letterPlanes.near(block, limit, movedLetters, judged) : 0;
        for (let near = nearSounds | nearLetters; near !== 0; near &= near - 1) {
          const bit = near & -near;
          const word = from + 31 - Math.clz32(bit);
          const mayBeNear =
            ((nearSounds & bit) !== 0 && this.#hasNearSound(word, sound, limit)) ||
            ((nearLetters & bit) !== 0 && this.#hasNearText(word, text, limit));
          if (!mayBeNear) continue;
          const similarity = this.#compare(word, lookup, border.least);
          if (similarity > 0) found(word, similarity);
        }
      }
    }
  }

  #hasSome(length: number, among: Places): boolean {
    const end = this.#blocks[length + 1]!;
    for (let block = this.#blocks[length]!; block < end; block++) if (among[block] !== 0) return true;
    return false;
  }

  /** Whether words of a length may be near by their numbers of sounds. */
  #mayHaveSound(length: number, sound: string, limit: number): boolean {
    const { from, to } = this.#soundLengths[length]!;
    return EDIT_STEPS * Math.max(from - sound.length, sound.length - to) <= limit;
  }

  #hasNearSound = (word: number, sound: string, limit: number): boolean =>
    SOUNDS.mayBeNear(this.#sounds, word) && isWithin(sound, this.#soundsOf[word]!, limit);

  #hasNearText = (word: number, text: string, limit: number): boolean =>
    LETTERS.mayBeNear(this.#letters, word) && isWithin(text, this.texts[word]!, limit);

  #compare(word: number, { span }: Lookup, least: number): number {
    if (++this.#comparisons % COMPARISONS === 0) this.#comparer = new WordComparer(WEIGHTS);
    // With a higher limit the comparer's early exit rejects words that sound the same, such as Gangjie and Gangji.
    const similarity = this.#comparer.similarity(span, spanOf(this.texts[word]!), LEAST_SIMILARITY);
    return similarity < least ? 0 : similarity;
  }
}

const limitAt = (longest: number, limits: Limits): number => (longest > LONGEST ? Infinity : limits[longest]!);

const spanOf = (text: string): Span =>
  naturalSpans([
    {
      text,
      original: text,
      script: "alphabet",
      writing: null,
      attached: false,
      role: "name",
      symbol: null,
      family: false,
    },
  ])[0]!;
