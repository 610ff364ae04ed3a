import type { ScreeningSubject } from "../../domain/hits/screening.model.ts";
import { joinedTokens, tokensOf } from "../candidates/index-tokens.ts";
import type { ListEntry } from "../list-entry.ts";
import { identifierKey } from "../matching/identifier-key.ts";
import { parseName } from "../matching/parse-name.ts";
import { type EntryScore, SubjectMatcher } from "../matching/score-entry.ts";
import type { NameKind } from "../matching/word.ts";
import { WITHIN_REACH } from "../search-group.ts";
import { DeltaWords } from "./delta-words.ts";
import { lacksPartners, NOTHING_REQUIRED, requiredWords, type RequiredWords, SOUND_FROM } from "./required-words.ts";

export interface DeltaMatch {
  readonly entry: ListEntry;
  readonly scored: EntryScore;
}

interface IndexedName {
  readonly entry: number;
  readonly name: string;
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
  /** Numbers of names and places of the word in them, by word. */
  readonly #places: number[][] = [];
  readonly #identifiers = new Map<string, number[]>();
  readonly #asked: Int32Array;
  readonly #own: Int32Array;
  readonly #seenBy: Int32Array;
  #query = 0;

  constructor(entries: readonly ListEntry[]) {
    this.#entries = entries;
    for (const [number, entry] of entries.entries()) this.#add(number, entry);
    this.#asked = new Int32Array(this.#names.length);
    this.#own = new Int32Array(this.#names.length);
    this.#seenBy = new Int32Array(this.#names.length);
  }

  #add(number: number, { kind, names, identifiers }: ListEntry): void {
    for (const { name } of names) {
      const tokens = tokensOf(name);
      // A name of unknown kind is read as the subject's, and one with slashes as several names.
      const isPlain = kind !== "unknown" && !name.includes("/");
      const required = isPlain ? requiredWords(parseName(name, kind), tokens) : NOTHING_REQUIRED;
      const at = this.#names.push({ entry: number, name, required }) - 1;
      for (const [place, token] of tokens.entries()) {
        const word = this.#words.add(token);
        (this.#places[word] ??= []).push(at * PLACES + place);
      }
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
    const found = this.#findNames(tokens);
    if (found.length === 0 && near.size === 0) return [];
    const matcher = new SubjectMatcher(subject);
    const requiredAs = new Map<NameKind, RequiredWords>();
    const required = (kind: NameKind): RequiredWords => {
      const known = requiredAs.get(kind);
      if (known) return known;
      const made = requiredWords(parseName(subject.name, kind), tokens);
      requiredAs.set(kind, made);
      return made;
    };
    for (const at of found) {
      const { entry, name, required: own } = this.#names[at]!;
      const { kind } = this.#entries[entry]!;
      if (near.has(entry)) continue;
      const missing = own.mask & ~this.#own[at]!;
      if (missing !== 0 && kind !== "unknown" && threshold >= SOUND_FROM) {
        const asked = required(kind);
        const left = asked.mask & ~this.#asked[at]!;
        if (left !== 0 && lacksPartners(asked, own, { left, right: missing })) continue;
      }
      if (matcher.compareName(name, kind).score >= threshold - WITHIN_REACH) near.add(entry);
    }
    return [...near]
      .map((number) => ({ entry: this.#entries[number]!, scored: matcher.scoreEntry(this.#entries[number]!) }))
      .filter(({ scored }) => scored.score >= threshold);
  }

  /** Names that share a word with the tokens; which of their words and of the tokens those are is in `#own` and `#asked`. */
  #findNames(tokens: readonly string[]): number[] {
    const found: number[] = [];
    const query = ++this.#query;
    const meet = (words: readonly number[], bits: number) => {
      for (const word of words) {
        for (const packed of this.#places[word]!) {
          const name = Math.floor(packed / PLACES);
          if (this.#seenBy[name] !== query) {
            this.#seenBy[name] = query;
            this.#asked[name] = 0;
            this.#own[name] = 0;
            found.push(name);
          }
          this.#asked[name]! |= bits;
          this.#own[name]! |= 1 << (packed % PLACES);
        }
      }
    };
    for (const [at, token] of tokens.entries()) meet(this.#words.similarTo(token), 1 << at);
    for (const [at, token] of joinedTokens(tokens).entries()) {
      const word = this.#words.numberOf(token);
      if (word !== undefined) meet([word], 3 << at);
    }
    return found;
  }
}

/** Tokens of a name are fewer. */
const PLACES = 32;
