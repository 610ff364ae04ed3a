import { keysOf, LEAST_SIMILARITY } from "../candidates/grams.ts";
import { joinedTokens, tokensOf } from "../candidates/index-tokens.ts";
import { RecentMap } from "./recent-map.ts";

const KEPT_WORDS = 5_000;
const NONE: readonly number[] = [];

/**
 * Names that are found as the index of a whole list finds them: by a word that is similar by bigrams or has the same
 * consonants, and by words that are written as one. For names that letters alone cannot tell apart.
 */
export class LooseNames {
  readonly #numbers = new Map<string, number>();
  readonly #byGram = new Map<number, number[]>();
  readonly #gramCounts: number[] = [];
  readonly #bySkeleton = new Map<number, number[]>();
  /** Numbers of names by word. */
  readonly #byWord: number[][] = [];
  readonly #similar = new RecentMap<string, readonly number[]>(KEPT_WORDS);
  #shared = new Uint8Array(0);

  add(number: number, name: string): void {
    for (const token of tokensOf(name)) this.#byWord[this.#numberOf(token)]!.push(number);
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    this.#byWord.push([]);
    const { grams, skeletons } = keysOf(word);
    this.#gramCounts.push(grams.length);
    for (const gram of grams) addTo(this.#byGram, gram, number);
    for (const skeleton of skeletons) addTo(this.#bySkeleton, skeleton, number);
    return number;
  }

  /** Numbers of the names that share a word with a name. */
  find(name: string): Set<number> {
    const found = new Set<number>();
    if (this.#numbers.size === 0) return found;
    const tokens = tokensOf(name);
    const words = tokens.flatMap(
      (token) => this.#similar.get(token) ?? this.#similar.set(token, this.#similarTo(token)),
    );
    for (const token of joinedTokens(tokens)) {
      const word = this.#numbers.get(token);
      if (word !== undefined) words.push(word);
    }
    for (const word of words) for (const listed of this.#byWord[word]!) found.add(listed);
    return found;
  }

  #similarTo(word: string): number[] {
    const { grams, skeletons } = keysOf(word);
    if (this.#shared.length < this.#numbers.size) this.#shared = new Uint8Array(this.#numbers.size);
    const [shared, counts] = [this.#shared, this.#gramCounts];
    const seen: number[] = [];
    for (const gram of grams) {
      const words = this.#byGram.get(gram) ?? NONE;
      for (let at = 0; at < words.length; at++) if (shared[words[at]!]!++ === 0) seen.push(words[at]!);
    }
    const similar: number[] = [];
    for (let at = 0; at < seen.length; at++) {
      const number = seen[at]!;
      if (2 * shared[number]! >= LEAST_SIMILARITY * (grams.length + counts[number]!)) similar.push(number);
      shared[number] = 0;
    }
    for (const skeleton of skeletons) similar.push(...(this.#bySkeleton.get(skeleton) ?? NONE));
    for (let at = 2; at <= word.length - 2; at++) {
      const head = this.#numbers.get(word.slice(0, at));
      const tail = head === undefined ? undefined : this.#numbers.get(word.slice(at));
      if (head !== undefined && tail !== undefined) similar.push(head, tail);
    }
    return [...new Set(similar)];
  }
}

function addTo(words: Map<number, number[]>, key: number, word: number): void {
  const known = words.get(key);
  if (known) known.push(word);
  else words.set(key, [word]);
}
