import { JOINED_FROM } from "../matching/pair-words.ts";
import { areSameGivenName } from "../tables/given-names.ts";
import { borderAt, lookupOf, type Places, SpellingTable } from "./spelling-table.ts";

/** The least similarity of words that are found: less similar ones are different words to the matcher. */
export const LEAST_PARTNER = 0.65;

export interface PartSet {
  readonly words: Places;
  readonly joins: Places;
}

/** The distinct words of some listed names, and their adjacent words written as one. Words are numbered before joins. */
export class ListedParts {
  readonly #words: SpellingTable;
  readonly #joins: SpellingTable;
  readonly #numbers: readonly ReadonlyMap<string, number>[];
  readonly #givenNames: readonly number[];
  readonly size: number;

  constructor(words: Iterable<string>, joins: Iterable<string>) {
    this.#words = new SpellingTable(words, LEAST_PARTNER);
    this.#joins = new SpellingTable(joins, JOINED_FROM);
    const first = this.#words.texts.length;
    this.#numbers = [
      new Map(this.#words.texts.map((text, at) => [text, at])),
      new Map(this.#joins.texts.map((text, at) => [text, first + at])),
    ];
    this.#givenNames = this.#words.texts.flatMap((text, at) => (areSameGivenName(text, text) ? [at] : []));
    this.size = first + this.#joins.texts.length;
  }

  numberOfWord = (text: string): number => this.#numbers[0]!.get(text)!;
  numberOfJoin = (text: string): number => this.#numbers[1]!.get(text)!;

  /**
   * Words and joins that a word is paired with.
   * @param least similarity, at least `LEAST_PARTNER`
   * @param among the parts that are judged; all if it is left out. Of a given name, all are.
   */
  partnersOf(text: string, least: number, among: PartSet | null = null): number[] {
    const found: number[] = [];
    const lookup = lookupOf(text);
    this.#words.find(lookup, borderAt(least), (word) => found.push(word), among?.words);
    if (areSameGivenName(text, text)) {
      for (const word of this.#givenNames) if (areSameGivenName(text, this.#words.texts[word]!)) found.push(word);
    }
    const first = this.#words.texts.length;
    const border = borderAt(Math.max(least, JOINED_FROM));
    this.#joins.find(lookup, border, (join) => found.push(first + join), among?.joins);
    return found;
  }

  /** Words that adjacent words, written as one, are paired with. */
  partnersOfJoin(text: string, least: number, among: PartSet | null = null): number[] {
    const found: number[] = [];
    const border = borderAt(Math.max(least, JOINED_FROM));
    this.#words.find(lookupOf(text), border, (word) => found.push(word), among?.words);
    return found;
  }

  emptySet = (): PartSet => ({ words: this.#words.noPlaces(), joins: this.#joins.noPlaces() });

  /** Adds a part to a set. */
  addTo({ words, joins }: PartSet, part: number): void {
    const join = part - this.#words.texts.length;
    const place = join < 0 ? this.#words.places[part]! : this.#joins.places[join]!;
    (join < 0 ? words : joins)[place >>> 5]! |= 1 << (place & 31);
  }
}
