import { updateAlertsOfCase } from "../src/features/alerts/detection.service.ts";
import { notifyLinkedCases } from "../src/features/alerts/network.service.ts";
import { indexCase } from "../src/features/case-intelligence/case-intelligence.service.ts";
import { countDecision } from "../src/features/automation/automation.service.ts";
import type { CaseEffect, ChangeRule } from "../src/domain/case/case.change.ts";
import { rememberClearing } from "../src/features/decisions/cleared-hits.service.ts";
import { rememberConfirmation } from "../src/features/decisions/confirmed-hits.service.ts";
import type { Ctx } from "../src/platform/context.ts";
import { errorClass, stackFrames } from "../src/platform/logger.ts";
import type { CaseRecord } from "../src/domain/case/case.record.ts";
import { findDocument, registerSystemDocument } from "../src/domain/documents/document.rules.ts";
import { recordReading, unreadDocuments } from "../src/domain/documents/record-reading.rules.ts";
import { recordExpiriesOfCase } from "../src/features/monitoring/due-dates.service.ts";
import { recordBaselineOfCase } from "../src/features/monitoring/detect/baseline.service.ts";
import { collectReading, restoreReading } from "../src/features/readings/collect-reading.service.ts";
import { updateRelationshipOfCase } from "../src/features/relationships/update-relationship.service.ts";
import { storeTaskResponses } from "../src/features/documents/task-responses.service.ts";
import { captureDecisionSignal } from "../src/features/memory/memory.service.ts";
import { indexLegalBases } from "../src/features/regulatory/legal-bases.service.ts";
import { saveCounts } from "../src/features/diagnostics/diagnostics.store.ts";
import { isoTime } from "../src/platform/clock.ts";
import { notifyOfLiftedRestrictions } from "../src/features/reviews/restriction-notices.service.ts";
import { notifyOfDecidedReport } from "../src/features/sar/mlro-notices.store.ts";
import { publishCaseEvent } from "../src/features/event-feed/publish.service.ts";
import { publishVerification } from "../src/features/verification/verification.store.ts";
import { deleteCaseFromGraph, recordCaseInGraph } from "../src/graph/index.ts";
import { commit } from "../src/platform/db.ts";
import { sendOwedMail } from "./case-mail.ts";
import { refreshNetwork } from "./case-network.ts";
import type { CaseStorage } from "./case-storage.ts";
import { joinRelationship } from "../src/features/reviews/join-relationship.service.ts";
import { withTasks } from "./case-tasks.ts";

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 300_000;
/** When a message that has a document read is sent again, because it may be lost. */
const READING_RETRY_MS = 10_000;

const retryMs = (attempts: number): number => Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS);

/** Runs the effects of a case's changes, at least once each. */
export class CaseEffects {
  #underWay: Promise<void> = Promise.resolve();

