/**
 * What Cloudflare's D1, R2, queues and objects throw where they cannot be reached, are overloaded or are moved: the
 * same request may succeed in a moment. From the list of D1's errors in the platform's documentation.
 */
const PASSING =
  /network connection lost|overloaded|too many (?:requests|concurrent)|exceeded timeout|(?:to be|was) reset|reset because|cannot resolve .* due to transient|internal error|temporarily unavailable|try again/i;

/** How deep a library may have wrapped what the platform threw. */
const DEPTH_MAX = 4;

/** Whether something failed because the platform did, for now, and not because of what was asked. */
export function isOutage(thrown: unknown): boolean {
  for (let error = thrown, depth = 0; error instanceof Error && depth < DEPTH_MAX; error = error.cause, depth++) {
    // A library's own message may quote a statement or its values, so only what it wraps is read.
    if (error.cause === undefined) return PASSING.test(error.message);
  }
  return false;
}
