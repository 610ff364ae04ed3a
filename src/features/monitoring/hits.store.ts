import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { atMost } from "../../platform/db.ts";
import type { ScreeningHit } from "../../domain/hits/screening.model.ts";
import type { HitState, KnownHit } from "../../domain/relationships/list-hit.model.ts";
import { categoryOf } from "../../domain/relationships/list-hits.rules.ts";
import type { MonitoredParty } from "../../domain/relationships/relationship.model.ts";
import type { Ctx } from "../../platform/context.ts";

interface Row {
  readonly partyId: string;
  readonly source: string;
  readonly entryId: string;
  readonly state: HitState;
  readonly hit: string;
  readonly settledBy: string | null;
  readonly settledAt: string | null;
  readonly reason: string | null;
}

export interface HitOfParty extends KnownHit {
  readonly partyId: string;
  /** As it is stored, also of a match that is settled no longer. */
  readonly settledAt: string | null;
}

const COLUMNS = sql.raw(`h.party_id AS partyId, h.source, h.entry_id AS entryId, h.state, h.hit,
  h.settled_by AS settledBy, h.settled_at AS settledAt, h.reason`);

function toHit({ partyId, state, hit, settledBy, settledAt, reason }: Row): HitOfParty {
  const isSettled = (state === "cleared" || state === "confirmed") && settledBy !== null && settledAt !== null;
  return {
    partyId,
    state,
    hit: JSON.parse(hit) as ScreeningHit,
    settledAt,
    settled: isSettled ? { state, by: settledBy, at: settledAt, reason: reason ?? "" } : null,
  };
}

/** A match of a party with a list entry, even one that is gone; null without one. */
export async function findHit(ctx: Ctx, partyId: string, { list, entry }: ScreeningHit): Promise<HitOfParty | null> {
  const rows = await ctx.db.all<Row>(sql`SELECT ${COLUMNS} FROM party_hits h WHERE h.tenant_id = ${ctx.actor.tenantId}
    AND h.party_id = ${partyId} AND h.source = ${list.source} AND h.entry_id = ${entry.id}`);
  return rows.map(toHit)[0] ?? null;
}

/** What is known of the matches of parties, those that are gone too. */
export async function findHits(ctx: Ctx, partyIds: readonly string[]): Promise<HitOfParty[]> {
  const rows = await ctx.db.all<Row>(sql`
    SELECT ${COLUMNS} FROM json_each(${JSON.stringify(partyIds)}) j CROSS JOIN party_hits h
    WHERE h.tenant_id = ${ctx.actor.tenantId} AND h.party_id = j.value`);
  return rows.map(toHit);
}

/** Matches with entries of a list that are not gone, in the order of entry and party. */
export async function listHits(
  ctx: Ctx,
  source: string,
  after: { readonly entryId: string; readonly partyId: string },
  limit: number,
): Promise<HitOfParty[]> {
  const rows = await ctx.db.all<Row>(sql`
    SELECT ${COLUMNS} FROM party_hits h INDEXED BY party_hits_entry
    WHERE h.tenant_id = ${ctx.actor.tenantId} AND h.source = ${source}
      AND (h.entry_id, h.party_id) > (${after.entryId}, ${after.partyId})
    ORDER BY h.entry_id, h.party_id ${atMost(limit)}`);
  return rows.map(toHit);
}

/**
 * Writes what a look at the lists made of a match. Nothing is written of a party that is gone. The batch that it stands
 * in fails where the match is neither as it was read nor as it is to be written, so that no officer's clearing is lost.
 * @param known the match as it was read; null where there was none
 */
