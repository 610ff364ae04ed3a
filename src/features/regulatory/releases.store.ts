import { eq, sql, type SQL } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { atMost, commit, type Db } from "../../platform/db.ts";
import type { ProposedChange } from "./proposals.rules.ts";
import { proposalWrites } from "./proposals.store.ts";
import type { RadarDataset } from "./radar.dataset.ts";
import { current, releases, search } from "./regulatory.tables.ts";
import type { FtsQueries } from "./search-terms.ts";

export interface StoredRelease {
  readonly version: string;
  readonly dataset: RadarDataset;
}

/** The release in force; undefined before the first was loaded. */
export async function readCurrentVersion(db: Db): Promise<string | undefined> {
  return (await db.select({ version: current.version }).from(current))[0]?.version;
}

/**
 * The release in force, with the results of `queries` at the same instant. One round trip when the caller has that
 * release already (`known`) or none, two when it has another.
 */
export async function readCurrentRelease<Q extends BatchItem<"sqlite">[]>(
  db: Db,
  known: StoredRelease | undefined,
  queries: readonly [...Q],
): Promise<{ release: StoredRelease | undefined; results: BatchResponse<Q> }> {
  const dataset = sql<string | null>`${known ? sql`NULL` : releases.dataset}`;
  const [rows, ...results] = (await db.batch([
    db
      .select({ version: current.version, dataset: dataset.as("dataset") })
      .from(current)
      .innerJoin(releases, eq(releases.version, current.version)),
    ...queries,
  ])) as unknown as [{ version: string; dataset: string | null }[], ...BatchResponse<Q>];
  return { release: rows[0] && (await resolve(db, rows[0], known)), results: results as unknown as BatchResponse<Q> };
}

async function resolve(
  db: Db,
  { version, dataset }: { version: string; dataset: string | null },
  known: StoredRelease | undefined,
): Promise<StoredRelease> {
  if (known?.version === version) return known;
  const text =
    dataset ??
    (await db.select({ dataset: releases.dataset }).from(releases).where(eq(releases.version, version)))[0]!.dataset;
  return { version, dataset: JSON.parse(text) as RadarDataset };
}

/** The whole release in force; null before the first was loaded. */
export async function readServedRelease(db: Db): Promise<StoredRelease | null> {
  return (await readCurrentRelease(db, undefined, [])).release ?? null;
}

/** Condition: the release is in force; for null: none is in force yet. */
export const isServed = (version: string | null): SQL =>
  version === null
    ? sql`NOT EXISTS (SELECT 1 FROM regulatory_current)`
    : sql`EXISTS (SELECT 1 FROM regulatory_current WHERE version = ${version})`;

/** Stores a release with the changes that it proposes, puts it in force and refills the full-text index. For one batch. */
export function releaseWrites(
  db: Db,
  release: StoredRelease,
  loaded: { readonly loadedAt: string; readonly loadedBy: string },
  proposed: readonly ProposedChange[],
): BatchItem<"sqlite">[] {
  const { version, dataset } = release;
  return [
    ...proposalWrites(db, proposed, loaded.loadedAt),
    db
      .insert(releases)
      .values({ version, asOf: dataset.as_of, dataset: JSON.stringify(dataset), ...loaded })
      .onConflictDoNothing(),
    db.insert(current).values({ id: 1, version }).onConflictDoUpdate({ target: current.id, set: { version } }),
    db.run(sql`INSERT INTO regulatory_search (regulatory_search) VALUES ('delete-all')`),
    db.run(fillSearch),
  ];
}

/** Puts a release in force: all or nothing. */
export async function saveRelease(
  db: Db,
  release: StoredRelease,
  loaded: { readonly loadedAt: string; readonly loadedBy: string },
  proposed: readonly ProposedChange[],
): Promise<void> {
  await commit(db, releaseWrites(db, release, loaded, proposed));
}

const fillSearch = sql`
  WITH release AS MATERIALIZED (
    SELECT dataset FROM regulatory_releases JOIN regulatory_current USING (version)
  ), act AS MATERIALIZED (
    SELECT value ->> 'id' AS id,
      concat_ws(' ', value ->> 'short_name', value ->> 'name', value ->> 'citation', value ->> 'celex') AS names
    FROM release, json_each(dataset, '$.regulations')
  )
  INSERT INTO regulatory_search (rowid, title, regulation, summary, obligations)
  SELECT article.key + 1, article.value ->> 'title',
    concat_ws(' ', act.names, article.value ->> 'article_number', article.value ->> 'id'), article.value ->> 'summary',
    (SELECT group_concat(duty.value ->> 'text', ' ') FROM json_each(article.value, '$.obligations') AS duty)
  FROM release, json_each(dataset, '$.articles') AS article
  JOIN act ON act.id = article.value ->> 'regulation_id'`;

/** A word in a title says more about an article than one in its duties. */
const ranked = sql`bm25(regulatory_search, 8.0, 4.0, 3.0, 1.0)`;

/** The most articles that share only some of the words: more would help nobody. */
const LOOSE_HITS_MAX = 50;

/**
 * Positions of articles in the release's list, best first: those with all the words, or else those with what they mean
 * in English, or else those with any of either. Each query is an FTS5 expression.
 */
export const findPositions = (db: Db, { all, translated, any }: FtsQueries) => {
  const match = (query: string) =>
    sql`SELECT rowid FROM ${search} WHERE ${search} MATCH ${query} ORDER BY ${ranked}, rowid`;
  const none = (...queries: string[]) =>
    sql.join(queries.map((query) => sql` AND NOT EXISTS (SELECT 1 FROM ${search} WHERE ${search} MATCH ${query})`));
  const orElse = (query: string, ...before: string[]) =>
    sql`SELECT * FROM (SELECT rowid FROM ${search} WHERE ${search} MATCH ${query}${none(...before)}
      ORDER BY ${ranked}, rowid ${atMost(LOOSE_HITS_MAX)})`;
  const tiers = [
    sql`SELECT * FROM (${match(all)})`,
    ...(translated === null ? [] : [orElse(translated, all)]),
    orElse(any, all, ...(translated === null ? [] : [translated])),
  ];
  return db
    .select({ position: sql<number>`rowid - 1`.as("position") })
    .from(sql`(${sql.join(tiers, sql` UNION ALL `)})`);
};
