import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { CountedDecision } from "../../domain/case/case.change.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { ToldKind } from "../../domain/relationships/notification.rules.ts";
import { isSarOver } from "../../domain/sar/open-sar.rules.ts";
import type { SarRecord } from "../../domain/sar/sar.record.ts";
import type { Ctx } from "../../platform/context.ts";
import { atMost, commit } from "../../platform/db.ts";
import { notifyWrites } from "../notifications/notifications.store.ts";

interface Reported {
  readonly sarId: string;
  readonly caseId: string;
  readonly workflowId: string;
}

/** Tells every MLRO of the tenant, and nobody else, once for a report and an occasion, which is the time unless another is given. */
const tellMlros = (
  ctx: Ctx,
  kind: ToldKind,
  { sarId, caseId, workflowId }: Reported,
  at: string,
  occasion: string = at,
) =>
  notifyWrites(ctx, {
    key: `${kind} ${sarId} ${occasion}`,
    to: { role: "mlro" },
    kind,
    ids: { sar_id: sarId, case_id: caseId, workflow_id: workflowId },
    at,
  });

/** Statements that tell of a report which waits for the MLRO, for the batch that stores it. */
export function submittedNotices(ctx: Ctx, { sar, workflowId }: SarRecord): BatchItem<"sqlite">[] {
  const submitted = sar.history.findLast(({ from, to }) => to === "pending_mlro" && from !== to);
  if (sar.status !== "pending_mlro" || submitted === undefined) return [];
  return tellMlros(ctx, "sar_submitted", { sarId: sar.sar_id, caseId: sar.case_id, workflowId }, submitted.timestamp);
}

/**
 * Tells the MLROs that a case with an open report was decided by an officer who may not know of the report. Runs among the effects of
 * every decision, after the officer's answer, so that the answer takes as long with a report as without.
 */
export async function notifyOfDecidedReport(
  ctx: Ctx,
  { sars, caseId, workflowId, decision: last }: CaseRecord,
  { officerId, decision, decidedAt }: Pick<CountedDecision, "officerId" | "decision" | "decidedAt">,
): Promise<void> {
  if (decision === "follow_up") return;
  const by = last?.decidedAt === decidedAt ? (last.approver ?? officerId) : officerId;
  const open = sars.filter(({ status }) => !isSarOver(status));
  const unknown = open.filter(({ circle }) => !circle || ![circle.raisedBy, ...circle.readers].includes(by));
  await commit(
    ctx.db,
    unknown.flatMap(({ sarId }) => tellMlros(ctx, "sar_case_decided", { sarId, caseId, workflowId }, decidedAt)),
  );
}

/** Tells the MLROs, once, of drafts by these officers, who are away or were deactivated. */
export async function notifyOfLeftDrafts(
  ctx: Ctx,
  authors: readonly string[],
  at: string,
  limit: number,
): Promise<void> {
  const { tenantId } = ctx.actor;
  const drafts = await ctx.db.all<Reported & { readonly by: string }>(sql`
    SELECT s.sar_id AS sarId, s.case_id AS caseId, c.workflow_id AS workflowId, s.raised_by AS "by"
    FROM json_each(${JSON.stringify(authors)}) one CROSS JOIN sars s INDEXED BY sars_raised
      ON s.tenant_id = ${tenantId} AND s.raised_by = one.value
    CROSS JOIN cases c ON c.case_id = s.case_id AND +c.tenant_id = ${tenantId}
    WHERE s.status = 'draft' ${atMost(limit)}`);
  await commit(
    ctx.db,
    drafts.flatMap((draft) => tellMlros(ctx, "sar_author_absent", draft, at, draft.by)),
  );
}
