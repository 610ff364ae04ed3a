import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { ScreeningHit } from "../../domain/hits/screening.model.ts";
import type { EventHit } from "../../domain/relationships/disposition.rules.ts";
import type { MonitoredParty, RelationshipState } from "../../domain/relationships/relationship.model.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Condition } from "../../platform/db.ts";
import { type PartyRow, toParty } from "../relationships/parties.store.ts";
import { outcomeWrite } from "./hits.store.ts";

/** The list entry that an event tells of. */
export interface EntryOfParty {
  readonly partyId: string;
  readonly source: string;
  readonly entryId: string;
  /** As the event describes it; null where it does not say. */
  readonly fingerprint: string | null;
}

export interface EventSurroundings {
  readonly relationshipState: RelationshipState;
  readonly hit: EventHit | null;
  /** Who matched which entry, as both stand now; null where one of them is gone. */
  readonly matched: { readonly party: MonitoredParty; readonly found: ScreeningHit } | null;
}

/** What a disposition is judged by beside the event; undefined where the relationship is gone. */
export async function readSurroundings(
  ctx: Ctx,
  relationshipId: string,
  entry: EntryOfParty | null,
): Promise<EventSurroundings | undefined> {
  const { tenantId } = ctx.actor;
  const [row] = await ctx.db.all<
    {
      state: RelationshipState;
      category: EventHit["category"] | null;
      match: EventHit["match"];
      score: number;
      hitState: EventHit["state"];
      fingerprint: string;
      found: string | null;
    } & (PartyRow | { partyId: null })
  >(sql`SELECT r.state, h.category, h.match, h.score, h.state AS hitState, h.fingerprint, h.hit AS found,
      p.party_id AS partyId, p.relationship_id AS relationshipId, p.kind, p.name, p.spellings, p.roles,
      p.birth_date AS birthDate, p.gender, p.countries, p.identifiers
    FROM relationships r LEFT JOIN party_hits h ON h.tenant_id = ${tenantId} AND h.party_id = ${entry?.partyId ?? null}
      AND h.source = ${entry?.source ?? null} AND h.entry_id = ${entry?.entryId ?? null}
    LEFT JOIN monitored_parties p ON p.tenant_id = ${tenantId} AND p.party_id = h.party_id
    WHERE r.relationship_id = ${relationshipId} AND +r.tenant_id = ${tenantId}`);
  if (row === undefined) return undefined;
  const { state, category, match, score, hitState, found } = row;
  const isAsDescribed = (entry?.fingerprint ?? row.fingerprint) === row.fingerprint;
  return {
    relationshipState: state,
    hit: category === null ? null : { category, match, score, state: hitState, isAsDescribed },
    matched:
      found === null || row.partyId === null ? null : { party: toParty(row), found: JSON.parse(found) as ScreeningHit },
  };
}

/** Titles of a customer's events that wait for a disposition: those for the MLRO, and of a grave match with a sanctions list. */
export async function listUndisposed(ctx: Ctx, relationshipId: string): Promise<string[]> {
  const rows = await ctx.db.all<{ title: string }>(sql`SELECT title
    FROM monitoring_events INDEXED BY monitoring_events_of
    WHERE tenant_id = ${ctx.actor.tenantId} AND relationship_id = ${relationshipId} AND disposition IS NULL
      AND (needs_role = 'mlro' OR (severity IN ('high', 'critical') AND after ->> 'category' = 'sanctions'))
    ORDER BY at DESC, event_id LIMIT 5`);
  return rows.map(({ title }) => title);
}

export interface Lift {
  /** Whether something else keeps the relationship shut. */
  readonly isBlocked: boolean;
  /** The state before it was shut. */
  readonly before: RelationshipState | null;
  readonly hasOpenReview: boolean;
}

/** What a restricted relationship returns to once the match of an event is cleared. */
export async function readLift(
  ctx: Ctx,
  relationshipId: string,
  eventId: string,
  entry: EntryOfParty | null,
): Promise<Lift> {
  const { tenantId } = ctx.actor;
  const [row] = await ctx.db.all<{ isBlocked: number; before: RelationshipState | null; review: number }>(sql`
    SELECT (${isShut(ctx, relationshipId, eventId, entry)}) AS isBlocked,
      (SELECT state_before FROM monitoring_events INDEXED BY monitoring_events_of WHERE tenant_id = ${tenantId}
        AND relationship_id = ${relationshipId} AND state_before <> 'restricted'
        ORDER BY at DESC, event_id LIMIT 1) AS before,
      EXISTS (SELECT 1 FROM relationship_cases rc INDEXED BY relationship_cases_of CROSS JOIN cases c
        WHERE rc.tenant_id = ${tenantId} AND c.workflow_id = rc.workflow_id AND rc.relationship_id = ${relationshipId} AND rc.part = 'review'
        AND c.status NOT IN ('APPROVED', 'REJECTED', 'FAILED')) AS review`);
  return { isBlocked: row!.isBlocked === 1, before: row!.before, hasOpenReview: row!.review === 1 };
}

