import { canonicalHash } from "../platform/canonical-json.ts";
import type { Ctx } from "../platform/context.ts";
import { errorClass } from "../platform/logger.ts";
import { findEntries, type FoundEntry } from "./find-entries.ts";
import { identityOf } from "./list-entry.ts";
import { loadLists } from "./lists/load-lists.ts";
import { whyUnreadable } from "./matching/readable.ts";
import type { ListVersion, ScreeningAnswer, ScreeningHit, ScreeningSubject } from "../domain/hits/screening.model.ts";

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
    const lists = await loadLists(ctx).catch(() => loadLists(ctx));
    if (lists.length === 0)
      return { outcome: "unknown", reason: "not_configured", detail: "no list has been imported" };
    const match = (subject: ScreeningSubject) => ({
      subject,
      hits: findEntries(subject, lists, fuzzy).map((found) => toHit(found, exact)),
      ...(whyUnreadable(subject.name) === null ? {} : { unreadable: true as const }),
    });
    const results = await matchEach(subjects, match, signal);
    if (results === null) return { outcome: "unknown", reason: "internal", detail: "the screening took too long" };
    return { outcome: "known", results, lists: lists.map(({ version }) => version) };
  } catch (error) {
    ctx.log.error("screening_failed", { error: errorClass(error) });
    return { outcome: "unknown", reason: "internal", detail: "the lists could not be read" };
  }
}

/** Subjects of most cases: these are matched without a pause, in which other work could use up the time. */
const WITHOUT_PAUSE = 20;

/**
 * Matches one subject after another. With a signal, other work of the isolate runs after each so many of them, so that a
 * time limit is noticed; null once it has aborted.
 */
export async function matchEach<S, R>(
  subjects: readonly S[],
  match: (subject: S) => R,
  signal?: AbortSignal,
  withoutPause = WITHOUT_PAUSE,
): Promise<R[] | null> {
  const results: R[] = [];
  for (const subject of subjects) {
    if (signal && results.length > 0 && results.length % withoutPause === 0)
      await new Promise((resolve) => setTimeout(resolve, 0));
    if (signal?.aborted) return null;
    results.push(match(subject));
  }
  return results;
}

function toHit({ list, entry, scored }: FoundEntry<{ version: ListVersion }>, exact: number): ScreeningHit {
  const { source, version, sha256 } = list.version;
  const { names, identifiers: _, documents: __, ...visible } = entry;
  return {
    list: { source, version, sha256 },
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
