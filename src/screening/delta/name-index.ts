import type { NameKind } from "../matching/word.ts";
import { areSameGivenName } from "../tables/given-names.ts";
import { type ComparedName, comparedName, letterBit, type NamePart } from "./compared-name.ts";
import { ListedNames } from "./listed-names.ts";
import { LooseNames } from "./loose-names.ts";
import { JOINED, PARTNER, type Partners } from "./listed-parts.ts";
import { lookupOf, type Lookup, newPatterns } from "./spelling-table.ts";

/** A name that is searched for, as a name of one kind. */
export interface SearchedName {
  readonly text: string;
  /** Null if letters alone do not tell which names are near. */
  readonly compared: ComparedName | null;
}

/** A part whose partners are looked for only in names that another part leads to. */
interface LeftOut extends NamePart {
  readonly isJoin: boolean;
  readonly lookup: Lookup;
}

/** Parts that are left out of one search: a word and joins with it. */
const LEFT_OUT_MAX = 4;
const PATTERNS = Array.from({ length: LEFT_OUT_MAX }, newPatterns);

/** Listed names that are read as names of one kind, numbered as they are given. */
export class NameIndex {
  readonly #names: readonly string[];
  readonly #listed: ListedNames;
  /** Those that are compared by other means than letters and sounds, too. */
  readonly #loose = new LooseNames();
  #all: LooseNames | undefined;
  /** Of the search that is under way: names that were met, and places of the searched name by part, all 0 in between. */
  readonly #metBy: Int32Array;
  readonly #marks: Int32Array;
  readonly #marked: number[] = [];
  /** Whether a part is a partner of one that is left out: twice the number of the search, and one more if it is. */
  readonly #judged: Float64Array;
  #search = 0;
  #met: number[] = [];

  constructor(names: readonly string[], kind: NameKind) {
    this.#names = names;
    // Of several names that a list joins by slashes, each is compared.
    const compared = names.map((name) => (name.includes("/") ? null : comparedName(name, kind)));
    for (const [at, name] of compared.entries()) if (name === null) this.#loose.add(at, names[at]!);
    this.#listed = new ListedNames(compared);
    const { size } = this.#listed.parts;
    this.#metBy = new Int32Array(names.length);
    this.#marks = new Int32Array(size);
    this.#judged = new Float64Array(LEFT_OUT_MAX * size);
  }

  /**
   * Numbers of all names that may be near and have a word alike, otherwise than by its initial. Of names that letters alone do
   * not tell apart, what the index of a whole list finds.
   * @param least the similarity below which two words keep their names apart, at least `LEAST_PARTNER`; null if none does
   */
  find({ text, compared }: SearchedName, least: number | null): Iterable<number> {
    if (compared === null || least === null) return this.#everyName().find(text);
    const near = this.#loose.find(text);
    for (const name of this.#findCompared(compared, least)) near.add(name);
    return near;
  }

  #everyName(): LooseNames {
    if (this.#all) return this.#all;
    const all = new LooseNames();
    for (const [at, name] of this.#names.entries()) all.add(at, name);
    return (this.#all = all);
  }

  #findCompared(name: ComparedName, least: number): number[] {
    this.#search++;
    this.#met = [];
    const leftOut = this.#leaveOut(name);
    const { parts } = this.#listed;
    for (const word of name.words) {
      if (word.text !== leftOut[0]?.text) this.#markAll(parts.partnersOf(word.text), word, name, least);
    }
    for (const join of name.joins) {
      if (leftOut.every(({ text, isJoin }) => !isJoin || text !== join.text))
        this.#markAll(parts.partnersOfJoin(join.text), join, name, least);
    }
    for (const part of leftOut) this.#meetSufficient(part, least);
    const near = this.#met.filter((listed) => !this.#areApart(name, leftOut, listed, least));
    for (const part of this.#marked) this.#marks[part] = 0;
    this.#marked.length = 0;
    return near;
  }

  /**
   * The longest of the rare words, and rare joins with it, unless they are all that is required. One of them at most is paired
   * with a part of a listed name: where no other part is paired, this part of the listed name has all that is required there.
   */
  #leaveOut({ words, joins, required, repeated, initials }: ComparedName): LeftOut[] {
    if (initials !== 0) return [];
    const { parts } = this.#listed;
    let longest: NamePart | null = null;
    for (const word of words) {
      if ((word.places & required & ~repeated) === 0 || word.places === required) continue;
      if (areSameGivenName(word.text, word.text)) continue;
      if ((longest === null || word.text.length > longest.text.length) && parts.isRare(word.text, false))
        longest = word;
    }
    if (longest === null) return [];
    const { places } = longest;
    const withIt = joins
      .filter(
        (join) => (join.places & places) !== 0 && (required & ~join.places) !== 0 && parts.isRare(join.text, true),
      )
      .slice(0, LEFT_OUT_MAX - 1);
    return [longest, ...withIt].map((part, at) => ({
      ...part,
      isJoin: at > 0,
      lookup: lookupOf(part.text, PATTERNS[at]),
    }));
  }

  #meetSufficient({ lookup, isJoin }: LeftOut, least: number): void {
    const { sufficientWords, sufficientJoins } = this.#listed;
    const meet = (names: readonly (readonly number[])[]) => (part: number, similarity: number) =>
      similarity >= least && this.#meet(names[part]!);
    sufficientWords.table.find(lookup, isJoin ? JOINED : PARTNER, meet(sufficientWords.names));
    if (!isJoin) sufficientJoins.table.find(lookup, JOINED, meet(sufficientJoins.names));
  }

  #markAll({ parts, similarities }: Partners, part: NamePart, name: ComparedName, least: number): void {
    for (let at = 0; at < parts.length; at++) if (similarities[at]! >= least) this.#mark(parts[at]!, part, name);
  }

