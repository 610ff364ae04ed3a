import { DurableObject } from "cloudflare:workers";
import type { Permit } from "../src/sources/rate-limit.ts";
import { delayPermits, grantPermit, type Permits, type PermitRequest } from "../src/sources/rate-limit.rules.ts";

/**
 * Limits the rate of requests to one outside source across all isolates; one object a source. Waits are relative, so
 * only this object's clock counts. The times of permits are stored: an evicted object allows no burst.
 */
export class SourceRateLimiter extends DurableObject<Env> {
  acquirePermit(request: PermitRequest): Permit {
    const { permits, waitMs, retryMs } = grantPermit(this.#read(), Date.now(), request);
    if (retryMs !== undefined) return { retryMs };
    if (waitMs !== null) this.ctx.storage.kv.put("turns", permits);
    return waitMs;
  }

  /** Grants no permit before `pauseMs` from now. */
  pause(pauseMs: number): void {
    this.ctx.storage.kv.put("turns", delayPermits(this.#read(), Date.now(), pauseMs));
  }

  #read(): Permits {
    return this.ctx.storage.kv.get<Permits>("turns") ?? [];
  }
}
