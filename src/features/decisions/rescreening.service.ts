import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { RescreeningAttempt, RescreeningReason } from "../../domain/decisions/rescreening.rules.ts";
import type { ScreeningList, ScreeningStatement } from "../../domain/diligence/grounds.model.ts";
import { guessedNames, unscreenedNames } from "../../domain/readings/people-in-documents.rules.ts";
import { isOldList, isSameList } from "../../domain/diligence/list-ages.rules.ts";
import { rescreen } from "../../investigation/rescreen.ts";
import { withinTime } from "../../investigation/within-time.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { type ListInForce, listsInForce, readListStates, whyUnreadable } from "../../screening/index.ts";
import { listAlertRowsOfCase } from "../alerts/alerts.store.ts";
import { recallHits } from "./remembered-hits.service.ts";

/** All of it, so that the answer to the officer comes within five seconds. */
const TIME_MS = 4_500;
const ATTEMPTS_MAX = 3;

/**
 * Screens a case again before an approval while an alert is active on it, the lists are others than those that it was
 * screened with, or a document that was read since, or an officer's filing, names somebody else. Null where neither is
 * so, or where nobody was screened. What does not answer in time has failed.
 * @param record as it is stored, without what was confirmed since.
 */
export async function screenAgain(given: Ctx, record: CaseRecord): Promise<RescreeningAttempt | null> {
  const { grounds } = record;
  if (grounds?.screening.state !== "answered") return null;
  // The sample list stands for all lists of a sample case only.
  const sample = grounds.sample && given.settings.BELGIAN_MOCK_MODE;
  const ctx: Ctx = { ...given, settings: { ...given.settings, BELGIAN_MOCK_MODE: sample } };
  const failed = (because: readonly RescreeningReason[]) =>
    ({ outcome: "failed", because, iteration: grounds.iteration }) as const;
  const statement = grounds.screening;
  let because: readonly RescreeningReason[] = [];
  const repeat = async (signal: AbortSignal): Promise<RescreeningAttempt | null> => {
    because = await reasonsToRescreen(ctx, record, statement);
    if (because.length === 0) return null;
    const recall = (hits: Parameters<typeof recallHits>[2]) => recallHits(ctx, record.caseId, hits);
    const screened = await rescreen(ctx, record, { signal, recallHits: recall });
    if (screened === null) return failed(because);
    return { outcome: "repeated", because, iteration: grounds.iteration, at: isoTime(ctx.now()), ...screened };
  };
  const attempt = (signal: AbortSignal): Promise<RescreeningAttempt | null> =>
    repeat(signal).catch((error: unknown) => {
      ctx.log.warn("rescreening_failed", { class: errorClass(error) });
      return failed(because);
    });
  const done = await withinTime<RescreeningAttempt | null | "late">(TIME_MS, "late", async (signal) => {
    let last = await attempt(signal);
    // A failed call or two must not stop an approval.
    for (let more = 1; more < ATTEMPTS_MAX && last?.outcome === "failed" && !signal.aborted; more++) {
      last = await attempt(signal);
    }
    return last;
  });
  return done === "late" ? failed(because) : done;
}

async function reasonsToRescreen(
  ctx: Ctx,
  record: CaseRecord,
  statement: ScreeningStatement,
): Promise<RescreeningReason[]> {
  const [{ lists }, searched, alerts] = await Promise.all([
    readListStates(ctx),
    listsInForce(ctx),
    listAlertRowsOfCase(ctx, record.caseId),
  ]);
  const isOld = (list: ScreeningList) => isOldList(list, ctx.now());
  const isConfirmedSince = ({ source, last_confirmed_at: at }: ScreeningList) =>
    lists.some((list) => list.source === source && at !== null && list.checkedAt > at);
  return [
    ...(alerts.some(({ status }) => status === "active") ? (["active_alert"] as const) : []),
    ...(statement.outdated || isChanged(statement.lists, searched) ? (["list_changed"] as const) : []),
    ...(statement.lists.some((list) => isOld(list) && isConfirmedSince(list)) ? (["list_confirmed"] as const) : []),
    ...(isNameUnsearched(record, statement, ctx.now()) ? (["names_read"] as const) : []),
  ];
}

/**
 * Whether a document or filing names, or may name, somebody for whom the screening did not search. A guess that cannot be
 * compared is never among the searched, and no repetition changes that.
 */
export const isNameUnsearched = (
  record: CaseRecord,
  { subjects, uncertain = [], in_papers: inPapers = [] }: ScreeningStatement,
  now: Date,
): boolean =>
  unscreenedNames(record, subjects, now).length > 0 ||
  guessedNames(record, [...subjects, ...uncertain, ...inPapers], now).some((name) => whyUnreadable(name) === null);

const isChanged = (before: readonly ScreeningList[], now: readonly ListInForce[]): boolean =>
  before.length !== now.length || before.some((list) => !now.some((other) => isSameList(list, other)));
