import { createLogger } from "../logger.ts";
import { currentInvocation } from "./invocation.ts";
import type { LIMITS } from "./table.ts";

export type LimitName = keyof typeof LIMITS;

/**
 * The platform's error for an exceeded limit. The limit and the invocation are logged, because code that recovers from
 * the error would hide it.
 */
export function refusal(limit: LimitName, message: string, about: string): Error {
  createLogger().warn("platform_limit_refused", { limit, about, invocation: currentInvocation()?.name ?? null });
  return new Error(message);
}

/** D1 wraps SQLite's errors. */
export function databaseRefusal(limit: LimitName, message: string, about: string): Error {
  const error = refusal(limit, `D1_ERROR: ${message}`, about);
  error.cause = new Error(message);
  return error;
}

export const TOO_BIG = "string or blob too big: SQLITE_TOOBIG";
