import type { z } from "@hono/zod-openapi";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { DomainError, foreignCursor, notFound } from "../../platform/errors.ts";
import { type DeliveryRow, findDelivery, insertTest, listDeliveries, orderAgain } from "./deliveries.store.ts";
import type { EndpointRow } from "./endpoints.store.ts";
import { callDelivery } from "./event-delivery.client.ts";
import type { DeliveriesQuery } from "./event-feed.schemas.ts";
import type { DeliveryView } from "./event-feed.responses.ts";

type View = z.input<typeof DeliveryView>;

/** The log of an endpoint, newest first. */
export async function readDeliveries(
  ctx: Ctx,
  { endpointId }: EndpointRow,
  { cursor, limit }: z.output<typeof DeliveriesQuery>,
): Promise<{ deliveries: View[]; next_cursor: string | null }> {
  const found = await listDeliveries(ctx, endpointId, readCursor(cursor), limit + 1);
  const deliveries = found.slice(0, limit);
  const last = found.length > limit ? deliveries.at(-1) : undefined;
  return {
    deliveries: deliveries.map(toView),
    next_cursor: last === undefined ? null : `${last.createdAt}~${last.deliveryId}`,
  };
}

function readCursor(cursor: string | undefined): { readonly createdAt: string; readonly deliveryId: string } | null {
  if (cursor === undefined) return null;
  const [, createdAt, deliveryId] = /^(\d{4}-[\d:.T-]+Z)~(msg_.+)$/.exec(cursor) ?? [];
  if (createdAt === undefined || deliveryId === undefined) throw foreignCursor();
  return { createdAt, deliveryId };
}

/** A delivery of an endpoint. @throws DomainError `not_found`. */
export async function requireDelivery(ctx: Ctx, endpoint: EndpointRow, deliveryId: string) {
  const delivery = await findDelivery(ctx, deliveryId);
  if (delivery?.endpointId !== endpoint.endpointId) throw notFound("The delivery");
  return { endpoint, delivery };
}

/** Sends a delivery again now, under the same id, whatever came of it. @throws DomainError `invalid_state`. */
export async function redeliver(
  ctx: Ctx,
  { endpoint, delivery }: { readonly endpoint: EndpointRow; readonly delivery: DeliveryRow },
): Promise<View> {
  requireEnabled(endpoint);
  const ordered = await orderAgain(ctx, delivery.deliveryId, isoTime(ctx.now()));
  if (!ordered) throw notFound("The delivery");
  await callDelivery(ctx, ordered);
  return toView(ordered);
}

/** Sends a test event. @throws DomainError `invalid_state`. */
export async function sendTest(ctx: Ctx, endpoint: EndpointRow): Promise<View> {
  requireEnabled(endpoint);
  const deliveryId = `msg_${ctx.newId()}`;
  await commit(ctx.db, [insertTest(ctx, endpoint.endpointId, deliveryId, isoTime(ctx.now()))]);
  const test = await findDelivery(ctx, deliveryId);
  if (!test) throw notFound("The webhook endpoint");
  await callDelivery(ctx, test);
  return toView(test);
}

function requireEnabled({ state }: EndpointRow): void {
  if (state === "enabled") return;
  throw new DomainError("invalid_state", "The webhook endpoint is disabled. Enable it first.", {
    extra: { current_status: state },
  });
}

const toView = (row: DeliveryRow): View => ({
  delivery_id: row.deliveryId,
  type: row.type,
  sequence: row.sequence,
  status: row.status,
  attempts: row.attempts,
  last_failure: row.lastFailure,
  next_attempt_at: row.nextAttemptAt,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
});