  #mark(part: number, { places }: NamePart, { required }: ComparedName): void {
    if (this.#marks[part] === 0) this.#marked.push(part);
    this.#marks[part]! |= places;
    // Names have a required word of either in common.
    const { withPart, requiring } = this.#listed;
    this.#meet((places & required) === 0 ? requiring[part]! : withPart[part]!);
  }

  #meet(names: readonly number[]): void {
    for (let at = 0; at < names.length; at++) {
      const name = names[at]!;
      if (this.#metBy[name] === this.#search) continue;
      this.#metBy[name] = this.#search;
      this.#met.push(name);
    }
  }

  #isPartner(part: number, { isJoin, lookup }: LeftOut, at: number, least: number): boolean {
    const place = LEFT_OUT_MAX * part + at;
    const judged = this.#judged[place]! - 2 * this.#search;
    if (judged >= 0) return judged === 1;
    const isPartner = this.#listed.parts.similarity(part, lookup, isJoin) >= least;
    this.#judged[place] = 2 * this.#search + (isPartner ? 1 : 0);
    return isPartner;
  }

  /** Whether each of two names has a required word without a partner in the other. */
  #areApart(name: ComparedName, leftOut: readonly LeftOut[], listed: number, least: number): boolean {
    const { starts, records, parts } = this.#listed;
    const marks = this.#marks;
    const start = starts[listed]!;
    const end = starts[listed + 1]!;
    let own = records[start]!;
    let lacking = name.required;
    for (let at = start + 2; at < end; at += 2) {
      const places = marks[records[at]!]!;
      if (places === 0) continue;
      lacking &= ~places;
      own &= ~records[at + 1]!;
    }
    const initials = records[start + 1]!;
    if (initials !== 0) {
      for (const { text, places } of name.words) if ((letterBit(text) & initials) !== 0) lacking &= ~places;
    }
    if (name.initials !== 0) {
      for (let at = start + 2; at < end; at += 2) {
        if (((parts.letters[records[at]!] ?? 0) & name.initials) !== 0) own &= ~records[at + 1]!;
      }
    }
    if (lacking === 0 || own === 0) return false;
    // What was left out may be all that is lacking, or be paired with all that the listed name lacks.
    for (let place = 0; place < leftOut.length; place++) {
      const isLast = (lacking & ~leftOut[place]!.places) === 0;
      for (let at = start + 2; at < end; at += 2) {
        const isEnough = isLast || (own & ~records[at + 1]!) === 0;
        if (isEnough && this.#isPartner(records[at]!, leftOut[place]!, place, least)) return false;
      }
    }
    return true;
  }
}
