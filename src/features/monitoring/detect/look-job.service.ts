import { isoTime } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.ts";
import { errorClass } from "../../../platform/logger.ts";
import type { DueJob } from "../due-job.ts";
import { nextRun, serveTenants } from "../serve-in-turn.ts";
import { listDueRelationships, listTenantsWithLooks, nextLookAt, postponeLooks } from "./detect.store.ts";
import { lookAgain } from "./look-again.service.ts";

/** Customers of one tenant that are looked at before the next tenant's, all at once. */
const AT_ONCE = 4;
const POSTPONED_MS = 3_600_000;

/** Checks the customers with something due, a few of each tenant in turn. */
export const LOOK_JOB: DueJob = {
  name: "look_at_customers",
  async run(ctx, budgetMs) {
    const untilMs = ctx.now().getTime() + budgetMs;
    const work = { job: LOOK_JOB.name, failure: "customers_not_looked_at", untilMs, serve: lookAtSome };
    let served = await serveTenants(ctx, await listTenantsWithLooks(ctx), work);
    const { isElsewhere } = served;
    let hasFailed = served.hasFailed;
    while (!served.isCut && served.left.length > 0) {
      served = await serveTenants(
        ctx,
        served.left.map(({ tenantId }) => tenantId),
        work,
      );
      hasFailed ||= served.hasFailed;
    }
    return { nextAtMs: nextRun(ctx, { ...served, isElsewhere, hasFailed }, await nextLookAt(ctx)) };
  },
};

/** @returns whether the tenant has no more. */
async function lookAtSome(ctx: Ctx): Promise<boolean> {
  const due = await listDueRelationships(ctx, isoTime(ctx.now()), AT_ONCE);
  await Promise.all(due.slice(0, AT_ONCE).map((id) => lookSafely(ctx, id)));
  return due.length === 0;
}

/** Whatever of a customer is still due after a look, such as by a failure of ours, keeps nobody else waiting. */
async function lookSafely(ctx: Ctx, relationshipId: string): Promise<void> {
  const dueBy = isoTime(ctx.now());
  try {
    await lookAgain(ctx, relationshipId);
  } catch (error) {
    ctx.log.error("customer_not_looked_at", { relationship_id: relationshipId, class: errorClass(error) });
  }
  await postponeLooks(ctx, relationshipId, dueBy, isoTime(new Date(ctx.now().getTime() + POSTPONED_MS)));
}
