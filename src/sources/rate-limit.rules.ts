/** Times of the last permits, oldest first, in milliseconds of the rate limiter's clock. */
export type Permits = readonly number[];

export interface Rate {
  readonly perSecond: number;
  /** How many permits one window holds where it is longer than a second: 10 at two per second are 10 in five seconds. */
  readonly burst?: number;
}

export interface PermitRequest extends Rate {
  /** Longest wait that the caller accepts. */
  readonly withinMs: number;
  /** Work of a batch: the others go first. */
  readonly background?: boolean;
}

/** Delays all permits by `pauseMs` from now, at the request of the source. */
export const delayPermits = (permits: Permits, nowMs: number, pauseMs: number): Permits => [
  ...permits,
  Math.max(nowMs + pauseMs, permits.at(-1) ?? -Infinity),
];

export interface PermitResult {
  readonly permits: Permits;
  /** Null: the permit would come too late, or is not granted yet. */
  readonly waitMs: number | null;
  /** Only of background work: when to ask again. */
  readonly retryMs?: number;
}

/** How long before its time a permit is granted to background work: what is granted cannot be overtaken any more. */
const BACKGROUND_AHEAD_MS = 250;

/**
 * Grants at most `perSecond` permits in any window of a second. A rate below one per second is one permit in a longer
 * window. Background work gets its permits evenly spaced, after what others took of the rate, and shortly before their
 * time, so that any other request waits for one of them at most: 1 / `perSecond` and a quarter of a second.
 */
export function grantPermit(permits: Permits, nowMs: number, request: PermitRequest): PermitResult {
  const { perSecond, withinMs, background = false } = request;
  const size = request.burst ?? Math.max(1, Math.floor(perSecond));
  const windowMs = (size * 1000) / perSecond;
  const recent = permits.slice(-size);
  const oldest = recent.length === size ? recent[0]! : -Infinity;
  const gapMs = 1000 / perSecond;
  const last = recent.at(-1) ?? -Infinity;
  // When all permits so far would be over if they had come one by one.
  const evenly = recent.reduce((atMs, permitMs) => Math.max(atMs, permitMs) + gapMs, -Infinity);
  const atMs = Math.max(nowMs, oldest + windowMs, background ? evenly : last);
  const waitMs = atMs - nowMs;
  if (waitMs > 0 && waitMs >= withinMs) return { permits, waitMs: null };
  if (background && waitMs > BACKGROUND_AHEAD_MS) {
    return { permits, waitMs: null, retryMs: Math.ceil(waitMs - BACKGROUND_AHEAD_MS) };
  }
  return { permits: [...recent, atMs].slice(-size), waitMs: Math.ceil(waitMs) };
}
