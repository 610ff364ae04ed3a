import { type SQL, sql } from "drizzle-orm";
import { atMost } from "../../platform/db.ts";
import type { StatedList } from "../../domain/screening-proof/statement.rules.ts";
import type { Ctx } from "../../platform/context.ts";

/** A party as it was known at an instant. */
export interface PartyDay {
  readonly partyId: string;
  readonly relationshipId: string;
  readonly kind: "company" | "person";
  readonly saltKey: string;
  readonly addedAt: string;
  /** Whether it was watched then: added, not removed, and its relationship had not ended. */
  readonly isWatched: 0 | 1;
  /** Whether it has been searched for since it was last changed, as it stands now. */
  readonly isSearched: 0 | 1;
  /** The last whole search until then; null before the first. */
  readonly searchedAt: string | null;
  readonly name: string | null;
  /** JSON, like the following. */
  readonly spellings: string | null;
  readonly birthDate: string | null;
  readonly countries: string | null;
  readonly identifiers: string | null;
  readonly lists: string | null;
  /** The last recorded outcome until then. */
  readonly outcomeAt: string | null;
  readonly outcome: string | null;
  /** The one at the beginning of the day, where the day recorded another. */
  readonly outcomeBefore: string | null;
}

/** The watched parties of the tenant at an instant, by id. */
export const listWatchedAt = (ctx: Ctx, from: string, until: string, after: string, limit: number) =>
  ctx.db.all<PartyDay>(sql`${partiesAt(from, until)} WHERE p.tenant_id = ${ctx.actor.tenantId}
    AND p.party_id > ${after} AND ${watchedAt(until)} ORDER BY p.party_id ${atMost(limit)}`);

/** The parties of a relationship as they were known at an instant, watched then or not. */
export const listPartiesAt = (ctx: Ctx, relationshipId: string, from: string, until: string) =>
  ctx.db
    .all<PartyDay>(sql`${partiesAt(from, until, sql`INDEXED BY monitored_parties_of`)} WHERE p.tenant_id = ${ctx.actor.tenantId}
    AND p.relationship_id = ${relationshipId} ORDER BY p.party_id`);

const watchedAt = (until: string): SQL => sql`(p.added_at < ${until}
  AND (p.removed_at IS NULL OR p.removed_at >= ${until}) AND (r.ended_at IS NULL OR r.ended_at >= ${until}))`;

function partiesAt(from: string, until: string, index: SQL = sql``): SQL {
  const ofParty = sql`tenant_id = p.tenant_id AND party_id = p.party_id`;
  const lastBefore = (instant: string) =>
    sql`(SELECT at FROM party_outcomes WHERE ${ofParty} AND at < ${instant} ORDER BY at DESC LIMIT 1)`;
  return sql`SELECT p.party_id AS partyId, p.relationship_id AS relationshipId, p.kind, p.salt_key AS saltKey,
      p.added_at AS addedAt, ${watchedAt(until)} AS isWatched,
      p.screened_at IS NOT NULL AS isSearched, s.at AS searchedAt, s.name, s.spellings,
      s.birth_date AS birthDate, s.countries, s.identifiers, s.lists, o.at AS outcomeAt, o.outcome,
      CASE WHEN o.at >= ${from} THEN
        (SELECT outcome FROM party_outcomes WHERE ${ofParty} AND at < ${from} ORDER BY at DESC LIMIT 1) END AS outcomeBefore
    FROM monitored_parties p ${index} CROSS JOIN relationships r ON r.relationship_id = p.relationship_id AND +r.tenant_id = p.tenant_id
    LEFT JOIN party_searches s ON s.tenant_id = p.tenant_id AND s.party_id = p.party_id AND s.at =
      (SELECT at FROM party_searches WHERE ${ofParty} AND at < ${until} ORDER BY at DESC LIMIT 1)
    LEFT JOIN party_outcomes o ON o.tenant_id = p.tenant_id AND o.party_id = p.party_id AND o.at = ${lastBefore(until)}`;
}

/** The versions that all parties had been searched for on by an instant, the newest of each source. */
export const readCoverage = (ctx: Ctx, until: string): Promise<StatedList[]> => {
  const { tenantId } = ctx.actor;
  const next = (after: SQL) => sql`(SELECT source FROM list_coverage WHERE tenant_id = ${tenantId} AND source > ${after}
    ORDER BY source LIMIT 1)`;
  return ctx.db.all<StatedList>(sql`
    WITH RECURSIVE sources (source) AS (SELECT ${next(sql`''`)}
      UNION ALL SELECT ${next(sql`s.source`)} FROM sources s WHERE s.source IS NOT NULL)
    SELECT c.source, c.list_id, c.version, c.sha256, c.entries, c.covered_at FROM sources CROSS JOIN list_coverage c
    WHERE c.tenant_id = ${tenantId} AND c.source = sources.source AND (c.covered_at, c.list_id) =
      (SELECT covered_at, list_id FROM list_coverage WHERE tenant_id = ${tenantId} AND source = sources.source
        AND covered_at < ${until} ORDER BY covered_at DESC, list_id DESC LIMIT 1)
    ORDER BY c.source`);
};

/** Versions of lists by id; one that the service no longer has is left out. */
export const findListVersions = (ctx: Ctx, ids: readonly string[]) =>
  ctx.shared.all<{ list_id: string; version: string; sha256: string; entries: number }>(sql`
    SELECT list_id, version, sha256, entries FROM screening_lists
    WHERE list_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
