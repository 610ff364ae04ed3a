import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { commit, type Condition } from "../../platform/db.ts";
import { notifyWrites } from "../notifications/notifications.store.ts";
import { webhookEndpoints as rows } from "./event-feed.tables.ts";

export type EndpointRow = typeof rows.$inferSelect;

/** Each event is written once for every endpoint that wants it. */
export const ENDPOINTS_MAX = 10;

/** Stores an endpoint that gets the events from now on, unless it exists or the tenant has too many. */
export async function insertEndpoint(
  ctx: Ctx,
  row: Pick<EndpointRow, "endpointId" | "url" | "eventTypes" | "secret" | "createdAt" | "createdBy">,
): Promise<void> {
  const { tenantId } = ctx.actor;
  await ctx.db.run(sql`INSERT INTO webhook_endpoints
      (tenant_id, endpoint_id, url, event_types, state, secret, after_sequence, created_at, created_by)
    SELECT ${tenantId}, ${row.endpointId}, ${row.url}, ${row.eventTypes}, 'enabled', ${row.secret},
      coalesce((SELECT sequence FROM feed_events WHERE tenant_id = ${tenantId} ORDER BY sequence DESC LIMIT 1), 0),
      ${row.createdAt}, ${row.createdBy}
    WHERE (SELECT count(*) FROM webhook_endpoints WHERE tenant_id = ${tenantId}) < ${ENDPOINTS_MAX}
    ON CONFLICT (tenant_id, endpoint_id) DO NOTHING`);
}

/** In the order of creation. */
export const listEndpointRows = (ctx: Ctx): Promise<EndpointRow[]> =>
  ctx.db
    .select()
    .from(rows)
    .where(eq(rows.tenantId, ctx.actor.tenantId))
    .orderBy(rows.createdAt, rows.endpointId)
    .limit(ENDPOINTS_MAX);

export async function findEndpoint(ctx: Ctx, endpointId: string): Promise<EndpointRow | undefined> {
  return (await ctx.db.select().from(rows).where(ofEndpoint(ctx, endpointId)))[0];
}

/** What is still to be delivered to it is given up, and its log goes with time. */
export async function deleteEndpointRow(ctx: Ctx, endpointId: string): Promise<void> {
  await ctx.db.delete(rows).where(ofEndpoint(ctx, endpointId));
}

/** Replaces the secret; the one before stays valid beside it for a time. The same order changes nothing again. */
export async function replaceSecret(
  ctx: Ctx,
  endpointId: string,
  {
    secret,
    previousUntil,
    rotationId,
  }: { readonly secret: string; readonly previousUntil: string; readonly rotationId: string },
): Promise<void> {
  await ctx.db
    .update(rows)
    .set({ secret, rotationId, previousSecret: sql`${rows.secret}`, previousUntil })
    .where(and(ofEndpoint(ctx, endpointId), sql`${rows.rotationId} IS NOT ${rotationId}`));
}

/** Deliveries are made again from now on. */
export async function enableEndpointRow(ctx: Ctx, endpointId: string): Promise<void> {
  await ctx.db.update(rows).set({ state: "enabled", failingSince: null }).where(ofEndpoint(ctx, endpointId));
}

export async function endFailing(ctx: Ctx, endpointId: string): Promise<void> {
  await ctx.db
    .update(rows)
    .set({ failingSince: null })
    .where(and(ofEndpoint(ctx, endpointId), eq(rows.state, "enabled"), sql`${rows.failingSince} IS NOT NULL`));
}

/** Records that an attempt failed. An endpoint that has failed since before `disableBefore` is disabled. */
export async function recordFailing(
  ctx: Ctx,
  endpointId: string,
  { at, disableBefore }: { readonly at: string; readonly disableBefore: string },
): Promise<Pick<EndpointRow, "state" | "failingSince"> | undefined> {
  const since = sql`coalesce(${rows.failingSince}, ${at})`;
  const [row] = await ctx.db
    .update(rows)
    .set({
      failingSince: since,
      state: sql`CASE WHEN ${since} <= ${disableBefore} THEN 'disabled' ELSE ${rows.state} END`,
    })
    .where(ofEndpoint(ctx, endpointId))
    .returning({ state: rows.state, failingSince: rows.failingSince });
  return row;
}

/** Notifies the compliance managers that it was disabled, once for each time. */
export async function notifyOfDisabled(ctx: Ctx, endpointId: string, since: string, at: string): Promise<void> {
  const key = `endpoint ${endpointId} ${since}`;
  const to = { role: "compliance_manager" } as const;
  const ids = { endpoint_id: endpointId };
  await commit(ctx.db, notifyWrites(ctx, { key, to, kind: "endpoint_disabled", ids, at }));
}

const ofEndpoint = (ctx: Ctx, endpointId: string) =>
  and(eq(rows.tenantId, ctx.actor.tenantId), eq(rows.endpointId, endpointId));

/** The statement that disables the endpoints that an actor created, if the condition holds when the batch runs it. */
export const disableEndpointsOf = (ctx: Ctx, createdBy: string, onlyIf: Condition): BatchItem<"sqlite"> =>
  ctx.db.run(sql`UPDATE webhook_endpoints SET state = 'disabled'
    WHERE tenant_id = ${ctx.actor.tenantId} AND created_by = ${createdBy} AND ${onlyIf}`);
