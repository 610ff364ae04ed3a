import type { EvidenceRef } from "../domain/case/case.model.ts";
import type { Ctx } from "../platform/context.ts";
import { getFile } from "../platform/files.ts";
import { sha256Tagged } from "../platform/hashing.ts";
import { recordedEvidence } from "../sources/recording.ts";
import type { Observed } from "./observations.ts";
import type { Difference } from "./replay-compare.ts";

export interface StoredEvidence {
  /** Evidence whose bytes are gone, or are not those that were kept. */
  readonly differences: readonly Difference[];
  /** @throws Error for what is no evidence of the run. */
  readonly bytesOf: (ref: EvidenceRef) => Uint8Array;
  /** A record of our own making among the evidence, by its source; undefined where there is none. */
  readRecord<T>(source: string): T | undefined;
}

/**
 * All evidence that the stages of a run name, in their order: what they stand on, and what they heard beside it. What a
 * stage stands on is named by its id there.
 */
export function evidenceOf(stages: Readonly<Record<string, unknown>>): EvidenceRef[] {
  const outputs = Object.values(stages).map((output) => (output ?? {}) as Partial<Observed>);
  const cited = outputs.flatMap(({ evidence }) => evidence ?? []);
  const heard = outputs.flatMap(({ heard }) => recordedEvidence(heard ?? []));
  const known = new Set(cited.map(({ data_hash }) => data_hash));
  const unique = new Map(cited.map((ref) => [`${ref.id} ${ref.data_hash}`, ref]));
  return [...unique.values(), ...heard.filter(({ data_hash }) => !known.has(data_hash))];
}

/** Reads the evidence and holds each against its SHA-256: nothing is concluded from bytes that have changed. */
export async function readStoredEvidence(ctx: Ctx, refs: readonly EvidenceRef[]): Promise<StoredEvidence> {
  const bytes = new Map<string, Uint8Array>();
  const checked = await Promise.all(
    refs.map(async (ref) => {
      const object = await getFile(ctx, ref.key);
      if (!object) return [changed(ref, null)];
      const kept = new Uint8Array(await object.arrayBuffer());
      const hash = sha256Tagged(kept);
      bytes.set(hash, kept);
      return hash === ref.data_hash ? [] : [changed(ref, hash)];
    }),
  );
  const bytesOf = (ref: EvidenceRef): Uint8Array => {
    const found = bytes.get(ref.data_hash);
    if (!found) throw new Error("no evidence of this run");
    return found;
  };
  return {
    differences: checked.flat(),
    bytesOf,
    readRecord: <T>(source: string) => {
      const ref = refs.find((candidate) => candidate.source === source);
      return ref && (JSON.parse(new TextDecoder().decode(bytesOf(ref))) as T);
    },
  };
}

const changed = (ref: EvidenceRef, hash: string | null): Difference => ({
  kind: "evidence",
  name: ref.id,
  source: `${ref.source} ${ref.source_url}`,
  path: ref.key,
  recorded: ref.data_hash,
  replayed: hash,
  detail: hash === null ? "the stored bytes are missing" : "the stored bytes have changed",
});