  execute(ctx: Ctx, storage: CaseStorage): Promise<void> {
    return (this.#underWay = executeDue(ctx, storage));
  }

  /** Waits for the running effects; once the case is closed, no other starts. */
  async rest(): Promise<void> {
    await this.#underWay.catch(() => {});
  }
}

/** Runs due effects. A failing one is retried with increasing delays and does not block others. */
async function executeDue(ctx: Ctx, storage: CaseStorage): Promise<void> {
  for (;;) {
    const due = storage.dueEffects(ctx.now().getTime());
    const record = storage.record();
    if (due.length === 0 || !record) return;
    for (const { id, attempts, effect } of due) {
      if (storage.isClosed()) return;
      try {
        if (effect.kind === "read_document") {
          // Postponed first: a case that is notified of its reading meanwhile makes it due again.
          const waitMs = Math.min(READING_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS);
          storage.postponeEffect(id, ctx.now().getTime() + waitMs);
          if (await recordReadingOf(ctx, storage, effect.payload.documentId)) storage.completeEffect(id);
          continue;
        }
        if (effect.kind === "send_mail") {
          if (await sendOwedMail(ctx, storage, effect.payload, attempts)) storage.completeEffect(id);
          else storage.postponeEffect(id, ctx.now().getTime() + retryMs(attempts));
          continue;
        }
        await execute(ctx, storage, record, effect);
        storage.completeEffect(id);
      } catch (error) {
        storage.postponeEffect(id, ctx.now().getTime() + retryMs(attempts));
        ctx.log.warn("effect_failed", {
          kind: effect.kind,
          attempts,
          class: errorClass(error),
          stack: stackFrames(error),
        });
      }
    }
  }
}

/** Records what was read in a document. @returns false while that is not known. */
async function recordReadingOf(ctx: Ctx, storage: CaseStorage, documentId: string): Promise<boolean> {
  const record = storage.record()!;
  const document = findDocument(record, documentId);
  if (document?.reading) await restoreReading(ctx, record, document, document.reading);
  if (!document || !unreadDocuments(record).includes(document)) return true;
  const reading = await collectReading(ctx, record, document);
  if (reading === null) return false;
  const meta = { now: ctx.now(), actor: ctx.actor };
  const rule: ChangeRule<undefined> = (current) =>
    withTasks(storage, recordReading(current, documentId, reading, meta), meta);
  storage.apply(`read:${documentId}`, rule, meta);
  return true;
}

type Executed = Exclude<CaseEffect, { readonly kind: "read_document" | "send_mail" }>;

async function execute(ctx: Ctx, storage: CaseStorage, record: CaseRecord, effect: Executed): Promise<void> {
  const { caseId, workflowId } = record;
  switch (effect.kind) {
    case "count_diagnostics": {
      const { iteration } = effect.payload;
      for (const found of storage.runs.diagnostics(iteration)) await saveCounts(ctx, workflowId, found);
      return;
    }
    case "record_diagnostics": {
      const { iteration, records } = effect.payload;
      storage.runs.addDiagnostics("older", records.stages[0]?.id ?? "", iteration, records);
      return;
    }
    case "count_decision":
      await notifyOfDecidedReport(ctx, record, effect.payload);
      await notifyOfLiftedRestrictions(ctx, record, effect.payload);
      return countDecision(ctx, record, effect.payload);
    case "capture_signal":
      return captureDecisionSignal(ctx, record, effect.payload);
    case "store_evaluation":
      storage.runs.saveEvaluation(effect.payload.iteration, effect.payload.evaluation, isoTime(ctx.now()));
      return;
    case "remember_clearing":
      return rememberClearing(ctx, record, effect.payload);
    case "remember_confirmation":
      return rememberConfirmation(ctx, record, effect.payload.findingId);
    case "record_in_graph":
      await recordCaseInGraph(ctx, record);
      // A case deleted meanwhile leaves nothing behind.
      if (storage.isClosed()) {
        await commit(ctx.db, await deleteCaseFromGraph(ctx, caseId));
      } else {
        await updateAlertsOfCase(ctx, caseId);
        await notifyLinkedCases(ctx, caseId);
        await refreshNetwork(ctx, storage);
        await index(ctx, storage);
      }
      return;
    case "join_relationship":
      return joinRelationship(ctx, record);
    case "update_relationship":
      await updateRelationshipOfCase(ctx, record);
      await recordExpiriesOfCase(ctx, record);
      return recordBaselineOfCase(ctx, record);
    case "refresh_network":
      return refreshNetwork(ctx, storage);
    case "index_case":
      return index(ctx, storage);
    case "publish_event":
      return publishCaseEvent(ctx, record, effect.payload);
    case "publish_verification":
      return publishVerification(ctx, effect.payload.verificationId);
    case "store_task_responses": {
      const document = await storeTaskResponses(ctx, record, effect.payload.iteration);
      const meta = { now: ctx.now(), actor: ctx.actor };
      storage.apply(`store:${document.key}`, (current) => registerSystemDocument(current, document), meta);
    }
  }
}

/** Enters what other cases and changes of the law find the case by, as the case is now. */
async function index(ctx: Ctx, storage: CaseStorage): Promise<void> {
  const record = storage.record();
  if (record === null || storage.isClosed()) return;
  await indexCase(ctx, record);
  await indexLegalBases(ctx, record, storage.runs.evaluation(null)?.evaluation ?? null);
}
