import { BestCandidates } from "./candidates/best-candidates.ts";
import { nameKind, nameText, readEntry } from "./candidates/read-segment.ts";
import { findIdentifiers, prepareQuery, searchSegment } from "./candidates/search-segment.ts";
import type { Segment } from "./candidates/segment.ts";
import type { ListEntry } from "./list-entry.ts";
import { type EntryScore, SubjectMatcher } from "./matching/score-entry.ts";
import type { ScreeningSubject } from "../domain/hits/screening.model.ts";

/** An entry that reached the threshold, with its score. */
export interface FoundEntry<L> {
  readonly list: L;
  readonly entry: ListEntry;
  readonly scored: EntryScore;
}

/** Number of candidates of each list that are compared in detail. */
export const CANDIDATES_PER_LIST = 40;
/** Names this far below the threshold are considered, because other evidence may raise the score. */
const WITHIN_REACH = 0.15;

/** Entries that may match the subject, with a score of at least `threshold`, best first. */
export function findEntries<L extends { readonly segments: readonly Segment[] }>(
  subject: ScreeningSubject,
  lists: readonly L[],
  threshold: number,
): FoundEntry<L>[] {
  const matcher = new SubjectMatcher(subject);
  const query = prepareQuery(subject.name, subject.identifiers);
  const found: FoundEntry<L>[] = [];
  for (const list of lists) {
    const best = new BestCandidates(CANDIDATES_PER_LIST);
    const near = new Map<Segment, Set<number>>();
    for (const segment of list.segments) {
      searchSegment(segment, query, best);
      near.set(segment, new Set(findIdentifiers(segment, query)));
    }
    for (const { segment, name } of best.take()) {
      const { score } = matcher.compareName(nameText(segment, name), nameKind(segment, name));
      if (score >= threshold - WITHIN_REACH) near.get(segment)!.add(segment.nameEntries[name]!);
    }
    for (const [segment, entries] of near) {
      for (const number of entries) {
        const entry = readEntry(segment, number);
        const scored = matcher.scoreEntry(entry);
        if (scored.score >= threshold) found.push({ list, entry, scored });
      }
    }
  }
  return found.sort((a, b) => b.scored.score - a.scored.score || (a.entry.id < b.entry.id ? -1 : 1));
}
