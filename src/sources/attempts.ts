import type { EvidenceRef } from "../domain/case/case.model.ts";
import { sha256Hex } from "../platform/hashing.ts";
import type { Reading } from "./answer.ts";
import { decodeText, type RawAnswer, type SourceRequest } from "./request.ts";
import { toRecordedRef, type RecordedRef, recallRef, type RecordForm } from "./recording.ts";

/** One try at a question: what was made of it, and the raw answer that it was made of, where one came. */
export interface Try<T> {
  readonly reading: Reading<T>;
  readonly kept?: { readonly ref: EvidenceRef; readonly raw: RawAnswer };
  readonly mayRetry: boolean;
}

/** A try on tape: the raw answer by its evidence, to be read again, or why there is none. */
type RecordedAttempt =
  | {
      readonly ref: RecordedRef;
      readonly status: number;
      readonly final_url: string;
      readonly retry_after_seconds?: number;
    }
  | { readonly no_answer: Extract<Reading<never>, { readonly unknown: unknown }> };

/** A question as a tape names it: a body may name people, so it stands as its hash. */
export const questionOf = ({ method, url, body }: SourceRequest): string =>
  `${method ?? "GET"} ${url}${body === undefined ? "" : ` ${sha256Hex(body)}`}`;

/** What a client makes of a raw answer, with the wait that the source asked for. @throws what `read` throws. */
export function readRaw<T>(raw: RawAnswer, read: (raw: RawAnswer) => Reading<T>): Reading<T> {
  const reading = read(raw);
  if ("known" in reading || raw.retryAfterSeconds === undefined) return reading;
  return { ...reading, retryAfterSeconds: raw.retryAfterSeconds };
}

export const attemptsForm = <T>(read: (raw: RawAnswer) => Reading<T>): RecordForm<Try<T>[]> => ({
  note: (tries) => tries.map(toRecordedAttempt),
  recall: (noted: readonly RecordedAttempt[], bytesOf) => noted.map((one) => recallTry(one, read, bytesOf)),
});

function toRecordedAttempt({ kept, reading }: Try<unknown>): RecordedAttempt {
  if (kept === undefined) {
    // No client makes a statement of what is not kept.
    if ("known" in reading) throw new TypeError("a statement without evidence");
    return { no_answer: reading };
  }
  const { status, finalUrl, retryAfterSeconds } = kept.raw;
  return {
    ref: toRecordedRef(kept.ref),
    status,
    final_url: finalUrl,
    ...(retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds }),
  };
}

function recallTry<T>(
  noted: RecordedAttempt,
  read: (raw: RawAnswer) => Reading<T>,
  bytesOf: (ref: EvidenceRef) => Uint8Array,
): Try<T> {
  if ("no_answer" in noted) return { reading: noted.no_answer, mayRetry: false };
  const ref = recallRef(noted.ref);
  const bytes = bytesOf(ref);
  const raw: RawAnswer = {
    url: ref.source_url,
    finalUrl: noted.final_url,
    status: noted.status,
    contentType: ref.content_type,
    bytes,
    text: decodeText(bytes, ref.content_type),
    collectedAt: new Date(ref.collected_at),
    ...(noted.retry_after_seconds === undefined ? {} : { retryAfterSeconds: noted.retry_after_seconds }),
  };
  return { reading: readRaw(raw, read), kept: { ref, raw }, mayRetry: false };
}
