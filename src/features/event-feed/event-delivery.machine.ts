import { isoTime } from "../../platform/clock.ts";
import { systemActor } from "../../platform/context.ts";
import type { Delivery } from "../../domain/webhooks/delivery.machine.ts";

/** An event that is owed to a tenant's endpoint. What to post and where is read at each attempt. */
export interface EventJob extends Delivery {
  readonly kind: "event";
  readonly endpointId: string;
}

/** A delivery as its row has it. */
export interface DeliveryOrder {
  readonly tenantId: string;
  readonly deliveryId: string;
  readonly endpointId: string;
  readonly attempts: number;
  readonly createdAt: string;
  readonly version: number;
}

/** A delivery whose first attempt of a round is due now. */
export const openEventJob = (order: DeliveryOrder, requestId: string, now: Date): EventJob => ({
  kind: "event",
  webhookId: order.deliveryId,
  endpointId: order.endpointId,
  actor: systemActor(order.tenantId),
  requestId,
  acceptedAt: order.createdAt,
  phase: "delivering",
  failedAttempts: 0,
  attempts: order.attempts,
  dueAtMs: now.getTime(),
  lastFailure: null,
  updatedAt: isoTime(now),
  isForgotten: false,
  version: order.version + 1,
});
