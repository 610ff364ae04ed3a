import { addDays, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import type { DueJob } from "../monitoring/due-job.ts";
import { nextRun, serveRows } from "../monitoring/serve-in-turn.ts";
import {
  dropOldDeliveries,
  type DueDelivery,
  findNextAttempt,
  listUnordered,
  listUnorderedOfTenant,
} from "./deliveries.store.ts";
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
    const times = { now: isoTime(ctx.now()), lostBefore: isoTime(new Date(startedMs - LOST_AFTER_MS)) };
    const pages = { limit: PAGE, list: (after: DueDelivery | null) => listUnordered(ctx, times, after, PAGE) };
    const served = await serveRows(ctx, pages, {
      job: DELIVER_EVENTS.name,
      failure: "delivery_not_ordered",
      untilMs: startedMs + budgetMs,
      atOnce: AT_ONCE,
      async serve(own, order) {
        await callDelivery(own, order);
        return true;
      },
    });
    await dropOldDeliveries(ctx, isoTime(addDays(ctx.now(), -LOG_DAYS)), PAGE);
    const next = await findNextAttempt(ctx);
    const dueAt = next === null ? null : isoTime(new Date(Math.max(Date.parse(next), startedMs) + LOST_AFTER_MS));
    return { nextAtMs: nextRun(ctx, served, dueAt, LOST_AFTER_MS) };
  },
};

async function orderAll(ctx: Ctx, orders: readonly DeliveryOrder[]): Promise<void> {
  for (let i = 0; i < orders.length; i += AT_ONCE) {
    await Promise.allSettled(orders.slice(i, i + AT_ONCE).map((order) => callDelivery(ctx, order)));
  }
}
