import type { EvidenceRef } from "../domain/case/case.model.ts";
import { isoTime } from "../platform/clock.ts";
import { putEvidenceBytes } from "../platform/files.ts";
import type { SourceCall, SourceName } from "./types.ts";

export interface RawBytes {
  readonly url: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** When the source responded; for a cached response this is in the past. */
  readonly collectedAt: Date;
}

/** Stores a raw response immutably. A response must be stored before it is parsed. */
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
