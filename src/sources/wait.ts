import type { SourceCall } from "./types.ts";

/** Longest wait before a retry if the caller has no deadline. */
const RETRY_WAIT_MAX_MS = 5_000;

/** Milliseconds until the deadline of a call; a few seconds without one. */
export const remainingMs = (call: SourceCall): number =>
  call.deadline ? call.deadline.getTime() - call.ctx.now().getTime() : RETRY_WAIT_MAX_MS;

/** Resolves after `ms`, or at once when the signal aborts. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted || ms <= 0) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
  });
}
