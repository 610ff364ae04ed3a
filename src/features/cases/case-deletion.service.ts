import { forgetCaseInGraph } from "../../graph/index.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { unwrap } from "../../platform/errors.ts";
import { purgePrefix } from "../../platform/files.ts";
import { deleteIntelligenceOfCase } from "../case-intelligence/profiles.store.ts";
import { deleteAlertsOfCase } from "../alerts/alerts.store.ts";
import { forgetCaseInDecisions } from "../automation/automation.store.ts";
import { deleteClearedHits } from "../decisions/cleared-hits.store.ts";
import { deleteDiagnosticsOfCase } from "../diagnostics/diagnostics.store.ts";
import { deleteMemoryRows, forgetCaseInMemory } from "../memory/case-forgetting.service.ts";
import { eraseSars } from "../sar/sar.service.ts";
import { deleteSarRows } from "../sar/sar.store.ts";
import { deleteEvaluations } from "../reasoning/reasoning.service.ts";
import { deleteVerificationRows } from "../verification/verification.store.ts";
import { forgetWebhooksOfCase } from "../verification/webhooks.service.ts";
import { askCase, newCommand } from "./case.object.ts";
import { type CaseSummary, deleteCaseRows } from "./cases.store.ts";

/**
 * Deletes a case everywhere: workflow, files, rows. The rows go last, so that a deletion that was cut short
 * can be ordered again; what stays is one line in the ledger, with no personal data of the customer.
 * @throws DomainError `retention_hold`.
 */
export async function deleteCase(ctx: Ctx, found: CaseSummary): Promise<{ status: "deleted"; workflow_id: string }> {
  const { workflowId, caseId } = found;
  const command = newCommand(ctx);
  const head = unwrap(await askCase(ctx, workflowId, (object) => object.terminate(command)));
  const left = await askCase(ctx, workflowId, (object) => object.read());
  await eraseSars(ctx, left?.record.sars ?? []);
  await purgePrefix(ctx, `${caseId}/`);
  await deleteEvaluations(ctx, workflowId);
  await forgetCaseInMemory(ctx, workflowId);
  await forgetWebhooksOfCase(ctx, workflowId);
  await commit(ctx.db, [
    ...deleteDiagnosticsOfCase(ctx, caseId),
    ...deleteSarRows(ctx, caseId),
    ...deleteVerificationRows(ctx, workflowId),
    ...deleteMemoryRows(ctx, workflowId),
    forgetCaseInDecisions(ctx, workflowId),
    ...deleteAlertsOfCase(ctx, caseId),
    ...deleteIntelligenceOfCase(ctx, workflowId),
    ...(await forgetCaseInGraph(ctx, caseId)),
    deleteClearedHits(ctx, caseId),
    ...deleteCaseRows(ctx, {
      workflowId,
      caseId,
      tenantId: ctx.actor.tenantId,
      deletedBy: ctx.actor.id,
      deletedAt: isoTime(ctx.now()),
      auditSeq: head.seq,
      auditHash: head.hash,
      reason: "officer",
    }),
  ]);
  await askCase(ctx, workflowId, (object) => object.erase()).catch(() => {
    // Its rows are gone and it takes no change: what is left of the object holds nothing that can be reached.
    ctx.log.warn("object_not_erased", { workflow_id: workflowId });
  });
  return { status: "deleted", workflow_id: workflowId };
}
