import { largestBytes, sumOfBytes } from "./bytes.ts";
import { connect, currentInvocation } from "./invocation.ts";
import { databaseRefusal, TOO_BIG } from "./refusal.ts";
import { oversizedRow, shapeOf } from "./sql-text.ts";
import { LIMITS } from "./table.ts";

/** Writes of at least this size are followed by a check of the whole row. */
const LARGE_BYTES = 200_000;

interface Bound {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Text and values of prepared statements, for batches that contain them. */
const boundStatements = new WeakMap<D1PreparedStatement, Bound>();
type Run<T> = () => Promise<T>;

/** Enforces D1's limits on a database, with D1's errors. */
export function limitDatabase(database: D1Database): void {
  const prepare = database.prepare.bind(database);
  const batch = database.batch.bind(database);
  database.prepare = (sql) => limitStatement(prepare(sql), { sql, values: [] });
  database.batch = <T>(statements: D1PreparedStatement[]) =>
    query(async () => {
      const all = statements.map((statement) => boundStatements.get(statement)).filter((bound) => bound !== undefined);
      for (const bound of all) checkBound(bound);
      const probes = await probesFor(all);
      const results = await translated(() => batch<T>([...statements, ...probes]));
      all.forEach((bound, n) => checkRows(bound, results[n]?.results ?? []));
      return results.slice(0, statements.length);
    });

  function limitStatement(statement: D1PreparedStatement, bound: Bound): D1PreparedStatement {
    boundStatements.set(statement, bound);
    const bind = statement.bind.bind(statement);
    statement.bind = (...values) => limitStatement(bind(...values), { ...bound, values });
    for (const method of ["all", "run", "first", "raw"] as const) limitMethod(statement, method, bound);
    return statement;
  }

  function limitMethod(statement: D1PreparedStatement, method: "all" | "run" | "first" | "raw", bound: Bound): void {
    const original = (statement[method] as (...args: unknown[]) => Promise<unknown>).bind(statement);
    const run = (...args: unknown[]) =>
      query(async () => {
        checkBound(bound);
        const probes = await probesFor([bound]);
        if (probes.length > 0 && (method === "all" || method === "run")) {
          const [result] = await translated(() => batch([statement, ...probes]));
          return result;
        }
        const result = await original(...args);
        checkRows(bound, rowsOf(result));
        return result;
      });
    Object.assign(statement, { [method]: run });
  }

  /** Statements that fail, and so roll back the batch, if a large write made a row too large. */
  async function probesFor(all: readonly Bound[]): Promise<D1PreparedStatement[]> {
    const large = all.filter(({ values }) => sumOfBytes(values) > LARGE_BYTES);
    const tables = new Set(large.flatMap(({ sql }) => shapeOf(sql).writes));
    const probes = [];
    for (const table of tables) {
      const { results } = await prepare("SELECT name FROM pragma_table_info(?)").bind(table).all<{ name: string }>();
      const columns = results.map(({ name }) => name);
      if (columns.length === 0) continue;
      const found = oversizedRow(table, columns, LIMITS.D1_ROW_BYTES);
      probes.push(prepare(`SELECT CASE WHEN EXISTS (${found}) THEN json('${OVERSIZED}') END`));
    }
    return probes;
  }
}

/** Not JSON, so SQLite fails on it. */
const OVERSIZED = "an oversized row";

async function query<T>(run: Run<T>): Promise<T> {
  currentInvocation()?.countQuery();
  return connect(run);
}

async function translated<T>(run: Run<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error && /malformed JSON/.test(error.message)) throw tooBig("a row");
    throw error;
  }
}

function checkBound({ sql, values }: Bound): void {
  const { overloaded, writes } = shapeOf(sql);
  if (overloaded !== null) {
    const message = `too many arguments on function ${overloaded}: SQLITE_ERROR`;
    throw databaseRefusal("SQL_FUNCTION_ARGUMENTS", message, overloaded);
  }
  if (largestBytes(values) > LIMITS.D1_ROW_BYTES) throw tooBig(writes.join());
}

/** A computed text has the same size limit as a stored one. */
function checkRows({ sql }: Bound, rows: readonly unknown[]): void {
  if (!shapeOf(sql).makesText) return;
  const isTooBig = (row: unknown) => largestBytes(Object.values(row as object)) > LIMITS.D1_ROW_BYTES;
  if (rows.some((row) => typeof row === "object" && row !== null && isTooBig(row))) throw tooBig("a result");
}

function rowsOf(result: unknown): readonly unknown[] {
  if (Array.isArray(result)) return result;
  if (typeof result === "object" && result !== null && "results" in result) return result.results as unknown[];
  return [typeof result === "string" ? { result } : result];
}

const tooBig = (about: string): Error => databaseRefusal("D1_ROW_BYTES", TOO_BIG, about);
