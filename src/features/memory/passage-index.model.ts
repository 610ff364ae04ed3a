interface IndexedVector {
  readonly id: string;
  readonly officerId: string;
  readonly vector: readonly number[];
  readonly tags: readonly string[];
}

export interface NearPassage {
  readonly id: string;
  /** 0.0 to 1.0. */
  readonly score: number;
}

/** Finds an officer's passages by the similarity of their vectors. The index can always be rebuilt. */
export interface PassageIndex {
  /** Passages that have every tag, nearest first. */
  search(officerId: string, vector: readonly number[], tags: readonly string[], limit: number): Promise<NearPassage[]>;
  store(entries: readonly IndexedVector[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** The given passages that the index lacks. */
  findLost(ids: readonly string[]): Promise<string[]>;
}
