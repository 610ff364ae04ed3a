import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { statusOfJob } from "../../domain/webhooks/delivery.machine.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { atMost, isAlso } from "../../platform/db.ts";
import { endpointDeliveries as rows, feedEvents, webhookEndpoints } from "./event-feed.tables.ts";
import type { DeliveryOrder, EventJob } from "./event-delivery.machine.ts";

export type DeliveryRow = typeof rows.$inferSelect;

const ORDER = {
  tenantId: rows.tenantId,
  deliveryId: rows.deliveryId,
  endpointId: rows.endpointId,
  attempts: rows.attempts,
  createdAt: rows.createdAt,
  version: rows.version,
};

export interface DueDelivery extends DeliveryOrder {
  readonly nextAttemptAt: string;
}

/**
 * Deliveries of every tenant of the database that no object works on: none was ever told, or its attempt is overdue since
 * `lostBefore`.
 */
export const listUnordered = (
  ctx: Ctx,
  { now, lostBefore }: { readonly now: string; readonly lostBefore: string },
  after: DueDelivery | null,
  limit: number,
): Promise<DueDelivery[]> =>
  ctx.db.all(sql`SELECT tenant_id AS tenantId, delivery_id AS deliveryId, endpoint_id AS endpointId, attempts,
      created_at AS createdAt, version, next_attempt_at AS nextAttemptAt FROM endpoint_deliveries
    WHERE next_attempt_at <= ${now} AND (version = 0 OR next_attempt_at <= ${lostBefore})
      AND (next_attempt_at, tenant_id, delivery_id) >
        (${after?.nextAttemptAt ?? ""}, ${after?.tenantId ?? ""}, ${after?.deliveryId ?? ""})
    ORDER BY next_attempt_at, tenant_id, delivery_id ${atMost(limit)}`);

/** Those of the caller's tenant that no object was ever told of. */
export const listUnorderedOfTenant = (ctx: Ctx, now: string, limit: number): Promise<DeliveryOrder[]> =>
  ctx.db
    .select(ORDER)
    .from(rows)
    .where(and(sql`${rows.nextAttemptAt} <= ${now}`, isAlso(rows.tenantId, ctx.actor.tenantId), eq(rows.version, 0)))
    .orderBy(rows.nextAttemptAt)
    .limit(limit);

/** When the next attempt of the database is due. */
export async function findNextAttempt(ctx: Ctx): Promise<string | null> {
  const [row] = await ctx.db
    .select({ at: rows.nextAttemptAt })
    .from(rows)
    .where(sql`${rows.nextAttemptAt} IS NOT NULL`)
    .orderBy(rows.nextAttemptAt)
    .limit(1);
  return row?.at ?? null;
}

/** A delivery with its endpoint, and with its event unless it is a test. */
export async function findOutgoing(ctx: Ctx, deliveryId: string) {
  const [found] = await ctx.db
    .select({
      delivery: { type: rows.type, createdAt: rows.createdAt, sequence: rows.sequence, status: rows.status },
      url: webhookEndpoints.url,
      state: webhookEndpoints.state,
      failingSince: webhookEndpoints.failingSince,
      secret: webhookEndpoints.secret,
      previousSecret: webhookEndpoints.previousSecret,
      previousUntil: webhookEndpoints.previousUntil,
      eventAt: feedEvents.at,
      ids: feedEvents.ids,
    })
    .from(rows)
    .innerJoin(
      webhookEndpoints,
      and(eq(webhookEndpoints.tenantId, rows.tenantId), eq(webhookEndpoints.endpointId, rows.endpointId)),
    )
    .leftJoin(feedEvents, and(eq(feedEvents.tenantId, rows.tenantId), eq(feedEvents.sequence, rows.sequence)))
    .where(ofDelivery(ctx, deliveryId));
  return found;
}

/** Projects a delivery's state. A newer row stays, and one that was deleted is not written again. */
export async function projectDelivery(ctx: Ctx, job: EventJob): Promise<void> {
  await ctx.db
    .update(rows)
    .set({
      status: statusOfJob(job),
      attempts: job.attempts,
      lastFailure: job.lastFailure,
      nextAttemptAt: job.dueAtMs === null ? null : isoTime(new Date(job.dueAtMs)),
      updatedAt: job.updatedAt,
      version: job.version,
    })
    .where(and(ofDelivery(ctx, job.webhookId), lt(rows.version, job.version)));
}

/** Deliveries to an endpoint, newest first; `after` is the last one of the page before. */
export const listDeliveries = (
  ctx: Ctx,
  endpointId: string,
  after: { readonly createdAt: string; readonly deliveryId: string } | null,
  limit: number,
): Promise<DeliveryRow[]> =>
  ctx.db
    .select()
    .from(rows)
    .where(
      and(
        eq(rows.tenantId, ctx.actor.tenantId),
        eq(rows.endpointId, endpointId),
        after === null
          ? undefined
          : or(
              lt(rows.createdAt, after.createdAt),
              and(eq(rows.createdAt, after.createdAt), sql`${rows.deliveryId} > ${after.deliveryId}`),
            ),
      ),
    )
    .orderBy(desc(rows.createdAt), rows.deliveryId)
    .limit(limit);

export async function findDelivery(ctx: Ctx, deliveryId: string): Promise<DeliveryRow | undefined> {
  return (await ctx.db.select().from(rows).where(ofDelivery(ctx, deliveryId)))[0];
}

/** Makes a delivery due at once, as if no object had been told of it. @returns it; undefined if it was deleted. */
export async function orderAgain(ctx: Ctx, deliveryId: string, at: string): Promise<DeliveryRow | undefined> {
  const [row] = await ctx.db
    .update(rows)
    .set({ status: "pending", nextAttemptAt: at, updatedAt: at, version: sql`${rows.version} + 1` })
    .where(ofDelivery(ctx, deliveryId))
    .returning();
  return row;
}

/** A test event for one endpoint. */
export const insertTest = (ctx: Ctx, endpointId: string, deliveryId: string, at: string): BatchItem<"sqlite"> =>
  ctx.db
    .insert(rows)
    .values({
      tenantId: ctx.actor.tenantId,
      deliveryId,
      endpointId,
      type: "endpoint.test",
      status: "pending",
      nextAttemptAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing();

/** Deletes deliveries of every tenant of the database that were final before a day. @returns how many. */
export async function dropOldDeliveries(ctx: Ctx, before: string, limit: number): Promise<number> {
  const { meta } = await ctx.db.run(sql`DELETE FROM endpoint_deliveries WHERE (tenant_id, delivery_id) IN
    (SELECT tenant_id, delivery_id FROM endpoint_deliveries
      WHERE next_attempt_at IS NULL AND updated_at < ${before} ORDER BY updated_at ${atMost(limit)})`);
  return meta.changes;
}

const ofDelivery = (ctx: Ctx, deliveryId: string) =>
  and(eq(rows.tenantId, ctx.actor.tenantId), eq(rows.deliveryId, deliveryId));
