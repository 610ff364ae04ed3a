import { sourceEntryOf } from "../../domain/decisions/cleared-hits.rules.ts";
import { SEVERITIES } from "../../domain/case/case.model.ts";
import { canonicalHash } from "../../platform/canonical-json.ts";
import {
  CANDIDATES_PER_LIST,
  type ListTopic,
  type ScreeningHit,
  type ScreeningResult,
  type ScreeningSubject,
} from "../../screening/index.ts";
import { FINDING_RULES } from "../findings/severity-table.ts";
import { ruleOfHit } from "./hit-questions.ts";

/**
 * Hits of one subject that become findings of their own. A name that is on a list comes with a handful of entries; more
 * of them say that the name is a common one, and with 200 declared owners they would bury the case and its reader.
 */
export const HITS_A_SUBJECT_MAX = 10;

/** Summary of a subject's hits beyond the limit. */
export interface HiddenHits {
  readonly count: number;
  /** Whether there may be more than `count`: the search compares a limited number of entries of a list. */
  readonly isAtLeast: boolean;
  /** How many of them are exact matches. */
  readonly exact: number;
  /** Of the gravest. */
  readonly topic: ListTopic;
  readonly match: ScreeningHit["match"];
  /** Absent in records of earlier versions. */
  readonly kind?: ScreeningHit["entry"]["kind"];
  readonly score: number;
  /** Names the gravest entries: a report's assessment that covers these covers no other. */
  readonly entries: string;
  /** Changes with anything that the lists say of any of them. */
  readonly fingerprint: string;
}

export type LimitedResult = ScreeningResult & { readonly hidden?: HiddenHits };

interface Graded {
  readonly hit: ScreeningHit;
  readonly topic: ListTopic;
  /** Index of its gravest topic in `SEVERITIES`. */
  readonly grade: number;
}

/** The gravest hits of each subject, then the likeliest, and a summary of the others. */
export function limitHits(results: readonly ScreeningResult[]): LimitedResult[] {
  return results.map((result) => {
    if (result.hits.length <= HITS_A_SUBJECT_MAX) return result;
    const graded = result.hits
      .map((hit) => gradeHit(hit, result.subject))
      .toSorted((a, b) => b.grade - a.grade || b.hit.score - a.hit.score);
    const shown = new Set(graded.slice(0, HITS_A_SUBJECT_MAX).map(({ hit }) => hit));
    return {
      ...result,
      hits: result.hits.filter((hit) => shown.has(hit)),
      hidden: { ...sumUp(graded.slice(HITS_A_SUBJECT_MAX)), isAtLeast: isSearchFull(result.hits) },
    };
  });
}

function gradeHit(hit: ScreeningHit, subject: ScreeningSubject): Graded {
  const gradeOf = (topic: ListTopic) => SEVERITIES.indexOf(FINDING_RULES[ruleOfHit(topic, hit, subject)].severity);
  const topic = hit.entry.topics.toSorted((a, b) => gradeOf(b) - gradeOf(a))[0] ?? "sanction";
  return { hit, topic, grade: gradeOf(topic) };
}

function isSearchFull(hits: readonly ScreeningHit[]): boolean {
  const lists = Map.groupBy(hits, ({ list }) => list.sha256);
  return [...lists.values()].some((of) => of.length >= CANDIDATES_PER_LIST);
}

function sumUp(hidden: readonly Graded[]): Omit<HiddenHits, "isAtLeast"> {
  const [worst] = hidden;
  const { topic, grade, hit } = worst!;
  const gravest = hidden.filter((one) => one.grade === grade && one.topic === topic);
  return {
    count: hidden.length,
    exact: hidden.filter((one) => one.hit.match === "exact").length,
    topic,
    match: hit.match,
    kind: hit.entry.kind,
    score: hit.score,
    entries: canonicalHash(gravest.map((one) => sourceEntryOf(one.hit)).toSorted()).slice(0, 23),
    fingerprint: canonicalHash(hidden.map((one) => one.hit.entry.fingerprint).toSorted()),
  };
}
