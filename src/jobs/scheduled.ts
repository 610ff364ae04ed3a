import { updateAlertsOfCase } from "../features/alerts/detection.service.ts";
import { addDays, isoTime } from "../platform/clock.ts";
import { createCtx, systemActor } from "../platform/context.ts";
import { errorClass } from "../platform/logger.ts";
import { dropExpiredKeys, listChangedCases } from "./housekeeping.store.ts";

/** Cases looked at again in one sweep; what changed is looked at when it changes, so this only catches what was lost. */
const CASES_A_SWEEP = 100;
const CHANGED_WITHIN_DAYS = 2;
const KEYS_A_SWEEP = 1_000;

/** What the clock asks for. Nothing depends on it alone: locally it never strikes. */
export async function runScheduled(env: Env, execution: ExecutionContext): Promise<void> {
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
  const ctx = createCtx(env, { actor: systemActor(""), waitUntil });
  await dropExpiredKeys(ctx, KEYS_A_SWEEP);
  const since = isoTime(addDays(ctx.now(), -CHANGED_WITHIN_DAYS));
  for (const { tenantId, caseId } of await listChangedCases(ctx, since, CASES_A_SWEEP)) {
    const ofTenant = createCtx(env, { actor: systemActor(tenantId), waitUntil });
    await updateAlertsOfCase(ofTenant, caseId).catch((error: unknown) => {
      ofTenant.log.warn("sweep_failed", { case_id: caseId, class: errorClass(error) });
    });
  }
}
