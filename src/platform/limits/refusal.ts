import { createLogger } from "../logger.ts";
import { currentInvocation } from "./invocation.ts";
import type { LIMITS } from "./table.ts";

export type LimitName = keyof typeof LIMITS;

/**
 * The error by which the platform refuses. The log names the limit and the invocation that met it, because code that
 * recovers from the error would hide it.
 */
export function refusal(limit: LimitName, message: string, about: string): Error {
  createLogger().warn("platform_limit_refused", { limit, about, invocation: currentInvocation()?.name ?? null });
  return new Error(message);
}

/** D1 puts its own words around what SQLite says. */
export function databaseRefusal(limit: LimitName, message: string, about: string): Error {
  const error = refusal(limit, `D1_ERROR: ${message}`, about);
  error.cause = new Error(message);
  return error;
}

export const TOO_BIG = "string or blob too big: SQLITE_TOOBIG";
