import { untilAborted } from "../platform/bounded-body.ts";
import { objectByName } from "../platform/durable-object.ts";
import { errorClass } from "../platform/logger.ts";
import { type Reading, unknown } from "./answer.ts";
import type { PermitRequest, Rate } from "./rate-limit.rules.ts";
import type { SourceCall, SourceName } from "./types.ts";
import { remainingMs, sleep } from "./wait.ts";

/** Milliseconds to wait before the request, when to ask again, or null where the permit would come too late. */
export type Permit = number | { readonly retryMs: number } | null;

/** The object that limits the rate (`durable-objects/source-rate-limiter.ts`). */
interface RateLimiter {
  acquirePermit(request: PermitRequest): Promise<Permit>;
  pause(pauseMs: number): Promise<void>;
}

export interface RateLimit {
  /** Waits for a permit. Resolves to null, or to the reason why there is none. */
  readonly acquirePermit: () => Promise<Reading<never> | null>;
  /** Called when the source asks for a pause (`Retry-After`). */
  readonly pause: (seconds: number) => Promise<void>;
}

/** Longest pause that a response of a source can impose on all callers. */
const MAX_PAUSE_SECONDS = 30;

/** The limit of a source's server for the whole service, so one object counts its requests. */
export function rateLimitOf(call: SourceCall, source: SourceName, baseUrl: string, rate: Rate): RateLimit {
  const name = `${source} ${URL.parse(baseUrl)?.host ?? ""}`;
  const limiter = () => objectByName<RateLimiter>(call.ctx, call.ctx.env.SOURCE_LIMITER, name);
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

/** Background work that was told to ask again comes within this time of it, not all at once. */
const SPREAD_MS = 125;

/** Waits for a permit, unless it would come after the deadline of the call. */
async function acquirePermit(call: SourceCall, limiter: () => RateLimiter, rate: Rate): Promise<Reading<never> | null> {
  const { signal, background = false } = call;
  for (;;) {
    const acquire = () => limiter().acquirePermit({ ...rate, withinMs: remainingMs(call), background });
    // Retried with a fresh stub if the object was reset. A lost permit only delays the next one.
    const permit = await untilAborted(acquire().catch(acquire), signal);
    if (permit === null) {
      return unknown("rate_limited", "the source's rate limit allows no request before the deadline");
    }
    const isGranted = typeof permit === "number";
    const spreadMs = (call.ctx.randomBytes(1)[0]! / 255) * SPREAD_MS;
    await sleep(isGranted ? permit : permit.retryMs + spreadMs, signal);
    if (signal.aborted) return unknown("timeout", "the source's rate limit delayed the request beyond the deadline");
    if (isGranted) return null;
  }
}
