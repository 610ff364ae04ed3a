import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import type { BatchItem } from "drizzle-orm/batch";
import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";

export type Db = DrizzleD1Database & { $client: D1Database };

/** Counts what a request costs. A hot read takes at most two round trips, and its rows must not grow with the table. */
export interface DbMeter {
  roundTrips: number;
  rowsRead: number;
  rowsWritten: number;
}

export const newMeter = (): DbMeter => ({ roundTrips: 0, rowsRead: 0, rowsWritten: 0 });

/** Opens the database with every statement counted in `meter`. */
export function openDb(d1: D1Database, meter: DbMeter = newMeter()): Db {
  const db = drizzle(new MeteredD1(d1, meter) as unknown as D1Database) as Db;
  (db as unknown as { readonly dialect: LimitWriter }).dialect.buildLimit = writeLimit;
  return db;
}

interface LimitWriter {
  buildLimit: (limit: unknown) => SQL | undefined;
}

/** What a query's `limit` becomes: drizzle itself would bind the number. */
const writeLimit = (limit: unknown): SQL | undefined =>
  typeof limit === "number" && limit >= 0 ? sql` ${atMost(limit)}` : undefined;

/** A condition that must hold when a write runs. */
export type Condition = SQL;
export const ALWAYS: Condition = sql`1`;
export const both = (a: Condition, b: Condition): Condition => sql`${a} AND ${b}`;

/**
 * Runs writes as one atomic batch: all of them or none. Unlike drizzle's own batch it also accepts `db.run(sql)` with
 * parameters.
 */
export async function commit(db: Db, writes: readonly BatchItem<"sqlite">[]): Promise<D1Result[]> {
  if (writes.length === 0) return [];
  return db.$client.batch(
    writes.map((write) => {
      const { sql, params } = textOf(write);
      return db.$client.prepare(sql).bind(...params);
    }),
  );
}

/** Runs queries in one round trip. @returns the rows of each, by the names of its columns. */
export async function queryTogether(db: Db, queries: readonly SQL[]): Promise<unknown[][]> {
  const results = await db.$client.batch(queries.map((query) => prepare(db, query)));
  return results.map((result) => result.results);
}

/** Runs a query. @returns its rows by the names of their columns, without a copy by drizzle. */
export const queryRows = async <R>(db: Db, query: SQL): Promise<R[]> => (await prepare(db, query).all<R>()).results;

const dialect = new SQLiteAsyncDialect();

function prepare(db: Db, query: SQL): D1PreparedStatement {
  const { sql, params } = dialect.sqlToQuery(query);
  return db.$client.prepare(sql).bind(...params);
}

/**
 * `column = value` that the planner cannot answer from an index. Without statistics it assumes that `tenant_id = ?` is
 * selective and would read all rows of the tenant; a unary plus excludes the column from index selection.
 */
export const isAlso = (column: SQLWrapper, value: unknown): SQL => sql`+${column} = ${value}`;

/**
 * At most so many rows, as a part of the statement: SQLite prepares a statement again at each run where a value is bound to
 * its LIMIT. For numbers of which there are few. @throws RangeError for anything but a whole number
 */
export function atMost(rows: number): SQL {
  if (!Number.isSafeInteger(rows)) throw new RangeError(`a limit of ${rows} rows`);
  return sql.raw(`LIMIT ${rows}`);
}

/** A statement's text and its bound values in order. */
function textOf(write: BatchItem<"sqlite">): { sql: string; params: unknown[] } {
  return "toSQL" in write
    ? (write as { toSQL(): { sql: string; params: unknown[] } }).toSQL()
    : (write as unknown as { getQuery(): { sql: string; params: unknown[] } }).getQuery();
}

class MeteredD1 {
  readonly #d1: D1Database;
  readonly #meter: DbMeter;

  constructor(d1: D1Database, meter: DbMeter) {
    this.#d1 = d1;
    this.#meter = meter;
  }

  prepare(query: string): MeteredStatement {
    return new MeteredStatement(this.#d1.prepare(query), this.#meter);
  }

  async batch(statements: MeteredStatement[]): Promise<D1Result[]> {
    this.#meter.roundTrips++;
    const results = await this.#d1.batch(statements.map((statement) => statement.inner));
    for (const result of results) countRows(this.#meter, result);
    return results;
  }
}

class MeteredStatement {
  readonly inner: D1PreparedStatement;
  readonly #meter: DbMeter;

  constructor(inner: D1PreparedStatement, meter: DbMeter) {
    this.inner = inner;
    this.#meter = meter;
  }

  bind(...values: unknown[]): MeteredStatement {
    return new MeteredStatement(this.inner.bind(...values), this.#meter);
  }

  async all(): Promise<D1Result> {
    return this.#counted(await this.inner.all());
  }

  async run(): Promise<D1Result> {
    return this.#counted(await this.inner.run());
  }

  /**
   * Rows as arrays. D1's own `raw` does not report how many rows it read, so rows are read by name, in column order. A
   * join must therefore give its columns different names, as drizzle's own batch requires too.
   */
  async raw(): Promise<unknown[][]> {
    const { results } = await this.all();
    return results.map((row) => Object.values(row as Record<string, unknown>));
  }

  async first(column?: string): Promise<unknown> {
    const { results } = await this.all();
    const row = results[0] as Record<string, unknown> | undefined;
    return row === undefined ? null : column === undefined ? row : row[column];
  }

  #counted(result: D1Result): D1Result {
    this.#meter.roundTrips++;
    countRows(this.#meter, result);
    return result;
  }
}

function countRows(meter: DbMeter, result: D1Result): void {
  meter.rowsRead += result.meta?.rows_read ?? 0;
  meter.rowsWritten += result.meta?.rows_written ?? 0;
}
