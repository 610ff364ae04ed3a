import { type ComparedName, letterBit } from "./compared-name.ts";
import { ListedParts, type PartSet } from "./listed-parts.ts";
import { type Posting, type Postings, postingsOf } from "./postings.ts";
import { RecentMap } from "./recent-map.ts";

/** Names with a part that another part is paired with, each with the places of its required words that have a partner so. */
export interface Paired {
  readonly names: Int32Array;
  readonly places: Int32Array;
}

/**
 * Texts whose partners are remembered, at most and for each listed name: given names repeat among parties, most family names do
 * not, and a search of few names is quick.
 */
const REMEMBERED = { words: 4_000, joins: 1_000 };
const REMEMBERED_A_NAME = { words: 2, joins: 0.5 };

/** What is remembered of required words and of others, and of their joins. */
type Known = Readonly<Record<"words" | "others" | "joins" | "otherJoins", RecentMap<string, Paired>>> & {
  /** How often words came up whose partners were not searched for among all parts. */
  readonly seen: RecentMap<string, number>;
};

/** Times that a word is rare. */
const RARE = 3;

/** Listed names by their parts, numbered as they are given. A name that is null has no parts. */
export class ListedNames {
  readonly #parts: ListedParts;
  /** The names with each part, and the parts of each name, with the places of the name's required words that the part stands for. */
  readonly #names: Postings;
  readonly #partsOf: Postings;
  /** The bit of the first letter of each part that is a word. */
  readonly #letters: Int32Array;
  /** Parts that have all required words of a name, or all that initials may not stand for. */
  readonly #sufficient: PartSet;
  /** Of the search that is under way. */
  readonly #among: PartSet;
  readonly #known = new Map<number, Known>();
  /** Of each name: places of its required words, and a bit for the letter of each initial. */
  readonly required: Int32Array;
  readonly initials: Int32Array;
  /** Of the names that are being collected: places, all 0 in between. */
  readonly #places: Int32Array;
  readonly #isMet: Uint8Array;

  constructor(names: readonly (ComparedName | null)[]) {
    const parts = new ListedParts(
      names.flatMap((name) => name?.words.map(({ text }) => text) ?? []),
      names.flatMap((name) => name?.joins.map(({ text }) => text) ?? []),
    );
    this.#parts = parts;
    this.required = Int32Array.from(names, (name) => name?.required ?? 0);
    this.initials = Int32Array.from(names, (name) => name?.initials ?? 0);
    this.#places = new Int32Array(names.length);
    this.#isMet = new Uint8Array(names.length);
    this.#letters = new Int32Array(parts.size);
    this.#sufficient = parts.emptySet();
    this.#among = parts.emptySet();
    const found: Posting[] = [];
    for (const [at, name] of names.entries()) {
      if (name === null) continue;
      const { required, initials } = name;
      const add = (part: number, places: number) => {
        found.push([part, at, places & required]);
        if ((required & ~places) === 0 || initials !== 0) parts.addTo(this.#sufficient, part);
      };
      for (const { text, places } of name.words) {
        const part = parts.numberOfWord(text);
        this.#letters[part] = letterBit(text);
        add(part, places);
      }
      for (const { text, places } of name.joins) add(parts.numberOfJoin(text), places);
    }
    this.#names = postingsOf(parts.size, found);
    this.#partsOf = postingsOf(
      names.length,
      found.map(([part, name, places]) => [name, part, places]),
    );
  }

  /** Whether a word has come up so seldom that its partners among all parts are not worth a search. Counts the call. */
  isRare(text: string, least: number): boolean {
    const { words, seen } = this.#knownAt(least);
    if (words.get(text)) return false;
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return times <= RARE;
  }

  /**
   * Names with a part that a word is paired with, where it is worth to know: of some names, and of names of which one part may have
   * all that is required.
   */
  withPartnerAmong(text: string, isJoin: boolean, least: number, among: PartSet): Paired {
    const parts = isJoin ? this.#parts.partnersOfJoin(text, least, among) : this.#parts.partnersOf(text, least, among);
    return this.#collect(parts, true);
  }

  /** The parts of some names, and the sufficient ones of all. Valid until the next call. */
  partsOf(names: readonly number[]): PartSet {
    const among = this.#among;
    among.words.set(this.#sufficient.words);
    among.joins.set(this.#sufficient.joins);
    const { starts, items } = this.#partsOf;
    for (let name = 0; name < names.length; name++) {
      const end = starts[names[name]! + 1]!;
      for (let at = starts[names[name]!]!; at < end; at++) this.#parts.addTo(among, items[at]!);
    }
    return among;
  }

  /**
   * Names with a part that a word is paired with.
   * @param isRequired whether the word needs a partner; of any other word, those that need it as a partner
   * @param least similarity
   */
  withPartnerOf(text: string, isRequired: boolean, least: number): Paired {
    const { words, others } = this.#knownAt(least);
    const known = isRequired ? words : others;
    return known.get(text) ?? known.set(text, this.#collect(this.#parts.partnersOf(text, least), isRequired));
  }

  /** The same of adjacent words, written as one. */
  withPartnerOfJoin(text: string, isRequired: boolean, least: number): Paired {
    const { joins, otherJoins } = this.#knownAt(least);
    const known = isRequired ? joins : otherJoins;
    return known.get(text) ?? known.set(text, this.#collect(this.#parts.partnersOfJoin(text, least), isRequired));
  }

  #knownAt(least: number): Known {
    let known = this.#known.get(least);
    if (!known) {
      const names = this.required.length;
      const words = Math.ceil(Math.min(REMEMBERED.words, REMEMBERED_A_NAME.words * names));
      const joins = Math.ceil(Math.min(REMEMBERED.joins, REMEMBERED_A_NAME.joins * names));
      known = {
        words: new RecentMap(words),
        others: new RecentMap(joins),
        joins: new RecentMap(joins),
        otherJoins: new RecentMap(joins),
        seen: new RecentMap(words),
      };
      this.#known.set(least, known);
    }
    return known;
  }

  #collect(parts: readonly number[], isRequired: boolean): Paired {
    if (parts.length === 0) return NOBODY;
    const { starts, items, values } = this.#names;
    const met: number[] = [];
    for (const part of parts) {
      for (let at = starts[part]!; at < starts[part + 1]!; at++) {
        if (!isRequired && values[at] === 0) continue;
        const name = items[at]!;
        this.#places[name]! |= values[at]!;
        if (this.#isMet[name] === 1) continue;
        this.#isMet[name] = 1;
        met.push(name);
      }
    }
    const names = Int32Array.from(met);
    const places = new Int32Array(met.length);
    for (let at = 0; at < met.length; at++) {
      places[at] = this.#places[met[at]!]!;
      this.#places[met[at]!] = 0;
      this.#isMet[met[at]!] = 0;
    }
    return { names, places };
  }

  /** Places of the required words of a name that begin with one of some letters. */
  startingWith(name: number, letters: number): number {
    let places = 0;
    const { starts, items, values } = this.#partsOf;
    for (let at = starts[name]!; at < starts[name + 1]!; at++) {
      if ((this.#letters[items[at]!]! & letters) !== 0) places |= values[at]!;
    }
    return places;
  }
}

const NOBODY: Paired = { names: new Int32Array(0), places: new Int32Array(0) };
