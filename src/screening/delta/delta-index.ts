import type { ScreeningSubject } from "../../domain/hits/screening.model.ts";
import type { ListEntry } from "../list-entry.ts";
import { identifierKey } from "../matching/identifier-key.ts";
import { leastNameScore, leastWordSimilarity, type Said } from "../matching/reach.ts";
import { type EntryScore, SubjectMatcher } from "../matching/score-entry.ts";
import type { NameKind } from "../matching/word.ts";
import { readName, type ReadName } from "./compared-name.ts";
import { LEAST_PARTNER } from "./listed-parts.ts";
import { NameIndex } from "./name-index.ts";

export interface DeltaMatch {
  readonly entry: ListEntry;
  readonly scored: EntryScore;
}

/** Names of the entries of one kind. */
interface NamesOfKind {
  readonly kind: ListEntry["kind"];
  /** The kind as which the names are read. */
  readonly as: NameKind;
  readonly names: readonly string[];
  /** The entry of each. */
  readonly entryOf: readonly number[];
  readonly index: NameIndex;
  readonly said: Said;
}

/** Names of unknown kind are read as those of the subject. */
const READINGS: readonly (readonly [ListEntry["kind"], NameKind])[] = [
  ["person", "person"],
  ["company", "company"],
  ["vessel", "vessel"],
  ["unknown", "person"],
  ["unknown", "company"],
];

/**
 * A few entries, in memory, for the search of very many subjects: those of a list that differ from its version before. It
 * finds each entry that reaches the threshold by a name with a word alike, by an acronym or by one Korean name, with the score that a screening gives. Where a
 * screening keeps only the best candidates of a list, this search compares all.
 */
export class DeltaIndex {
  readonly #entries: readonly ListEntry[];
  readonly #kinds: readonly NamesOfKind[];
  readonly #identifiers = new Map<string, number[]>();
  readonly #reaches = new Map<string, Reach>();

  constructor(entries: readonly ListEntry[]) {
    this.#entries = entries;
    this.#kinds = READINGS.map(([kind, as]) => namesOfKind(entries, kind, as)).filter(({ names }) => names.length > 0);
    for (const [number, { identifiers }] of entries.entries()) {
      for (const identifier of identifiers) {
        const key = identifierKey(identifier);
        if (key !== null) this.#identifiers.set(key, [...(this.#identifiers.get(key) ?? []), number]);
      }
    }
  }

  /** Entries with a score of at least `threshold`. */
  find(subject: ScreeningSubject, threshold: number): DeltaMatch[] {
    const near = new Set<number>();
    for (const identifier of subject.identifiers ?? []) {
      for (const entry of this.#identifiers.get(identifierKey(identifier) ?? "") ?? []) near.add(entry);
    }
    // Names of companies and of vessels are read alike.
    const searched: Partial<Record<"person" | "thing", ReadName>> = {};
    let matcher: SubjectMatcher | undefined;
    for (const { kind, as, names, entryOf, index, said } of this.#kinds) {
      if (kind === "unknown" && as !== kindOf(subject)) continue;
      const { name: least, word } = this.#reach(subject, kind, threshold, said);
      if (least > 1) continue;
      const name = (searched[as === "person" ? as : "thing"] ??= readName(subject.name, as));
      for (const found of index.find(name, word)) {
        const entry = entryOf[found]!;
        if (near.has(entry)) continue;
        matcher ??= new SubjectMatcher(subject);
        if (matcher.compareName(names[found]!, kind).score >= least) near.add(entry);
      }
    }
    if (near.size === 0) return [];
    const scoring = matcher ?? new SubjectMatcher(subject);
    return [...near]
      .map((number) => ({ entry: this.#entries[number]!, scored: scoring.scoreEntry(this.#entries[number]!) }))
      .filter(({ scored }) => scored.score >= threshold);
  }

  #reach(subject: ScreeningSubject, kind: ListEntry["kind"], threshold: number, said: Said): Reach {
    const { birthDate, countries = [] } = subject;
    const key = `${subject.kind} ${kind} ${birthDate === undefined} ${countries.length === 0} ${threshold}`;
    const known = this.#reaches.get(key);
    if (known) return known;
    const name = leastNameScore(subject, kind, threshold, said);
    const similarity = name > 1 ? 1 : leastWordSimilarity(name);
    const reach = { name, word: similarity !== null && similarity >= LEAST_PARTNER ? similarity : null };
    this.#reaches.set(key, reach);
    return reach;
  }
}

interface Reach {
  /** Least score of a name. */
  readonly name: number;
  /** Least similarity of a word that must have a partner; null if names with different words come within reach. */
  readonly word: number | null;
}

const kindOf = ({ kind }: ScreeningSubject): NameKind => (kind === "unknown" ? "person" : kind);

function namesOfKind(entries: readonly ListEntry[], kind: ListEntry["kind"], as: NameKind): NamesOfKind {
  const names: string[] = [];
  const entryOf: number[] = [];
  for (const [number, entry] of entries.entries()) {
    if (entry.kind !== kind) continue;
    for (const { name } of entry.names) {
      names.push(name);
      entryOf.push(number);
    }
  }
  const ofKind = entries.filter((entry) => entry.kind === kind);
  const said = {
    birthDates: ofKind.some(({ birthDates }) => birthDates.length > 0),
    countries: ofKind.some(({ countries }) => countries.length > 0),
  };
  return { kind, as, names, entryOf, index: new NameIndex(names, as), said };
}
