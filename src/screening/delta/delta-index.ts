import type { ScreeningSubject } from "../../domain/hits/screening.model.ts";
import { joinedTokens, tokensOf } from "../candidates/index-tokens.ts";
import type { ListEntry } from "../list-entry.ts";
import { identifierKey } from "../matching/identifier-key.ts";
import { parseName } from "../matching/parse-name.ts";
import { type EntryScore, SubjectMatcher } from "../matching/score-entry.ts";
import { leastNameScore } from "../matching/reach.ts";
import type { Spelling } from "../matching/spelling-bound.ts";
import { DeltaWords, type SearchedWord } from "./delta-words.ts";
import { hasUnjoined, NONE_REQUIRED, requiredWords, type RequiredWords, SOUND_FROM } from "./required-words.ts";

export interface DeltaMatch {
  readonly entry: ListEntry;
  readonly scored: EntryScore;
}

interface IndexedName {
  readonly entry: number;
  readonly kind: ListEntry["kind"];
  readonly name: string;
  /** Numbers of its tokens. */
  readonly words: readonly number[];
  readonly required: RequiredWords;
}

/**
 * A few entries, in memory, for the search of very many subjects: those of a list that differ from its version before. It
 * finds each of these entries that the search of the whole list finds, with the same score. Where the whole search keeps
 * only the best candidates of a list, this one compares all.
 */
export class DeltaIndex {
  readonly #entries: readonly ListEntry[];
  readonly #words = new DeltaWords();
  readonly #names: IndexedName[] = [];
  /** Numbers of names by word. */
  readonly #byWord: number[][] = [];
  readonly #identifiers = new Map<string, number[]>();
  readonly #seenBy: Int32Array;
  /** Bits of the searched words that are partners of a word, and for which search. */
  readonly #partners: Int32Array;
  readonly #askedBy: Int32Array;
  #query = 0;

  constructor(entries: readonly ListEntry[]) {
    this.#entries = entries;
    for (const [number, entry] of entries.entries()) this.#add(number, entry);
    this.#seenBy = new Int32Array(this.#names.length);
    this.#askedBy = new Int32Array(this.#byWord.length);
    this.#partners = new Int32Array(this.#byWord.length);
  }

  #add(number: number, { kind, names, identifiers }: ListEntry): void {
    for (const { name } of names) {
      const tokens = tokensOf(name);
      // A name of unknown kind is read as the subject's, and one with slashes as several names.
      const isPlain = kind !== "unknown" && !name.includes("/");
      const words = tokens.map((token) => this.#words.add(token));
      const spellings = words.map(this.#words.spellingOf);
      const required = isPlain ? requiredWords(parseName(name, kind), spellings) : NONE_REQUIRED;
      const at = this.#names.push({ entry: number, kind, name, words, required }) - 1;
      for (const word of words) (this.#byWord[word] ??= []).push(at);
    }
    for (const identifier of identifiers) {
      const key = identifierKey(identifier);
      if (key !== null) this.#identifiers.set(key, [...(this.#identifiers.get(key) ?? []), number]);
    }
  }

  /** Entries with a score of at least `threshold`. */
  find(subject: ScreeningSubject, threshold: number): DeltaMatch[] {
    const near = new Set<number>();
    for (const identifier of subject.identifiers ?? []) {
      for (const entry of this.#identifiers.get(identifierKey(identifier) ?? "") ?? []) near.add(entry);
    }
    const tokens = tokensOf(subject.name);
    const searched = tokens.map((token) => this.#words.search(token));
    const found = this.#findNames(tokens, searched);
    if (found.length === 0 && near.size === 0) return [];
    const matcher = new SubjectMatcher(subject);
    const spellings = searched.map(({ spelling }) => spelling);
    const asked = new Map<ListEntry["kind"], Asked>();
    for (const at of found) {
      const listed = this.#names[at]!;
      const { entry, name, kind } = listed;
      let asking = asked.get(kind);
      if (!asking) asked.set(kind, (asking = askAs(subject, kind, threshold, spellings)));
      const { least, required } = asking;
      if (least > 1 || near.has(entry) || this.#areApart(required, searched, listed)) continue;
      if (matcher.compareName(name, kind).score >= least) near.add(entry);
    }
    return [...near]
      .map((number) => ({ entry: this.#entries[number]!, scored: matcher.scoreEntry(this.#entries[number]!) }))
      .filter(({ scored }) => scored.score >= threshold);
  }

  /** Whether each of two names has a required word without any partner in the other. */
  #areApart(
    required: RequiredWords,
    searched: readonly SearchedWord[],
    { words, required: own }: IndexedName,
  ): boolean {
    if (required.places === 0 || own.places === 0) return false;
    let [partnered, lackingOwn] = [0, 0];
    for (let at = 0; at < words.length; at++) {
      const partners = this.#partnersOf(searched, words[at]!);
      partnered |= partners;
      if (partners === 0) lackingOwn |= 1 << at;
    }
    lackingOwn &= own.places;
    const lacking = required.places & ~partnered;
    if (lacking === 0 || lackingOwn === 0) return false;
    return hasUnjoined(own, lackingOwn, required) && hasUnjoined(required, lacking, own);
  }

  /** Of the subject that is searched for, remembered for each word. */
  #partnersOf(searched: readonly SearchedWord[], word: number): number {
    if (this.#askedBy[word] === this.#query) return this.#partners[word]!;
    this.#askedBy[word] = this.#query;
    return (this.#partners[word] = this.#words.partnersOf(searched, word));
  }

  /** Names that share a word with the tokens. */
  #findNames(tokens: readonly string[], searched: readonly SearchedWord[]): number[] {
    const found: number[] = [];
    const query = ++this.#query;
    const meet = (word: number) => {
      for (const name of this.#byWord[word]!) {
        if (this.#seenBy[name] === query) continue;
        this.#seenBy[name] = query;
        found.push(name);
      }
    };
    for (const { similar } of searched) for (const word of similar) meet(word);
    for (const token of joinedTokens(tokens)) {
      const word = this.#words.numberOf(token);
      if (word !== undefined) meet(word);
    }
    return found;
  }
}

interface Asked {
  /** Least score of a name. */
  readonly least: number;
  readonly required: RequiredWords;
}

function askAs(
  subject: ScreeningSubject,
  kind: ListEntry["kind"],
  threshold: number,
  spellings: readonly Spelling[],
): Asked {
  const least = leastNameScore(subject, kind, threshold);
  const isSound = least <= 1 && kind !== "unknown" && threshold >= SOUND_FROM;
  return { least, required: isSound ? requiredWords(parseName(subject.name, kind), spellings) : NONE_REQUIRED };
}
