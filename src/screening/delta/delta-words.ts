import { keysOf } from "../candidates/grams.ts";
import { LEAST_SIMILARITY } from "../candidates/search-segment.ts";
import { naturalSpans, type Span } from "../matching/spans.ts";
import { WEIGHTS } from "../matching/weights.ts";
import { WordComparer } from "../matching/word-comparer.ts";
import { LEAST_JOINED } from "./required-words.ts";
import { areSameGivenName } from "../tables/given-names.ts";

/** Less similar words cost so much that no name with them comes within reach. */
const LEAST_PARTNER = 0.62;
/** Words of which it is kept what they are like: given names repeat among parties, most family names do not. */
const KEPT_MAX = 500;
/** Words after which the comparer's own memory begins again. */
const COMPARER_WORDS = 10;
const JOINED_MAX = 50_000;
const NONE: readonly number[] = [];
const [UNKNOWN, PARTNER, OTHER] = [0, 1, 2];

/** A word that is searched for among those of a `DeltaWords`. */
export interface SearchedWord {
  /** Words by which the index of a whole list finds names with it, and pairs of words that form it together. */
  readonly similar: readonly number[];
  /** Whether a comparison of two names may pair it with this word. */
  readonly isPartner: (word: number) => boolean;
}

/** The distinct words of some listed names. */
export class DeltaWords {
  readonly #numbers = new Map<string, number>();
  readonly #byGram = new Map<number, number[]>();
  readonly #gramCounts: number[] = [];
  readonly #bySkeleton = new Map<number, number[]>();
  readonly #spans: Span[] = [];
  readonly #searched = new Map<string, SearchedWord>();
  #comparer = new WordComparer(WEIGHTS);
  readonly #joined = new Map<string, boolean>();
  #shared = new Uint8Array(0);
  #searches = 0;

  add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    this.#spans.push(spanOf(word));
    const { grams, skeletons } = keysOf(word);
    this.#gramCounts.push(grams.length);
    for (const gram of grams) addTo(this.#byGram, gram, number);
    for (const skeleton of skeletons) addTo(this.#bySkeleton, skeleton, number);
    return number;
  }

  numberOf = (word: string): number | undefined => this.#numbers.get(word);

  search(word: string): SearchedWord {
    const known = this.#searched.get(word);
    if (known) return known;
    if (this.#searched.size >= KEPT_MAX) this.#searched.clear();
    if (++this.#searches % COMPARER_WORDS === 0) this.#comparer = new WordComparer(WEIGHTS);
    const searched = { similar: this.#similarTo(word), isPartner: this.#partnersOf(word) };
    this.#searched.set(word, searched);
    return searched;
  }

  /** Whether two texts are similar enough for words that are written as one. */
  areLike = (a: string, b: string): boolean => {
    const key = `${a} ${b}`;
    let are = this.#joined.get(key);
    if (are === undefined) {
      if (this.#joined.size >= JOINED_MAX) this.#joined.clear();
      are = this.#comparer.similarity(spanOf(a), spanOf(b), LEAST_JOINED) > 0;
      this.#joined.set(key, are);
    }
    return are;
  };

  #partnersOf(word: string): (other: number) => boolean {
    const span = spanOf(word);
    const verdicts = new Uint8Array(this.#numbers.size);
    return (other) => {
      if (verdicts[other] === UNKNOWN) {
        const listed = this.#spans[other]!;
        const isOne =
          this.#comparer.similarity(span, listed, LEAST_PARTNER) > 0 ||
          areSameGivenName(word, listed.text) ||
          isInitialOf(word, listed.text);
        verdicts[other] = isOne ? PARTNER! : OTHER!;
      }
      return verdicts[other] === PARTNER;
    };
  }

  #similarTo(word: string): number[] {
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

const isInitialOf = (a: string, b: string): boolean => (a.length === 1 || b.length === 1) && a[0] === b[0];

function addTo(map: Map<number, number[]>, key: number, value: number): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
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
