import { isoTime } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.ts";
import { errorClass } from "../../../platform/logger.ts";
import { type DatabaseCtx, type DueJob, forTenant } from "../due-job.ts";
import { listDueRelationships, listTenantsWithLooks, nextLookAt, postponeLooks } from "./detect.store.ts";
import { lookAgain } from "./look-again.service.ts";

/** Customers of one tenant that are looked at before the next tenant's, all at once. */
const AT_ONCE = 4;
const POSTPONED_MS = 3_600_000;

/** Looks at the customers of whom something is due, a few of each tenant in turn. */
export const LOOK_JOB: DueJob = {
  name: "look_at_customers",
  async run(ctx, budgetMs) {
    const untilMs = ctx.now().getTime() + budgetMs;
    let waiting = await listTenantsInTurn(ctx);
    while (waiting.length > 0) {
      const later: string[] = [];
      for (const tenantId of waiting) {
        if (ctx.now().getTime() >= untilMs) return { nextAtMs: ctx.now().getTime() };
        if (await lookAtSome(ctx, tenantId)) later.push(tenantId);
      }
      waiting = later;
    }
    const next = await nextLookAt(ctx);
    return { nextAtMs: next === null ? null : Math.max(Date.parse(next), ctx.now().getTime() + 1_000) };
  },
};

/** Each run begins with another tenant, so that none always comes last. */
async function listTenantsInTurn(ctx: DatabaseCtx): Promise<string[]> {
  const tenants = await listTenantsWithLooks(ctx);
  const [first = 0, second = 0] = ctx.randomBytes(2);
  const start = tenants.length === 0 ? 0 : (first * 256 + second) % tenants.length;
  return [...tenants.slice(start), ...tenants.slice(0, start)];
}

/** @returns whether the tenant may have more. */
async function lookAtSome(ctx: DatabaseCtx, tenantId: string): Promise<boolean> {
  const ofTenant = await forTenant(ctx, tenantId);
  if (ofTenant === null) return false;
  const due = await listDueRelationships(ofTenant, isoTime(ctx.now()), AT_ONCE);
  await Promise.all(due.slice(0, AT_ONCE).map((id) => lookSafely(ofTenant, id)));
  return due.length > 0;
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
