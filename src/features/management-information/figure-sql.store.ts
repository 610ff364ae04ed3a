import { type SQL, sql } from "drizzle-orm";
import type { FigureRow } from "../../domain/figures/figures.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";

/** Runs statements that give `FigureRow`s, in one round trip. */
export async function readRows(ctx: Ctx, statements: readonly SQL[]): Promise<FigureRow[]> {
  const results = await commit(
    ctx.db,
    statements.map((statement) => ctx.db.run(statement)),
  );
  return results.flatMap(({ results: rows }) => rows as FigureRow[]);
}

/**
 * Counts the rows of `source` by each of the keys, in one pass through the table that it reads: first by all of them
 * together, which leaves few rows. A key that is null is not known; the empty text says that the figure does not count
 * the row.
 */
export function countBy(source: SQL, keys: Readonly<Record<string, SQL>>): SQL {
  const figures = Object.keys(keys);
  const column = (at: number): SQL => sql.raw(`key_${at}`);
  const columns = Object.values(keys).map((key, at) => sql`${key} AS ${column(at)}`);
  const together = figures.map((_, at) => sql.raw(`${at + 1}`));
  const cases = figures.map((figure, at) => sql`WHEN ${figure} THEN ${column(at)}`);
  return sql`WITH counted AS MATERIALIZED (SELECT ${sql.join(columns, sql`, `)}, count(*) AS number FROM (${source})
      GROUP BY ${sql.join(together, sql`, `)})
    SELECT one.figure, CASE one.figure ${sql.join(cases, sql` `)} END AS key, sum(number) AS value
    FROM counted CROSS JOIN (SELECT value AS figure FROM json_each(${JSON.stringify(figures)})) one
    GROUP BY 1, 2 HAVING key IS NOT ''`;
}

/** Median and ninth decile (nearest rank) of `days` in the rows of `source`; rows without are not known. */
export const spreadOf = (figure: string, source: SQL): SQL => sql`WITH measured AS MATERIALIZED (${source}),
    ranked AS (SELECT days, row_number() OVER (ORDER BY days) AS place, count(*) OVER () AS counted
      FROM measured WHERE days IS NOT NULL),
    spread AS (SELECT max(counted) AS counted,
      round(avg(CASE WHEN place IN ((counted + 1) / 2, (counted + 2) / 2) THEN days END), 1) AS median,
      round(max(CASE WHEN place = (counted * 9 + 9) / 10 THEN days END), 1) AS p90 FROM ranked)
  SELECT ${figure} AS figure, one.value AS key,
    CASE one.value WHEN 'median' THEN median WHEN 'p90' THEN p90 ELSE counted END AS value
  FROM spread CROSS JOIN json_each('["median","p90","counted"]') one WHERE counted > 0
  UNION ALL SELECT ${figure}, NULL, count(*) FROM measured WHERE days IS NULL`;

export const inPeriod = (column: SQL, { start, end }: { readonly start: string; readonly end: string }): SQL =>
  sql`${column} >= ${start} AND ${column} < ${end}`;

export const daysBetween = (from: SQL, to: SQL): SQL => sql`julianday(${to}) - julianday(${from})`;

export const month = (column: SQL): SQL => sql`substr(${column}, 1, 7)`;
