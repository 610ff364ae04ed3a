import { signCheckpoint } from "../src/features/cases/checkpoint.service.ts";
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
  try {
    await projectCase(ctx, record, entries, head ? await signCheckpoint(ctx, record.workflowId, head) : null);
  } catch (error) {
    ctx.log.error("projection_failed", { class: errorClass(error) });
    return false;
  }
  // A later projection may have finished first; what it noted stands.
  const before = storage.projected();
  storage.setProjected({
    version: Math.max(before.version, record.version),
    auditSeq: Math.max(before.auditSeq, head?.seq ?? 0),
  });
  return true;
}
