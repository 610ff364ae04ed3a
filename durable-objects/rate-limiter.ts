import { DurableObject } from "cloudflare:workers";
import type { RateLimiterObject } from "../src/features/verification/partner-limit.service.ts";
import { type Counts, takeRequest } from "../src/features/verification/rate-limit.rules.ts";

/**
 * Counts the requests of one key for all isolates. The counts are stored, so that an evicted object allows no second
 * burst.
 */
export class RateLimiter extends DurableObject<Env> implements RateLimiterObject {
  async take(perMinute: number): Promise<number | null> {
    const taken = takeRequest(this.ctx.storage.kv.get<Counts>("counts") ?? [], Date.now(), perMinute);
    this.ctx.storage.kv.put("counts", taken.counts);
    return taken.retryAfterMs;
  }
}
