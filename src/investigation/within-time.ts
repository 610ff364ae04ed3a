/** After its time work may still say what became of its requests; then it is left alone. */
const GRACE_MS = 200;

/**
 * Gives work a time: its signal aborts after `timeoutMs`, and shortly after that `late` is the answer, whether
 * the work heeds its signal or not. Leaves no timer behind. @throws what the work throws in its time.
 */
export async function withinTime<T>(timeoutMs: number, late: T, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timers: ReturnType<typeof setTimeout>[] = [];
  const tooLate = new Promise<T>((resolve) => {
    timers.push(setTimeout(() => controller.abort(), timeoutMs));
    timers.push(setTimeout(() => resolve(late), timeoutMs + GRACE_MS));
  });
  try {
    return await Promise.race([work(controller.signal), tooLate]);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}
