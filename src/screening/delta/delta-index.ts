import type { ScreeningSubject } from "../../domain/hits/screening.model.ts";
import { joinedTokens, tokensOf } from "../candidates/index-tokens.ts";
import type { ListEntry } from "../list-entry.ts";
import { identifierKey } from "../matching/identifier-key.ts";
import { parseName } from "../matching/parse-name.ts";
import { type EntryScore, SubjectMatcher } from "../matching/score-entry.ts";
import type { NameKind } from "../matching/word.ts";
import { WITHIN_REACH } from "../search-group.ts";
import { DeltaWords, type SearchedWord } from "./delta-words.ts";
import {
  type AreLike,
  mayBeJoined,
  NONE_REQUIRED,
  requiredWords,
  type RequiredWords,
  SOUND_FROM,
} from "./required-words.ts";

export interface DeltaMatch {
  readonly entry: ListEntry;
  readonly scored: EntryScore;
}

interface IndexedName {
  readonly entry: number;
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
  #query = 0;

  constructor(entries: readonly ListEntry[]) {
    this.#entries = entries;
    for (const [number, entry] of entries.entries()) this.#add(number, entry);
    this.#seenBy = new Int32Array(this.#names.length);
  }

  #add(number: number, { kind, names, identifiers }: ListEntry): void {
    for (const { name } of names) {
      const tokens = tokensOf(name);
      // A name of unknown kind is read as the subject's, and one with slashes as several names.
      const isPlain = kind !== "unknown" && !name.includes("/");
      const required = isPlain ? requiredWords(parseName(name, kind), tokens) : NONE_REQUIRED;
      const words = tokens.map((token) => this.#words.add(token));
      const at = this.#names.push({ entry: number, name, words, required }) - 1;
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
    const requiredAs = new Map<NameKind, RequiredWords>();
    const required = (kind: NameKind): RequiredWords => {
      const known = requiredAs.get(kind);
      if (known) return known;
      const made = requiredWords(parseName(subject.name, kind), tokens);
      requiredAs.set(kind, made);
      return made;
    };
    for (const at of found) {
      const listed = this.#names[at]!;
      const { entry, name } = listed;
      const { kind } = this.#entries[entry]!;
      if (near.has(entry)) continue;
      const isSound = kind !== "unknown" && threshold >= SOUND_FROM;
      if (isSound && areApart({ required: required(kind), searched }, listed, this.#words.areLike)) continue;
      if (matcher.compareName(name, kind).score >= threshold - WITHIN_REACH) near.add(entry);
    }
    return [...near]
      .map((number) => ({ entry: this.#entries[number]!, scored: matcher.scoreEntry(this.#entries[number]!) }))
      .filter(({ scored }) => scored.score >= threshold);
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
  readonly required: RequiredWords;
  readonly searched: readonly SearchedWord[];
}

/** Whether each of two names has a required word without any partner in the other. */
const areApart = (asked: Asked, { words, required: own }: IndexedName, areLike: AreLike): boolean =>
  asked.required.tokens.some(
    (at) => !words.some(asked.searched[at]!.isPartner) && !mayBeJoined(asked.required, at, own, areLike),
  ) &&
  own.tokens.some(
    (at) =>
      !asked.searched.some(({ isPartner }) => isPartner(words[at]!)) && !mayBeJoined(own, at, asked.required, areLike),
  );
