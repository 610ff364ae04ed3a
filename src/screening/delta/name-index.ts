import { parseName } from "../matching/parse-name.ts";
import { joinedNames } from "../matching/score-entry.ts";
import type { NameKind } from "../matching/word.ts";
import { areSameGivenName } from "../tables/given-names.ts";
import { type ComparedName, letterBit, type NamePart, readName, type ReadName } from "./compared-name.ts";
import { ListedNames, type Paired } from "./listed-names.ts";
import { LooseNames } from "./loose-names.ts";
import { WholeNames } from "./whole-names.ts";

/** Listed names that are read as names of one kind, numbered as they are given. */
export class NameIndex {
  readonly #names: readonly string[];
  readonly #listed: ListedNames;
  /** Those that are compared by other means than letters and sounds, too. */
  readonly #loose = new LooseNames();
  readonly #whole = new WholeNames();
  #all: LooseNames | undefined;
  /** Of the search that is under way, by listed name: whether it was met, and places with a partner in either name. */
  readonly #isMet: Uint8Array;
  readonly #ownPlaces: Int32Array;
  readonly #listedPlaces: Int32Array;

  constructor(names: readonly string[], kind: NameKind) {
    this.#names = names;
    const read = names.map((name) => readName(name, kind));
    for (const [at, { text, parsed }] of read.entries()) {
      this.#whole.add(at, parsed);
      for (const part of joinedNames(text)) this.#whole.add(at, parseName(part, kind));
    }
    // Of several names that a list joins by slashes, each is compared.
    const compared = read.map(({ text, compared: name }) => (text.includes("/") ? null : name));
    for (const [at, name] of compared.entries()) if (name === null) this.#loose.add(at, names[at]!);
    this.#listed = new ListedNames(compared);
    this.#isMet = new Uint8Array(names.length);
    this.#ownPlaces = new Int32Array(names.length);
    this.#listedPlaces = new Int32Array(names.length);
  }

  /**
   * Numbers of all names that may be near and have a word alike, otherwise than by its initial, or are near as a whole.
   * Of names that letters alone do not tell apart, what the index of a whole list finds.
   * @param least the similarity below which two words keep their names apart, at least `LEAST_PARTNER`; null if none does
   */
  find({ text, parsed, compared }: ReadName, least: number | null): Iterable<number> {
    const byLetters = compared !== null && least !== null;
    const near = (byLetters ? this.#loose : this.#everyName()).find(text);
    for (const name of this.#whole.find(parsed)) near.add(name);
    if (byLetters) for (const name of this.#findCompared(compared, least)) near.add(name);
    return near;
  }

  #everyName(): LooseNames {
    if (this.#all) return this.#all;
    const all = new LooseNames();
    for (const [at, name] of this.#names.entries()) all.add(at, name);
    return (this.#all = all);
  }

  #findCompared(name: ComparedName, least: number): number[] {
    const met: number[] = [];
    const leftOut = this.#leaveOut(name, least);
    const isRequired = ({ places }: NamePart): boolean => (places & name.required) !== 0;
    const isLeftOut = ({ places }: NamePart): boolean =>
      leftOut !== null && (places & leftOut.places) !== 0 && (name.required & ~places) !== 0;
    for (const word of name.words) {
      if (word !== leftOut) this.#meet(this.#listed.withPartnerOf(word.text, isRequired(word), least), word, met);
    }
    for (const join of name.joins) {
      if (!isLeftOut(join)) this.#meet(this.#listed.withPartnerOfJoin(join.text, isRequired(join), least), join, met);
    }
    if (leftOut !== null) {
      const among = this.#listed.partsOf(met);
      this.#meet(this.#listed.withPartnerAmong(leftOut.text, false, least, among), leftOut, met);
      for (const join of name.joins) {
        if (isLeftOut(join)) this.#meet(this.#listed.withPartnerAmong(join.text, true, least, among), join, met);
      }
    }
    const near = met.filter((listed) => !this.#areApart(name, listed));
    for (let at = 0; at < met.length; at++) {
      const listed = met[at]!;
      this.#isMet[listed] = 0;
      this.#ownPlaces[listed] = 0;
      this.#listedPlaces[listed] = 0;
    }
    return near;
  }

  /**
   * The longest of the rare words, unless it is all that is required. It, or a join with it, is paired with one part of a listed
   * name at most: where no other part is paired, this part of the listed name has all that is required there.
   */
  #leaveOut({ words, required, repeated, initials }: ComparedName, least: number): NamePart | null {
    if (initials !== 0) return null;
    let longest: NamePart | null = null;
    for (const word of words) {
      if ((word.places & required & ~repeated) === 0 || word.places === required) continue;
      if (longest !== null && word.text.length <= longest.text.length) continue;
      if (!areSameGivenName(word.text, word.text) && this.#listed.isRare(word.text, least)) longest = word;
    }
    return longest;
  }

  #meet({ names, places: listedPlaces }: Paired, { places }: NamePart, met: number[]): void {
    const [isMet, own, theirs] = [this.#isMet, this.#ownPlaces, this.#listedPlaces];
    for (let at = 0; at < names.length; at++) {
      const name = names[at]!;
      own[name]! |= places;
      theirs[name]! |= listedPlaces[at]!;
      if (isMet[name] === 1) continue;
      isMet[name] = 1;
      met.push(name);
    }
  }

  /** Whether each of two names has a required word without a partner in the other. */
  #areApart({ words, required, initials }: ComparedName, listed: number): boolean {
    let own = required & ~this.#ownPlaces[listed]!;
    if (own === 0) return false;
    let theirs = this.#listed.required[listed]! & ~this.#listedPlaces[listed]!;
    if (theirs === 0) return false;
    const theirInitials = this.#listed.initials[listed]!;
    if (theirInitials !== 0) {
      for (const { text, places } of words) if ((letterBit(text) & theirInitials) !== 0) own &= ~places;
    }
    if (initials !== 0) theirs &= ~this.#listed.startingWith(listed, initials);
    return own !== 0 && theirs !== 0;
  }
}
