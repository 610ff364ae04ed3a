import type { EvidenceRef } from "../domain/case/case.model.ts";
import { isoTime } from "../platform/clock.ts";
import { putEvidenceBytes } from "../platform/files.ts";
import type { SourceCall, SourceName } from "./types.ts";

export interface RawBytes {
  readonly url: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** When the source gave it, which for a kept answer is earlier than now: that is its stated age. */
  readonly collectedAt: Date;
}

/** Puts a raw answer where it cannot change any more. Nothing may be read from bytes that are not kept. */
export async function storeEvidence(call: SourceCall, source: SourceName, raw: RawBytes): Promise<EvidenceRef> {
  const { key, sha256 } = await putEvidenceBytes(call.ctx, call.evidencePrefix, raw.bytes, raw.contentType);
  return {
    id: call.ctx.newId(),
    source,
    source_url: raw.url,
    data_hash: `sha256:${sha256}`,
    collected_at: isoTime(raw.collectedAt),
    key,
    content_type: raw.contentType,
    size: raw.bytes.byteLength,
  };
}
