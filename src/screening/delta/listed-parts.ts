import { JOINED_FROM } from "../matching/pair-words.ts";
import { areSameGivenName } from "../tables/given-names.ts";
import { letterBit } from "./compared-name.ts";
import { RecentMap } from "./recent-map.ts";
import { borderAt, type Lookup, lookupOf, SpellingTable } from "./spelling-table.ts";

/** The least similarity of words that are found: less similar ones are different words to the matcher. */
export const LEAST_PARTNER = 0.65;
export const PARTNER = borderAt(LEAST_PARTNER);
export const JOINED = borderAt(JOINED_FROM);
/** Texts whose partners are remembered: given names repeat among parties, most family names do not. */
const REMEMBERED = 20_000;

/** Parts of listed names that a part of another name may be paired with, and how similar each is. */
export interface Partners {
  readonly parts: readonly number[];
  readonly similarities: readonly number[];
  /** How often the text came up, if its partners were not searched for. */
  readonly timesSeen?: number;
}

/** A search of all words costs about as much as this many times what leaving the word out costs. */
const RARE = 6;
/** What is remembered of texts whose partners were not searched for. */
const SEEN: readonly Partners[] = Array.from({ length: RARE }, (_, at) => ({
  parts: [],
  similarities: [],
  timesSeen: at + 1,
}));
const isSearched = (partners: Partners | undefined): partners is Partners =>
  partners !== undefined && partners.timesSeen === undefined;

/** The distinct words of some listed names, and their adjacent words written as one. Words are numbered before joins. */
export class ListedParts {
  readonly #words: SpellingTable;
  readonly #joins: SpellingTable;
  readonly #numbers: readonly ReadonlyMap<string, number>[];
  readonly #givenNames: readonly number[];
  readonly #ofWords = new RecentMap<string, Partners>(REMEMBERED);
  readonly #ofJoins = new RecentMap<string, Partners>(REMEMBERED);
  /** A bit for the first letter of each word. */
  readonly letters: Int32Array;
  readonly size: number;

  constructor(words: Iterable<string>, joins: Iterable<string>) {
    this.#words = new SpellingTable(words);
    this.#joins = new SpellingTable(joins);
    const first = this.#words.texts.length;
    this.#numbers = [
      new Map(this.#words.texts.map((text, at) => [text, at])),
      new Map(this.#joins.texts.map((text, at) => [text, first + at])),
    ];
    this.#givenNames = this.#words.texts.flatMap((text, at) => (areSameGivenName(text, text) ? [at] : []));
    this.letters = Int32Array.from(this.#words.texts, letterBit);
    this.size = first + this.#joins.texts.length;
  }

  numberOfWord = (text: string): number => this.#numbers[0]!.get(text)!;
  numberOfJoin = (text: string): number => this.#numbers[1]!.get(text)!;

  /** Whether a text has come up so seldom that its partners are not worth a search of all words. Counts the call. */
  isRare(text: string, isJoin: boolean): boolean {
    const known = isJoin ? this.#ofJoins : this.#ofWords;
    const partners = known.get(text);
    if (partners === undefined) known.set(text, SEEN[0]!);
    else if (partners.timesSeen !== undefined && partners.timesSeen < RARE) known.set(text, SEEN[partners.timesSeen]!);
    else return false;
    return true;
  }

  /** Words and joins that a word is paired with. */
  partnersOf(text: string): Partners {
    const known = this.#ofWords.get(text);
    return isSearched(known) ? known : this.#ofWords.set(text, this.#findPartners(text));
  }

  #findPartners(text: string): Partners {
    const found: { parts: number[]; similarities: number[] } = { parts: [], similarities: [] };
    const add = (part: number, similarity: number) => {
      found.parts.push(part);
      found.similarities.push(similarity);
    };
    const lookup = lookupOf(text);
    this.#words.find(lookup, PARTNER, add);
    if (areSameGivenName(text, text)) {
      for (const word of this.#givenNames) if (areSameGivenName(text, this.#words.texts[word]!)) add(word, 1);
    }
    this.#joins.find(lookup, JOINED, (join, similarity) => add(this.#words.texts.length + join, similarity));
    return found.parts.length === 0 ? NONE : found;
  }

  /** Words that adjacent words, written as one, are paired with. */
  partnersOfJoin(text: string): Partners {
    const known = this.#ofJoins.get(text);
    if (isSearched(known)) return known;
    const found: { parts: number[]; similarities: number[] } = { parts: [], similarities: [] };
    this.#words.find(lookupOf(text), JOINED, (part, similarity) => {
      found.parts.push(part);
      found.similarities.push(similarity);
    });
    return this.#ofJoins.set(text, found.parts.length === 0 ? NONE : found);
  }

  /** How similar a part is to a word that is no given name, or to a join; 0 where they are no partners. */
  similarity(part: number, lookup: Lookup, isJoin: boolean): number {
    const join = part - this.#words.texts.length;
    if (join < 0) return this.#words.similarity(part, lookup, isJoin ? JOINED : PARTNER);
    return isJoin ? 0 : this.#joins.similarity(join, lookup, JOINED);
  }
}

const NONE: Partners = { parts: [], similarities: [] };
