import { createCtx, type Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { removeRows } from "../cases/case-deletion.service.ts";
import type { RebuiltCase } from "../cases/case.client.ts";
import { listCasePage } from "../cases/case-list.store.ts";
import {
  type CaseIds,
  type EnteredDeletion,
  findEntry,
  listEntries,
  readRetainedKeys,
} from "../cases/directory.service.ts";
import { isWorkflowId, rebuildCase, rebuildReports } from "../cases/rebuild.service.ts";
import { deleteSarRows } from "../sar/sar.store.ts";
import { restoreLedgerLine } from "./ledger.service.ts";
import { insertRetainedFiles } from "./retained-files.store.ts";
import { insertRetainedReports } from "./retained-reports.store.ts";

/** The result of a rebuild. Independent of whether a case has a report. */
export interface Rebuilt {
  readonly cases: number;
  readonly audit_entries: number;
  readonly evidence: number;
  /** Cases deleted after the minute to which the database was restored; they are deleted again. */
  readonly deleted_again: number;
  /** Directory entries without a case: their creation was never completed. */
  readonly without_case: number;
}

export interface RebuiltPage extends Rebuilt {
  readonly tenant_id: string;
  /** Null when the whole tenant is rebuilt. */
  readonly next: string | null;
}

/** Where a page ended: at a case of the directory, or at a page of cases that only the database lists. */
const PLACE = /^(entries|rows):((?<=entries:)(?:case-[\da-f-]{36})?|(?<=rows:)[1-9]\d{0,8})$/;

const NOTHING: Rebuilt = { cases: 0, audit_entries: 0, evidence: 0, deleted_again: 0, without_case: 0 };

/**
 * Rewrites the rows of one page of the caller's tenant from the cases' objects: first every case in the directory,
 * then cases that only the database lists (opened by a version without a directory).
 * @param from the end of the page before; null for the first page.
 */
export async function rebuildPage(ctx: Ctx, from: string | null, limit: number): Promise<RebuiltPage> {
  const tenant_id = ctx.actor.tenantId;
  const apart = countedApart(ctx);
  const [, phase, place] = PLACE.exec(from ?? "entries:") ?? [];
  if (phase === undefined || place === undefined) {
    throw new DomainError("validation_failed", "The body is not valid.", {
      errors: [{ path: "from", code: "invalid", message: "is not the `next` of a page" }],
    });
  }
  if (phase === "entries") {
    const { cases, done } = await listEntries(apart, { after: place, limit });
    const rebuilt = await inTurn(cases, (ids) => rebuildEntered(apart, ids));
    return { tenant_id, ...rebuilt, next: done ? "rows:1" : `entries:${cases.at(-1)!.workflowId}` };
  }
  const page = Number(place);
  const { rows: found } = await listCasePage(apart, { page, perPage: limit });
  const rows = found.slice(0, limit);
  const rebuilt = await inTurn(rows, async ({ caseId, workflowId }) => {
    if (await findEntry(apart, caseId)) return NOTHING;
    const one = await rebuildCase(apart, workflowId);
    // A removed case has no object, unless a report of it is kept: both count alike.
    return countsOf(one.state === "closed" ? { state: "none" } : one);
  });
  return { tenant_id, ...rebuilt, next: found.length <= limit ? null : `rows:${page + 1}` };
}

/** Rebuilds one case. @throws DomainError `not_found`. */
export async function rebuildOne(ctx: Ctx, workflowId: string): Promise<Rebuilt> {
  const rebuilt = isWorkflowId(workflowId) ? await rebuildCase(countedApart(ctx), workflowId) : null;
  if (rebuilt?.state !== "open" && rebuilt?.state !== "failed") throw notFound("The case");
  return countsOf(rebuilt);
}

/** A separate meter: the cost of a request is in its answer and would reveal reports. */
const countedApart = ({ env, requestId, actor, waitUntil }: Ctx): Ctx =>
  createCtx(env, { actor, requestId, waitUntil });

async function rebuildEntered(ctx: Ctx, ids: CaseIds): Promise<Rebuilt> {
  const [entry, rebuilt] = [await findEntry(ctx, ids.caseId), await rebuildCase(ctx, ids.workflowId)];
  if (rebuilt.state === "closed" && rebuilt.reportsUntil !== null) await rebuildReports(ctx, rebuilt);
  if (!entry?.deleted || rebuilt.state === "open" || rebuilt.state === "failed") return countsOf(rebuilt);
  const isNew = await restoreLedgerLine(ctx, entry.deleted);
  await deleteAgain(ctx, ids, entry.deleted, rebuilt);
  return { ...NOTHING, deleted_again: isNew ? 1 : 0 };
}

/** Deletes the rows that the restored database brought back, and registers what its reports retain. */
async function deleteAgain(ctx: Ctx, ids: CaseIds, { line }: EnteredDeletion, rebuilt: RebuiltCase): Promise<void> {
  const until = rebuilt.state === "closed" ? rebuilt.reportsUntil : null;
  const since = new Date(line.deleted_at);
  const reports =
    until === null
      ? deleteSarRows(ctx, ids.caseId)
      : [
          insertRetainedReports({ ...ctx, now: () => since }, ids, until),
          ...insertRetainedFiles(ctx, ids.workflowId, await readRetainedKeys(ctx, ids.workflowId)),
        ];
  await commit(ctx.db, await removeRows(ctx, ids, reports));
}

function countsOf(rebuilt: RebuiltCase): Rebuilt {
  if (rebuilt.state === "failed") {
    throw new DomainError("service_unavailable", "The database cannot store the case at the moment.", {
      headers: { "Retry-After": "2" },
    });
  }
  if (rebuilt.state === "none") return { ...NOTHING, without_case: 1 };
  if (rebuilt.state === "closed") return NOTHING;
  return { ...NOTHING, cases: 1, audit_entries: rebuilt.auditEntries, evidence: rebuilt.evidence };
}

/** Sequential, because officers work at the same time. */
async function inTurn<T>(items: readonly T[], rebuild: (item: T) => Promise<Rebuilt>): Promise<Rebuilt> {
  let sum = NOTHING;
  for (const item of items) {
    const one = await rebuild(item);
    sum = Object.fromEntries(Object.entries(one).map(([name, n]) => [name, n + sum[name as keyof Rebuilt]])) as never;
  }
  return sum;
}
