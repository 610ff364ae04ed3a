import type { Ctx } from "../platform/context.ts";
import { errorClass } from "../platform/logger.ts";

/**
 * Runs and measures one scheduled job. A failure is logged and does not block other jobs: the next schedule retries.
 * `work` returns how much it did.
 */
export async function observeJob(ctx: Ctx, job: string, work: () => Promise<number>): Promise<void> {
  const startedMs = ctx.now().getTime();
  const measure = (outcome: string, done: number) =>
    ctx.metrics.write("scheduled", { job, outcome }, { duration_ms: ctx.now().getTime() - startedMs, done });
  try {
    measure("done", await work());
  } catch (error) {
    measure("failed", 0);
    ctx.log.error("scheduled_failed", { job, class: errorClass(error) });
  }
}
