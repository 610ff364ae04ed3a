import { and, asc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { IN_PAPER_ROLE, type MonitoredParty, NAMED_ROLE } from "../../domain/relationships/relationship.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { ALWAYS, atMost, type Condition } from "../../platform/db.ts";
import { jsonArraysOf } from "../../platform/statement-size.ts";
import { monitoredParties } from "./relationships.tables.ts";

const columns = {
  partyId: monitoredParties.partyId,
  relationshipId: monitoredParties.relationshipId,
  kind: monitoredParties.kind,
  name: monitoredParties.name,
  spellings: monitoredParties.spellings,
  roles: monitoredParties.roles,
  birthDate: monitoredParties.birthDate,
  gender: monitoredParties.gender,
  countries: monitoredParties.countries,
  identifiers: monitoredParties.identifiers,
};

/** A party as it is stored: lists are JSON. */
export type PartyRow = Omit<MonitoredParty, "spellings" | "roles" | "countries" | "identifiers"> &
  Readonly<Record<"spellings" | "roles" | "countries" | "identifiers", string>>;

const listOf = (json: string): string[] => JSON.parse(json) as string[];

export const toParty = <T extends PartyRow>({ spellings, roles, countries, identifiers, ...row }: T) => ({
  ...row,
  spellings: listOf(spellings),
  roles: listOf(roles),
  countries: listOf(countries),
  identifiers: listOf(identifiers),
});

/** A page of the tenant's parties whom the lists are searched for, by id; `afterPartyId` is the last of the page before. */
export async function listWatchedParties(
  ctx: Ctx,
  afterPartyId: string | null,
  limit: number,
): Promise<MonitoredParty[]> {
  const rows = await ctx.db
    .select(columns)
    .from(monitoredParties)
    .where(
      and(
        eq(monitoredParties.tenantId, ctx.actor.tenantId),
        isNull(monitoredParties.removedAt),
        afterPartyId === null ? undefined : gt(monitoredParties.partyId, afterPartyId),
      ),
    )
    .orderBy(asc(monitoredParties.partyId))
    .limit(limit);
  return rows.map(toParty);
}

/** Tenants of this database that have parties whom the lists are searched for. One look into the index for each. */
export async function listTenantsWithParties(ctx: Ctx): Promise<string[]> {
  const next = sql`SELECT min(tenant_id) FROM monitored_parties INDEXED BY monitored_parties_watched
    WHERE removed_at IS NULL`;
  const rows = await ctx.db.all<{ id: string }>(sql`
    WITH RECURSIVE tenants(id) AS (${next} UNION ALL
      SELECT (${next} AND tenant_id > tenants.id) FROM tenants WHERE tenants.id IS NOT NULL)
    SELECT id FROM tenants WHERE id IS NOT NULL`);
  return rows.map(({ id }) => id);
}

/** A party as its relationship shows it. */
export type PartyOfRelationship = MonitoredParty & {
  readonly addedAt: string;
  readonly removedAt: string | null;
  readonly screenedAt: string | null;
};

const PARTIES_MAX = 2_000;

/** Parties of a relationship, also those that left the customer. The index is named: another looks through all parties. */
export async function listPartiesOf(ctx: Ctx, relationshipId: string): Promise<PartyOfRelationship[]> {
  const rows = await ctx.db.all<PartyRow & Pick<PartyOfRelationship, "addedAt" | "removedAt" | "screenedAt">>(sql`
    SELECT party_id AS partyId, relationship_id AS relationshipId, kind, name, spellings, roles,
      birth_date AS birthDate, gender, countries, identifiers, added_at AS addedAt, removed_at AS removedAt,
      screened_at AS screenedAt
    FROM monitored_parties INDEXED BY monitored_parties_of
    WHERE ${isOf(ctx, relationshipId)} ORDER BY party_id ${atMost(PARTIES_MAX)}`);
  return rows.map(toParty);
}

/** Watched parties of a relationship who were not screened yet, or not under their present name. */
export const listUnscreened = async (ctx: Ctx, relationshipId: string): Promise<MonitoredParty[]> =>
  (await listPartiesOf(ctx, relationshipId))
    .filter(({ removedAt, screenedAt }) => removedAt === null && screenedAt === null)
    .map(({ addedAt: _added, removedAt: _removed, screenedAt: _screened, ...party }) => party);

export interface Watching {
  readonly relationshipId: string;
  readonly at: string;
}

/** Whether only exact matches count of a party of these roles. */
const isNamedOnly = (roles: SQL) =>
  sql`NOT EXISTS (SELECT 1 FROM json_each(${roles}) WHERE value NOT IN (${NAMED_ROLE}, ${IN_PAPER_ROLE}))`;

/**
 * Watches parties of a relationship from now on. A party that is known by other words, comes back, or stands behind the
 * customer and was only named before, is searched for again. @param adds whether what another case knows of the same party is kept beside it.
 */
export function watchWrites(
  ctx: Ctx,
  parties: readonly MonitoredParty[],
  { at, adds }: Watching & { readonly adds: boolean },
  onlyIf: Condition = ALWAYS,
): BatchItem<"sqlite">[] {
  // A party that has a key keeps it.
  const rows = parties.map((party) => ({ ...party, saltKey: Buffer.from(ctx.randomBytes(32)).toString("hex") }));
  const list = (column: string) => {
    const name = sql.raw(column);
    return adds
      ? sql`(SELECT json_group_array(value) FROM (SELECT value FROM json_each(monitored_parties.${name})
          UNION SELECT value FROM json_each(excluded.${name})))`
      : sql`excluded.${name}`;
  };
  const gender = adds ? sql`coalesce(excluded.gender, monitored_parties.gender)` : sql`excluded.gender`;
  const same = sql`monitored_parties.removed_at IS NULL AND monitored_parties.gender IS ${gender} AND monitored_parties.name = excluded.name
    AND monitored_parties.spellings = excluded.spellings AND monitored_parties.countries = excluded.countries
    AND monitored_parties.identifiers = excluded.identifiers
    AND (${isNamedOnly(sql`monitored_parties.roles`)} AND NOT ${isNamedOnly(list("roles"))}) IS FALSE`;
  return jsonArraysOf(rows).map((json) =>
    ctx.db.run(sql`INSERT INTO monitored_parties (tenant_id, party_id, relationship_id, kind, name, spellings, roles,
        birth_date, gender, countries, identifiers, added_at, salt_key)
      SELECT ${ctx.actor.tenantId}, j.value ->> 'partyId', j.value ->> 'relationshipId', j.value ->> 'kind',
        j.value ->> 'name', j.value -> 'spellings', j.value -> 'roles', j.value ->> 'birthDate', j.value ->> 'gender',
        j.value -> 'countries', j.value -> 'identifiers', ${at}, j.value ->> 'saltKey'
      FROM json_each(${json}) j WHERE ${onlyIf}
      ON CONFLICT (tenant_id, party_id) DO UPDATE SET name = excluded.name, spellings = ${list("spellings")},
        roles = ${list("roles")}, gender = ${gender}, countries = ${list("countries")}, identifiers = ${list("identifiers")},
        added_at = CASE WHEN removed_at IS NULL THEN added_at ELSE excluded.added_at END, removed_at = NULL,
        screened_at = CASE WHEN ${same} THEN screened_at END,
        screened_lists = CASE WHEN ${same} THEN screened_lists END`),
  );
}

const isOf = (ctx: Ctx, relationshipId: string) =>
  sql`tenant_id = ${ctx.actor.tenantId} AND relationship_id = ${relationshipId}`;

/**
 * No longer watches the parties of a relationship, except those that are named.
 * @param knownBy who joined after this time stays watched: the case that names the others did not know of them
 */
export const unwatchWrite = (
  ctx: Ctx,
  {
    relationshipId,
    at,
    except,
    knownBy = "9999",
  }: Watching & { readonly except: readonly string[]; knownBy?: string | undefined },
  onlyIf: Condition = ALWAYS,
): BatchItem<"sqlite"> =>
  ctx.db.run(sql`UPDATE monitored_parties INDEXED BY monitored_parties_of SET removed_at = ${at}
    WHERE ${isOf(ctx, relationshipId)} AND removed_at IS NULL AND added_at <= ${knownBy}
      AND party_id NOT IN (SELECT value FROM json_each(${JSON.stringify(except)})) AND ${onlyIf}`);

/** Watches those parties again that were left when the relationship ended. */
export const rewatchWrite = (
  ctx: Ctx,
  { relationshipId, at, endedAt }: Watching & { readonly endedAt: string },
  onlyIf: Condition = ALWAYS,
): BatchItem<"sqlite"> =>
  ctx.db.run(sql`UPDATE monitored_parties INDEXED BY monitored_parties_of
    SET removed_at = NULL, added_at = ${at}, screened_at = NULL, screened_lists = NULL
    WHERE ${isOf(ctx, relationshipId)} AND removed_at = ${endedAt} AND ${onlyIf}`);
