/** Times of the last permits, oldest first, in milliseconds of the rate limiter's clock. */
export type Permits = readonly number[];

export interface PermitRequest {
  readonly perSecond: number;
  /** Longest wait that is of use to the caller. */
  readonly withinMs: number;
}

/** Grants no permit before `pauseMs` from now: the source itself asked for the pause. */
export const delayPermits = (permits: Permits, nowMs: number, pauseMs: number): Permits => [
  ...permits,
  Math.max(nowMs + pauseMs, permits.at(-1) ?? -Infinity),
];

export interface PermitResult {
  readonly permits: Permits;
  /** Null: the permit would come too late, and none was granted. */
  readonly waitMs: number | null;
}

/**
 * Grants permits so that no window of a second holds more than `perSecond` of them. A rate below one a second is
 * one permit in a longer window.
 */
export function grantPermit(permits: Permits, nowMs: number, request: PermitRequest): PermitResult {
  const size = Math.max(1, Math.floor(request.perSecond));
  const windowMs = (size * 1000) / request.perSecond;
  const recent = permits.slice(-size);
  const oldest = recent.length === size ? recent[0]! : -Infinity;
  const atMs = Math.max(nowMs, oldest + windowMs, recent.at(-1) ?? -Infinity);
  const waitMs = atMs - nowMs;
  if (waitMs > 0 && waitMs >= request.withinMs) return { permits, waitMs: null };
  return { permits: [...recent, atMs].slice(-size), waitMs: Math.ceil(waitMs) };
}
