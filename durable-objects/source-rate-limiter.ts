import { DurableObject } from "cloudflare:workers";
import { delayPermits, grantPermit, type Permits, type PermitRequest } from "../src/sources/rate-limit.rules.ts";

/**
 * Limits the rate of requests to one outside source across all isolates; one object a source. Waits are relative, so
 * only this object's clock counts. The times of permits are stored: an evicted object allows no burst.
 */
export class SourceRateLimiter extends DurableObject<Env> {
  /** Milliseconds to wait before the request, or null where its permit would come too late and none was granted. */
  acquirePermit(request: PermitRequest): number | null {
    const granted = grantPermit(this.#read(), Date.now(), request);
    if (granted.waitMs !== null) this.ctx.storage.kv.put("turns", granted.permits);
    return granted.waitMs;
  }

  /** Grants no permit before `pauseMs` from now. */
  pause(pauseMs: number): void {
    this.ctx.storage.kv.put("turns", delayPermits(this.#read(), Date.now(), pauseMs));
  }

  #read(): Permits {
    return this.ctx.storage.kv.get<Permits>("turns") ?? [];
  }
}