/** Fails the batch that it stands in if anything but the match of this event keeps the relationship shut. */
export const requireUnshutWrites = (
  ctx: Ctx,
  relationshipId: string,
  eventId: string,
  entry: EntryOfParty | null,
): BatchItem<"sqlite">[] => [failIf(ctx, eventId, sql`(${isShut(ctx, relationshipId, eventId, entry)}) = 1`)];

/**
 * A match of a party with a sanctions list that is not cleared, and a restriction that another event or an officer
 * imposed since the relationship was last open. The latest event that found it open says when that was. For anybody but
 * an MLRO, also an exact match that an MLRO did not clear, though its entry is gone since. The end of a company keeps it shut
 * for everybody, because only a review decides about it.
 */
function isShut(ctx: Ctx, relationshipId: string, eventId: string, entry: EntryOfParty | null): Condition {
  const { tenantId } = ctx.actor;
  const sinceOpen = sql`coalesce((SELECT at FROM monitoring_events INDEXED BY monitoring_events_of
    WHERE tenant_id = ${tenantId} AND relationship_id = ${relationshipId} AND state_before <> 'restricted'
    ORDER BY at DESC, event_id LIMIT 1), '')`;
  return sql`SELECT EXISTS (SELECT 1 FROM monitored_parties p INDEXED BY monitored_parties_of CROSS JOIN party_hits h
      WHERE h.tenant_id = ${tenantId} AND h.party_id = p.party_id
      AND p.tenant_id = ${tenantId} AND p.relationship_id = ${relationshipId} AND p.removed_at IS NULL
      AND h.category = 'sanctions' AND h.state IN ('open', 'confirmed')
      AND NOT (h.party_id = ${entry?.partyId ?? ""} AND h.source = ${entry?.source ?? ""}
        AND h.entry_id = ${entry?.entryId ?? ""}))
    OR EXISTS (SELECT 1 FROM monitoring_events e INDEXED BY monitoring_events_of
      WHERE e.tenant_id = ${tenantId} AND e.relationship_id = ${relationshipId} AND e.event_id <> ${eventId}
      AND ((e.disposition = 'restricted' AND e.disposed_at >= ${sinceOpen})
        OR (e.consequence = 'restrict_and_review' AND e.at >= ${sinceOpen}
          AND (e.disposition IS NULL OR (e.disposition <> 'cleared'
            AND (e.type = 'register_change' OR ${ctx.actor.roles.includes("mlro") ? 0 : 1}))))))`;
}

/**
 * Clears a match that is as its event describes it; one that is cleared or gone stays so. The batch fails if the match
 * then still stands.
 */
export function clearHitWrites(
  ctx: Ctx,
  eventId: string,
  entry: EntryOfParty,
  by: { readonly officer: string; readonly reason: string; readonly at: string },
): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  const isIt = sql`tenant_id = ${tenantId} AND party_id = ${entry.partyId} AND source = ${entry.source}
    AND entry_id = ${entry.entryId}`;
  const isAsDescribed = entry.fingerprint === null ? sql`1` : sql`fingerprint = ${entry.fingerprint}`;
  return [
    ctx.db.run(sql`UPDATE party_hits SET state = 'cleared', settled_by = ${by.officer}, settled_at = ${by.at},
      reason = ${by.reason} WHERE ${isIt} AND state IN ('open', 'confirmed') AND ${isAsDescribed}`),
    failIf(ctx, eventId, sql`NOT EXISTS (SELECT 1 FROM party_hits WHERE ${isIt} AND state IN ('cleared', 'gone'))`),
    outcomeWrite(ctx, entry.partyId, by.at),
  ];
}

/** Fails the batch that it stands in: the column takes no null. */
export const failIf = (ctx: Ctx, eventId: string, condition: Condition): BatchItem<"sqlite"> =>
  ctx.db.run(sql`UPDATE monitoring_events SET title = NULL
    WHERE tenant_id = ${ctx.actor.tenantId} AND event_id = ${eventId} AND ${condition}`);
