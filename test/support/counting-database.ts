import { env } from "cloudflare:workers";

/** What a request asked of the database before its answer, as the database itself says. */
export interface Cost {
  readonly trips: number;
  readonly read: number;
}

/** The main database, which counts what it is asked: for operations that hide their cost from the caller. */
export function countingDatabase() {
  const cost = { trips: 0, read: 0 };
  const count = <T extends D1Result | D1Result[]>(results: T): T => {
    cost.trips++;
    for (const { meta } of [results].flat()) cost.read += meta.rows_read;
    return results;
  };
  const inner = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const counted = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: async () => count(await statement.all()),
      run: async () => count(await statement.run()),
    } as unknown as D1PreparedStatement;
    inner.set(counted, statement);
    return counted;
  };
  const database = {
    prepare: (query: string) => wrap(env.DB.prepare(query)),
    batch: async (statements: object[]) => count(await env.DB.batch(statements.map((s) => inner.get(s)!))),
  };
  return { cost, database };
}
