import { addDays, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, unwrap } from "../../platform/errors.ts";
import { removeCase } from "../cases/case-deletion.service.ts";
import { callCase, newCommand } from "../cases/case.client.ts";
import { findByWorkflowId } from "../cases/cases.store.ts";
import { listReportStates } from "../sar/sar.store.ts";
import { postponePurge } from "./retention.store.ts";

/**
 * Removes a case whose retention is over, everywhere. The case's object decides, in the step in which it closes: a
 * hold that was set before wins, and after it nothing can be written any more. What was cut short is done again by
 * the next sweep, for the row that says it is due goes with the last write.
 * @returns `kept` where the object says that it must stay; it is asked again when that may have changed.
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

/** Leaves a case whose purge failed until tomorrow, so that it holds up no other. */
export async function postponeFailedPurge(ctx: Ctx, workflowId: string, error: unknown): Promise<void> {
  const code = error instanceof DomainError ? error.code : "internal_error";
  ctx.log.error("purge_failed", { workflow_id: workflowId, code });
  const wait = code === "service_unavailable" ? 1 / 24 : 1;
  await postponePurge(ctx, workflowId, isoTime(addDays(ctx.now(), wait)));
}
