import type { Ctx } from "../../platform/context.ts";
import { getFile } from "../../platform/files.ts";
import { bundleHash } from "../../platform/canonical-json.ts";
import type { EvidenceRef } from "../../domain/case/case.model.ts";
import { callCase, type EvidenceVerdict } from "./case.client.ts";
import type { CaseIds } from "./directory.service.ts";
import { readCase } from "./case-reading.service.ts";

/** The evidence chain, with the raw bytes that each hash covers. */
export async function readEvidence(ctx: Ctx, workflowId: string) {
  const { record } = await readCase(ctx, workflowId);
  const evidence = await Promise.all(
    record.evidence.map(async ({ id, source, source_url, data_hash, collected_at, ...ref }) => ({
      id,
      source,
      source_url,
      data_hash,
      collected_at,
      raw_data: await readRawData(ctx, ref),
    })),
  );
  return { evidence, bundle_hash: bundleHash(record.evidence) };
}

/** Text as text, other content as base64: the hash covers the decoded bytes in either form. */
export async function readRawData(
  ctx: Ctx,
  ref: Pick<EvidenceRef, "key"> & Partial<Pick<EvidenceRef, "content_type">>,
) {
  const object = await getFile(ctx, ref.key);
  if (!object) return null;
  const content_type = ref.content_type ?? object.httpMetadata?.contentType ?? "application/octet-stream";
  const bytes = Buffer.from(await object.arrayBuffer());
  const text = bytes.toString("utf8");
  const isText = Buffer.from(text, "utf8").equals(bytes);
  return isText
    ? { content_type, encoding: "utf8" as const, body: text }
    : { content_type, encoding: "base64" as const, body: bytes.toString("base64") };
}

/** The given keys that the case itself does not refer to. @throws DomainError `service_unavailable`. */
export const judgeEvidence = (ctx: Ctx, { workflowId, caseId }: CaseIds, keys: readonly string[]) =>
  callCase<EvidenceVerdict>(ctx, workflowId, (object) => object.judgeEvidence(caseId, keys));

/** The company's facts, each with the source that stated it. */
export async function readCompanyProfile(ctx: Ctx, workflowId: string) {
  const { record } = await readCase(ctx, workflowId);
  return {
    case_id: record.caseId,
    facts: record.facts,
    discrepancies: record.discrepancies,
    evidence_refs: record.evidence.map((evidence) => ({
      source: evidence.source,
      evidence_hash: evidence.data_hash,
      storage: evidence.key,
    })),
  };
}
