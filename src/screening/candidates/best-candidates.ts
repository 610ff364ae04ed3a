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

/** The names of a candidate, best first. */
export type RankedNames = Pick<Candidate, "names" | "ranks">;

/** The best `limit` candidates. Thousands are offered for each that stays, so that an offer makes no object. */
export class BestCandidates {
  readonly #limit: number;
  readonly #segments: Segment[] = [];
  readonly #entries: number[] = [];
  readonly #ranks: Float64Array;
  readonly #names: (RankedNames | null)[] = [];
  /** Place of the candidate with the lowest rank once there are `limit`. */
  #last = 0;

  constructor(limit: number) {
    this.#limit = limit;
    this.#ranks = new Float64Array(limit);
  }

  /** The rank that a candidate must exceed to be among the best. */
  get leastRank(): number {
    return this.#entries.length < this.#limit ? 0 : this.#ranks[this.#last]!;
  }

  /** @param rank that of its best name */
  offer(segment: Segment, entry: number, rank: number): void {
    if (rank <= this.leastRank) return;
    const at = this.#entries.length < this.#limit ? this.#entries.length : this.#last;
    this.#segments[at] = segment;
    this.#entries[at] = entry;
    this.#ranks[at] = rank;
    this.#names[at] = null;
    if (this.#entries.length < this.#limit) return;
    for (let other = 0; other < this.#limit; other++) {
      if (this.#ranks[other]! < this.#ranks[this.#last]!) this.#last = other;
    }
  }

  /** Lists the names of a segment's candidates, while the words that they share with the query are known. */
  listNames(segment: Segment, namesOf: (entry: number) => RankedNames): void {
    for (const [at, entry] of this.#entries.entries()) {
      if (this.#segments[at] === segment) this.#names[at] = namesOf(entry);
    }
  }

  /** Best first. */
  take(): Candidate[] {
    return this.#entries
      .map((entry, at) => ({ segment: this.#segments[at]!, entry, rank: this.#ranks[at]!, ...this.#names[at]! }))
      .sort((a, b) => b.rank - a.rank);
  }
}
