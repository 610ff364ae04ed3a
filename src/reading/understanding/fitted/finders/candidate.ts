/** A value of a field's type, wherever the paper has it. */
export interface Candidate {
  readonly value: string;
  /** The same for two writings of one value. */
  readonly key: string;
  /** Characters of the running text. */
  readonly at: number;
  readonly end: number;
  readonly confidence: number;
  /** What its form tells, apart from where it stands. */
  readonly forms: readonly string[];
}
