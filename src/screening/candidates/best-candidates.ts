import type { Segment } from "./segment.ts";

/** An entry that may match. `rank` is comparable among all candidates of a query, across segments. */
export interface Candidate {
  readonly segment: Segment;
  readonly entry: number;
  readonly rank: number;
  /** Its names that share words with the query, best first, and the rank of each. */
  readonly names: readonly number[];
  readonly ranks: readonly number[];
}

/** The best `limit` candidates, in a min-heap by rank. */
export class BestCandidates {
  readonly #limit: number;
  readonly #heap: Candidate[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The rank that a candidate must exceed to be among the best. */
  get leastRank(): number {
    return this.#heap.length < this.#limit ? 0 : this.#heap[0]!.rank;
  }

  offer(candidate: Candidate): void {
    if (candidate.rank <= this.leastRank) return;
    if (this.#heap.length === this.#limit) {
      this.#heap[0] = candidate;
      this.#sink(0);
    } else {
      this.#heap.push(candidate);
      this.#rise(this.#heap.length - 1);
    }
  }

  /** Best first. */
  take(): Candidate[] {
    return this.#heap.sort((a, b) => b.rank - a.rank);
  }

  #rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1;
      if (this.#heap[parent]!.rank <= this.#heap[at]!.rank) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(from: number): void {
    for (let at = from; ;) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < this.#heap.length && this.#heap[child]!.rank < this.#heap[least]!.rank) least = child;
      }
      if (least === at) return;
      this.#swap(at, least);
      at = least;
    }
  }

  #swap(a: number, b: number): void {
    [this.#heap[a], this.#heap[b]] = [this.#heap[b]!, this.#heap[a]!];
  }
}
