import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { errorClass } from "../../platform/logger.ts";

/** What is read where the memory is switched off or cannot be reached: as if nothing were remembered. */
export async function readOr<T>(ctx: Ctx, otherwise: T, read: () => Promise<T>): Promise<T> {
  if (!ctx.settings.MEMSTORE_ENABLED) return otherwise;
  try {
    return await read();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    ctx.log.warn("memory_not_read", { class: errorClass(error) });
    return otherwise;
  }
}

/** A write needs the memory. @throws DomainError `memory_unavailable` where it is switched off or cannot be reached. */
export async function write<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  if (!ctx.settings.MEMSTORE_ENABLED) throw unavailable("The memory is switched off.");
  return reach(ctx, work);
}

/** What nothing can stand in for, memory switched on or off. @throws DomainError `memory_unavailable`. */
export async function reach<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    ctx.log.warn("memory_not_reached", { class: errorClass(error) });
    throw unavailable("The memory cannot be reached at the moment.");
  }
}

const unavailable = (message: string) =>
  new DomainError("memory_unavailable", message, { headers: { "Retry-After": "5" } });
