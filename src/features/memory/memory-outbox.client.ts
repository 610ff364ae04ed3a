import type { Ctx } from "../../platform/context.ts";
import { objectByName } from "../../platform/durable-object.ts";
import { errorClass } from "../../platform/logger.ts";
import type { NewSignal } from "./signals.store.ts";

/** What may be asked of the object that tends a tenant's memory (`durable-objects/memory-keeper.ts`). */
export interface MemoryKeeper {
  /** Takes a signal in for good; the database gets it soon. The same signal again is one signal. */
  hold(tenantId: string, signal: NewSignal): Promise<void>;
  /** Puts into the database whatever is held: what was accepted before is found there after. */
  settle(tenantId: string): Promise<void>;
  /** Looks for work now, and for as long after that whatever is written meanwhile is found. */
  wake(tenantId: string): Promise<void>;
}

export const keeperOf = (ctx: Ctx): MemoryKeeper =>
  objectByName(ctx, ctx.env.MEMORY_KEEPER, `memory:${ctx.actor.tenantId}`);

/** Before what was signalled is deleted: nothing of it may come after. @throws when it cannot be. */
export const settleForGood = (ctx: Ctx): Promise<void> => keeperOf(ctx).settle(ctx.actor.tenantId);

/** Before signals are read. Where the keeper cannot be reached, what the database has is what there is. */
export const settleSignals = (ctx: Ctx): Promise<void> =>
  settleForGood(ctx).catch((error: unknown) => ctx.log.warn("signals_not_settled", { class: errorClass(error) }));

/**
 * Before something is written that the keeper must find: whoever dies right after the write loses nothing.
 * @throws when the keeper cannot be reached.
 */
export const wakeKeeper = (ctx: Ctx): Promise<void> => keeperOf(ctx).wake(ctx.actor.tenantId);
