import { readDocument, UPDATE_RELATIONSHIP } from "../src/domain/case/case.change.ts";
import type { RebuildDepth, RebuiltCase } from "../src/features/cases/case.client.ts";
import type { Ctx } from "../src/platform/context.ts";
import { enterInDirectory } from "./case-directory.ts";
import { projectStorage } from "./case-projection.ts";
import type { CaseStorage } from "./case-storage.ts";

/**
 * Restores what database and directory lack of a case with storage. A closed case gets no row: it returns what is
 * retained of it.
 */
export async function rebuildFromStorage(
  ctx: Ctx,
  storage: CaseStorage,
  tenantId: string,
  depth: RebuildDepth,
): Promise<RebuiltCase> {
  const record = storage.record();
  if (record?.tenantId !== tenantId) return { state: "none" };
  const { caseId, workflowId } = record;
  const sarIds = record.sars.map(({ sarId }) => sarId);
  if (storage.isClosed()) {
    return { state: "closed", caseId, workflowId, sarIds, reportsUntil: storage.expiry().reportsUntil };
  }
  if (depth === "entry") {
    await enterInDirectory(ctx, storage, record);
  } else {
    storage.setProjected({ version: -1, auditSeq: 0 });
    if (!(await projectStorage(ctx, storage))) return { state: "failed" };
    storage.addEffect({ kind: "record_in_graph" }, ctx.now().getTime());
    if (record.decision) storage.addEffect(UPDATE_RELATIONSHIP, ctx.now().getTime());
    for (const { document_id } of record.documents) storage.addEffect(readDocument(document_id), ctx.now().getTime());
    for (const iteration of storage.runs.iterations()) {
      storage.addEffect({ kind: "count_diagnostics", payload: { iteration } }, ctx.now().getTime());
    }
  }
  const auditEntries = storage.auditHead().seq;
  return { state: "open", caseId, workflowId, sarIds, auditEntries, evidence: record.evidence.length };
}
