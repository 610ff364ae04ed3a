/**
 * Transient errors of D1, R2, Queues and Durable Objects: unreachable, overloaded or being moved. From the list of D1
 * errors in Cloudflare's documentation.
 */
const TRANSIENT =
  /network connection lost|overloaded|too many (?:requests|concurrent)|exceeded timeout|(?:to be|was) reset|reset because|cannot resolve .* due to transient|internal error|temporarily unavailable|try again/i;

/** Levels of wrapped errors that are examined. */
const DEPTH_MAX = 4;

/** Whether an error is a transient failure of the platform, so that the same request may succeed later. */
export function isOutage(thrown: unknown): boolean {
  for (let error = thrown, depth = 0; error instanceof Error && depth < DEPTH_MAX; error = error.cause, depth++) {
    // A library's message may quote a statement or its values, so only the innermost error is examined.
    if (error.cause === undefined) return TRANSIENT.test(error.message);
  }
  return false;
}
