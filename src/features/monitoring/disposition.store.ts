import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { HitDifference } from "../../domain/case/case.model.ts";
import type { Disposition } from "../../domain/relationships/monitoring-event.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { failIf } from "./event-hit.store.ts";

export interface NewDisposition {
  readonly eventId: string;
  /** Names the request. */
  readonly dispositionId: string;
  readonly disposition: Disposition;
  readonly reason: string;
  readonly differs: readonly HitDifference[];
  readonly officer: string;
  readonly at: string;
}

/** Disposes of an event. The batch that it stands in fails if somebody has done so. */
export function disposeWrites(ctx: Ctx, given: NewDisposition): BatchItem<"sqlite">[] {
  const wanted = given.disposition === "review_opened" ? sql`review_workflow_id IS NULL` : sql`0`;
  return [
    failIf(ctx, given.eventId, sql`disposition IS NOT NULL`),
    ctx.db.run(sql`UPDATE monitoring_events SET disposition = ${given.disposition}, reason = ${given.reason},
        differs = ${given.differs.length === 0 ? null : JSON.stringify(given.differs)},
        disposed_by = ${given.officer}, disposed_at = ${given.at}, disposition_id = ${given.dispositionId},
        review_reason = CASE WHEN ${wanted} THEN ${given.reason} ELSE review_reason END,
        review_wanted_at = CASE WHEN ${wanted} THEN ${given.at} ELSE review_wanted_at END
      WHERE tenant_id = ${ctx.actor.tenantId} AND event_id = ${given.eventId} AND disposition IS NULL`),
  ];
}
