import type { Ctx } from "../../platform/context.ts";
import { callObject, objectByName } from "../../platform/durable-object.ts";
import { type DeliveryOrder, type EventJob, openEventJob } from "./event-delivery.machine.ts";

/** Methods of the object of one message that are about events (`durable-objects/webhook-delivery.ts`). */
export interface EventObject {
  /** Starts a round of attempts, unless this one or a later one has begun. */
  deliver(job: EventJob): Promise<void>;
}

/** Has the object of a delivery attempt it. @throws DomainError `service_unavailable`. */
export const callDelivery = (ctx: Ctx, order: DeliveryOrder): Promise<void> =>
  callObject(
    ctx,
    "delivery",
    () => objectByName<EventObject>(ctx, ctx.env.WEBHOOK_DELIVERY, order.deliveryId),
    (object) => object.deliver(openEventJob(order, ctx.requestId, ctx.now())),
  );
