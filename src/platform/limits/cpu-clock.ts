const TICK_MS = 50;
// Captured at load time, because a test may replace them.
const { setTimeout, clearTimeout } = globalThis;
const now = performance.now.bind(performance);

/**
 * Estimates the CPU time of an invocation by how late its timer fires while it waits for no I/O. The local runtime's
 * clock advances during computation, unlike the platform's. Computation of concurrent invocations is included, so the
 * estimate is an upper bound.
 */
export class CpuClock {
  #usedMs = 0;
  #pauses = 0;
  #dueAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts measuring. The returned function stops and returns the milliseconds. */
  start(): () => number {
    this.#schedule();
    return () => {
      clearTimeout(this.#timer);
      this.#count();
      return Math.round(this.#usedMs);
    };
  }

  /** Pauses during I/O. The returned function resumes. */
  pause(): () => void {
    this.#pauses++;
    return () => void this.#pauses--;
  }

  #schedule(): void {
    this.#dueAt = now() + TICK_MS;
    this.#timer = setTimeout(() => {
      this.#count();
      this.#schedule();
    }, TICK_MS);
  }

  #count(): void {
    const lateMs = now() - this.#dueAt;
    if (lateMs > 0 && this.#pauses === 0) this.#usedMs += lateMs;
  }
}
