import { expiredReservations, releaseReservations } from "../src/domain/documents/document.rules.ts";
import { sweepUploads } from "../src/features/documents/upload-sweep.service.ts";
import type { Ctx } from "../src/platform/context.ts";
import { errorClass } from "../src/platform/logger.ts";
import type { CaseStorage } from "./case-storage.ts";

const RETRY_MS = 30_000;

/** Deletes what interrupted uploads left in storage, then their reservations; until then their keys stay reserved. */
export async function sweepDeadUploads(ctx: Ctx, storage: CaseStorage): Promise<void> {
  const expired = expiredReservations(storage.record()!, ctx.now());
  if (expired.length === 0) return;
  try {
    const gone = await sweepUploads(ctx, expired);
    const meta = { now: ctx.now(), actor: ctx.actor };
    storage.apply(`sweep:${ctx.newId()}`, (record) => releaseReservations(record, gone), meta);
  } catch (error) {
    ctx.log.warn("sweep_failed", { class: errorClass(error) });
  }
}

/** Epoch milliseconds of the next sweep, or null without an upload. */
export function nextSweepAt(ctx: Ctx, storage: CaseStorage): number | null {
  const ends = storage.record()?.reservations.map(({ expiresAt }) => Date.parse(expiresAt)) ?? [];
  return ends.length === 0 ? null : Math.max(Math.min(...ends), ctx.now().getTime() + RETRY_MS);
}
