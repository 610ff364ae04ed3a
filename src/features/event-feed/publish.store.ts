import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { FeedEventType } from "../../domain/event-feed/feed-event.model.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { ALWAYS, type Condition } from "../../platform/db.ts";

export interface Publication {
  /**
   * Names the occurrence among those of its type: published again, it is the same event. Where an expression is null,
   * nothing is published.
   */
  readonly key: string | SQL;
  readonly type: FeedEventType;
  /** ISO 8601: when it happened. */
  readonly at: string | SQL;
  /** An expression gives a JSON object. */
  readonly ids: Readonly<Record<string, string>> | SQL;
}

/**
 * Publishes an event, with a delivery for each endpoint that wants it, in the caller's batch. Its number is taken when
 * the batch is committed, so that the numbers have no gap. Nothing of a deleted case is published.
 * @param when must hold when the batch runs.
 */
export function publishWrites(
  ctx: Ctx,
  { key, type, at, ids }: Publication,
  when: Condition = ALWAYS,
): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  const now = isoTime(ctx.now());
  const eventKey = sql`(${`${type} `} || ${key})`;
  const members = "getSQL" in ids ? sql`${ids}` : sql`${JSON.stringify(ids)}`;
  return [
    ctx.db.run(sql`
      INSERT INTO feed_events (tenant_id, sequence, event_key, type, at, ids, workflow_id, relationship_id)
      SELECT ${tenantId},
        coalesce((SELECT sequence FROM feed_events WHERE tenant_id = ${tenantId} ORDER BY sequence DESC LIMIT 1), 0) + 1,
        e.key, ${type}, ${at}, e.ids, e.ids ->> 'workflow_id', e.ids ->> 'relationship_id'
      FROM (SELECT ${eventKey} AS key, ${members} AS ids) e WHERE e.key IS NOT NULL AND ${when}
      ON CONFLICT (tenant_id, event_key) DO NOTHING`),
    ctx.db.run(sql`
      INSERT OR IGNORE INTO endpoint_deliveries
        (tenant_id, delivery_id, endpoint_id, sequence, type, status, next_attempt_at, created_at, updated_at)
      SELECT e.tenant_id, 'msg_' || e.endpoint_id || '_' || f.sequence, e.endpoint_id, f.sequence, f.type, 'pending',
        ${now}, ${now}, ${now}
      FROM feed_events f JOIN webhook_endpoints e ON e.tenant_id = f.tenant_id
      WHERE f.tenant_id = ${tenantId} AND f.event_key = ${eventKey} AND e.state = 'enabled'
        AND f.sequence > e.after_sequence AND EXISTS (SELECT 1 FROM json_each(e.event_types) WHERE value = f.type)`),
  ];
}

/** Empties the events of a deleted case. Their numbers stay, so that the deletion leaves no gap. */
export const emptyEventsOfCase = (ctx: Ctx, workflowId: string): BatchItem<"sqlite"> =>
  emptied(ctx, "feed_events_of_case", sql`workflow_id = ${workflowId}`);

/** Likewise of a deleted relationship. */
export const emptyEventsOfRelationship = (ctx: Ctx, relationshipId: string): BatchItem<"sqlite"> =>
  emptied(ctx, "feed_events_of_relationship", sql`relationship_id = ${relationshipId}`);

/** Likewise of one occurrence, such as a deleted verification. */
export const emptyEvent = (ctx: Ctx, type: FeedEventType, key: string): BatchItem<"sqlite"> =>
  emptied(ctx, "feed_events_key", sql`event_key = ${`${type} ${key}`}`);

/** Without statistics the planner would read all events of the tenant. */
const emptied = (ctx: Ctx, index: string, of: Condition): BatchItem<"sqlite"> =>
  ctx.db.run(sql`UPDATE feed_events INDEXED BY ${sql.raw(index)} SET ids = '{}', event_key = 'deleted ' || sequence,
    workflow_id = NULL, relationship_id = NULL WHERE tenant_id = ${ctx.actor.tenantId} AND ${of}`);
