/** What an officer's memory contributed to a result. */
export interface MemoryUsed {
  readonly rules_applied: number;
  readonly passages_matched: number;
  /** Confidence of the memory in what it knows of the officer, 0 to 100. */
  readonly confidence_at_review: number | null;
}
