import { GRAM_COUNT, keysOf } from "../candidates/grams.ts";
import { LEAST_SIMILARITY } from "../candidates/search-segment.ts";
import { naturalSpans, type Span } from "../matching/spans.ts";
import { WEIGHTS } from "../matching/weights.ts";
import { limitsOf, mayBeSimilar, type Spelling, spellingOf } from "../matching/spelling-bound.ts";
import { WordComparer } from "../matching/word-comparer.ts";
import { areSameGivenName } from "../tables/given-names.ts";

/** Less similar words cost so much that no name with them comes within reach. */
const LEAST_PARTNER = 0.65;
const PARTNER_LIMITS = limitsOf(LEAST_PARTNER);
/** Verdicts on pairs of words that are kept, a byte each: given names repeat among parties, most family names do not. */
const KEPT_BYTES = 4_000_000;
/** Words after which the comparer's own memory begins again. */
const COMPARER_WORDS = 10;
const NONE: readonly number[] = [];
const [UNKNOWN, PARTNER, OTHER] = [0, 1, 2] as const;

/** A word that is searched for among those of a `DeltaWords`. */
export interface SearchedWord {
  readonly spelling: Spelling;
  /** Words by which the index of a whole list finds names with it, and pairs of words that form it together. */
  readonly similar: readonly number[];
  readonly isGivenName: boolean;
  /** What was found out about each listed word, for `partnersOf`. */
  readonly verdicts: Uint8Array;
}

/** The distinct words of some listed names. */
export class DeltaWords {
  readonly #numbers = new Map<string, number>();
  readonly #byGram: number[][] = Array.from({ length: GRAM_COUNT }, () => []);
  readonly #gramCounts: number[] = [];
  readonly #bySkeleton = new Map<number, number[]>();
  readonly #spellings: Spelling[] = [];
  #searched = new Map<string, SearchedWord>();
  #searchedBefore = new Map<string, SearchedWord>();
  #comparer = new WordComparer(WEIGHTS);
  #shared = new Uint8Array(0);
  #searches = 0;

  add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    this.#spellings.push(spellingOf(word));
    const { grams, skeletons } = keysOf(word);
    this.#gramCounts.push(grams.length);
    for (const gram of grams) this.#byGram[gram]!.push(number);
    for (const skeleton of skeletons) addTo(this.#bySkeleton, skeleton, number);
    return number;
  }

  numberOf = (word: string): number | undefined => this.#numbers.get(word);

  spellingOf = (number: number): Spelling => this.#spellings[number]!;

  search(word: string): SearchedWord {
    const known = this.#searched.get(word) ?? this.#searchedBefore.get(word);
    const searched = known ?? this.#search(word);
    if (!this.#searched.has(word)) this.#keep(word, searched);
    return searched;
  }

  #search(word: string): SearchedWord {
    if (++this.#searches % COMPARER_WORDS === 0) this.#comparer = new WordComparer(WEIGHTS);
    const spelling = spellingOf(word);
    return {
      spelling,
      isGivenName: areSameGivenName(word, word),
      similar: this.#similarTo(word),
      verdicts: new Uint8Array(this.#numbers.size),
    };
  }

  /** What was asked for lately stays. */
  #keep(word: string, searched: SearchedWord): void {
    if (2 * this.#searched.size * this.#numbers.size >= KEPT_BYTES) {
      this.#searchedBefore = this.#searched;
      this.#searched = new Map();
    }
    this.#searched.set(word, searched);
  }

  /** One bit for each of the searched words that a comparison of two names may pair with this one. */
  partnersOf(searched: readonly SearchedWord[], other: number): number {
    let bits = 0;
    for (let at = 0; at < searched.length; at++) {
      const { verdicts } = searched[at]!;
      if (verdicts[other] === UNKNOWN) verdicts[other] = this.#judge(searched[at]!, this.#spellings[other]!);
      if (verdicts[other] === PARTNER) bits |= 1 << at;
    }
    return bits;
  }

  #judge({ spelling, isGivenName }: SearchedWord, listed: Spelling): number {
    if (isInitialOf(spelling.text, listed.text)) return PARTNER;
    if (isGivenName && areSameGivenName(spelling.text, listed.text)) return PARTNER;
    if (!mayBeSimilar(spelling, listed, PARTNER_LIMITS)) return OTHER;
    return this.#comparer.similarity(spanOf(spelling.text), spanOf(listed.text), LEAST_PARTNER) > 0 ? PARTNER : OTHER;
  }

  #similarTo(word: string): number[] {
    const { grams, skeletons } = keysOf(word);
    if (this.#shared.length < this.#numbers.size) this.#shared = new Uint8Array(this.#numbers.size);
    const [shared, counts] = [this.#shared, this.#gramCounts];
    const seen: number[] = [];
    for (const gram of grams) {
      const words = this.#byGram[gram] ?? NONE;
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
