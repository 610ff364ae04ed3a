import { BestCandidates, type Candidate } from "./candidates/best-candidates.ts";
import { nameKind, nameText, readEntry } from "./candidates/read-segment.ts";
import { findIdentifiers, prepareQuery, type Query, searchSegment } from "./candidates/search-segment.ts";
import type { Segment } from "./candidates/segment.ts";
import type { ListEntry } from "./list-entry.ts";
import type { SubjectMatcher } from "./matching/score-entry.ts";

type Segments = readonly Segment[];

/** An entry that may reach the threshold. */
export interface NearEntry {
  readonly entry: ListEntry;
  /** Its rank among the candidates of its list; infinite if it has one of the subject's identifiers. */
  readonly rank: number;
  /** Its names that share words with the subject's, best first: their places in the entry, and the rank of each. */
  readonly names: readonly number[];
  readonly ranks: readonly number[];
}

/** What some segments of a list have for a subject. */
export interface SegmentAnswer {
  /** Ranks of the best candidates, best first. */
  readonly ranks: readonly number[];
  readonly near: readonly NearEntry[];
}

/** Number of candidates of each list that are compared in detail. */
export const CANDIDATES_PER_LIST = 40;
/** Names this far below the threshold are considered, because other evidence may raise the score. */
export const WITHIN_REACH = 0.15;
/**
 * Further names of a candidate are compared from this share of the best candidate's rank on. On the real lists the name
 * that an exact query means has at least 0.56.
 */
const OTHER_NAMES_FROM = 0.4;
/** Names of a candidate that are compared, which bounds the cost of entries with thousands of aliases. */
const NAMES_PER_CANDIDATE = 16;

/** The candidates of some segments of a list, and those of them that may reach the threshold. */
export function searchSegments(matcher: SubjectMatcher, segments: Segments, threshold: number): SegmentAnswer {
  const { name, identifiers } = matcher.subject;
  const query = prepareQuery(name, identifiers);
  const candidates = findCandidates(query, segments);
  const near = new Map(segments.map((segment) => [segment, new Map<number, NearEntry>()]));
  for (const candidate of candidates) {
    const { segment, entry, rank, names, ranks } = candidate;
    if (!isCandidateWithinReach(matcher, candidate, candidates[0]!.rank, threshold)) continue;
    const first = segment.entryNames[entry]!;
    const places = names.map((name) => name - first);
    near.get(segment)!.set(entry, { entry: readEntry(segment, entry), rank, names: places, ranks });
  }
  for (const segment of segments) {
    for (const entry of findIdentifiers(segment, query)) {
      near.get(segment)!.set(entry, { entry: readEntry(segment, entry), rank: Infinity, names: [], ranks: [] });
    }
  }
  return { ranks: candidates.map(({ rank }) => rank), near: [...near.values()].flatMap((all) => [...all.values()]) };
}

/** The entries of a list that share most with the query, best first. */
export function findCandidates(query: Query, segments: Segments): Candidate[] {
  const best = new BestCandidates(CANDIDATES_PER_LIST);
  for (const segment of segments) searchSegment(segment, query, best);
  return best.take();
}

/**
 * Those near entries that are among the best candidates of the whole list, of which each answer has a part. What is
 * left does not depend on how the list was cut.
 */
export function mergeAnswers(
  matcher: SubjectMatcher,
  answers: readonly SegmentAnswer[],
  threshold: number,
): ListEntry[] {
  if (answers.length === 1) return answers[0]!.near.map(({ entry }) => entry);
  const ranks = answers.flatMap((answer) => answer.ranks).sort((a, b) => b - a);
  const least = ranks[CANDIDATES_PER_LIST - 1] ?? 0;
  return answers
    .flatMap(({ near }) => near)
    .filter(({ entry, rank, names, ranks: own }) => {
      if (rank === Infinity) return true;
      const compare = (at: number) => matcher.compareName(entry.names[names[at]!]!.name, entry.kind).score;
      return rank >= least && isWithinReach(own, ranks[0]!, threshold, compare);
    })
    .map(({ entry }) => entry);
}

export const isCandidateWithinReach = (
  matcher: SubjectMatcher,
  { segment, names, ranks }: Candidate,
  bestRank: number,
  threshold: number,
): boolean =>
  isWithinReach(ranks, bestRank, threshold, (at) => {
    const name = names[at]!;
    return matcher.compareName(nameText(segment, name), nameKind(segment, name)).score;
  });

/**
 * Whether any name of a candidate scores so high that the entry may reach the threshold. The name with the highest rank
 * need not be the most similar one: a rare word of another alias may weigh more than all words of the exact name.
 */
const isWithinReach = (
  ranks: readonly number[],
  bestRank: number,
  threshold: number,
  scoreOf: (at: number) => number,
): boolean =>
  ranks
    .slice(0, NAMES_PER_CANDIDATE)
    .some((rank, at) => (at === 0 || rank >= OTHER_NAMES_FROM * bestRank) && scoreOf(at) >= threshold - WITHIN_REACH);
