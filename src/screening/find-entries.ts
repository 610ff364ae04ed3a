import type { Segment } from "./candidates/segment.ts";
import type { ListEntry } from "./list-entry.ts";
import { type EntryScore, SubjectMatcher } from "./matching/score-entry.ts";
import { mergeAnswers, searchSegments, type SegmentAnswer } from "./search-group.ts";
import type { ScreeningSubject } from "../domain/hits/screening.model.ts";
import { compareText } from "../platform/compare-text.ts";

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
  const answered = lists.map((list) => ({ list, answers: [searchSegments(matcher, list.segments, threshold)] }));
  return explainEntries(matcher, answered, threshold);
}

/** The same from what the segments of each list answered. Together the answers must be of all its segments. */
export function explainEntries<L>(
  matcher: SubjectMatcher,
  lists: readonly { readonly list: L; readonly answers: readonly SegmentAnswer[] }[],
  threshold: number,
): FoundEntry<L>[] {
  const found: FoundEntry<L>[] = [];
  for (const { list, answers } of lists) {
    for (const entry of mergeAnswers(matcher, answers, threshold)) {
      const scored = matcher.scoreEntry(entry);
      if (scored.score >= threshold) found.push({ list, entry, scored });
    }
  }
  return found.sort((a, b) => b.scored.score - a.scored.score || compareText(a.entry.id, b.entry.id));
}
