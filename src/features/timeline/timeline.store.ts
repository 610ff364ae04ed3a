import { sql } from "drizzle-orm";
import type { Disposition, MonitoringEventType } from "../../domain/relationships/monitoring-event.model.ts";
import type { Severity } from "../../domain/case/case.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { atMost, commit } from "../../platform/db.ts";
import type { AuditRow } from "../cases/cases.store.ts";
import { type CommentRow, commentsQuery } from "../comments/comments.store.ts";
import type { EventFilter, Position } from "./timeline.rules.ts";

export interface CustomerEvent {
  readonly eventId: string;
  readonly relationshipId: string;
  readonly type: MonitoringEventType;
  readonly severity: Severity;
  readonly title: string;
  readonly at: string;
  readonly disposition: Disposition | null;
  readonly reason: string | null;
  readonly disposedBy: string | null;
  readonly disposedAt: string | null;
}

export interface TimelineQuery {
  readonly from: Position;
  readonly audit: EventFilter;
  /** The most that each source gives; 0 for none of it. */
  readonly limits: { readonly audit: number; readonly comments: number; readonly events: number };
}

/** What each source of a case's timeline has next, newest first: one batch, so one round trip and one state. */
export async function readSources(
  ctx: Ctx,
  workflowId: string,
  { from, audit, limits }: TimelineQuery,
): Promise<[AuditRow[], CommentRow[], CustomerEvent[]]> {
  const { tenantId } = ctx.actor;
  const names = sql`(SELECT value FROM json_each(${JSON.stringify(audit.events)}))`;
  const isNamed = audit.isExcluded ? sql`event NOT IN ${names}` : sql`event IN ${names}`;
  const isMeant = audit.withFollowUps
    ? sql`(${isNamed} OR (event = 'DECISION_APPLIED' AND entry ->> '$.details.decision' = 'follow_up'))`
    : isNamed;
  const isLater = from.event
    ? sql`at <= ${from.event[0]} AND (at < ${from.event[0]} OR event_id > ${from.event[1]})`
    : sql`1`;
  const results = await commit(ctx.db, [
    ctx.db.run(sql`SELECT seq, event, timestamp, actor, entry FROM audit_events
      WHERE workflow_id = ${workflowId} AND +tenant_id = ${tenantId} AND seq < ${from.seq ?? Number.MAX_SAFE_INTEGER}
        AND ${isMeant}
      ORDER BY seq DESC ${atMost(limits.audit)}`),
    ctx.db.run(
      commentsQuery(ctx, workflowId, {
        after: from.comment && { createdAt: from.comment[0], commentId: from.comment[1] },
        limit: limits.comments,
        newestFirst: true,
      }),
    ),
    ctx.db.run(sql`SELECT event_id AS eventId, relationship_id AS relationshipId, type, severity, title,
        at, disposition, reason, disposed_by AS disposedBy, disposed_at AS disposedAt
      FROM monitoring_events INDEXED BY monitoring_events_of
      WHERE tenant_id = ${tenantId} AND relationship_id = (SELECT relationship_id FROM relationship_cases
        WHERE tenant_id = ${tenantId} AND workflow_id = ${workflowId}) AND ${isLater}
      ORDER BY at DESC, event_id ${atMost(limits.events)}`),
  ]);
  const [audited, said, seen] = results.map(({ results: rows }) => rows as unknown[]);
  return [audited as AuditRow[], said as CommentRow[], seen as CustomerEvent[]];
}
