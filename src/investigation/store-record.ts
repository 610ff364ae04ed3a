import type { EvidenceRef } from "../domain/case/case.model.ts";
import { canonicalJson } from "../platform/canonical-json.ts";
import { isoTime } from "../platform/clock.ts";
import { putEvidenceBytes } from "../platform/files.ts";
import { sha256Tagged } from "../platform/hashing.ts";
import { recordAnswer } from "../sources/recording.ts";
import type { SourceCall } from "../sources/types.ts";
import type { InvestigationInput } from "./types.ts";

/** Where a case stands in one iteration, as the address of records on it. */
export const caseUrl = ({ ctx }: SourceCall, { caseId, iteration }: InvestigationInput): string =>
  `${ctx.settings.BELGIAN_MOCK_MODE ? "sample:" : ""}cases/${caseId}/iteration-${iteration}`;

/** Keeps something of our own making as evidence, like the answer of a source: canonical JSON, written once. */
export async function storeRecord(
  call: SourceCall,
  source: string,
  sourceUrl: string,
  value: unknown,
): Promise<EvidenceRef> {
  const contentType = "application/json";
  const bytes = new TextEncoder().encode(canonicalJson(value));
  const keep = async () => {
    const { key } = await putEvidenceBytes(call.ctx, call.evidencePrefix, bytes, contentType);
    return { key, collected_at: isoTime(call.ctx.now()) };
  };
  // A replay keeps nothing; the hash is of what it would have kept.
  const { key, collected_at } = await recordAnswer(call, `keep ${sourceUrl}`, keep);
  const data_hash = sha256Tagged(bytes);
  const size = bytes.byteLength;
  return {
    id: data_hash,
    source,
    source_url: sourceUrl,
    data_hash,
    collected_at,
    key,
    content_type: contentType,
    size,
  };
}
