const TICK_MS = 50;
// A test may replace these.
const { setTimeout, clearTimeout } = globalThis;
const now = performance.now.bind(performance);

/**
 * Estimates the processor time of an invocation: how late its timer comes while it waits for nothing outside. The
 * local runtime's clock advances during computation, unlike the platform's. What other invocations compute meanwhile
 * is counted too, so the estimate errs on the high side.
 */
export class CpuClock {
  #usedMs = 0;
  #pauses = 0;
  #dueAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Returns what ends the measurement and gives the milliseconds. */
  start(): () => number {
    this.#schedule();
    return () => {
      clearTimeout(this.#timer);
      this.#count();
      return Math.round(this.#usedMs);
    };
  }

  /** While something outside works for the invocation. Returns what ends the pause. */
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
