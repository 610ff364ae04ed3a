import { listEnteredIds } from "../features/cases/directory.service.ts";
import { enterOldCase } from "../features/cases/rebuild.service.ts";
import { type Ctx, deriveCtx, systemActor } from "../platform/context.ts";
import { errorClass } from "../platform/logger.ts";
import { listCasesBelow } from "./evidence-references.store.ts";

/** The most new entries of one run; the rest follows a day later. */
const ENTRIES_A_RUN = 50;

/**
 * Enters cases that a version without the directory opened. Newer ones are entered before their first row.
 * @param digits the first two of the case_ids.
 * @returns the number of entered cases.
 */
export async function enterKnownCases(ctx: Ctx, digits: string): Promise<number> {
  const [known, entered] = await Promise.all([listCasesBelow(ctx, digits), listEnteredIds(ctx, digits)]);
  const missing = known.filter(({ caseId }) => !entered.has(caseId)).slice(0, ENTRIES_A_RUN);
  for (const { tenantId, workflowId } of missing) {
    const ofTenant = deriveCtx(ctx, { actor: systemActor(tenantId) });
    await enterOldCase(ofTenant, workflowId).catch((error: unknown) => {
      ofTenant.log.warn("case_not_entered", { workflow_id: workflowId, class: errorClass(error) });
    });
  }
  return missing.length;
}
