import { deleteSnapshot, deleteSnapshots, saveSnapshot } from "../src/features/cases/case-snapshot.service.ts";
import { signCheckpoint } from "../src/features/cases/checkpoint.service.ts";
import type { CaseRecord } from "../src/features/cases/case.record.ts";
import { projectCase } from "../src/features/cases/cases.store.ts";
import type { Ctx } from "../src/platform/context.ts";
import { errorClass } from "../src/platform/logger.ts";
import type { CaseStorage } from "./case-storage.ts";

/** Brings the case's row and audit entries in D1 up to date; false where D1 did not take them. Safe to repeat. */
export async function projectStorage(ctx: Ctx, storage: CaseStorage): Promise<boolean> {
  if (storage.isProjected()) return true;
  const record = storage.record();
  if (!record) return true;
  const entries = storage.audit(storage.projected().auditSeq);
  const head = entries.at(-1);
  // Beside the row: the detail is served from it only while the object cannot be reached, so it holds up no change.
  const snapshot = trySnapshot(ctx, storage, record);
  try {
    await projectCase(ctx, record, entries, head ? await signCheckpoint(ctx, record.workflowId, head) : null);
  } catch (error) {
    ctx.log.error("projection_failed", { class: errorClass(error) });
    return false;
  }
  if (!(await snapshot)) return true;
  // A later projection may have finished first; what it noted stands.
  const before = storage.projected();
  const replaced = Math.min(before.version, record.version);
  if (replaced >= 0 && before.version !== record.version) {
    ctx.waitUntil(deleteSnapshot(ctx, record.workflowId, replaced).catch(() => {}));
  }
  storage.setProjected({
    version: Math.max(before.version, record.version),
    auditSeq: Math.max(before.auditSeq, head?.seq ?? 0),
  });
  return true;
}

/** False where storage did not take it: the case then stays to be projected, and the alarm tries again. */
async function trySnapshot(ctx: Ctx, storage: CaseStorage, record: CaseRecord): Promise<boolean> {
  try {
    await saveSnapshot(ctx, record);
    // Of a case that was deleted meanwhile nothing stays behind.
    if (storage.isClosed()) await deleteSnapshots(ctx, record.workflowId);
    return true;
  } catch (error) {
    ctx.log.warn("snapshot_failed", { class: errorClass(error) });
    return false;
  }
}
