import { BestCandidates, type Candidate } from "./candidates/best-candidates.ts";
import { nameKind, nameText, readEntry } from "./candidates/read-segment.ts";
import { findIdentifiers, prepareQuery, type Query, searchSegment } from "./candidates/search-segment.ts";
import type { Segment } from "./candidates/segment.ts";
import type { ListEntry } from "./list-entry.ts";
import { type EntryScore, SubjectMatcher } from "./matching/score-entry.ts";
import type { ScreeningSubject } from "../domain/hits/screening.model.ts";
import { compareText } from "../platform/compare-text.ts";

/** An entry that reached the threshold, with its score. */
export interface FoundEntry<L> {
  readonly list: L;
  readonly entry: ListEntry;
  readonly scored: EntryScore;
}

type Segments = readonly Segment[];

/** Number of candidates of each list that are compared in detail. */
export const CANDIDATES_PER_LIST = 40;
/** Names this far below the threshold are considered, because other evidence may raise the score. */
const WITHIN_REACH = 0.15;
/**
 * Further names of a candidate are compared from this share of the best candidate's rank on. On the real lists the name
 * that an exact query means has at least 0.56.
 */
const OTHER_NAMES_FROM = 0.4;
/** Names of a candidate that are compared, which bounds the cost of entries with thousands of aliases. */
const NAMES_PER_CANDIDATE = 16;

/** Entries that may match the subject, with a score of at least `threshold`, best first. */
export function findEntries<L extends { readonly segments: Segments }>(
  subject: ScreeningSubject,
  lists: readonly L[],
  threshold: number,
): FoundEntry<L>[] {
  const matcher = new SubjectMatcher(subject);
  const query = prepareQuery(subject.name, subject.identifiers);
  const found: FoundEntry<L>[] = [];
  for (const list of lists) {
    const near = new Map(list.segments.map((segment) => [segment, new Set(findIdentifiers(segment, query))]));
    const candidates = findCandidates(query, list.segments);
    for (const candidate of candidates) {
      const { segment, entry } = candidate;
      if (isWithinReach(matcher, candidate, candidates[0]!.rank, threshold)) near.get(segment)!.add(entry);
    }
    for (const [segment, entries] of near) {
      for (const number of entries) {
        const entry = readEntry(segment, number);
        const scored = matcher.scoreEntry(entry);
        if (scored.score >= threshold) found.push({ list, entry, scored });
      }
    }
  }
  return found.sort((a, b) => b.scored.score - a.scored.score || compareText(a.entry.id, b.entry.id));
}

/** The entries of a list that share most with the query, best first. */
export function findCandidates(query: Query, segments: Segments): Candidate[] {
  const best = new BestCandidates(CANDIDATES_PER_LIST);
  for (const segment of segments) searchSegment(segment, query, best);
  return best.take();
}

/**
 * Whether any name of a candidate scores so high that the entry may reach the threshold. The name with the highest rank
 * need not be the most similar one: a rare word of another alias may weigh more than all words of the exact name.
 */
export function isWithinReach(
  matcher: SubjectMatcher,
  { segment, names, ranks }: Candidate,
  bestRank: number,
  threshold: number,
): boolean {
  return names.slice(0, NAMES_PER_CANDIDATE).some((name, at) => {
    if (at > 0 && ranks[at]! < OTHER_NAMES_FROM * bestRank) return false;
    const { score } = matcher.compareName(nameText(segment, name), nameKind(segment, name));
    return score >= threshold - WITHIN_REACH;
  });
}
