import type { ScreeningHit, ScreeningSubject } from "../../domain/hits/screening.model.ts";
import type { ListEntry } from "../list-entry.ts";
import { SubjectMatcher } from "../matching/score-entry.ts";
import { toHit } from "../screen-subjects.ts";
import type { ChangedEntries } from "./changed-entries.ts";
import { DeltaIndex } from "./delta-index.ts";

interface Thresholds {
  readonly exact: number;
  readonly fuzzy: number;
}

/** What became of an entry: `same` also stands for one that is not among the changed entries that are at hand. */
export type EntryFate = "same" | "removed" | "changed";

/** Changed entries of a list, to be searched for subjects. Matches are those that a screening gives, score and all. */
export class ChangedList {
  readonly #index: DeltaIndex;
  readonly #byId: Map<string, ListEntry[]>;
  readonly #list: ScreeningHit["list"];
  readonly #changed: ChangedEntries;
  readonly #thresholds: Thresholds;

  constructor(list: ScreeningHit["list"], changed: ChangedEntries, thresholds: Thresholds) {
    this.#list = list;
    this.#changed = changed;
    this.#thresholds = thresholds;
    this.#index = new DeltaIndex(changed.entries);
    this.#byId = Map.groupBy(changed.entries, ({ id }) => id);
  }

  get version(): string {
    return this.#list.version;
  }

  get next(): ChangedEntries["next"] {
    return this.#changed.next;
  }

  search(subject: ScreeningSubject): ScreeningHit[] {
    const { exact, fuzzy } = this.#thresholds;
    return this.#index.find(subject, fuzzy).map((found) => toHit({ list: this.#list, ...found }, exact));
  }

  fateOf(entryId: string): EntryFate {
    if (this.#byId.has(entryId)) return "changed";
    return this.#changed.isRemoved(entryId) ? "removed" : "same";
  }

  /** The match of a subject with a changed entry, however it would be found; null below the threshold. */
  compare(subject: ScreeningSubject, entryId: string): ScreeningHit | null {
    const { exact, fuzzy } = this.#thresholds;
    const matcher = new SubjectMatcher(subject);
    const hits = (this.#byId.get(entryId) ?? [])
      .map((entry) => ({ list: this.#list, entry, scored: matcher.scoreEntry(entry) }))
      .filter(({ scored }) => scored.score >= fuzzy)
      .sort((a, b) => b.scored.score - a.scored.score);
    return hits[0] ? toHit(hits[0], exact) : null;
  }
}
