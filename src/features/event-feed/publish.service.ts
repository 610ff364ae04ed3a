import type { FeedEventType } from "../../domain/event-feed/feed-event.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { sendPublished } from "./order-deliveries.service.ts";
import { publishWrites } from "./publish.store.ts";

/** Publishes what happened to a case, once for each type and iteration. */
export async function publishCaseEvent(
  ctx: Ctx,
  { workflowId, caseId }: Pick<CaseRecord, "workflowId" | "caseId">,
  { type, at, iteration }: { readonly type: FeedEventType; readonly at: string; readonly iteration: number },
): Promise<void> {
  const ids = { case_id: caseId, workflow_id: workflowId };
  await commit(ctx.db, publishWrites(ctx, { key: `${workflowId} ${iteration}`, type, at, ids }));
  await sendPublished(ctx);
}
