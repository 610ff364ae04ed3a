import { dayBefore, dayOf, endOfDay } from "../../domain/screening-proof/statement.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import type { DatabaseCtx, DueJob } from "../monitoring/due-job.ts";
import { nextRun, serveRows } from "../monitoring/serve-in-turn.ts";
import { closeDay, type Sizes } from "./close-day.service.ts";
import { exportStatements } from "./export.service.ts";
import { type DueTenant, findProgress, listDueTenants, listTenantsToExport } from "./statements.store.ts";

/** After midnight UTC: what was begun before may still be written with a time of the day before. */
const GRACE_MS = 2 * 60_000;
const PAGE = 100;
/** Days of a tenant that one run closes and exports: one invocation has 1,000 queries. */
const DAYS_A_RUN = 50;

/** Makes the statement of each day that is over for each tenant, also of days that were missed. */
export const CLOSE_SCREENING_DAYS: DueJob = {
  name: "close_screening_days",
  run: (ctx, budgetMs) => closeDays(ctx, budgetMs),
};

export async function closeDays(ctx: DatabaseCtx, budgetMs: number, sizes?: Sizes): Promise<{ nextAtMs: number }> {
  const untilMs = ctx.now().getTime() + budgetMs;
  const lastDay = dayBefore(dayOf(new Date(ctx.now().getTime() - GRACE_MS)));
  const work = { job: CLOSE_SCREENING_DAYS.name, failure: "screening_day_not_closed", untilMs };
  const due = { limit: PAGE, list: (after: DueTenant | null) => listDueTenants(ctx, lastDay, after, PAGE) };
  let isCut = false;
  const serve = (own: Ctx) => closeTenant(own, { lastDay, untilMs, sizes, onCut: () => void (isCut = true) });
  const closed = await serveRows(ctx, due, { ...work, serve });
  const toExport = {
    limit: PAGE,
    list: (after: { readonly tenantId: string } | null) => listTenantsToExport(ctx, after?.tenantId ?? "", PAGE),
  };
  const exported = await serveRows(ctx, toExport, { ...work, job: "export_statements", serve: exportStatements });
  const now = ctx.now();
  const nextClose = Date.parse(endOfDay(dayOf(new Date(now.getTime() - GRACE_MS)))) + GRACE_MS;
  // A tenant that could not be closed must not keep the monitor busy.
  const again = [closed, exported].flatMap((served) => nextRun(ctx, served, null, RETRY_MS) ?? []);
  return { nextAtMs: isCut ? now.getTime() : Math.min(nextClose, ...again) };
}

const RETRY_MS = 10 * 60_000;

interface Closing {
  readonly lastDay: string;
  readonly untilMs: number;
  readonly sizes: Sizes | undefined;
  /** Where days remain for another run. */
  readonly onCut: () => void;
}

/** @returns false if the tenant's chain of statements cannot go on */
async function closeTenant(ctx: Ctx, { lastDay, untilMs, sizes, onCut }: Closing): Promise<boolean> {
  for (let closed = 0; ; closed++) {
    const progress = await findProgress(ctx);
    if (!progress || progress.nextDay > lastDay) break;
    if (closed === DAYS_A_RUN) {
      onCut();
      break;
    }
    const outcome = await closeDay(ctx, progress, sizes);
    if (outcome === "stuck") return false;
    if (outcome === "closed") ctx.log.info("screening_day_closed", { day: progress.nextDay });
    if (ctx.now().getTime() >= untilMs) break;
    // After a long pause there are many days. A database in the same process answers without the network, and calls of
    // officers would wait until all of them are closed.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return exportStatements(ctx);
}
