import type { BatchItem } from "drizzle-orm/batch";
import { type Ctx, deriveCtx, systemActor } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { deleteMarks } from "./marks.store.ts";
import { deleteReadingFiles } from "./reading-files.ts";
import { type Claim, claimUnused, deleteUnused, deleteUses, listUnused } from "./readings.store.ts";

const CLAIM_MS = 60_000;
const CONTENTS_A_SWEEP = 200;

/** Ends a case's use of readings and deletes its marks, in the batch of its deletion. */
export const deleteReadingsOfCase = (ctx: Ctx, caseId: string): BatchItem<"sqlite">[] => [
  ...deleteUses(ctx, caseId),
  deleteMarks(ctx, caseId),
];

/**
 * Deletes the readings of contents that no case uses any more. The sweep completes what is interrupted: a row stays until
 * its files are deleted.
 */
export async function removeUnusedReadings(ctx: Ctx, contents: readonly string[]): Promise<void> {
  for (const sha256 of contents) {
    await removeUnused(ctx, sha256).catch((error: unknown) =>
      ctx.log.warn("reading_not_deleted", { class: errorClass(error) }),
    );
  }
}

/** @param heldBy a claim that the caller has on the content already. */
export async function removeUnused(ctx: Ctx, sha256: string, heldBy?: string): Promise<boolean> {
  const claim: Claim = { sha256, id: ctx.newId(), until: new Date(ctx.now().getTime() + CLAIM_MS) };
  if (!(await claimUnused(ctx, claim, heldBy))) return false;
  await deleteReadingFiles(ctx, sha256);
  await deleteUnused(ctx, claim);
  return true;
}

/** Deletes unused readings of every tenant that an interruption left. @returns how many contents. */
export async function sweepUnusedReadings(ctx: Ctx): Promise<number> {
  let removed = 0;
  for (const { tenantId, sha256 } of await listUnused(ctx, CONTENTS_A_SWEEP)) {
    const ofTenant = deriveCtx(ctx, { actor: systemActor(tenantId) });
    if (await removeUnused(ofTenant, sha256)) removed++;
  }
  return removed;
}
