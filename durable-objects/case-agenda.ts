import { beginInvestigation, startWorkflow } from "../src/domain/case/case-changes.rules.ts";
import type { CaseStatus } from "../src/domain/case/case.model.ts";
import type { Ctx } from "../src/platform/context.ts";
import type { CaseRecord } from "../src/domain/case/case.record.ts";
import { readDocument } from "../src/domain/case/case.change.ts";
import { unreadDocuments } from "../src/domain/documents/record-reading.rules.ts";
import type { CaseStorage } from "./case-storage.ts";
import { nextReminderAt } from "./case-mail.ts";
import { nextSweepAt } from "./case-sweep.ts";

const RETRY_MS = 2_000;
/** How long an investigation waits for its documents to be read. What is read later revises its result. */
const READING_WAIT_MS = 20_000;

/** Statuses that a case leaves without an officer or customer. */
const PASSING: readonly CaseStatus[] = ["CREATED", "DOCUMENTS_RECEIVED", "INVESTIGATING"];

const isPassing = (storage: CaseStorage): boolean => PASSING.includes(storage.record()?.status ?? "APPROVED");

/** Requests the reading of every unread document, such as those that an earlier version received. */
export function requestReadings(ctx: Ctx, storage: CaseStorage): void {
  for (const id of unrequested(storage)) storage.addEffect(readDocument(id), ctx.now().getTime());
}

/** Whether a document is unread and its reading was not requested. */
export const hasUnrequested = (storage: CaseStorage): boolean => unrequested(storage).length > 0;

function unrequested(storage: CaseStorage): string[] {
  const record = storage.record();
  const unread = record === null ? [] : unreadDocuments(record).map(({ document_id }) => document_id);
  if (unread.length === 0) return [];
  const requested = new Set(storage.pendingReadings());
  return unread.filter((id) => !requested.has(id));
}

function waitsForReadings({ now }: Ctx, record: CaseRecord): boolean {
  const { statusSince } = record;
  if (statusSince === undefined || unreadDocuments(record).length === 0) return false;
  return now().getTime() < Date.parse(statusSince) + READING_WAIT_MS;
}

/** Automatic transitions: a case from a scan opens, submitted documents are investigated once they are read. */
export function advanceCase(ctx: Ctx, storage: CaseStorage): void {
  const meta = { now: ctx.now(), actor: ctx.actor };
  const record = storage.record()!;
  const step = `${record.iteration}:${record.version}`;
  if (record.status === "CREATED") storage.apply(`start:${step}`, startWorkflow, meta);
  if (record.status === "DOCUMENTS_RECEIVED" && !waitsForReadings(ctx, record)) {
    const runId = ctx.newId();
    storage.apply(`begin:${step}`, (current, m) => beginInvestigation(current, runId, m), meta);
  }
}

/** Whether the alarm has work to do now. */
export const hasWork = (storage: CaseStorage): boolean =>
  isPassing(storage) || !storage.isProjected() || storage.nextEffectAt() !== null || hasUnrequested(storage);

/** Whether work is in progress beside the record: an effect or an upload. */
export const isAtWork = (storage: CaseStorage): boolean =>
  storage.nextEffectAt() !== null || (storage.record()?.reservations.length ?? 0) > 0;

/** Epoch milliseconds of the next alarm; null when nothing is due. */
export function nextAlarmAt(ctx: Ctx, storage: CaseStorage): number | null {
  const now = ctx.now().getTime();
  const times = [
    storage.nextEffectAt(),
    nextSweepAt(ctx, storage),
    nextReminderAt(ctx, storage),
    isPassing(storage) || !storage.isProjected() ? now + RETRY_MS : null,
  ].filter((at) => at !== null);
  return times.length === 0 ? null : Math.max(now, Math.min(...times));
}
