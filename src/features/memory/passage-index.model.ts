interface IndexedVector {
  readonly id: string;
  readonly officerId: string;
  readonly vector: readonly number[];
}

export interface NearPassage {
  readonly id: string;
  /** 0.0 to 1.0. */
  readonly score: number;
}

/** Finds an officer's passages by the nearness of their vectors. What it holds can always be rebuilt. */
export interface PassageIndex {
  /** Nearest first. */
  search(officerId: string, vector: readonly number[], limit: number): Promise<NearPassage[]>;
  store(entries: readonly IndexedVector[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Which of the passages it should hold it does not. */
  findLost(ids: readonly string[]): Promise<string[]>;
}
