import type { EvidenceRef } from "../domain/case/case.model.ts";
import type { Answer, UnknownReason } from "./types.ts";

/** Result of parsing a raw response: a statement of the source, or why there is none. */
export type Reading<T> =
  | { readonly known: T }
  | {
      readonly unknown: UnknownReason;
      readonly detail: string;
      readonly retryAfterSeconds?: number;
      /** According to the source, an immediate retry may succeed. */
      readonly transient?: boolean;
    };

/** A statement of the source that was parsed completely. */
export const known = <T>(value: T): Reading<T> => ({ known: value });

/** No statement. `detail` is one line for officers without personal data. */
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

/** An unknown answer, with the raw responses behind it. */
export const unknownAnswer = (
  reason: UnknownReason,
  detail: string,
  evidence: readonly EvidenceRef[] = [],
): UnknownAnswer => ({ outcome: "unknown", reason, detail, evidence });

/** Prepends earlier raw responses to an answer's evidence. */
export function withEvidence<T>(answer: Answer<T>, earlier: readonly EvidenceRef[]): Answer<T> {
  return earlier.length === 0 ? answer : { ...answer, evidence: [...earlier, ...answer.evidence] };
}
