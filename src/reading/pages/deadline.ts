/** Raised inside of the reader when its time has run out; `readPages` turns it into a warning. */
export class TimeRanOut extends Error {
  constructor() {
    super("the time for reading this document ran out");
  }
}

/** The end of the time that one document may take. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #endsAt: number;
  readonly #now: () => Date;
  readonly #timer: ReturnType<typeof setTimeout>;

  constructor(milliseconds: number, now: () => Date, outer?: AbortSignal) {
    this.#now = now;
    this.#endsAt = now().getTime() + milliseconds;
    this.#timer = setTimeout(() => this.#controller.abort(), milliseconds);
    if (outer?.aborted) this.#controller.abort();
    outer?.addEventListener("abort", () => this.#controller.abort(), { once: true, signal: this.#controller.signal });
  }

  /** Aborts when the time has run out. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Milliseconds. */
  get left(): number {
    return this.hasPassed ? 0 : this.#endsAt - this.#now().getTime();
  }

  get hasPassed(): boolean {
    if (!this.signal.aborted && this.#now().getTime() >= this.#endsAt) this.#controller.abort();
    return this.signal.aborted;
  }

  /**
   * Lets timers run and time go on, which neither does while PDF.js works in microtasks.
   * @throws TimeRanOut
   */
  async breathe(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (this.hasPassed) throw new TimeRanOut();
  }

  /**
   * The result of some work, unless the time runs out before.
   * @throws TimeRanOut
   */
  async race<T>(work: Promise<T>): Promise<T> {
    if (this.hasPassed) {
      work.catch(() => undefined);
      throw new TimeRanOut();
    }
    let stop = (): void => undefined;
    const ended = new Promise<never>((_, reject) => {
      stop = () => reject(new TimeRanOut());
      this.signal.addEventListener("abort", stop, { once: true });
    });
    try {
      return await Promise.race([work, ended]);
    } finally {
      this.signal.removeEventListener("abort", stop);
    }
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
