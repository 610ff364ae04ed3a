import { createCtx, type Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { removeRows } from "../cases/case-deletion.service.ts";
import type { RebuiltCase } from "../cases/case.client.ts";
import { listCasePage } from "../cases/cases.store.ts";
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

/** What a rebuild did. Nothing of it depends on whether a case has a report. */
export interface Rebuilt {
  readonly cases: number;
  readonly audit_entries: number;
  readonly evidence: number;
  /** Cases that were deleted after the minute to which the database was restored, and are deleted again. */
  readonly deleted_again: number;
  /** Entries of the directory without a case: its creation was never finished. */
  readonly without_case: number;
}

export interface RebuiltPage extends Rebuilt {
  readonly tenant_id: string;
  /** Null once all of the tenant was rebuilt. */
  readonly next: string | null;
}

/** Where a page ended: with a case of the directory, or with a page of the cases that only the database has. */
const PLACE = /^(entries|rows):((?<=entries:)(?:case-[\da-f-]{36})?|(?<=rows:)[1-9]\d{0,8})$/;

const NOTHING: Rebuilt = { cases: 0, audit_entries: 0, evidence: 0, deleted_again: 0, without_case: 0 };

/**
 * Writes the rows of some of the caller's tenant's cases again, from their objects: first of all that the directory
 * has, then of cases that only the database has, which a version without the directory opened.
 * @param from where the page before ended; null for the first.
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
  const { rows } = await listCasePage(apart, { page, perPage: limit });
  const rebuilt = await inTurn(rows, async ({ caseId, workflowId }) => {
    if (await findEntry(apart, caseId)) return NOTHING;
    const one = await rebuildCase(apart, workflowId);
    // A removed case has no object, unless a report of it is kept: both count alike.
    return countsOf(one.state === "closed" ? { state: "none" } : one);
  });
  return { tenant_id, ...rebuilt, next: rows.length < limit ? null : `rows:${page + 1}` };
}

/** The same for one case. @throws DomainError `not_found`. */
export async function rebuildOne(ctx: Ctx, workflowId: string): Promise<Rebuilt> {
  const rebuilt = isWorkflowId(workflowId) ? await rebuildCase(countedApart(ctx), workflowId) : null;
  if (rebuilt?.state !== "open" && rebuilt?.state !== "failed") throw notFound("The case");
  return countsOf(rebuilt);
}

/** The cost of a request is sent with its answer, and would reveal reports. */
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

/** Removes the rows that came back with the database, and registers what is kept for reports. */
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

/** One case after another, because officers work meanwhile. */
async function inTurn<T>(items: readonly T[], rebuild: (item: T) => Promise<Rebuilt>): Promise<Rebuilt> {
  let sum = NOTHING;
  for (const item of items) {
    const one = await rebuild(item);
    sum = Object.fromEntries(Object.entries(one).map(([name, n]) => [name, n + sum[name as keyof Rebuilt]])) as never;
  }
  return sum;
}
