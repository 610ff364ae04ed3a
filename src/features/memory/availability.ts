import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { errorClass } from "../../platform/logger.ts";

/** Reads, or returns `otherwise` when memory is switched off or unreachable. */
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

/** Writes to memory. @throws DomainError `memory_unavailable` when it is switched off or unreachable. */
export async function write<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  if (!ctx.settings.MEMSTORE_ENABLED) throw unavailable("The memory is switched off.");
  return reach(ctx, work);
}

/** Runs work that has no fallback, with memory switched on or off. @throws DomainError `memory_unavailable`. */
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
