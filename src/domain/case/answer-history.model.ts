import type { IsoTime } from "./case.model.ts";

/** An answer as it was before the customer gave another to the same question. */
export interface ReplacedAnswer {
  readonly question: string;
  readonly answer: unknown;
  /** Null where an earlier version did not record it. */
  readonly answeredAt: IsoTime | null;
  readonly replacedAt: IsoTime;
}

/** What a case knows of answers beside those that stand. */
export interface AnswerHistory {
  /** Answers that the customer replaced in a later submission, oldest first; absent where none was. */
  readonly replacedAnswers?: readonly ReplacedAnswer[];
  /** When each question was last answered; absent in cases of earlier versions. */
  readonly answeredAt?: Readonly<Record<string, IsoTime>>;
}