export function hitWrite(
  ctx: Ctx,
  partyId: string,
  { state, hit, settled }: KnownHit,
  known: Pick<HitOfParty, "state" | "settledAt"> | null,
  at: string,
): BatchItem<"sqlite"> {
  const { tenantId } = ctx.actor;
  // No state may be null.
  const unlessChanged = sql`iif((party_hits.state = ${known?.state ?? null} AND party_hits.settled_at IS ${known?.settledAt ?? null})
    OR (party_hits.state = excluded.state AND party_hits.settled_at IS excluded.settled_at), excluded.state, NULL)`;
  return ctx.db.run(sql`
    INSERT INTO party_hits (tenant_id, party_id, source, entry_id, category, fingerprint, match, score, state, hit, since,
      settled_by, settled_at, reason)
    SELECT ${tenantId}, ${partyId}, ${hit.list.source}, ${hit.entry.id}, ${categoryOf(hit)}, ${hit.entry.fingerprint},
      ${hit.match}, ${hit.score}, ${state}, ${JSON.stringify(hit)}, ${at}, ${settled?.by ?? null},
      ${settled?.at ?? null}, ${settled?.reason ?? null}
    WHERE EXISTS (SELECT 1 FROM monitored_parties WHERE tenant_id = ${tenantId} AND party_id = ${partyId})
    ON CONFLICT (tenant_id, party_id, source, entry_id) DO UPDATE SET category = excluded.category,
      fingerprint = excluded.fingerprint, match = excluded.match, score = excluded.score, state = ${unlessChanged},
      hit = excluded.hit, since = iif(party_hits.state = excluded.state, party_hits.since, excluded.since),
      settled_by = excluded.settled_by, settled_at = excluded.settled_at, reason = excluded.reason`);
}

/**
 * Notes what the lists say of a party now, where that is not what was noted last. For the end of a batch that changes its
 * matches. A party that was never searched for has no outcome, whatever is known of it.
 * @param isUnreadable after `screenedWrite` of the same time: whether no spelling of the name can be compared in full
 */
export function outcomeWrite(ctx: Ctx, partyId: string, at: string, isUnreadable?: boolean): BatchItem<"sqlite"> {
  const { tenantId } = ctx.actor;
  const latest = sql`(SELECT outcome FROM party_outcomes WHERE tenant_id = ${tenantId} AND party_id = ${partyId}
    ORDER BY at DESC LIMIT 1)`;
  const unreadable =
    isUnreadable === undefined ? sql`coalesce(${latest} -> '$.unreadable', 'false')` : sql`${String(isUnreadable)}`;
  const isSearched = isUnreadable === undefined ? sql`screened_at IS NOT NULL` : sql`screened_at = ${at}`;
  return ctx.db.run(sql`
    INSERT INTO party_outcomes (tenant_id, party_id, at, outcome)
    SELECT ${tenantId}, ${partyId}, ${at}, o.outcome FROM (SELECT json_object('hits', json((
        SELECT json_group_array(json_object('source', source, 'entry_id', entry_id, 'fingerprint', fingerprint,
          'category', category, 'match', match, 'state', state) ORDER BY source, entry_id)
        FROM party_hits WHERE tenant_id = ${tenantId} AND party_id = ${partyId} AND state <> 'gone')),
      'unreadable', json(${unreadable})) AS outcome) o
    WHERE o.outcome IS NOT ${latest} AND EXISTS (SELECT 1 FROM monitored_parties
      WHERE tenant_id = ${tenantId} AND party_id = ${partyId} AND ${isSearched})
    ON CONFLICT (tenant_id, party_id, at) DO UPDATE SET outcome = excluded.outcome`);
}

/**
 * Notes that a party was searched for on whole lists, unless it is known by other words since.
 * @param lists list_id by source
 */
export const screenedWrite = (
  ctx: Ctx,
  party: MonitoredParty,
  lists: Readonly<Record<string, string>>,
  at: string,
): BatchItem<"sqlite"> =>
  ctx.db.run(sql`UPDATE monitored_parties SET screened_at = ${at}, screened_lists = ${JSON.stringify(lists)}
    WHERE tenant_id = ${ctx.actor.tenantId} AND party_id = ${party.partyId} AND name = ${party.name}
      AND spellings = ${JSON.stringify(party.spellings)} AND birth_date IS ${party.birthDate} AND gender IS ${party.gender}
      AND countries = ${JSON.stringify(party.countries)} AND identifiers = ${JSON.stringify(party.identifiers)}`);

/** The newest cases of relationships. */
export function listCases(
  ctx: Ctx,
  relationshipIds: readonly string[],
): Promise<{ readonly relationshipId: string; readonly workflowId: string }[]> {
  return ctx.db.all(sql`
    SELECT c.relationship_id AS relationshipId, c.workflow_id AS workflowId
    FROM json_each(${JSON.stringify(relationshipIds)}) j CROSS JOIN relationship_cases c INDEXED BY relationship_cases_of
    WHERE c.tenant_id = ${ctx.actor.tenantId} AND c.relationship_id = j.value
    ORDER BY c.relationship_id, c.added_at DESC`);
}
