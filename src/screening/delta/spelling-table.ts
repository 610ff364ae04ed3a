import { type Span, naturalSpans } from "../matching/spans.ts";
import { EDIT_STEPS } from "../matching/distance.ts";
import {
  DOUBLED,
  isWithin,
  type Limits,
  limitsOf,
  LONGEST,
  type Spelling,
  spellingOf,
} from "../matching/spelling-bound.ts";
import { WEIGHTS } from "../matching/weights.ts";
import { WordComparer } from "../matching/word-comparer.ts";
import { PackedTexts, Pattern } from "./edit-count.ts";

/** A word that is looked for in tables. */
export interface Lookup {
  readonly spelling: Spelling;
  readonly span: Span;
  readonly letters: Pattern;
  readonly sounds: Pattern;
}

/** @param patterns that no other lookup needs any more */
export function lookupOf(text: string, [letters, sounds] = PATTERNS): Lookup {
  const spelling = spellingOf(text);
  letters.set(text);
  sounds.set(spelling.sound);
  return { spelling, span: spanOf(text), letters, sounds };
}

type Patterns = readonly [letters: Pattern, sounds: Pattern];
export const newPatterns = (): Patterns => [new Pattern("letters"), new Pattern("sounds")];
const PATTERNS = newPatterns();

/** A least similarity, with what follows from it by the letters of the longer word. */
interface Border {
  readonly least: number;
  readonly limits: Limits;
}

export const borderAt = (least: number): Border => ({ least, limits: limitsOf(least) });

/** Comparisons after which the comparer's own memory begins again. */
const COMPARISONS = 2_000;

/**
 * Distinct words in Latin letters of which those are found that are similar to another one, by the similarity of the
 * matcher. They are numbered from 0, the shortest first.
 */
export class SpellingTable {
  readonly texts: readonly string[];
  readonly #spellings: readonly Spelling[];
  readonly #spans: readonly Span[];
  /** Where the words of each length begin. */
  readonly #starts: Int32Array;
  /** Shortest and longest sounds of the words of each length. */
  readonly #soundLengths: readonly { readonly from: number; readonly to: number }[];
  readonly #letters: PackedTexts;
  readonly #sounds: PackedTexts;
  #comparer = new WordComparer(WEIGHTS);
  #comparisons = 0;

  constructor(texts: Iterable<string>) {
    this.texts = [...new Set(texts)].sort((a, b) => a.length - b.length);
    this.#spellings = this.texts.map(spellingOf);
    this.#spans = this.texts.map(spanOf);
    const longest = this.texts.at(-1)?.length ?? 0;
    this.#starts = new Int32Array(longest + 2);
    for (const { length } of this.texts) this.#starts[length + 1]!++;
    for (let length = 0; length <= longest; length++) this.#starts[length + 1]! += this.#starts[length]!;
    this.#soundLengths = Array.from({ length: longest + 1 }, (_, length) => {
      const sounds = this.#spellings
        .slice(this.#starts[length], this.#starts[length + 1])
        .map(({ sound }) => sound.length);
      return { from: Math.min(...sounds), to: Math.max(...sounds) };
    });
    const middles = this.texts.map(({ length }) => middleOf(length));
    this.#letters = new PackedTexts(this.texts, middles);
    this.#sounds = new PackedTexts(
      this.#spellings.map(({ sound }) => sound),
      middles,
    );
  }

  /** The similarity of a word with another one; 0 if it is below the border. */
  similarity(word: number, lookup: Lookup, border: Border): number {
    const limit = prepare(lookup, this.texts[word]!.length, border);
    return this.#mayBeNear(word, lookup, limit) ? this.#compare(word, lookup, border.least) : 0;
  }

  /** Calls back with each word of at least the border's similarity. */
  find(lookup: Lookup, border: Border, found: (word: number, similarity: number) => unknown): void {
    const starts = this.#starts;
    for (let length = 0; length < starts.length - 1; length++) {
      const end = starts[length + 1]!;
      if (starts[length] === end || !this.#hasNear(length, lookup, border)) continue;
      const limit = prepare(lookup, length, border);
      for (let word = starts[length]!; word < end; word++) {
        if (!this.#mayBeNear(word, lookup, limit)) continue;
        const similarity = this.#compare(word, lookup, border.least);
        if (similarity > 0) found(word, similarity);
      }
    }
  }

  /** Whether words of a length may be near by their numbers of letters or of sounds. */
  #hasNear(length: number, { spelling: { text, sound } }: Lookup, { limits }: Border): boolean {
    const limit = limitAt(Math.max(length, text.length), limits);
    if (DOUBLED * Math.abs(length - text.length) <= limit) return true;
    const { from, to } = this.#soundLengths[length]!;
    return EDIT_STEPS * Math.max(from - sound.length, sound.length - to) <= limit;
  }

  /** Whether the distance of two words by letters or by sound may be within a limit: the lower one bounds their distance. */
  #mayBeNear(word: number, { spelling, letters, sounds }: Lookup, limit: number): boolean {
    return (
      (sounds.mayBeNear(this.#sounds, word) && isWithin(spelling.sound, this.#spellings[word]!.sound, limit)) ||
      (letters.mayBeNear(this.#letters, word) && isWithin(spelling.text, this.texts[word]!, limit))
    );
  }

  #compare(word: number, { span }: Lookup, least: number): number {
    if (++this.#comparisons % COMPARISONS === 0) this.#comparer = new WordComparer(WEIGHTS);
    return this.#comparer.similarity(span, this.#spans[word]!, least);
  }
}

const middleOf = (length: number): number => length >> 1;

const limitAt = (longest: number, limits: Limits): number => (longest > LONGEST ? Infinity : limits[longest]!);

/** @returns most steps of the distance to words of a length */
function prepare({ spelling, letters, sounds }: Lookup, length: number, { limits }: Border): number {
  const limit = limitAt(Math.max(length, spelling.text.length), limits);
  letters.within(limit, middleOf(length));
  sounds.within(limit, middleOf(length));
  return limit;
}

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
