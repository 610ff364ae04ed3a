import type { EvidenceRef } from "../domain/case/case.model.ts";
import type { Answer, UnknownReason } from "./types.ts";

/** What a parser made of a raw answer: a statement of the source, or why there is none. */
export type Reading<T> =
  | { readonly known: T }
  | {
      readonly unknown: UnknownReason;
      readonly detail: string;
      readonly retryAfterSeconds?: number;
      /** The source said that asking again at once may help. */
      readonly transient?: boolean;
    };

/** A source's statement that was read in full. */
export const known = <T>(value: T): Reading<T> => ({ known: value });

/** No statement. `detail` is one line for an officer and holds no personal data. */
export const unknown = (reason: UnknownReason, detail: string): Reading<never> => ({ unknown: reason, detail });

export function toAnswer<T>(reading: Reading<T>, evidence: readonly EvidenceRef[]): Answer<T> {
  if ("known" in reading) return { outcome: "known", value: reading.known, evidence };
  const { unknown: reason, detail, retryAfterSeconds } = reading;
  return {
    outcome: "unknown",
    reason,
    detail,
    evidence,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

export type UnknownAnswer = Extract<Answer<never>, { readonly outcome: "unknown" }>;

/** The lack of an answer, with the raw answers that were no answer. */
export const unknownAnswer = (
  reason: UnknownReason,
  detail: string,
  evidence: readonly EvidenceRef[] = [],
): UnknownAnswer => ({ outcome: "unknown", reason, detail, evidence });

/** The same answer with further raw answers that it stands on, in the order they came. */
export function withEvidence<T>(answer: Answer<T>, earlier: readonly EvidenceRef[]): Answer<T> {
  return earlier.length === 0 ? answer : { ...answer, evidence: [...earlier, ...answer.evidence] };
}
