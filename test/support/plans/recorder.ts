/** A statement that a store ran, and what it cost. */
export interface Statement {
  readonly call: string;
  readonly sql: string;
  readonly params: readonly unknown[];
  readonly rowsRead: number;
}

/** A database that keeps every statement, with the call that it belongs to. */
export function recordingDatabase(db: D1Database, statements: Statement[]) {
  let call = "";
  const inner = new WeakMap<object, { statement: D1PreparedStatement; sql: string; params: readonly unknown[] }>();
  const keep = ({ sql, params }: { sql: string; params: readonly unknown[] }, result: D1Result): D1Result => {
    statements.push({ call, sql, params, rowsRead: result.meta.rows_read });
    return result;
  };
  const wrap = (statement: D1PreparedStatement, sql: string, params: readonly unknown[]): D1PreparedStatement => {
    const run = async () => keep({ sql, params }, await statement.all());
    const recorded = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), sql, values),
      all: run,
      run,
    } as unknown as D1PreparedStatement;
    inner.set(recorded, { statement, sql, params });
    return recorded;
  };
  const database = {
    prepare: (sql: string) => wrap(db.prepare(sql), sql, []),
    batch: async (wrapped: object[]) => {
      const all = wrapped.map((one) => inner.get(one)!);
      const results = await db.batch(all.map(({ statement }) => statement));
      results.forEach((result, i) => keep(all[i]!, result));
      return results;
    },
  } as unknown as D1Database;
  return { database, begin: (name: string) => void (call = name) };
}
