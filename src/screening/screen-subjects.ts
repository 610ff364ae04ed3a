import { untilAborted } from "../platform/bounded-body.ts";
import { canonicalHash } from "../platform/canonical-json.ts";
import type { Ctx } from "../platform/context.ts";
import { errorClass } from "../platform/logger.ts";
import { askGroups, type GroupAnswer } from "./ask-groups.ts";
import { explainEntries, type FoundEntry } from "./find-entries.ts";
import { identityOf, type ListEntry } from "./list-entry.ts";
import { readActiveLists } from "./lists/load-lists.ts";
import type { SegmentGroup } from "./lists/pack-groups.ts";
import { sampleList } from "./lists/sample-list.ts";
import { loadOwnLists } from "./own-lists/load-own-lists.ts";
import { whyUnreadable } from "./matching/readable.ts";
import { SubjectMatcher } from "./matching/score-entry.ts";
import { searchSegments } from "./search-group.ts";
import type { ScreeningAnswer, ScreeningHit, ScreeningSubject } from "../domain/hits/screening.model.ts";

/**
 * Screens subjects against all active lists. Never throws: if the lists cannot be read, none was imported, or the signal
 * aborts, the answer is `unknown`.
 */
export async function screenSubjects(
  ctx: Ctx,
  subjects: readonly ScreeningSubject[],
  signal?: AbortSignal,
): Promise<ScreeningAnswer> {
  const { SCREENING_EXACT_THRESHOLD: exact, SCREENING_FUZZY_THRESHOLD: fuzzy } = ctx.settings;
  try {
    // Retried once, so that a transient database error does not turn a hit into `unknown`.
    const active = await readActiveLists(ctx).catch(() => readActiveLists(ctx));
    const sample = ctx.settings.BELGIAN_MOCK_MODE ? sampleList(ctx.now()) : null;
    const ofTenant = await loadOwnLists(ctx).catch(() => loadOwnLists(ctx));
    const imported = [...(sample ? [sample.version] : []), ...active.lists.map(({ version }) => version)];
    const lists = [...imported, ...ofTenant.map(({ version }) => version)];
    if (imported.length === 0)
      return { outcome: "unknown", reason: "not_configured", detail: "no list has been imported" };
    const match = async (batch: readonly ScreeningSubject[]) => {
      const matchers = batch.map((subject) => new SubjectMatcher(subject));
      const asked = untilAborted(askGroups(ctx, active.groups, matchers), signal ?? new AbortController().signal);
      const entriesOf = entriesByList(active.groups, await asked);
      return matchers.map((matcher, at) => {
        const own = sample ? [{ list: sample.version, entries: searchSegments(matcher, sample.segments, fuzzy) }] : [];
        const tenants = ofTenant.map(({ version, segments }) => {
          return { list: version, entries: searchSegments(matcher, segments, fuzzy) };
        });
        const others = active.lists.map(({ listId, version }) => ({ list: version, entries: entriesOf(listId, at) }));
        const found = explainEntries(matcher, [...own, ...others, ...tenants], fuzzy);
        const hits = found.map((one) => toHit(one, exact));
        const { subject } = matcher;
        return { subject, hits, ...(whyUnreadable(subject.name) === null ? {} : { unreadable: true as const }) };
      });
    };
    const results = await matchEach(subjects, match, signal);
    if (results === null) return { outcome: "unknown", reason: "internal", detail: "the screening took too long" };
    return { outcome: "known", results, lists };
  } catch (error) {
    ctx.log.error("screening_failed", { error: errorClass(error) });
    return { outcome: "unknown", reason: "internal", detail: "the lists could not be read" };
  }
}

/** What the groups that have segments of a list answered for the subject at `at`. */
function entriesByList(groups: readonly SegmentGroup[], answers: readonly GroupAnswer[]) {
  return (listId: string, at: number): ListEntry[] =>
    groups.flatMap(({ lists }, group) =>
      lists.flatMap((list, index) => (list.listId === listId ? answers[group]![index]![at]! : [])),
    );
}

/** Subjects of most cases: these are matched without a pause, in which other work could use up the time. */
const WITHOUT_PAUSE = 20;

/**
 * Matches one batch of subjects after another. With a signal, other work of the isolate runs after each, so that a time
 * limit is noticed; null once it has aborted.
 */
export async function matchEach<S, R>(
  subjects: readonly S[],
  match: (batch: readonly S[]) => Promise<readonly R[]>,
  signal?: AbortSignal,
  withoutPause = WITHOUT_PAUSE,
): Promise<R[] | null> {
  const results: R[] = [];
  for (let from = 0; from < subjects.length; from += withoutPause) {
    if (signal && from > 0) await new Promise((resolve) => setTimeout(resolve, 0));
    if (signal?.aborted) return null;
    try {
      results.push(...(await match(subjects.slice(from, from + withoutPause))));
    } catch (error) {
      if (signal?.aborted) return null;
      throw error;
    }
  }
  return results;
}

/** @param exact from which score on a match is exact */
export function toHit({ list, entry, scored }: FoundEntry<ScreeningHit["list"]>, exact: number): ScreeningHit {
  const { source, version, sha256, severity } = list;
  const { names, identifiers: _, documents: __, ...visible } = entry;
  return {
    list: { source, version, sha256, ...(severity && { severity }) },
    entry: {
      ...visible,
      name: names[0]!.name,
      matchedName: scored.matchedName,
      fingerprint: canonicalHash(identityOf(entry)),
    },
    score: scored.score,
    match: scored.score >= exact ? "exact" : "fuzzy",
    parts: scored.parts,
  };
}
