import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { ObservedChange } from "../../domain/relationships/monitoring-event.model.ts";
import type { RelationshipState } from "../../domain/relationships/relationship.model.ts";
import { dayOf } from "../../domain/retention/retention.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Condition } from "../../platform/db.ts";
import type { EntryOfParty } from "./event-hit.store.ts";
import { monitoringEvents } from "./monitoring.tables.ts";

export type EventRow = typeof monitoringEvents.$inferSelect;

const ofTenant = (ctx: Ctx) => eq(monitoringEvents.tenantId, ctx.actor.tenantId);

export async function findEvent(ctx: Ctx, eventId: string): Promise<EventRow | undefined> {
  const rows = await ctx.db
    .select()
    .from(monitoringEvents)
    .where(and(ofTenant(ctx), eq(monitoringEvents.eventId, eventId)));
  return rows[0];
}

export interface NewEvent {
  readonly eventId: string;
  readonly change: ObservedChange;
  /** Null where no review follows. */
  readonly reviewReason: string | null;
  readonly at: string;
}

/**
 * Writes an event. The batch that it stands in fails as a whole where the event is known already, and where the
 * relationship is gone: so whatever else the batch holds happens once, and never for nobody.
 */
export function insertEventWrites(ctx: Ctx, { eventId, change, reviewReason, at }: NewEvent): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  return [
    ctx.db.run(sql`INSERT INTO monitoring_events (tenant_id, event_id, relationship_id, party_id, type, severity,
        event_key, title, before, after, evidence_ids, at, needs_role, consequence, state_before, review_reason,
        review_wanted_at)
      VALUES (${tenantId}, ${eventId}, ${change.relationshipId}, ${change.partyId}, ${change.type}, ${change.severity},
        ${change.key}, ${change.title}, ${JSON.stringify(change.before)}, ${JSON.stringify(change.after)},
        ${JSON.stringify(change.evidenceIds)}, ${at}, ${change.needsRole}, ${change.consequence},
        (SELECT state FROM relationships WHERE tenant_id = ${tenantId} AND relationship_id = ${change.relationshipId}),
        ${reviewReason}, ${reviewReason === null ? null : at})`),
  ];
}

export interface LogLine {
  readonly relationshipId: string;
  readonly actor: string;
  readonly event: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: string;
}

/** Adds a line to a relationship's log. */
export function logWrites(ctx: Ctx, { relationshipId, actor, event, details, at }: LogLine): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  return [
    ctx.db.run(sql`INSERT INTO relationship_log (tenant_id, relationship_id, seq, at, actor, event, details)
      SELECT ${tenantId}, ${relationshipId}, coalesce(max(seq), 0) + 1, ${at}, ${actor}, ${event},
        ${JSON.stringify(details)}
      FROM relationship_log WHERE tenant_id = ${tenantId} AND relationship_id = ${relationshipId}`),
  ];
}

export interface Standing {
  readonly officer: string;
  /** Who stands in for the officer today; "" where they are away too, null where the officer is not away. */
  readonly substitute: string | null;
  readonly state: RelationshipState;
  /** The event that the key names, if it was recorded. */
  readonly eventId: string | null;
}

/** What a change is about. */
type Named = Pick<ObservedChange, "relationshipId" | "key">;

