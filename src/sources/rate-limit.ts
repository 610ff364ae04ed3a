import { untilAborted } from "../platform/bounded-body.ts";
import { objectByName } from "../platform/durable-object.ts";
import { errorClass } from "../platform/logger.ts";
import { type Reading, unknown } from "./answer.ts";
import { type RateLimit, remainingMs, sleep } from "./query.ts";
import type { PermitRequest } from "./rate-limit.rules.ts";
import type { SourceCall, SourceName } from "./types.ts";

/** The object that limits the rate (`durable-objects/source-rate-limiter.ts`). */
interface RateLimiter {
  acquirePermit(request: PermitRequest): Promise<number | null>;
  pause(pauseMs: number): Promise<void>;
}

/** Longest pause that a response of a source can impose on all callers. */
const MAX_PAUSE_SECONDS = 30;

/** The limit of a source that counts the requests of the whole service, so one object counts them. */
export function rateLimitOf(call: SourceCall, source: SourceName, rate: Omit<PermitRequest, "withinMs">): RateLimit {
  const limiter = () => objectByName<RateLimiter>(call.ctx, call.ctx.env.SOURCE_LIMITER, source);
  const logFailure = (error: unknown) => call.ctx.log.error("source_limiter_failed", { error: errorClass(error) });
  return {
    acquirePermit: () =>
      acquirePermit(call, limiter, rate).catch((error: unknown) => {
        logFailure(error);
        return unknown("internal", "the rate limiter could not be reached");
      }),
    pause: async (seconds) => {
      try {
        await limiter().pause(Math.min(seconds, MAX_PAUSE_SECONDS) * 1000);
      } catch (error) {
        logFailure(error);
      }
    },
  };
}

/** Waits for a permit, unless it would come after the deadline of the call. */
async function acquirePermit(
  call: SourceCall,
  limiter: () => RateLimiter,
  rate: Omit<PermitRequest, "withinMs">,
): Promise<Reading<never> | null> {
  const acquire = () => limiter().acquirePermit({ ...rate, withinMs: remainingMs(call) });
  // Retried with a fresh stub if the object was reset. A lost permit only delays the next one.
  const waitMs = await untilAborted(acquire().catch(acquire), call.signal);
  if (waitMs === null) return unknown("rate_limited", "the source's rate limit allows no request before the deadline");
  await sleep(waitMs, call.signal);
  return call.signal.aborted
    ? unknown("timeout", "the source's rate limit delayed the request beyond the deadline")
    : null;
}
