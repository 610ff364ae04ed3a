import { deleteCaseFromGraph } from "../../graph/index.ts";
import type { BatchItem } from "drizzle-orm/batch";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { notFound, unwrap } from "../../platform/errors.ts";
import { purgeOwner } from "../../platform/files.ts";
import { deleteCommentsOfCase } from "../comments/comments.store.ts";
import { deleteIntelligenceOfCase } from "../case-intelligence/profiles.store.ts";
import { tryNotifyLinkedCases } from "../alerts/network.service.ts";
import { deleteMarkOfCase } from "../alerts/network.store.ts";
import { withdrawCaseFromAlerts } from "../alerts/case-withdrawal.store.ts";
import { reviewDueAlerts } from "../alerts/detection.service.ts";
import { deleteCaseFromDecisions } from "../automation/automation.store.ts";
import { deleteClearedHits } from "../decisions/cleared-hits.store.ts";
import { deleteConfirmedHits } from "../decisions/confirmed-hits.store.ts";
import { deleteDiagnosticsOfCase } from "../diagnostics/diagnostics.store.ts";
import { emptyEventsOfCase } from "../event-feed/publish.store.ts";
import { deleteMemoryRows, deleteCaseFromMemory } from "../memory/case-deletion.service.ts";
import { deleteReadingsOfCase, removeUnusedReadings } from "../readings/reading-deletion.service.ts";
import { listContents } from "../readings/readings.store.ts";
import { deleteLegalBases } from "../regulatory/legal-bases.store.ts";
import { deleteRelationshipRows } from "../relationships/relationship-deletion.store.ts";
import type { OrderedBy } from "../../domain/retention/expiry.rules.ts";
import { removeUnderLedger } from "../retention/ledger.service.ts";
import { isDeletedBy } from "../retention/ledger.store.ts";
import { retainReports } from "../retention/retained-files.service.ts";
import type { Day } from "../../domain/retention/retention.rules.ts";
import { eraseSars } from "../sar/sar.service.ts";
import { deleteSarRows, listReportStates } from "../sar/sar.store.ts";
import { deleteEvaluations } from "../reasoning/reasoning.service.ts";
import { scansOfCase } from "../scans/scan-deletion.service.ts";
import { deleteVerificationRows } from "../verification/verification.store.ts";
import { deleteWebhooksOfCase } from "../verification/webhooks.service.ts";
import type { ChainHead } from "../../domain/audit/audit.rules.ts";
import { callCase, type CaseCommand, newCommand } from "./case.client.ts";
import { deleteSnapshots } from "./case-snapshot.service.ts";
import { findCase } from "./case-reading.service.ts";
import { type CaseSummary, deleteCaseRows } from "./cases.store.ts";
import { removeLink } from "./directory.service.ts";
import { leaveRelationshipWrites } from "../reviews/join-relationship.service.ts";

/** An officer's order to delete a case. */
export interface DeletionOrder {
  readonly workflowId: string;
  /** The same for every repetition of the request under its idempotency key. */
  readonly command: CaseCommand;
  /** Null when this order removed the rows before and its answer was lost. */
  readonly found: CaseSummary | null;
}

/** @throws DomainError `not_found`. */
export async function orderDeletion(ctx: Ctx, workflowId: string): Promise<DeletionOrder> {
  const command = newCommand(ctx);
  const found = (await findCase(ctx, workflowId)) ?? null;
  if (!found && !(await isDeletedBy(ctx, workflowId, command.id))) throw notFound("The case");
  return { workflowId, command, found };
}

/** Deletes a case everywhere, by an officer's order. @throws DomainError `retention_hold`. */
export async function deleteCase(
  ctx: Ctx,
  { workflowId, command, found }: DeletionOrder,
): Promise<{ status: "deleted"; workflow_id: string }> {
  if (found) {
    const reports = await listReportStates(ctx, found.caseId);
    const { head, reportsUntil } = unwrap(
      await callCase(ctx, workflowId, (object) => object.terminate(command, reports)),
    );
    const by = { officerId: ctx.actor.id, commandId: command.id };
    await removeCase(ctx, found, { head, reason: "officer", rule: null, order: by, reportsUntil });
  } else {
    await finishObject(ctx, workflowId);
  }
  return { status: "deleted", workflow_id: workflowId };
}

