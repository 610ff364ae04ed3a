import type { CountedDecision } from "../../domain/case/case.change.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { whoseRestrictionsFell } from "../../domain/reviews/standing-restrictions.rules.ts";
import { filterStanding } from "../../http/standing.ts";
import { mayBeSameOfficer } from "../../platform/actor-name.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { notifyWrites } from "../notifications/notifications.store.ts";

/** Tells who set restrictions that a review took away, unless that officer decided it; the managers, where the officer was deactivated. */
export async function notifyOfLiftedRestrictions(
  ctx: Ctx,
  record: CaseRecord,
  { decidedAt }: Pick<CountedDecision, "decidedAt">,
): Promise<void> {
  const { workflowId, decision } = record;
  const setBy = decision?.decidedAt === decidedAt ? whoseRestrictionsFell(record) : null;
  if (setBy === null || [decision!.maker, decision!.approver].some((one) => mayBeSameOfficer(one, setBy))) return;
  const isLetIn = (await filterStanding(ctx, [setBy])).has(setBy);
  const to = isLetIn ? { officer: setBy } : ({ role: "compliance_manager" } as const);
  const ids = { workflow_id: workflowId };
  const key = `restrictions_lifted ${workflowId} ${decidedAt}`;
  await commit(ctx.db, notifyWrites(ctx, { key, to, kind: "restrictions_lifted", ids, at: decidedAt }));
}
