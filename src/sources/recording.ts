import type { EvidenceRef } from "../domain/case/case.model.ts";

/** One thing that was learned from outside: what was asked, and what came back as plain JSON data. */
export interface Exchange {
  readonly question: string;
  readonly answer: unknown;
}

/**
 * Hears what comes from outside on behalf of a client. A run notes it; a replay gives back what was noted, so
 * that the same client concludes again without asking anyone.
 */
export interface SourceTape {
  recordAnswer<T>(question: string, ask: () => Promise<T>, form: RecordForm<T>): Promise<T>;
}

/**
 * How something heard is noted and told again. Bytes are evidence: the note, or each of a list of notes, names them
 * as its `ref` and never repeats them.
 */
export interface RecordForm<T> {
  note(heard: T): unknown;
  recall(noted: never, bytesOf: (ref: EvidenceRef) => Uint8Array): T;
}

const AS_IT_IS: RecordForm<never> = { note: (heard) => heard, recall: (noted) => noted };

/**
 * Everything that a client learns from outside of its arguments goes through here.
 * @param question what is asked: the same words for the same question, and no secret in them.
 * @param form may be left out for plain JSON data.
 * @throws what `ask` throws: whoever goes on with something else then must catch it inside of `ask`.
 */
export function recordAnswer<T>(
  call: { readonly tape?: SourceTape },
  question: string,
  ask: () => Promise<T>,
  form: RecordForm<T> = AS_IT_IS,
): Promise<T> {
  return call.tape === undefined ? ask() : call.tape.recordAnswer(question, ask, form);
}

/** Evidence as a note names it: its id is given anew, by what it is evidence of. */
export type RecordedRef = Omit<EvidenceRef, "id">;

export function toRecordedRef(ref: EvidenceRef): RecordedRef {
  const { id: _, ...noted } = ref;
  return noted;
}

export const recallRef = (noted: RecordedRef): EvidenceRef => ({ id: noted.data_hash, ...noted });

/** All evidence that notes name, whether or not an answer came to stand on it. */
export function recordedEvidence(exchanges: readonly Exchange[]): EvidenceRef[] {
  const notes = exchanges.flatMap(({ answer }): readonly unknown[] => (Array.isArray(answer) ? answer : [answer]));
  return notes.flatMap((note) => {
    const { ref } = (note ?? {}) as { readonly ref?: RecordedRef };
    return ref === undefined ? [] : [recallRef(ref)];
  });
}

/** The tape of a run: lets everything through and keeps a note of it. */
export class SourceRecorder implements SourceTape {
  readonly exchanges: Exchange[] = [];

  async recordAnswer<T>(question: string, ask: () => Promise<T>, form: RecordForm<T>): Promise<T> {
    const heard = await ask();
    this.exchanges.push({ question, answer: form.note(heard) });
    return heard;
  }
}

/** The tape of a replay: answers each question as it was answered then, and asks nobody. */
export class SourceReplayer implements SourceTape {
  /** The first question that was not asked then. */
  unreplayed: string | null = null;
  readonly #notes: Exchange[];
  readonly #bytesOf: (ref: EvidenceRef) => Uint8Array;

  constructor(exchanges: readonly Exchange[], bytesOf: (ref: EvidenceRef) => Uint8Array) {
    this.#notes = [...exchanges];
    this.#bytesOf = bytesOf;
  }

  async recordAnswer<T>(question: string, _: () => Promise<T>, form: RecordForm<T>): Promise<T> {
    const at = this.#notes.findIndex((note) => note.question === question);
    const [note] = at < 0 ? [] : this.#notes.splice(at, 1);
    if (note === undefined) {
      this.unreplayed ??= question;
      throw new Error("this was not asked then");
    }
    return form.recall(note.answer as never, this.#bytesOf);
  }
}
