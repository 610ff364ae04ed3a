import { keysOf } from "../candidates/grams.ts";
import { LEAST_SIMILARITY } from "../candidates/search-segment.ts";

/** The distinct words of some listed names, with those similar to a word, by the rule of the segments' index. */
export class DeltaWords {
  readonly #numbers = new Map<string, number>();
  readonly #gramCounts: number[] = [];
  readonly #byGram = new Map<number, number[]>();
  readonly #bySkeleton = new Map<number, number[]>();
  readonly #similar = new Map<string, readonly number[]>();
  #shared = new Uint8Array(0);

  add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    const { grams, skeletons } = keysOf(word);
    this.#gramCounts.push(grams.length);
    for (const gram of grams) addTo(this.#byGram, gram, number);
    for (const skeleton of skeletons) addTo(this.#bySkeleton, skeleton, number);
    return number;
  }

  numberOf = (word: string): number | undefined => this.#numbers.get(word);

  /** Words that share enough of a word's sounds, and pairs of words that form it together. */
  similarTo(word: string): readonly number[] {
    const known = this.#similar.get(word);
    if (known) return known;
    if (this.#similar.size >= KEPT_MAX) this.#similar.clear();
    const similar = this.#search(word);
    this.#similar.set(word, similar);
    return similar;
  }

  #search(word: string): readonly number[] {
    const { grams, skeletons } = keysOf(word);
    if (this.#shared.length < this.#numbers.size) this.#shared = new Uint8Array(this.#numbers.size);
    const shared = this.#shared;
    const seen: number[] = [];
    for (const gram of grams) {
      for (const number of this.#byGram.get(gram) ?? NONE) if (shared[number]!++ === 0) seen.push(number);
    }
    const similar = new Set<number>();
    for (const number of seen) {
      if (2 * shared[number]! >= LEAST_SIMILARITY * (grams.length + this.#gramCounts[number]!)) similar.add(number);
      shared[number] = 0;
    }
    for (const skeleton of skeletons) for (const number of this.#bySkeleton.get(skeleton) ?? NONE) similar.add(number);
    for (let at = 2; at <= word.length - 2; at++) {
      const head = this.#numbers.get(word.slice(0, at));
      const tail = head === undefined ? undefined : this.#numbers.get(word.slice(at));
      if (head !== undefined && tail !== undefined) similar.add(head).add(tail);
    }
    return [...similar];
  }
}

/** Words of which the similar ones are kept: given names repeat among parties, family names do not. */
const KEPT_MAX = 20_000;
const NONE: readonly number[] = [];

function addTo(map: Map<number, number[]>, key: number, value: number): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
