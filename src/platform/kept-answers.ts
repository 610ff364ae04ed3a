interface Kept<T> {
  readonly value: T;
  /** Epoch milliseconds. */
  readonly until: number;
}

/**
 * Answers that were read and hold until whoever changes what they say tells so. For an object of which there is one:
 * readers and writers then meet in the same place, and none is given what a told change has made untrue.
 */
export class KeptAnswers<T> {
  readonly #kept = new Map<string, Kept<T>>();
  readonly #most: number;
  readonly #forMs: number;
  #changes = 0;

  /**
   * @param most answers that are kept; one more pushes the oldest out.
   * @param forMs how long one is believed at most: a writer may die between its write and the telling.
   */
  constructor({ most, forMs }: { readonly most: number; readonly forMs: number }) {
    this.#most = most;
    this.#forMs = forMs;
  }

  /** The kept answer, or what `read` says, which is kept unless something changed meanwhile. */
  async ask(key: string, now: Date, read: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept !== undefined && now.getTime() < kept.until) return kept.value;
    const changes = this.#changes;
    const value = await read();
    if (changes === this.#changes) this.#keep(key, { value, until: now.getTime() + this.#forMs });
    return value;
  }

  /** After a write: no answer from before it is given any more. */
  change(): void {
    this.#changes++;
    this.#kept.clear();
  }

  #keep(key: string, kept: Kept<T>): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    if (this.#kept.size <= this.#most) return;
    const [oldest] = this.#kept.keys();
    this.#kept.delete(oldest!);
  }
}
