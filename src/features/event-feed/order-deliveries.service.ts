import { addDays, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { type DueJob, forTenant } from "../monitoring/due-job.ts";
import { dropOldDeliveries, findNextAttempt, listUnordered, listUnorderedOfTenant } from "./deliveries.store.ts";
import { callDelivery } from "./event-delivery.client.ts";
import type { DeliveryOrder } from "./event-delivery.machine.ts";

const PAGE = 100;
const AT_ONCE = 10;
/** An attempt that is overdue by this much has no object that makes it. */
const LOST_AFTER_MS = 60_000;
/** How long the log of an endpoint goes back. */
const LOG_DAYS = 30;

/**
 * Has the tenant's new deliveries made now, after they were committed. Never throws: the due job orders what is left.
 */
export async function sendPublished(ctx: Ctx): Promise<void> {
  try {
    await orderAll(ctx, await listUnorderedOfTenant(ctx, isoTime(ctx.now()), PAGE));
  } catch (error) {
    ctx.log.warn("deliveries_not_ordered", { class: errorClass(error) });
  }
}

/** Orders what was published without an order, and what an object has lost. */
export const DELIVER_EVENTS: DueJob = {
  name: "deliver_events",
  async run(ctx, budgetMs) {
    const startedMs = ctx.now().getTime();
    const orders = await listUnordered(
      ctx,
      { now: isoTime(ctx.now()), lostBefore: isoTime(new Date(startedMs - LOST_AFTER_MS)) },
      PAGE,
    );
    let ordered = 0;
    for (const tenantId of new Set(orders.map((order) => order.tenantId))) {
      if (ctx.now().getTime() - startedMs > budgetMs) break;
      const own = orders.filter((order) => order.tenantId === tenantId);
      const tenant = await forTenant(ctx, tenantId);
      if (tenant) ordered += await orderAll(tenant, own);
    }
    await dropOldDeliveries(ctx, isoTime(addDays(ctx.now(), -LOG_DAYS)), PAGE);
    if (ordered === PAGE) return { nextAtMs: startedMs };
    const next = await findNextAttempt(ctx);
    return { nextAtMs: next === null ? null : Math.max(Date.parse(next), startedMs) + LOST_AFTER_MS };
  },
};

/** @returns how many were taken by their objects. */
async function orderAll(ctx: Ctx, orders: readonly DeliveryOrder[]): Promise<number> {
  let taken = 0;
  for (let i = 0; i < orders.length; i += AT_ONCE) {
    const called = await Promise.allSettled(orders.slice(i, i + AT_ONCE).map((order) => callDelivery(ctx, order)));
    taken += called.filter(({ status }) => status === "fulfilled").length;
  }
  return taken;
}
