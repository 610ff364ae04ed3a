import { isDecided } from "../../domain/case/case.machine.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { isKnownNetwork, type NetworkReading } from "../../domain/network/apply-network.rules.ts";
import type { Network } from "../../domain/network/network.model.ts";
import { neighbourhood } from "../../graph/index.ts";
import { storeNetwork } from "../../investigation/store-network.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { callCase } from "../cases/case.client.ts";
import { lookAtAlerts } from "../monitoring/detect/alerts-look.service.ts";
import { listAlertRowsOfCase } from "./alerts.store.ts";
import { deleteMarks, findMark, findSubjects, listMarkedCases, type MarkedCase, readParties } from "./network.store.ts";
import { chooseAlerts, networkFrom } from "./network-view.ts";

/** Relations followed from one entity. */
const FOLLOWED = 25;
/** Marked cases that are notified in one pass; later passes notify the others. */
const NOTIFIED_MAX = 100;

type CaseIds = Pick<CaseRecord, "caseId" | "workflowId">;

/** The alerts that name a case, and the parties near it that bear a risk. Two round trips. */
export async function readNetwork(ctx: Ctx, { caseId, workflowId }: CaseIds): Promise<Network> {
  const [found, subjects] = await Promise.all([listAlertRowsOfCase(ctx, caseId), findSubjects(ctx, caseId)]);
  const { alerts, isCut } = chooseAlerts(found);
  const around = await Promise.all(
    subjects.map((id) => neighbourhood(ctx, id, { depth: 2, limit: FOLLOWED, types: TIES })),
  );
  const named = [
    ...alerts.flatMap(({ evidenceSnapshot }) => evidenceSnapshot.entities.map(({ id }) => id)),
    ...around.flatMap(({ entities }) => entities.map(({ id }) => id)),
  ];
  const ended = alerts.filter(({ status }) => status !== "active").map(({ id }) => id);
  const rows = await readParties(ctx, [...new Set(named)], ended);
  const at = isoTime(ctx.now());
  const network = networkFrom({ subjects, alerts, around, workflowId, today: at.slice(0, 10), ...rows });
  return { read_at: at, ...network, partial: isCut || network.partial };
}

const TIES = ["directs", "owns", "seated_at", "holds_account"] as const;

/** The same as a reading outside of an investigation, stored as evidence where it says anything new. */
export async function readNetworkAgain(ctx: Ctx, record: CaseRecord): Promise<NetworkReading> {
  const network = await readNetwork(ctx, record);
  const evidence = isKnownNetwork(record, network) ? [] : [await storeNetwork(ctx, record, network)];
  return { network, evidence };
}

/**
 * Has every case read its alerts again on which one changed, except the caller's own. A case that cannot be reached keeps
 * its mark for the next pass.
 */
export async function notifyLinkedCases(ctx: Ctx, except: string | null): Promise<void> {
  const marked = await listMarkedCases(ctx, except, NOTIFIED_MAX);
  if (marked.length === 0) return;
  const notified = await Promise.all(marked.map((one) => notifyCase(ctx, one)));
  await deleteMarks(
    ctx,
    marked.filter((_, at) => notified[at]),
  );
}

/** A decided case stays as its decision found it: its relationship is told. */
async function notifyCase(ctx: Ctx, { workflowId, status }: MarkedCase): Promise<boolean> {
  try {
    if (isDecided(status)) await lookAtAlerts(ctx, workflowId);
    else await callCase(ctx, workflowId, (object) => object.networkChanged());
    return true;
  } catch (error) {
    ctx.log.warn("case_not_notified", { workflow_id: workflowId, class: errorClass(error) });
    return false;
  }
}

/** Notifies linked cases where the caller's own work is done without it: marks that stay are notified later. */
export const tryNotifyLinkedCases = (ctx: Ctx): Promise<void> =>
  notifyLinkedCases(ctx, null).catch((error: unknown) => {
    ctx.log.warn("linked_cases_not_notified", { class: errorClass(error) });
  });

/** Does the work for which a case was marked, then deletes the mark, unless another change came since. */
export async function clearNetworkMark(ctx: Ctx, caseId: string, work: () => Promise<void>): Promise<void> {
  const version = await findMark(ctx, caseId);
  await work();
  if (version !== null) await deleteMarks(ctx, [{ caseId, version }]);
}
