/** How many requests were let in within a second of the clock, oldest second first. */
export type Counts = readonly (readonly [second: number, requests: number])[];

const WINDOW_SECONDS = 60;

export interface Taken {
  readonly counts: Counts;
  /** Null: let in. Else the earliest moment from which a request may be let in again. */
  readonly retryAfterMs: number | null;
}

/**
 * Lets a request in where the minute before it holds fewer than `perMinute`. The window slides: no minute that
 * anyone could lay over the requests holds more. A refused request does not count.
 */
export function takeRequest(before: Counts, nowMs: number, perMinute: number): Taken {
  const second = Math.floor(nowMs / 1000);
  // A request of a second counts until the last instant of that second is a minute old.
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

/** When so many have left the window that one more fits. */
function freeAtMs(counts: Counts, excess: number): number {
  let left = 0;
  for (const [at, requests] of counts) {
    left += requests;
    if (left > excess) return (at + WINDOW_SECONDS + 1) * 1000;
  }
  return Infinity;
}
