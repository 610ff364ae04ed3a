/** Times of the last permits, oldest first, in milliseconds of the rate limiter's clock. */
export type Permits = readonly number[];

export interface PermitRequest {
  readonly perSecond: number;
  /** How many permits one window holds where it is longer than a second: 10 at two per second are 10 in five seconds. */
  readonly burst?: number;
  /** Longest wait that the caller accepts. */
  readonly withinMs: number;
}

/** Delays all permits by `pauseMs` from now, at the request of the source. */
export const delayPermits = (permits: Permits, nowMs: number, pauseMs: number): Permits => [
  ...permits,
  Math.max(nowMs + pauseMs, permits.at(-1) ?? -Infinity),
];

export interface PermitResult {
  readonly permits: Permits;
  /** Null: the permit would come too late and is not granted. */
  readonly waitMs: number | null;
}

/**
 * Grants at most `perSecond` permits in any window of a second. A rate below one per second is one permit in a longer
 * window.
 */
export function grantPermit(permits: Permits, nowMs: number, request: PermitRequest): PermitResult {
  const size = request.burst ?? Math.max(1, Math.floor(request.perSecond));
  const windowMs = (size * 1000) / request.perSecond;
  const recent = permits.slice(-size);
  const oldest = recent.length === size ? recent[0]! : -Infinity;
  const atMs = Math.max(nowMs, oldest + windowMs, recent.at(-1) ?? -Infinity);
  const waitMs = atMs - nowMs;
  if (waitMs > 0 && waitMs >= request.withinMs) return { permits, waitMs: null };
  return { permits: [...recent, atMs].slice(-size), waitMs: Math.ceil(waitMs) };
}
