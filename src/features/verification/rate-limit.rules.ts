/** Admitted requests per second of the clock, oldest first. */
export type Counts = readonly (readonly [second: number, requests: number])[];

const WINDOW_SECONDS = 60;

export interface Taken {
  readonly counts: Counts;
  /** Null when admitted, else the earliest moment at which a request can be admitted. */
  readonly retryAfterMs: number | null;
}

/**
 * Admits a request when fewer than `perMinute` were admitted in the minute before. The window slides, so no minute
 * holds more. A refused request is not counted.
 */
export function takeRequest(before: Counts, nowMs: number, perMinute: number): Taken {
  const second = Math.floor(nowMs / 1000);
  // A request counts until the end of its second is a minute ago.
  const counts = before.filter(([at]) => at >= second - WINDOW_SECONDS);
  const total = counts.reduce((sum, [, requests]) => sum + requests, 0);
  if (total < perMinute) return { counts: addOne(counts, second), retryAfterMs: null };
  return { counts, retryAfterMs: freeAtMs(counts, total - perMinute) - nowMs };
}

function addOne(counts: Counts, second: number): Counts {
  const last = counts.at(-1);
  if (last === undefined || last[0] < second) return [...counts, [second, 1]];
  return [...counts.slice(0, -1), [last[0], last[1] + 1]];
}

/** When enough requests have left the window for one more. */
function freeAtMs(counts: Counts, excess: number): number {
  let left = 0;
  for (const [at, requests] of counts) {
    left += requests;
    if (left > excess) return (at + WINDOW_SECONDS + 1) * 1000;
  }
  return Infinity;
}
