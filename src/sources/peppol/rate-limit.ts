import { untilAborted } from "../../platform/bounded-body.ts";
import { objectByName } from "../../platform/durable-object.ts";
import { errorClass } from "../../platform/logger.ts";
import { type Reading, unknown } from "../answer.ts";
import { type Pace, remainingMs, sleep } from "../query.ts";
import type { PermitRequest } from "../rate-limit.rules.ts";
import type { SourceCall } from "../types.ts";

/** The object that limits the rate (`durable-objects/source-rate-limiter.ts`). */
interface RateLimiter {
  acquirePermit(request: PermitRequest): Promise<number | null>;
  pause(pauseMs: number): Promise<void>;
}

/** Longest pause that one answer of the directory may impose on all callers. */
const MAX_PAUSE_SECONDS = 30;

/** The directory takes a fixed number of requests a second from the whole service, so one object counts them. */
export function directoryPace(call: SourceCall): Pace {
  const limiter = () => objectByName<RateLimiter>(call.ctx, call.ctx.env.SOURCE_LIMITER, "peppol");
  const logFailure = (error: unknown) => call.ctx.log.error("source_limiter_failed", { error: errorClass(error) });
  return {
    acquirePermit: () =>
      acquirePermit(call, limiter).catch((error: unknown) => {
        logFailure(error);
        return unknown("internal", "the pace of requests could not be kept");
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

/** Takes no permit that would come after the deadline of the call. */
async function acquirePermit(call: SourceCall, limiter: () => RateLimiter): Promise<Reading<never> | null> {
  const perSecond = call.ctx.settings.PEPPOL_DIRECTORY_PER_SECOND;
  const acquire = () => limiter().acquirePermit({ perSecond, withinMs: remainingMs(call) });
  // Once more with a fresh stub where the object was reset: a permit that is lost only delays the next one.
  const waitMs = await untilAborted(acquire().catch(acquire), call.signal);
  if (waitMs === null) return unknown("rate_limited", "no turn at the directory before the deadline");
  await sleep(waitMs, call.signal);
  return call.signal.aborted ? unknown("timeout", "the turn at the directory came too late") : null;
}
