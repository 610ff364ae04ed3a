/** A record of an iteration that a diagnosis may stand on. */
export interface RecordNamed {
  readonly kind: "tool" | "stage" | "decision" | "governance";
  readonly id: string;
  /** Tool, stage or agent that it is of. */
  readonly name: string;
  readonly stage: string;
  readonly error_type: string | null;
}

/** A failure of the iteration, with its effect on the result. */
export interface RankedFailure extends RecordNamed {
  /** 0 to 100: how much of the result it cost. */
  readonly effect: number;
  /** One sentence: what it cost. */
  readonly why: string;
}

export interface DiagnosisGrounds {
  /** The record that cause and stage are of; null where no record explains the rating. */
  readonly record: RankedFailure | null;
  /** Further failures, the one with the greatest effect first. */
  readonly others: readonly RankedFailure[];
  /** Words of the comment that pointed to the record or the cause. */
  readonly read: readonly string[];
}
