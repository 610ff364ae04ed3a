import { canonicalJson } from "../../platform/canonical-json.ts";
import type { Ctx } from "../../platform/context.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { CaseDocument, TaskResponse } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";

/** The file in each round's folder that stores the customer's answers for audit. */
const FILENAME = "task_responses.json";

/**
 * Writes a round's answers to `<case_id>/iteration-<n>/task_responses.json`, once: the same answers give the same
 * bytes, so a retry changes nothing.
 */
export async function storeTaskResponses(ctx: Ctx, record: CaseRecord, iteration: number): Promise<CaseDocument> {
  const responses = record.taskResponses.filter((response) => response.iteration === iteration);
  const bytes = new TextEncoder().encode(canonicalJson(responsesView(record.workflowId, responses)));
  const sha256 = sha256Hex(bytes);
  const key = `${record.caseId}/iteration-${iteration}/${FILENAME}`;
  await ctx.env.FILES.put(key, bytes, {
    onlyIf: { etagDoesNotMatch: "*" },
    sha256,
    httpMetadata: { contentType: "application/json" },
  });
  return {
    document_id: key,
    key,
    filename: FILENAME,
    requirement_id: "task_responses",
    iteration,
    source: "system",
    content_type: "application/json",
    size: bytes.byteLength,
    sha256,
    uploaded_at: responses.at(-1)?.submitted_at ?? record.updatedAt,
  };
}

/** The stored shape of answers, also returned by the interface. */
export const responsesView = (workflowId: string, responses: readonly TaskResponse[]) => ({
  workflow_id: workflowId,
  responses,
});
