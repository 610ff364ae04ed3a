import { addDays, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, unwrap } from "../../platform/errors.ts";
import { removeCase } from "../cases/case-deletion.service.ts";
import { callCase, newCommand } from "../cases/case.client.ts";
import { findByWorkflowId } from "../cases/cases.store.ts";
import { listReportStates } from "../sar/sar.store.ts";
import { postponePurge } from "./retention.store.ts";

/**
 * Deletes a case whose retention period is over, from every store. The case's object decides and closes in one step:
 * a hold set before wins, and nothing is written after. The due row is deleted last, so the next sweep resumes an
 * interrupted purge.
 * @returns `kept` when the object must stay; it is checked again when that may have changed.
 * @throws DomainError `service_unavailable`.
 */
export async function purgeCase(ctx: Ctx, workflowId: string): Promise<"purged" | "kept"> {
  const found = await findByWorkflowId(ctx, workflowId);
  if (!found) return "purged";
  const reports = await listReportStates(ctx, found.caseId);
  const command = newCommand(ctx);
  const outcome = await callCase(ctx, workflowId, (object) => object.expire(command, reports));
  if (!outcome.ok && outcome.refusal.code === "retention_hold") {
    await postponePurge(ctx, workflowId, String(outcome.refusal.details?.extra?.["look_again_at"]));
    return "kept";
  }
  const { head, retention, reportsUntil, order } = unwrap(outcome);
  await removeCase(ctx, found, {
    head,
    reason: retention ? "retention" : "officer",
    rule: retention && `${retention.basis} ${retention.startsOn}, ${retention.years} years by ${retention.rule}`,
    order: order ?? null,
    reportsUntil,
  });
  return "purged";
}

/** Postpones a failed purge until tomorrow, so that it does not block others. */
export async function postponeFailedPurge(ctx: Ctx, workflowId: string, error: unknown): Promise<void> {
  const code = error instanceof DomainError ? error.code : "internal_error";
  ctx.log.error("purge_failed", { workflow_id: workflowId, code });
  const wait = code === "service_unavailable" ? 1 / 24 : 1;
  await postponePurge(ctx, workflowId, isoTime(addDays(ctx.now(), wait)));
}
