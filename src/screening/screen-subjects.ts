import { canonicalHash } from "../platform/canonical-json.ts";
import type { Ctx } from "../platform/context.ts";
import { errorClass } from "../platform/logger.ts";
import { findEntries, type FoundEntry } from "./find-entries.ts";
import { identityOf } from "./list-entry.ts";
import { loadLists } from "./lists/load-lists.ts";
import { whyUnreadable } from "./matching/readable.ts";
import type { ListVersion, ScreeningAnswer, ScreeningHit, ScreeningSubject } from "../domain/hits/screening.model.ts";

/**
 * Screens subjects against all active lists. Never throws: if the lists cannot be read or none was imported, the answer
 * is `unknown`.
 */
export async function screenSubjects(ctx: Ctx, subjects: readonly ScreeningSubject[]): Promise<ScreeningAnswer> {
  const { SCREENING_EXACT_THRESHOLD: exact, SCREENING_FUZZY_THRESHOLD: fuzzy } = ctx.settings;
  try {
    // Retried once, so that a transient database error does not turn a hit into `unknown`.
    const lists = await loadLists(ctx).catch(() => loadLists(ctx));
    if (lists.length === 0)
      return { outcome: "unknown", reason: "not_configured", detail: "no list has been imported" };
    return {
      outcome: "known",
      results: subjects.map((subject) => ({
        subject,
        hits: findEntries(subject, lists, fuzzy).map((found) => toHit(found, exact)),
        ...(whyUnreadable(subject.name) === null ? {} : { unreadable: true }),
      })),
      lists: lists.map(({ version }) => version),
    };
  } catch (error) {
    ctx.log.error("screening_failed", { error: errorClass(error) });
    return { outcome: "unknown", reason: "internal", detail: "the lists could not be read" };
  }
}

function toHit({ list, entry, scored }: FoundEntry<{ version: ListVersion }>, exact: number): ScreeningHit {
  const { source, version, sha256 } = list.version;
  const { id, kind, names, topics, birthDates, countries, programmes } = entry;
  const visible = { id, kind, topics, birthDates, countries, programmes };
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
