import type { Ctx } from "../../platform/context.ts";
import { callObject, objectByName } from "../../platform/durable-object.ts";
import { DomainError } from "../../platform/errors.ts";
import { findPartner } from "./partner-keys.ts";

/** Methods of the object that counts a partner's requests (`durable-objects/rate-limiter.ts`). */
export interface RateLimiterObject {
  /** Admits and counts a request: null, or the milliseconds until the next one is admitted. */
  take(perMinute: number): Promise<number | null>;
}

/**
 * Logs a partner's request and counts it, whatever its outcome.
 * @param area the partner's budget that it counts in.
 * @throws DomainError `rate_limited`, with the seconds to wait.
 */
export async function admitPartner(ctx: Ctx, area: string): Promise<void> {
  const requestorId = findPartner(ctx.settings, ctx.actor.id)?.requestor_id ?? null;
  ctx.log.info("partner_request", { area, key_requestor_id: requestorId });
  const limiter = () => objectByName<RateLimiterObject>(ctx, ctx.env.PARTNER_LIMITER, `${area}:${ctx.actor.id}`);
  const perMinute = ctx.settings.PARTNER_RATE_LIMIT_PER_MINUTE;
  const waitMs = await callObject(ctx, "rate limiter", limiter, (object) => object.take(perMinute));
  if (waitMs === null) return;
  throw new DomainError("rate_limited", `At most ${perMinute} requests a minute.`, {
    headers: { "Retry-After": String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });
}
