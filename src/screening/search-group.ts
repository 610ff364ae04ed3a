import { BestCandidates, type Candidate } from "./candidates/best-candidates.ts";
import { nameKind, nameText, readEntry } from "./candidates/read-segment.ts";
import { findIdentifiers, prepareQuery, type Query, searchSegment } from "./candidates/search-segment.ts";
import type { Segment } from "./candidates/segment.ts";
import type { ListEntry } from "./list-entry.ts";
import type { SubjectMatcher } from "./matching/score-entry.ts";

type Segments = readonly Segment[];

/** Number of candidates of a list, or of its part in one group, that are compared in detail. */
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
/**
 * Words that are compared for a candidate: with a name of more than ten words, fewer of its names. This bounds the cost of a
 * name that was made to be costly.
 */
const WORDS_PER_CANDIDATE = 160;

/** The entries among the best candidates of some segments of a list that may reach the threshold. */
export function searchSegments(matcher: SubjectMatcher, segments: Segments, threshold: number): ListEntry[] {
  const { name, identifiers, kind } = matcher.subject;
  const query = prepareQuery(name, identifiers, kind === "person");
  const near = new Map(segments.map((segment) => [segment, new Set(findIdentifiers(segment, query))]));
  const candidates = findCandidates(query, segments);
  for (const candidate of candidates) {
    const { segment, entry } = candidate;
    if (isWithinReach(matcher, candidate, candidates[0]!.rank, threshold, query.tokens.length))
      near.get(segment)!.add(entry);
  }
  return [...near].flatMap(([segment, entries]) => [...entries].map((entry) => readEntry(segment, entry)));
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
  words = 1,
): boolean {
  const most = Math.min(NAMES_PER_CANDIDATE, Math.ceil(WORDS_PER_CANDIDATE / Math.max(1, words)));
  return names.slice(0, most).some((name, at) => {
    if (at > 0 && ranks[at]! < OTHER_NAMES_FROM * bestRank) return false;
    const { score } = matcher.compareName(nameText(segment, name), nameKind(segment, name));
    return score >= threshold - WITHIN_REACH;
  });
}
