import { isDecided } from "../src/domain/case/case.machine.ts";
import type { CaseStatus, InvestigationResult } from "../src/domain/case/case.model.ts";
import type { CaseRecord } from "../src/domain/case/case.record.ts";
import { isKnownNetwork, recordNetwork } from "../src/domain/network/apply-network.rules.ts";
import type { Network } from "../src/domain/network/network.model.ts";
import { updateAlertsOfCase } from "../src/features/alerts/detection.service.ts";
import {
  clearNetworkMark,
  notifyLinkedCases,
  readNetwork,
  readNetworkAgain,
} from "../src/features/alerts/network.service.ts";
import { lookAtAlerts } from "../src/features/monitoring/detect/alerts-look.service.ts";
import { deleteCaseFromGraph, recordCaseInGraph } from "../src/graph/index.ts";
import type { PresentFacts } from "../src/investigation/types.ts";
import type { Ctx } from "../src/platform/context.ts";
import { commit } from "../src/platform/db.ts";
import { errorClass } from "../src/platform/logger.ts";
import type { CaseStorage } from "./case-storage.ts";

/**
 * What the network holds in the middle of a run: the graph takes the facts that the run has found, and the alerts around
 * the case follow them, before they are read. Every part is idempotent.
 * @throws Error for a case that was closed meanwhile, and when any part fails.
 */
export async function observeNetwork(ctx: Ctx, storage: CaseStorage, present: PresentFacts): Promise<Network> {
  const record = presentRecord(storage.record()!, present);
  const { caseId } = record;
  await recordCaseInGraph(ctx, record);
  // A case deleted meanwhile leaves nothing behind.
  if (storage.isClosed()) {
    await commit(ctx.db, await deleteCaseFromGraph(ctx, caseId));
    throw new Error("the case was closed");
  }
  await updateAlertsOfCase(ctx, caseId);
  // Others are notified later if this fails: the marks stay.
  await notifyLinkedCases(ctx, caseId).catch((error: unknown) => {
    ctx.log.warn("linked_cases_not_notified", { class: errorClass(error) });
  });
  return readNetwork(ctx, record);
}

/** The record as the run will leave it, as far as the graph looks at it. */
function presentRecord(record: CaseRecord, { facts, findings, evidence, grounds }: PresentFacts): CaseRecord {
  const { run, iteration } = record;
  const result: InvestigationResult = {
    iteration,
    risk_score: 0,
    risk_factors: [],
    case_confidence: { total: 0, dimensions: [] },
    findings,
    discrepancies: [],
    summary: "",
    model_used: "built-in",
    completed_at: run?.startedAt ?? record.updatedAt,
  };
  const earlier = record.investigations.filter((one) => one.iteration !== iteration);
  const known = new Set(evidence.map(({ id }) => id));
  return {
    ...record,
    facts,
    grounds,
    evidence: [...record.evidence.filter(({ id }) => !known.has(id)), ...evidence],
    investigations: [...earlier, result],
  };
}

/** Statuses whose run reads the network by itself; its end has the case read it again. */
const RUNNING: readonly CaseStatus[] = ["DOCUMENTS_RECEIVED", "INVESTIGATING"];

/** Reads the alerts on the case again and records what is new. Idempotent: the same alerts change nothing. */
export async function refreshNetwork(ctx: Ctx, storage: CaseStorage): Promise<void> {
  const record = storage.record();
  if (!record || storage.isClosed() || RUNNING.includes(record.status)) return;
  await clearNetworkMark(ctx, record.caseId, async () => {
    if (isDecided(record.status)) return lookAtAlerts(ctx, record.workflowId);
    const reading = await readNetworkAgain(ctx, record);
    if (isKnownNetwork(record, reading.network)) return;
    const meta = { now: ctx.now(), actor: ctx.actor };
    storage.apply(`network:${ctx.newId()}`, (current) => recordNetwork(current, reading, meta), meta);
  });
}
