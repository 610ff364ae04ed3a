import { deleteSnapshots, deleteSnapshotsBetween, saveSnapshot } from "../src/features/cases/case-snapshot.service.ts";
import type { CaseRecord } from "../src/domain/case/case.record.ts";
import { projectCase } from "../src/features/cases/cases.store.ts";
import type { Actor, Ctx } from "../src/platform/context.ts";
import { errorClass } from "../src/platform/logger.ts";
import { enterInDirectory } from "./case-directory.ts";
import type { CaseStorage } from "./case-storage.ts";

/**
 * Updates the case's row and audit entries in D1; false when D1 failed. Idempotent.
 * @param by whose command led to it.
 */
export async function projectStorage(ctx: Ctx, storage: CaseStorage, by?: Actor): Promise<boolean> {
  if (storage.isProjected()) return true;
  const record = storage.record();
  if (!record) return true;
  const before = storage.projected();
  const entries = storage.audit(before.auditSeq);
  const head = entries.at(-1);
  // In parallel with the row: the detail is read from it only while the object cannot be reached, so it blocks no
  // change.
  const snapshot = trySnapshot(ctx, storage, record);
  const fault = storage.signingFault();
  if (fault !== null) ctx.log.error("chain_broken", { chain: "case", fault });
  try {
    await enterInDirectory(ctx, storage, record);
    const checkpoint = head && fault === null ? storage.signedHead() : null;
    const follows = await projectCase(ctx, record, entries, {
      checkpoint,
      after: before.auditSeq,
      ...(by && { by }),
    });
    // The database was restored to an earlier minute and lacks entries that it had: send the whole chain.
    if (!follows) await projectCase(ctx, record, storage.audit(), { checkpoint, after: 0 });
  } catch (error) {
    ctx.log.error("projection_failed", { class: errorClass(error) });
    return false;
  }
  if (!(await snapshot)) return true;
  // A later projection may have finished first; its record stays.
  const now = storage.projected();
  storage.setProjected({
    version: Math.max(now.version, record.version),
    auditSeq: Math.max(now.auditSeq, head?.seq ?? 0),
  });
  ctx.waitUntil(deleteReplaced(ctx, storage, record.workflowId, before.version));
  return true;
}

/**
 * Deletes the snapshots older than the one that the row named before. The next change deletes what an interruption
 * leaves, because the oldest version is recorded only after the deletion.
 */
async function deleteReplaced(ctx: Ctx, storage: CaseStorage, workflowId: string, upTo: number): Promise<void> {
  try {
    const oldest = storage.fact<number>("oldest_snapshot") ?? 1;
    if (upTo <= oldest || storage.isClosed()) return;
    const left = await deleteSnapshotsBetween(ctx, workflowId, oldest, upTo);
    if (!storage.isClosed()) storage.setFact("oldest_snapshot", left);
  } catch (error) {
    ctx.log.warn("snapshots_not_deleted", { class: errorClass(error) });
  }
}

/** False when R2 failed: the case stays to be projected, and the alarm retries. */
async function trySnapshot(ctx: Ctx, storage: CaseStorage, record: CaseRecord): Promise<boolean> {
  try {
    await saveSnapshot(ctx, record);
    // The case was deleted meanwhile: leave no snapshot.
    if (storage.isClosed()) await deleteSnapshots(ctx, record.workflowId);
    return true;
  } catch (error) {
    ctx.log.warn("snapshot_failed", { class: errorClass(error) });
    return false;
  }
}
