import { addDays, HOUR_MS, isoTime } from "../platform/clock.ts";
import type { Ctx } from "../platform/context.ts";
import { evidenceOwner } from "../platform/files.ts";
import {
  deleteQuarantined,
  isRestoredByHand,
  listQuarantine,
  quarantineFile,
  QUARANTINE_DAYS,
  type QuarantinedFile,
  restoreFile,
  tenantOfFile,
} from "../platform/quarantine.ts";
import { findOrphans } from "./evidence-owners.ts";

/** Longer than an interrupted request can be repeated, which is a day by its idempotency key. */
const OLD_ENOUGH_DAYS = 2;
/** The bucket is scanned in slices, by the first two digits of the owners' ids, one slice per run. */
const SLICES = 256;
const SLICE_MS = HOUR_MS / 12;
const ROOTS = ["", "scans/", "scans/portfolio-", "verifications/", "relationships/"];

/** The digits of the current slice; every slice runs once a day. */
export const digitsAt = (now: Date): string =>
  (Math.floor(now.getTime() / SLICE_MS) % SLICES).toString(16).padStart(2, "0");

/** Prefixes of the current slice. */
export const sliceAt = (now: Date): string[] => ROOTS.map((root) => root + digitsAt(now));

/**
 * Quarantines evidence that nothing refers to. Evidence is stored before anything is derived from it, so an
 * interrupted attempt leaves some behind, and the next attempt may get other bytes.
 * @returns the number of quarantined files.
 */
export async function quarantineOrphans(ctx: Ctx, prefixes: readonly string[]): Promise<number> {
  let moved = 0;
  for (const prefix of prefixes) {
    let cursor: string | undefined;
    do {
      const page = await ctx.env.FILES.list({
        prefix,
        include: ["customMetadata"],
        ...(cursor === undefined ? {} : { cursor }),
      });
      moved += await quarantineAmong(ctx, page.objects);
      cursor = page.truncated ? page.cursor : undefined;
    } while (cursor !== undefined);
  }
  return moved;
}

async function quarantineAmong(ctx: Ctx, objects: readonly R2Object[]): Promise<number> {
  const before = addDays(ctx.now(), -OLD_ENOUGH_DAYS);
  const candidates = objects.filter(
    (object) => evidenceOwner(object.key) !== undefined && object.uploaded < before && !isRestoredByHand(object),
  );
  const orphans = await findOrphans(
    ctx,
    candidates.map(({ key }) => key),
  );
  for (const object of candidates) {
    const orphan = orphans.get(object.key);
    if (orphan) await quarantineFile(ctx, object.key, orphan.tenantId ?? tenantOfFile(object));
  }
  if (orphans.size > 0) ctx.log.warn("evidence_quarantined", { files: orphans.size });
  return orphans.size;
}

/**
 * Deletes quarantined files whose time is over and that are still orphaned; files that something refers to by now
 * are restored. A file whose owner cannot be reached waits for the next run.
 * @returns the number of deleted files.
 */
export async function emptyQuarantine(ctx: Ctx): Promise<number> {
  const last = isoTime(addDays(ctx.now(), -QUARANTINE_DAYS)).slice(0, 10);
  let deleted = 0;
  let cursor: string | null | undefined;
  do {
    const page = await listQuarantine(ctx, { cursor: cursor ?? undefined });
    const over = page.files.filter(({ quarantinedOn }) => quarantinedOn <= last);
    deleted += await judgeAgain(ctx, over);
    // Oldest first, so the first file whose time is not over ends the search.
    cursor = over.length < page.files.length ? null : page.cursor;
  } while (cursor !== null);
  return deleted;
}

async function judgeAgain(ctx: Ctx, files: readonly QuarantinedFile[]): Promise<number> {
  const unreachable = new Set<string>();
  const orphans = await findOrphans(
    ctx,
    files.map(({ key }) => key),
    unreachable,
  );
  const orphaned = files.filter(({ key }) => orphans.has(key));
  await deleteQuarantined(ctx, orphaned);
  for (const { key } of files) {
    if (!orphans.has(key) && !unreachable.has(key)) await restoreFile(ctx, key);
  }
  if (orphaned.length > 0) ctx.log.warn("evidence_deleted", { files: orphaned.length });
  return orphaned.length;
}
