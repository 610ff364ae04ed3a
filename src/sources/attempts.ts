import type { EvidenceRef } from "../domain/case/case.model.ts";
import { sha256Hex } from "../platform/hashing.ts";
import type { Reading } from "./answer.ts";
import { decodeText, type RawAnswer, type SourceRequest } from "./request.ts";
import { toRecordedRef, type RecordedRef, fromRecordedRef, type RecordCodec } from "./recording.ts";

/** One attempt at a query: its reading, and the stored raw response if there was one. */
export interface Attempt<T> {
  readonly reading: Reading<T>;
  readonly stored?: { readonly ref: EvidenceRef; readonly raw: RawAnswer };
  readonly mayRetry: boolean;
}

/** A recorded attempt: a reference to the raw response, which a replay parses again, or why there is none. */
type RecordedAttempt =
  | {
      readonly ref: RecordedRef;
      readonly status: number;
      readonly final_url: string;
      readonly retry_after_seconds?: number;
    }
  | { readonly no_answer: Extract<Reading<never>, { readonly unknown: unknown }> };

/** Key of a request in a recording. A body may name persons, so it is hashed. */
export const questionOf = ({ method, url, body }: SourceRequest): string =>
  `${method ?? "GET"} ${url}${body === undefined ? "" : ` ${sha256Hex(body)}`}`;

/** Parses a raw response and adds the source's `Retry-After`. @throws what `read` throws */
export function readRaw<T>(raw: RawAnswer, read: (raw: RawAnswer) => Reading<T>): Reading<T> {
  const reading = read(raw);
  if ("known" in reading || raw.retryAfterSeconds === undefined) return reading;
  return { ...reading, retryAfterSeconds: raw.retryAfterSeconds };
}

export const attemptsCodec = <T>(read: (raw: RawAnswer) => Reading<T>): RecordCodec<Attempt<T>[]> => ({
  encode: (attempts) => attempts.map(toRecordedAttempt),
  decode: (recorded: readonly RecordedAttempt[], bytesOf) =>
    recorded.map((attempt) => fromRecordedAttempt(attempt, read, bytesOf)),
});
function toRecordedAttempt({ stored, reading }: Attempt<unknown>): RecordedAttempt {
  if (stored === undefined) {
    if ("known" in reading) throw new TypeError("a statement without evidence");
    return { no_answer: reading };
  }
  const { status, finalUrl, retryAfterSeconds } = stored.raw;
  return {
    ref: toRecordedRef(stored.ref),
    status,
    final_url: finalUrl,
    ...(retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds }),
  };
}

function fromRecordedAttempt<T>(
  recorded: RecordedAttempt,
  read: (raw: RawAnswer) => Reading<T>,
  bytesOf: (ref: EvidenceRef) => Uint8Array,
): Attempt<T> {
  if ("no_answer" in recorded) return { reading: recorded.no_answer, mayRetry: false };
  const ref = fromRecordedRef(recorded.ref);
  const bytes = bytesOf(ref);
  const raw: RawAnswer = {
    url: ref.source_url,
    finalUrl: recorded.final_url,
    status: recorded.status,
    contentType: ref.content_type,
    bytes,
    text: decodeText(bytes, ref.content_type),
    collectedAt: new Date(ref.collected_at),
    ...(recorded.retry_after_seconds === undefined ? {} : { retryAfterSeconds: recorded.retry_after_seconds }),
  };
  return { reading: readRaw(raw, read), stored: { ref, raw }, mayRetry: false };
}
