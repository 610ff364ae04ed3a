import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { atMost } from "../../platform/db.ts";
import type { MonitoredParty } from "../../domain/relationships/relationship.model.ts";
import type { Ctx } from "../../platform/context.ts";
import type { ListInForce } from "../../screening/index.ts";
import { type PartyRow, toParty } from "../relationships/parties.store.ts";
import { listCoverage } from "./monitoring.tables.ts";
import { listRuns } from "./list-runs.tables.ts";

export type ListRun = Omit<typeof listRuns.$inferSelect, "tenantId">;

const ofSource = (ctx: Ctx, source: string) =>
  and(eq(listRuns.tenantId, ctx.actor.tenantId), eq(listRuns.source, source));

export interface Coverage {
  /** The version that every party was searched for on last; null for none. */
  readonly covered: string | null;
  /** The run that is under way. */
  readonly run: ListRun | null;
}

/** How far each list covers the tenant's parties. */
export async function readCoverage(ctx: Ctx, sources: readonly string[]): Promise<Map<string, Coverage>> {
  const { tenantId } = ctx.actor;
  const [covered, runs] = await Promise.all([
    ctx.db.all<{ source: string; listId: string | null }>(sql`
      SELECT j.value AS source, (SELECT list_id FROM list_coverage WHERE tenant_id = ${tenantId} AND source = j.value
        ORDER BY covered_at DESC LIMIT 1) AS listId FROM json_each(${JSON.stringify(sources)}) j`),
    ctx.db.select().from(listRuns).where(eq(listRuns.tenantId, tenantId)),
  ]);
  return new Map(
    covered.map(({ source, listId }) => [
      source,
      { covered: listId, run: runs.find((run) => run.source === source) ?? null },
    ]),
  );
}

/** Notes how far a run has come. */
export const saveRun = (ctx: Ctx, run: ListRun): BatchItem<"sqlite"> =>
  ctx.db
    .insert(listRuns)
    .values({ ...run, tenantId: ctx.actor.tenantId })
    .onConflictDoUpdate({ target: [listRuns.tenantId, listRuns.source], set: run });

/** Ends a run: every party has been searched for on this version. */
export const coverWrites = (
  ctx: Ctx,
  { source, listId, version, sha256, entries }: ListInForce,
  coveredAt: string,
): BatchItem<"sqlite">[] => [
  ctx.db
    .insert(listCoverage)
    .values({ tenantId: ctx.actor.tenantId, source, listId, version, sha256, entries, coveredAt })
    .onConflictDoNothing(),
  ctx.db.delete(listRuns).where(ofSource(ctx, source)),
];

export interface SearchedParty extends MonitoredParty {
  /** The version of the list that it was last searched for on as a whole; null for none. */
  readonly listId: string | null;
  readonly isScreened: boolean;
}

type Row = PartyRow & { readonly listId: string | null; readonly isScreened: number };

const toSearched = ({ isScreened, ...row }: Row): SearchedParty => ({ ...toParty(row), isScreened: isScreened === 1 });

/** @param source null where no list is asked about */
const columns = (
  source: string | null,
) => sql`p.party_id AS partyId, p.relationship_id AS relationshipId, p.kind, p.name,
  p.spellings, p.roles, p.birth_date AS birthDate, p.gender, p.countries, p.identifiers,
  ${source === null ? sql`NULL` : sql`p.screened_lists ->> ${`$.${source}`}`} AS listId, p.screened_at IS NOT NULL AS isScreened`;

/** A page of the parties whom the lists are searched for, by id. */
export async function listPartiesFor(ctx: Ctx, source: string, after: string, limit: number): Promise<SearchedParty[]> {
  const rows = await ctx.db.all<Row>(sql`
    SELECT ${columns(source)} FROM monitored_parties p INDEXED BY monitored_parties_watched
    WHERE p.tenant_id = ${ctx.actor.tenantId} AND p.removed_at IS NULL AND p.party_id > ${after}
    ORDER BY p.party_id ${atMost(limit)}`);
  return rows.map(toSearched);
}

/** Those of some parties whom the lists are searched for. */
export async function findPartiesFor(ctx: Ctx, source: string, ids: readonly string[]): Promise<SearchedParty[]> {
  const rows = await ctx.db.all<Row>(sql`
    SELECT ${columns(source)} FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN monitored_parties p
    WHERE p.tenant_id = ${ctx.actor.tenantId} AND p.party_id = j.value AND p.removed_at IS NULL`);
  return rows.map(toSearched);
}

/** Parties that no list was searched for yet. */
export async function listUnscreened(ctx: Ctx, limit: number): Promise<SearchedParty[]> {
  const rows = await ctx.db.all<Row>(sql`
    SELECT ${columns(null)} FROM monitored_parties p INDEXED BY monitored_parties_unscreened
    WHERE p.tenant_id = ${ctx.actor.tenantId} AND p.removed_at IS NULL AND p.screened_at IS NULL
    ORDER BY p.party_id ${atMost(limit)}`);
  return rows.map(toSearched);
}

/**
 * Parties that are watched, or were searched for on whole lists, since a time and not on any of some versions of a list: a
 * run that began before may have passed their place while they were not searched for yet.
 */
export async function listLate(
  ctx: Ctx,
  source: string,
  since: string,
  versions: readonly string[],
  limit: number,
): Promise<SearchedParty[]> {
  const late = (column: "added" | "screened") => sql`SELECT party_id FROM (
    SELECT party_id FROM monitored_parties INDEXED BY ${sql.raw(`monitored_parties_${column}`)}
    WHERE tenant_id = ${ctx.actor.tenantId} AND removed_at IS NULL AND ${sql.raw(`${column}_at`)} >= ${since}
      AND coalesce(screened_lists ->> ${`$.${source}`}, '') NOT IN
        (SELECT value FROM json_each(${JSON.stringify(versions)})) ${atMost(limit)})`;
  const rows = await ctx.db.all<Row>(sql`
    SELECT ${columns(source)} FROM (${late("added")} UNION ${late("screened")}) l CROSS JOIN monitored_parties p
    WHERE p.tenant_id = ${ctx.actor.tenantId} AND p.party_id = l.party_id`);
  return rows.map(toSearched);
}
