import { bytesOf, largestBytes, sumOfBytes } from "./bytes.ts";
import { refusal, TOO_BIG } from "./refusal.ts";
import { oversizedRow, shapeOf } from "./sql-text.ts";
import { LIMITS } from "./table.ts";

/** Writes of at least this size are followed by a check of the whole row. */
const LARGE_BYTES = 200_000;
const limited = new WeakSet<DurableObjectStorage>();

/** Enforces the limits of a Durable Object's storage, with the platform's errors. */
export function limitStorage(storage: DurableObjectStorage): void {
  if (limited.has(storage)) return;
  limited.add(storage);
  limitSql(storage);
  limitValues(storage.kv, "kv");
  limitValues(storage, "storage");
}

function limitSql(storage: DurableObjectStorage): void {
  const { sql } = storage;
  const original = sql.exec.bind(sql);
  const exec = (query: string, ...bindings: unknown[]) => {
    const { writes, overloaded, makesText } = shapeOf(query);
    if (overloaded !== null) {
      throw refusal("SQL_FUNCTION_ARGUMENTS", `too many arguments on function ${overloaded}: SQLITE_ERROR`, overloaded);
    }
    if (largestBytes(bindings) > LIMITS.OBJECT_ROW_BYTES) throw tooBig(writes.join());
    const run = () => original(query, ...(bindings as SqlStorageValue[]));
    const cursor =
      writes.length > 0 && sumOfBytes(bindings) > LARGE_BYTES
        ? storage.transactionSync(() => {
            const written = run();
            for (const table of writes) refuseOversizedRow(original, table);
            return written;
          })
        : run();
    return makesText ? limitResults(cursor) : cursor;
  };
  sql.exec = exec as unknown as SqlStorage["exec"];
}

function refuseOversizedRow(exec: SqlStorage["exec"], table: string): void {
  const columns = exec<{ name: string }>("SELECT name FROM pragma_table_info(?)", table).toArray();
  if (columns.length === 0) return;
  const query = oversizedRow(
    table,
    columns.map(({ name }) => name),
    LIMITS.OBJECT_ROW_BYTES,
  );
  if (exec(query).toArray().length > 0) throw tooBig(table);
}

/** A computed text has the same size limit as a stored one. */
function limitResults<T extends Record<string, SqlStorageValue>>(cursor: SqlStorageCursor<T>): SqlStorageCursor<T> {
  const check = (row: T): T => {
    if (largestBytes(Object.values(row)) > LIMITS.OBJECT_ROW_BYTES) throw tooBig("a result");
    return row;
  };
  const [toArray, one] = [cursor.toArray.bind(cursor), cursor.one.bind(cursor)];
  cursor.toArray = () => toArray().map(check);
  cursor.one = () => check(one());
  return cursor;
}

interface Values {
  put(key: string, value: unknown, ...more: unknown[]): unknown;
}

function limitValues(values: object, about: string): void {
  const target = values as Values;
  const put = target.put.bind(target);
  target.put = (key, value, ...more) => {
    const pairs = typeof key === "string" ? [[key, value] as const] : Object.entries(key as object);
    for (const [name, item] of pairs) {
      if (bytesOf(name) + serialisedBytes(item) > LIMITS.OBJECT_ROW_BYTES) throw tooBig(about);
    }
    return put(key, value, ...more);
  };
}

/** Approximates the platform's serialisation: two bytes a character if any is outside Latin-1. */
function serialisedBytes(value: unknown): number {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  const text = JSON.stringify(value) ?? "";
  return /[\u0100-\uffff]/.test(text) ? 2 * text.length : text.length;
}

const tooBig = (about: string): Error => refusal("OBJECT_ROW_BYTES", TOO_BIG, about);
