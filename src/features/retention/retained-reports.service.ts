import { addDays, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { notFound } from "../../platform/errors.ts";
import { deleteFiles, getFile, listFiles, purgeOwner } from "../../platform/files.ts";
import { errorClass } from "../../platform/logger.ts";
import { callCase } from "../cases/case.client.ts";
import { removeRetained } from "../cases/directory.service.ts";
import type { CaseRecord, LegalHold } from "../../domain/case/case.record.ts";
import { eraseSars } from "../sar/sar.service.ts";
import { deleteSarRows, listReportStates, listSarAudit, listSarRows } from "../sar/sar.store.ts";
import { retainReportsUntil } from "../../domain/retention/expiry.rules.ts";
import { deleteRetainedFiles, listRetainedFiles } from "./retained-files.store.ts";
import { retentionPolicy } from "./retention.policy.ts";
import {
  claimForErasing,
  deleteRetainedReports,
  extendReports,
  findRetainedReports,
  listRetainedReports,
  postponeReports,
  type RetainedReports,
  updateHold,
} from "./retained-reports.store.ts";

/** Deleted cases whose reports are retained, as the MLRO sees them. */
export async function listRetained(ctx: Ctx, paging: { readonly page: number; readonly perPage: number }) {
  const { rows, total } = await listRetainedReports(ctx, paging);
  return { rows: rows.map(toView), total };
}

/** @throws DomainError `not_found`. */
export async function requireRetained(ctx: Ctx, workflowId: string): Promise<RetainedReports> {
  const found = await findRetainedReports(ctx, workflowId);
  if (!found) throw notFound("The case");
  return found;
}

/** The reports with everything of the case that they retain: record, audit chain and file keys. */
export async function readRetained(ctx: Ctx, found: RetainedReports) {
  const { caseId, workflowId } = found;
  // The case's own access log was deleted with it.
  ctx.log.info("retained_report_read", { workflow_id: workflowId, officer: ctx.actor.id });
  const [reports, chains, snapshot, memoranda, stored, listed] = await Promise.all([
    listSarRows(ctx, caseId),
    listSarAudit(ctx, caseId),
    callCase(ctx, workflowId, (object) => object.read()),
    callCase(ctx, workflowId, (object) => object.memoranda(true)),
    listFiles(ctx, `${caseId}/`),
    listRetainedFiles(ctx, workflowId),
  ]);
  const elsewhere = await sizesOf(
    ctx,
    listed.filter((key) => !stored.has(key)),
  );
  return {
    ...toView(found),
    reports,
    report_audit: chains.map(({ sarId, entry }) => ({ sar_id: sarId, ...entry })),
    record: snapshot && withoutPortal(snapshot.record),
    audit: snapshot?.audit ?? [],
    memoranda,
    files: [...stored, ...elsewhere].map(([key, size]) => ({ key, size })),
  };
}

/** Sizes of files outside the case's own prefix, such as what its first scan collected. */
async function sizesOf(ctx: Ctx, keys: readonly string[]): Promise<(readonly [string, number])[]> {
  const heads = await Promise.all(keys.map((key) => ctx.env.FILES.head(key)));
  return heads.flatMap((head) => (head ? [[head.key, head.size] as const] : []));
}

/** One retained file. @throws DomainError `not_found`. */
export async function readRetainedFile(ctx: Ctx, { caseId, workflowId }: RetainedReports, key: string) {
  // R2 refuses longer keys with an error of its own.
  const isKey = Buffer.byteLength(key) <= 1_024;
  const isRetained = key.startsWith(`${caseId}/`) || (await listRetainedFiles(ctx, workflowId)).includes(key);
  const object = isKey && isRetained ? await getFile(ctx, key) : null;
  if (!object) throw notFound("The file");
  return object;
}

/** Sets a hold that lasts until it is lifted, or lifts it. @throws DomainError `not_found` while they are erased. */
export async function holdRetained(ctx: Ctx, { workflowId }: RetainedReports, reason: string | null) {
  const hold = reason === null ? null : { reason, setBy: ctx.actor.id, setAt: isoTime(ctx.now()) };
  if (!(await updateHold(ctx, workflowId, hold))) throw notFound("The case");
  ctx.log.info("retained_hold_changed", { workflow_id: workflowId, officer: ctx.actor.id, held: hold !== null });
  return toView(await requireRetained(ctx, workflowId));
}

/**
 * Erases what reports retained once their retention is over. A report that is open, or that an MLRO continued since,
 * extends it. Idempotent; the register's row is deleted last.
 */
export async function eraseRetained(ctx: Ctx, { caseId, workflowId }: RetainedReports): Promise<void> {
  try {
    const reports = await listReportStates(ctx, caseId);
    const until = retainReportsUntil(reports, reports, retentionPolicy(ctx.settings), ctx.now());
    if (until !== null) return await extendReports(ctx, workflowId, until);
    if (!(await claimForErasing(ctx, workflowId))) return;
    await eraseSars(ctx, reports);
    await purgeOwner(ctx, `${caseId}/`);
    await deleteFiles(ctx, await listRetainedFiles(ctx, workflowId));
    await removeRetained(ctx, workflowId);
    await callCase(ctx, workflowId, (object) => object.erase());
    await commit(ctx.db, [
      ...deleteSarRows(ctx, caseId),
      deleteRetainedFiles(ctx, workflowId),
      deleteRetainedReports(ctx, workflowId),
    ]);
  } catch (error) {
    ctx.log.error("purge_failed", { workflow_id: workflowId, class: errorClass(error) });
    await postponeReports(ctx, workflowId, isoTime(addDays(ctx.now(), 1 / 24)));
  }
}

/** The portal link is invalid once its case is deleted. */
const withoutPortal = (record: CaseRecord) => ({ ...record, portal: null });

const toView = ({ workflowId, caseId, retainedSince, retainUntil, hold }: RetainedReports) => ({
  workflow_id: workflowId,
  case_id: caseId,
  retained_since: retainedSince,
  retain_until: retainUntil,
  legal_hold: hold === null ? null : holdView(JSON.parse(hold) as LegalHold),
});

const holdView = ({ reason, setBy, setAt }: LegalHold) => ({ reason, set_by: setBy, set_at: setAt });
