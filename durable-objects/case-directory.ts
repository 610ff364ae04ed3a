import type { CaseRecord } from "../src/domain/case/case.record.ts";
import { enterRecord } from "../src/features/cases/directory.service.ts";
import type { Ctx } from "../src/platform/context.ts";
import { errorClass } from "../src/platform/logger.ts";
import type { CaseStorage } from "./case-storage.ts";

/**
 * Enters the case in the directory before its first row, and again with each new portal link.
 * @throws Error when a new case cannot be entered; a case that has its row is entered with its next change.
 */
export async function enterInDirectory(ctx: Ctx, storage: CaseStorage, record: CaseRecord): Promise<void> {
  const { tokenHash } = record.portal;
  const entered = storage.fact<string>("entered");
  if (entered === tokenHash || storage.isClosed()) return;
  try {
    await enterRecord(ctx, record, entered);
    storage.setFact("entered", tokenHash);
  } catch (error) {
    if (storage.projected().version < 0) throw error;
    ctx.log.warn("case_not_entered", { class: errorClass(error) });
  }
}
