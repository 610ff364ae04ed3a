import { type Ctx, deriveCtx, systemActor } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { isUuid } from "../../platform/ids.ts";
import { errorClass } from "../../platform/logger.ts";
import { callSar } from "../sar/sar.client.ts";
import { callCase, type RebuiltCase } from "./case.client.ts";
import { type CaseEntry, findEntry, findLinkEntry } from "./directory.service.ts";

const WORKFLOW = "case-";

export const isWorkflowId = (text: string): boolean => text.startsWith(WORKFLOW) && isUuid(text.slice(WORKFLOW.length));

/**
 * Has an open case of the caller's tenant rewrite its rows and those of its reports. A closed case is skipped, so
 * that the duration does not reveal a retained report.
 * @throws DomainError `service_unavailable`.
 */
export async function rebuildCase(ctx: Ctx, workflowId: string): Promise<RebuiltCase> {
  const { tenantId } = ctx.actor;
  const rebuilt = await callCase(ctx, workflowId, (object) => object.rebuild(tenantId, "all"));
  if (rebuilt.state === "open") await rebuildReports(ctx, rebuilt);
  return rebuilt;
}

/** Has the reports of a case, open or retained, rewrite their rows. */
export async function rebuildReports(ctx: Ctx, { sarIds }: { readonly sarIds: readonly string[] }): Promise<void> {
  const { tenantId } = ctx.actor;
  for (const sarId of sarIds) await callSar(ctx, sarId, (object) => object.rebuild(tenantId));
}

/** Enters a case of a version without a directory. @throws DomainError `service_unavailable`. */
export const enterOldCase = (ctx: Ctx, workflowId: string): Promise<RebuiltCase> =>
  callCase(ctx, workflowId, (object) => object.rebuild(ctx.actor.tenantId, "entry"));

/**
 * Restores a case that the database does not have because it was restored to an earlier minute. A deleted case,
 * another tenant's and an unknown one stay unknown.
 * @returns whether the database has it now.
 * @throws DomainError `service_unavailable`.
 */
export async function healCase(ctx: Ctx, workflowId: string): Promise<boolean> {
  if (!isWorkflowId(workflowId)) return false;
  const { state } = await rebuildCase(ctx, workflowId);
  if (state === "failed") throw unavailable();
  if (state !== "open") return false;
  ctx.log.warn("case_healed", { workflow_id: workflowId });
  return true;
}

/** Likewise by case_id. @throws DomainError `service_unavailable`. */
export async function healCaseById(ctx: Ctx, caseId: string): Promise<boolean> {
  if (!isUuid(caseId)) return false;
  const entry = await readDirectory(ctx, () => findEntry(ctx, caseId));
  return entry?.tenant_id === ctx.actor.tenantId && !entry.deleted && healCase(ctx, entry.workflow_id);
}

/** Likewise by the hash of a portal token, which names its tenant. @throws DomainError `service_unavailable`. */
export async function healCaseOfLink(ctx: Ctx, tokenHash: string): Promise<boolean> {
  const entry = await readDirectory(ctx, () => findLinkEntry(ctx, tokenHash));
  return entry !== null && healCase(deriveCtx(ctx, { actor: systemActor(entry.tenant_id) }), entry.workflow_id);
}

async function readDirectory(ctx: Ctx, read: () => Promise<CaseEntry | null>): Promise<CaseEntry | null> {
  try {
    return await read();
  } catch (error) {
    ctx.log.warn("directory_unreachable", { class: errorClass(error) });
    throw unavailable();
  }
}

const unavailable = () =>
  new DomainError("service_unavailable", "The case cannot be reached at the moment.", {
    headers: { "Retry-After": "2" },
  });