/** Why and how a closed case is removed. */
export interface Removal {
  /** Where its audit chain ended. */
  readonly head: ChainHead;
  readonly reason: "officer" | "retention";
  readonly rule: string | null;
  /** Null when its retention period was over. */
  readonly order: OrderedBy | null;
  /** Until when its reports and their evidence are retained; null without reports. */
  readonly reportsUntil: Day | null;
}

/**
 * Removes a case that was closed: workflow, files, rows. The rows go last, so that a removal that was cut short can
 * be done again; what stays is one line in the ledger, with no personal data of the customer. Where its reports must
 * be kept, its object, its files and they themselves stay; nothing that looks for the case finds them. Both ways make
 * the same calls but for the removal of files, so that how long a deletion takes does not tell which it was.
 */
export async function removeCase(ctx: Ctx, found: CaseSummary, removal: Removal): Promise<void> {
  const { workflowId, caseId } = found;
  const { head, reason, rule, order, reportsUntil } = removal;
  const left = await callCase(ctx, workflowId, (object) => object.read());
  const memoranda = await callCase(ctx, workflowId, (object) => object.memoranda(true));
  const scans = await scansOfCase(ctx, caseId);
  const contents = await listContents(ctx, caseId);
  const prefixes = [`${caseId}/`, ...scans.prefixes];
  const stays =
    reportsUntil === null
      ? null
      : await retainReports(ctx, found, { until: reportsUntil, record: left?.record, prefixes });
  if (!stays) {
    await eraseSars(ctx, left?.record.sars ?? []);
    for (const prefix of prefixes) await purgeOwner(ctx, prefix);
  }
  await deleteSnapshots(ctx, workflowId);
  if (left) await removeLink(ctx, left.record.portal.tokenHash);
  await deleteEvaluations(ctx, workflowId);
  await deleteCaseFromMemory(ctx, workflowId);
  await deleteWebhooksOfCase(ctx, workflowId);
  const deletion = {
    workflow_id: workflowId,
    case_id: caseId,
    deleted_by: order?.officerId ?? ctx.actor.id,
    deleted_at: isoTime(ctx.now()),
    reason,
    rule,
    audit_seq: head.seq,
    audit_hash: head.hash,
    contents: {
      documents: left?.record.documents.length ?? 0,
      evidence: left?.record.evidence.length ?? 0,
      memoranda: memoranda.length,
      audit_entries: head.seq,
    },
  };
  await removeUnderLedger(ctx, deletion, order?.commandId ?? null, async () => [
    ...(await removeRows(ctx, found, stays ?? deleteSarRows(ctx, caseId))),
    ...scans.removals,
  ]);
  await removeUnusedReadings(ctx, contents);
  await finishObject(ctx, workflowId);
  await reviewDueAlerts(ctx);
  await tryNotifyLinkedCases(ctx);
}

/**
 * The writes that delete every row of a case, its own row last.
 * @param reports the writes for its reports: deletion, or registration as retained.
 */
export const removeRows = async (
  ctx: Ctx,
  { workflowId, caseId }: Pick<CaseSummary, "workflowId" | "caseId">,
  reports: readonly BatchItem<"sqlite">[],
): Promise<BatchItem<"sqlite">[]> => [
  ...deleteDiagnosticsOfCase(ctx, { caseId, workflowId }),
  ...reports,
  ...deleteVerificationRows(ctx, workflowId),
  emptyEventsOfCase(ctx, workflowId),
  ...(await leaveRelationshipWrites(ctx, workflowId)),
  ...deleteMemoryRows(ctx, workflowId),
  deleteCaseFromDecisions(ctx, workflowId),
  ...deleteIntelligenceOfCase(ctx, workflowId),
  ...deleteLegalBases(ctx, workflowId),
  ...(await deleteCaseFromGraph(ctx, caseId)),
  ...(await withdrawCaseFromAlerts(ctx, caseId)),
  deleteMarkOfCase(ctx, caseId),
  deleteClearedHits(ctx, caseId),
  deleteConfirmedHits(ctx, caseId),
  ...deleteReadingsOfCase(ctx, caseId),
  ...(await deleteRelationshipRows(ctx, workflowId)),
  ...deleteCommentsOfCase(ctx, workflowId),
  ...deleteCaseRows(ctx, workflowId),
];

async function finishObject(ctx: Ctx, workflowId: string): Promise<void> {
  await callCase(ctx, workflowId, (object) => object.finish()).catch(() => {
    // Its rows are deleted and it takes no change: what is left in the object cannot be reached.
    ctx.log.warn("object_not_erased", { workflow_id: workflowId });
  });
}
