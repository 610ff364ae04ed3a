import { DurableObject } from "cloudflare:workers";
import { giveTurn, holdTurns, type TurnAsked, type Turns } from "../src/sources/pacer.ts";

/**
 * Keeps the pace of requests to one outside source across all isolates; one object a source. Waits are
 * relative, so that only this object's clock counts. The turns are stored: an evicted object gives no burst.
 */
export class SourcePacer extends DurableObject<Env> {
  /** Milliseconds to wait for one's turn, or null where it would come too late. */
  takeTurn(asked: TurnAsked): number | null {
    const given = giveTurn(this.ctx.storage.kv.get<Turns>("turns") ?? [], Date.now(), asked);
    if (given.waitMs !== null) this.ctx.storage.kv.put("turns", given.turns);
    return given.waitMs;
  }

  /** Lets nobody go before `holdMs` from now. */
  hold(holdMs: number): void {
    const turns = this.ctx.storage.kv.get<Turns>("turns") ?? [];
    this.ctx.storage.kv.put("turns", holdTurns(turns, Date.now(), holdMs));
  }
}
