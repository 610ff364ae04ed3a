import { DurableObject } from "cloudflare:workers";
import { grantPermit, delayPermits, type PermitRequest, type Turns } from "../src/sources/rate-limit.rules.ts";

/**
 * Keeps the pace of requests to one outside source across all isolates; one object a source. Waits are
 * relative, so that only this object's clock counts. The turns are stored: an evicted object gives no burst.
 */
export class SourcePacer extends DurableObject<Env> {
  /** Milliseconds to wait for one's turn, or null where it would come too late. */
  acquirePermit(asked: PermitRequest): number | null {
    const given = grantPermit(this.ctx.storage.kv.get<Turns>("turns") ?? [], Date.now(), asked);
    if (given.waitMs !== null) this.ctx.storage.kv.put("turns", given.turns);
    return given.waitMs;
  }

  /** Lets nobody go before `holdMs` from now. */
  hold(holdMs: number): void {
    const turns = this.ctx.storage.kv.get<Turns>("turns") ?? [];
    this.ctx.storage.kv.put("turns", delayPermits(turns, Date.now(), holdMs));
  }
}
