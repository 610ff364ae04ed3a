import type { Segment } from "./candidates/segment.ts";
import type { ListEntry } from "./list-entry.ts";
import { type EntryScore, SubjectMatcher } from "./matching/score-entry.ts";
import { searchSegments } from "./search-group.ts";
import type { ScreeningSubject } from "../domain/hits/screening.model.ts";

/** An entry that reached the threshold, with its score. */
export interface FoundEntry<L> {
  readonly list: L;
  readonly entry: ListEntry;
  readonly scored: EntryScore;
}

/** Entries that may match the subject, with a score of at least `threshold`, best first. */
export function findEntries<L extends { readonly segments: readonly Segment[] }>(
  subject: ScreeningSubject,
  lists: readonly L[],
  threshold: number,
): FoundEntry<L>[] {
  const matcher = new SubjectMatcher(subject);
  const near = lists.map((list) => ({ list, entries: searchSegments(matcher, list.segments, threshold) }));
  return explainEntries(matcher, near, threshold);
}

/** The entries that reach the threshold, of those that the segments of each list answered. */
export function explainEntries<L>(
  matcher: SubjectMatcher,
  lists: readonly { readonly list: L; readonly entries: readonly ListEntry[] }[],
  threshold: number,
): FoundEntry<L>[] {
  const found: FoundEntry<L>[] = [];
  for (const { list, entries } of lists) {
    for (const entry of entries) {
      const scored = matcher.scoreEntry(entry);
      if (scored.score >= threshold) found.push({ list, entry, scored });
    }
  }
  return found.sort((a, b) => b.scored.score - a.scored.score || (a.entry.id < b.entry.id ? -1 : 1));
}