/** The relationships that changes are about, and whether each change is known, by key; without those that are gone. */
export async function findStandings(ctx: Ctx, changes: readonly Named[]): Promise<Map<string, Standing>> {
  const { tenantId } = ctx.actor;
  const today = dayOf(ctx.now());
  const given = JSON.stringify(changes.map(({ relationshipId, key }) => ({ relationshipId, key })));
  const rows = await ctx.db.all<Standing & { readonly key: string }>(sql`
    SELECT j.value ->> 'key' AS key, r.officer, r.state,
      (SELECT iif(EXISTS (SELECT 1 FROM officer_absences b WHERE b.tenant_id = ${tenantId} AND b.officer_id = a.substitute
          AND ${today} BETWEEN b.from_day AND b.until_day), '', a.substitute)
        FROM officer_absences a WHERE a.tenant_id = ${tenantId} AND a.officer_id = r.officer
          AND ${today} BETWEEN a.from_day AND a.until_day) AS substitute, (SELECT event_id FROM monitoring_events
      WHERE tenant_id = ${tenantId} AND event_key = j.value ->> 'key') AS eventId
    FROM json_each(${given}) j CROSS JOIN relationships r
    WHERE r.relationship_id = j.value ->> 'relationshipId' AND +r.tenant_id = ${tenantId}`);
  return new Map(rows.map(({ key, ...standing }) => [key, standing]));
}

/** The same of one change; undefined where the relationship is gone. */
export const findStanding = async (ctx: Ctx, change: Named): Promise<Standing | undefined> =>
  (await findStandings(ctx, [change])).get(change.key);

/** An event as its row says it. @see ObservedChange */
export const toEntry = ({ type, partyId, before, after }: EventRow): EntryOfParty | null => {
  const facts = (JSON.parse(after) ?? JSON.parse(before)) as Readonly<Record<string, unknown>> | null;
  const { source, entry_id: entryId, fingerprint } = facts ?? {};
  if (type !== "list_entry" || partyId === null || typeof source !== "string" || typeof entryId !== "string")
    return null;
  return { partyId, source, entryId, fingerprint: typeof fingerprint === "string" ? fingerprint : null };
};

/** The state of a relationship, in words of a condition: for what is published only where something changes. */
export const hasState = (ctx: Ctx, relationshipId: string, states: readonly RelationshipState[]): Condition =>
  sql`EXISTS (SELECT 1 FROM relationships WHERE relationship_id = ${relationshipId}
    AND +tenant_id = ${ctx.actor.tenantId} AND state IN (SELECT value FROM json_each(${JSON.stringify(states)})))`;

const WANTED_AT = monitoringEvents.reviewWantedAt;

/** Events whose review was not opened when it should have been, of any tenant of the database, longest waiting first. */
export const listWantedReviews = (ctx: Ctx, now: string, after: EventRow | null, limit: number): Promise<EventRow[]> =>
  ctx.db
    .select()
    .from(monitoringEvents)
    .where(
      sql`${WANTED_AT} <= ${now} AND (${WANTED_AT}, ${monitoringEvents.tenantId}, ${monitoringEvents.eventId}) >
        (${after?.reviewWantedAt ?? ""}, ${after?.tenantId ?? ""}, ${after?.eventId ?? ""})`,
    )
    .orderBy(WANTED_AT, monitoringEvents.tenantId, monitoringEvents.eventId)
    .limit(limit);

/** When the next review that was not opened is tried again; null if there is none. */
export async function nextWantedReview(ctx: Ctx): Promise<string | null> {
  const [row] = await ctx.db.all<{ at: string | null }>(
    sql`SELECT min(review_wanted_at) AS at FROM monitoring_events WHERE review_wanted_at IS NOT NULL`,
  );
  return row?.at ?? null;
}

/** The review of an event is open. */
export async function saveReview(ctx: Ctx, eventId: string, workflowId: string): Promise<void> {
  await ctx.db
    .update(monitoringEvents)
    .set({ reviewWorkflowId: workflowId, reviewWantedAt: null })
    .where(and(ofTenant(ctx), eq(monitoringEvents.eventId, eventId)));
}

/** Tries the review of an event at another time; null for never. */
export async function postponeReview(ctx: Ctx, eventId: string, at: string | null): Promise<void> {
  await ctx.db
    .update(monitoringEvents)
    .set({ reviewWantedAt: at })
    .where(and(ofTenant(ctx), eq(monitoringEvents.eventId, eventId), isNotNull(monitoringEvents.reviewWantedAt)));
}
