import type { EvidenceRef } from "../domain/case/case.model.ts";

/** One recorded exchange with a source: the question and the answer as plain JSON. */
export interface Exchange {
  readonly question: string;
  readonly answer: unknown;
}

/**
 * Intercepts the answers of sources. A run records them; a replay returns the recorded ones, so that the same client
 * computes its result without any request.
 */
export interface SourceRecording {
  recordAnswer<T>(question: string, query: () => Promise<T>, codec: RecordCodec<T>): Promise<T>;
}

/**
 * Converts an answer to plain JSON and back. Bytes are stored as evidence: the encoded value, or each item of an
 * encoded list, refers to them as `ref` and does not contain them.
 */
export interface RecordCodec<T> {
  encode(answer: T): unknown;
  decode(recorded: never, bytesOf: (ref: EvidenceRef) => Uint8Array): T;
  /** Computed again in a replay of a run that began before this was recorded. Never for what comes from outside. */
  readonly olderRunsLackIt?: true;
}
const PLAIN_JSON: RecordCodec<never> = { encode: (answer) => answer, decode: (recorded) => recorded };
export const COMPUTED_HERE: RecordCodec<never> = { ...PLAIN_JSON, olderRunsLackIt: true };
/**
 * Records an answer, or returns the recorded one in a replay. All external input of a client must pass through here.
 * @param question a stable key without secrets.
 * @param codec not needed for plain JSON.
 * @throws what `query` throws; a client that handles the error must do so inside `query`.
 */
export function recordAnswer<T>(
  call: { readonly recording?: SourceRecording },
  question: string,
  query: () => Promise<T>,
  codec: RecordCodec<T> = PLAIN_JSON,
): Promise<T> {
  return call.recording === undefined ? query() : call.recording.recordAnswer(question, query, codec);
}
/** A reference to evidence in a recording. A replay uses the hash as its id. */
export type RecordedRef = Omit<EvidenceRef, "id">;
export function toRecordedRef(ref: EvidenceRef): RecordedRef {
  const { id: _, ...recorded } = ref;
  return recorded;
}
export const fromRecordedRef = (recorded: RecordedRef): EvidenceRef => ({ id: recorded.data_hash, ...recorded });
/** All evidence that recorded answers refer to. */
export function recordedEvidence(exchanges: readonly Exchange[]): EvidenceRef[] {
  const answers = exchanges.flatMap(({ answer }): readonly unknown[] => (Array.isArray(answer) ? answer : [answer]));
  return answers.flatMap((answer) => {
    const { ref } = (answer ?? {}) as { readonly ref?: RecordedRef };
    return ref === undefined ? [] : [fromRecordedRef(ref)];
  });
}
/** Records every answer of a run. */
export class SourceRecorder implements SourceRecording {
  readonly exchanges: Exchange[] = [];
  async recordAnswer<T>(question: string, query: () => Promise<T>, codec: RecordCodec<T>): Promise<T> {
    const answer = await query();
    this.exchanges.push({ question, answer: codec.encode(answer) });
    return answer;
  }
}
/** Returns the recorded answers in a replay, without any request. */
export class SourceReplayer implements SourceRecording {
  /** The first question without a recorded answer. */
  unreplayed: string | null = null;
  readonly #exchanges: Exchange[];
  readonly #bytesOf: (ref: EvidenceRef) => Uint8Array;

  constructor(exchanges: readonly Exchange[], bytesOf: (ref: EvidenceRef) => Uint8Array) {
    this.#exchanges = [...exchanges];
    this.#bytesOf = bytesOf;
  }

  async recordAnswer<T>(question: string, query: () => Promise<T>, codec: RecordCodec<T>): Promise<T> {
    const at = this.#exchanges.findIndex((exchange) => exchange.question === question);
    const [exchange] = at < 0 ? [] : this.#exchanges.splice(at, 1);
    if (exchange === undefined) {
      if (codec.olderRunsLackIt) return query();
      this.unreplayed ??= question;
      throw new Error("no answer to this question was recorded");
    }
    return codec.decode(exchange.answer as never, this.#bytesOf);
  }
}
