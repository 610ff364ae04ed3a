import { dayBefore, dayOf, endOfDay } from "../../domain/screening-proof/statement.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { type DatabaseCtx, type DueJob, forTenant } from "../monitoring/due-job.ts";
import { closeDay, type Sizes } from "./close-day.service.ts";
import { exportStatements } from "./export.service.ts";
import { findProgress, listDueTenants, listTenantsToExport } from "./statements.store.ts";

/** After midnight UTC: what was begun before may still be written with a time of the day before. */
const GRACE_MS = 2 * 60_000;
const TENANTS_A_RUN = 100;

/** Makes the statement of each day that is over for each tenant, also of days that were missed. */
export const CLOSE_SCREENING_DAYS: DueJob = {
  name: "close_screening_days",
  run: (ctx, budgetMs) => closeDays(ctx, budgetMs),
};

export async function closeDays(ctx: DatabaseCtx, budgetMs: number, sizes?: Sizes): Promise<{ nextAtMs: number }> {
  const untilMs = ctx.now().getTime() + budgetMs;
  const lastDay = dayBefore(dayOf(new Date(ctx.now().getTime() - GRACE_MS)));
  let isDone = true;
  const due = await listDueTenants(ctx, lastDay, TENANTS_A_RUN);
  for (const tenant of new Set([...due, ...(await listTenantsToExport(ctx, TENANTS_A_RUN))])) {
    const ofTenant = await forTenant(ctx, tenant);
    if (ofTenant && !(await tryClose(ofTenant, lastDay, untilMs, sizes))) isDone = false;
    if (ctx.now().getTime() >= untilMs) break;
  }
  const isCut = due.length === TENANTS_A_RUN || ctx.now().getTime() >= untilMs;
  const now = ctx.now().getTime();
  if (isCut) return { nextAtMs: now };
  const nextClose = Date.parse(endOfDay(dayOf(new Date(now - GRACE_MS)))) + GRACE_MS;
  // A tenant that could not be closed must not keep the monitor busy.
  return { nextAtMs: isDone ? nextClose : Math.min(nextClose, now + RETRY_MS) };
}

const RETRY_MS = 10 * 60_000;

/** One tenant's failure does not stop the others. */
async function tryClose(ctx: Ctx, lastDay: string, untilMs: number, sizes?: Sizes): Promise<boolean> {
  try {
    return await closeTenant(ctx, lastDay, untilMs, sizes);
  } catch (error) {
    ctx.log.error("screening_day_not_closed", { class: errorClass(error) });
    return false;
  }
}

/** @returns false if the tenant's chain of statements cannot go on */
async function closeTenant(ctx: Ctx, lastDay: string, untilMs: number, sizes?: Sizes): Promise<boolean> {
  for (;;) {
    const progress = await findProgress(ctx);
    if (!progress || progress.nextDay > lastDay) break;
    const outcome = await closeDay(ctx, progress, sizes);
    if (outcome === "stuck") return false;
    if (outcome === "closed") ctx.log.info("screening_day_closed", { day: progress.nextDay });
    if (ctx.now().getTime() >= untilMs) break;
  }
  return exportStatements(ctx);
}
