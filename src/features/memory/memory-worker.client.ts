import type { Ctx } from "../../platform/context.ts";
import { objectByName } from "../../platform/durable-object.ts";

/** The object that processes a tenant's memory by alarm (`durable-objects/memory-worker.ts`). */
export interface MemoryWorkerObject {
  schedule(tenantId: string): Promise<void>;
}

/**
 * Schedules the tenant's memory worker. Call it before the write that the worker must process: it keeps reading for a
 * minute, so a process that ends right after the write leaves nothing unprocessed.
 * @throws when the worker cannot be reached.
 */
export const scheduleMemoryWork = (ctx: Ctx): Promise<void> =>
  objectByName<MemoryWorkerObject>(ctx, ctx.env.MEMORY_WORKER, `memory:${ctx.actor.tenantId}`).schedule(
    ctx.actor.tenantId,
  );
