import { deleteSnapshots, deleteSnapshotsBetween, saveSnapshot } from "../src/features/cases/case-snapshot.service.ts";
import type { CaseRecord } from "../src/domain/case/case.record.ts";
import { projectCase } from "../src/features/cases/cases.store.ts";
import type { Ctx } from "../src/platform/context.ts";
import { errorClass } from "../src/platform/logger.ts";
import { enterInDirectory } from "./case-directory.ts";
import type { CaseStorage } from "./case-storage.ts";

/** Brings the case's row and audit entries in D1 up to date; false where D1 did not take them. Safe to repeat. */
export async function projectStorage(ctx: Ctx, storage: CaseStorage): Promise<boolean> {
  if (storage.isProjected()) return true;
  const record = storage.record();
  if (!record) return true;
  const before = storage.projected();
  const entries = storage.audit(before.auditSeq);
  const head = entries.at(-1);
  // Beside the row: the detail is served from it only while the object cannot be reached, so it holds up no change.
  const snapshot = trySnapshot(ctx, storage, record);
  const fault = storage.signingFault();
  if (fault !== null) ctx.log.error("chain_broken", { chain: "case", fault });
  try {
    await enterInDirectory(ctx, storage, record);
    const checkpoint = head && fault === null ? storage.signedHead() : null;
    const follows = await projectCase(ctx, record, entries, { checkpoint, after: before.auditSeq });
    // The database was restored to an earlier minute and lacks entries that it had: it gets the whole chain.
    if (!follows) await projectCase(ctx, record, storage.audit(), { checkpoint, after: 0 });
  } catch (error) {
    ctx.log.error("projection_failed", { class: errorClass(error) });
    return false;
  }
  if (!(await snapshot)) return true;
  // A later projection may have finished first; what it recorded stands.
  const now = storage.projected();
  storage.setProjected({
    version: Math.max(now.version, record.version),
    auditSeq: Math.max(now.auditSeq, head?.seq ?? 0),
  });
  ctx.waitUntil(deleteReplaced(ctx, storage, record.workflowId, before.version));
  return true;
}

/**
 * Deletes the snapshots older than the one that the row named before this projection. What a death in between leaves
 * is deleted with the next change, because the oldest version is recorded only after the deletion.
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

/** False where storage did not take it: the case then stays to be projected, and the alarm tries again. */
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
