import type { ScreeningSubject } from "../../domain/hits/screening.model.ts";
import type { ListEntry } from "../list-entry.ts";
import { identifierKey } from "../matching/identifier-key.ts";
import { type FactBounds, leastNameScore, leastWordSimilarity } from "../matching/reach.ts";
import { type EntryScore, SubjectMatcher } from "../matching/score-entry.ts";
import type { NameKind } from "../matching/word.ts";
import { readName, type ReadName } from "./compared-name.ts";
import { EntriesOfKind } from "./entries-of-kind.ts";
import { LEAST_PARTNER } from "./listed-parts.ts";

export interface DeltaMatch {
  readonly entry: ListEntry;
  readonly scored: EntryScore;
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
  readonly #kinds: readonly EntriesOfKind[];
  readonly #identifiers = new Map<string, number[]>();
  readonly #reaches = new Map<string, Reach>();

  constructor(entries: readonly ListEntry[]) {
    this.#entries = entries;
    this.#kinds = READINGS.map(([kind, as]) => new EntriesOfKind(entries, kind, as));
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
    for (const ofKind of this.#kinds) {
      const { kind, as } = ofKind;
      if (kind === "unknown" && as !== kindOf(subject)) continue;
      for (const { names, bounds } of ofKind.searchesFor(subject)) {
        const { name: least, word } = this.#reach(subject, kind, threshold, bounds);
        if (least > 1) continue;
        const name = (searched[as === "person" ? as : "thing"] ??= readName(subject.name, as));
        for (const found of names.index.find(name, word)) {
          const entry = names.entryOf[found]!;
          if (near.has(entry)) continue;
          matcher ??= new SubjectMatcher(subject);
          if (matcher.compareName(names.names[found]!, kind).score >= least) near.add(entry);
        }
      }
    }
    if (near.size === 0) return [];
    const scoring = matcher ?? new SubjectMatcher(subject);
    return [...near]
      .map((number) => ({ entry: this.#entries[number]!, scored: scoring.scoreEntry(this.#entries[number]!) }))
      .filter(({ scored }) => scored.score >= threshold);
  }

  #reach(subject: ScreeningSubject, kind: ListEntry["kind"], threshold: number, bounds: FactBounds): Reach {
    const { birth, country } = bounds;
    const key = `${subject.kind} ${kind} ${birth.for} ${birth.against} ${country.for} ${country.against} ${threshold}`;
    const known = this.#reaches.get(key);
    if (known) return known;
    const name = leastNameScore(subject, kind, threshold, bounds);
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
