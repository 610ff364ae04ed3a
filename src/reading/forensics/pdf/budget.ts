/**
 * Work that one document may cost. It is counted and not timed: a Worker's clock stands still while it computes, and the
 * same bytes have to give the same reading.
 */
export class Budget {
  #steps: number;
  #bytes: number;

  /** @param bytes of all streams of the document, decompressed. */
  constructor(steps = 6_000_000, bytes = 32_000_000) {
    this.#steps = steps;
    this.#bytes = bytes;
  }

  /** @throws BudgetSpent */
  step(count = 1): void {
    this.#steps -= count;
    if (this.#steps < 0) throw new BudgetSpent();
  }

  /** @throws BudgetSpent */
  decompressed(bytes: number): void {
    this.#bytes -= bytes;
    if (this.#bytes < 0) throw new BudgetSpent();
  }
}

/** The document needs more work than any honest one: the search ends, and says that it did. */
export class BudgetSpent extends Error {}
