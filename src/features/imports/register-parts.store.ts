import type { Ctx } from "../../platform/context.ts";
import { jsonArraysOf } from "../../platform/statement-size.ts";
import { first, insertFrom, registry, type RegistryDatabase } from "./register-import.store.ts";
import type { RegisterImportRow } from "./register-import.model.ts";
import {
  ACTIVE_SET,
  ENTITY_TABLES,
  REGISTER_TABLES,
  type RegisterPart,
  type RegisterRow,
  type RegisterSet,
  type RegisterTable,
  tableIn,
} from "../../sources/kbo/register-part.model.ts";

interface Received {
  readonly part: number;
  readonly sha256: string;
}

/** A part is written only while its import takes parts, and never into the set that look-ups read. */
const guarded = (db: RegistryDatabase, { import_id: id, extract_type: type, target_set: set }: RegisterImportRow) => [
  db
    .prepare(
      `INSERT INTO register_guard SELECT EXISTS (
         SELECT 1 FROM register_imports WHERE import_id = ?1 AND sealed_at IS NULL AND completed_at IS NULL)
       AND (?2 = 'update') = (${ACTIVE_SET} = ?3)`,
    )
    .bind(id, type, set),
  db.prepare("DELETE FROM register_guard"),
];

/** Writes a part of a full extract into the inactive set, and counts what it would change. */
export async function writeFullPart(
  ctx: Ctx,
  row: RegisterImportRow,
  received: Received,
  { range, rows }: RegisterPart,
): Promise<void> {
  const db = registry(ctx);
  const set = row.target_set!;
  const clearing = range === null ? [] : ENTITY_TABLES.map((table) => clearRange(db, set, table, range));
  const codes = rows.codes ? [db.prepare(`DELETE FROM ${tableIn(set, "codes")}`)] : [];
  const counts = range === null ? "0, 0, 0, 0" : countsOf(set);
  await db.batch([
    ...guarded(db, row),
    ...clearing,
    ...codes,
    ...tablesOf(rows).flatMap(([table, all]) =>
      jsonArraysOf(all).map((json) => db.prepare(insertFrom(set, table, "?1")).bind(json)),
    ),
    db
      .prepare(
        `INSERT OR REPLACE INTO register_import_parts (range_from, range_to, import_id, part, sha256,
           enterprises, added, changed, removed) SELECT ?1, ?2, ?3, ?4, ?5, ${counts}`,
      )
      .bind(range?.from ?? null, range?.to ?? null, row.import_id, received.part, received.sha256),
  ]);
}

const clearRange = (
  db: RegistryDatabase,
  set: RegisterSet,
  table: RegisterTable,
  range: { from: string; to: string },
) => db.prepare(`DELETE FROM ${tableIn(set, table)} WHERE number >= ?1 AND number < ?2`).bind(range.from, range.to);

/** Counts the range's enterprises in the new set, and those added, changed and removed against the active set. */
function countsOf(set: RegisterSet): string {
  const other: RegisterSet = set === "a" ? "b" : "a";
  const inRange = "number >= ?1 AND number < ?2";
  const enterprises = (of: RegisterSet) => tableIn(of, "enterprises");
  const count = (of: RegisterSet, where: string) => `(SELECT count(*) FROM ${enterprises(of)} AS e WHERE ${where})`;
  const isIn = (of: RegisterSet) => `EXISTS (SELECT 1 FROM ${enterprises(of)} AS o WHERE o.number = e.number)`;
  const rowsOf = (of: RegisterSet, table: RegisterTable) => `SELECT * FROM ${tableIn(of, table)} WHERE ${inRange}`;
  const differs = ENTITY_TABLES.flatMap((table) => [
    `number IN (SELECT number FROM (${rowsOf(set, table)} EXCEPT ${rowsOf(other, table)}))`,
    `number IN (SELECT number FROM (${rowsOf(other, table)} EXCEPT ${rowsOf(set, table)}))`,
  ]).join(" OR ");
  return [
    count(set, inRange),
    count(set, `${inRange} AND NOT ${isIn(other)}`),
    count(set, `${inRange} AND ${isIn(other)} AND (${differs})`),
    count(other, `${inRange} AND NOT ${isIn(set)}`),
  ].join(", ");
}

/** Stages a part of an update, and counts what it would change. */
export async function stageUpdatePart(
  ctx: Ctx,
  row: RegisterImportRow,
  received: Received,
  part: RegisterPart,
): Promise<void> {
  const db = registry(ctx);
  const { import_id: importId, target_set: set } = row;
  const counts = await countUpdate(db, set!, part);
  const insert = `INSERT INTO register_staged_rows (import_id, part, position, table_name, operation, body)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6)`;
  await db.batch([
    ...guarded(db, row),
    db.prepare("DELETE FROM register_staged_rows WHERE import_id = ?1 AND part = ?2").bind(importId, received.part),
    ...operationsOf(part).map(({ table, operation, json }, position) =>
      db.prepare(insert).bind(importId, received.part, position, table, operation, json),
    ),
    db
      .prepare(
        `INSERT OR REPLACE INTO register_import_parts (import_id, part, sha256, enterprises, added, changed, removed)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
      )
      .bind(importId, received.part, received.sha256, counts.enterprises, counts.added, counts.changed, counts.removed),
  ]);
}

function operationsOf({ deletes, rows }: RegisterPart) {
  const deleted = ENTITY_TABLES.flatMap((table) =>
    jsonArraysOf(deletes[table] ?? []).map((json) => ({ table, operation: "delete", json }) as const),
  );
  const codes = rows.codes ? ([{ table: "codes", operation: "delete", json: "[]" }] as const) : [];
  const inserted = tablesOf(rows).flatMap(([table, all]) =>
    jsonArraysOf(all).map((json) => ({ table, operation: "insert", json }) as const),
  );
  return [...deleted, ...codes, ...inserted];
}

/** An enterprise counts as changed when any of its rows is added or removed, or when it is deleted and sent again. */
async function countUpdate(db: RegistryDatabase, set: RegisterSet, { deletes, rows }: RegisterPart) {
  const come = new Set((rows.enterprises ?? []).map(([number]) => number!));
  const gone = new Set((deletes.enterprises ?? []).filter((number) => !come.has(number)));
  const mentioned = new Set<string>();
  for (const table of ENTITY_TABLES) {
    for (const number of deletes[table] ?? []) mentioned.add(number);
    for (const [number] of rows[table] ?? []) mentioned.add(number!);
  }
  for (const number of gone) mentioned.delete(number);
  const removed = await countKnown(db, set, [...gone]);
  const changed = await countKnown(db, set, [...mentioned]);
  const added = come.size - (await countKnown(db, set, [...come]));
  return { enterprises: come.size, added, changed, removed };
}

async function countKnown(db: RegistryDatabase, set: RegisterSet, numbers: readonly string[]): Promise<number> {
  if (numbers.length === 0) return 0;
  const statement = `SELECT count(*) AS n FROM ${tableIn(set, "enterprises")}
    WHERE number IN (SELECT value FROM json_each(?1))`;
  const counts = await db.batch(jsonArraysOf(numbers).map((json) => db.prepare(statement).bind(json)));
  return counts.reduce((sum, count) => sum + (first<{ n: number }>(count)?.n ?? 0), 0);
}

const tablesOf = (rows: RegisterPart["rows"]): [RegisterTable, readonly RegisterRow[]][] =>
  (Object.keys(REGISTER_TABLES) as RegisterTable[]).map((table) => [table, rows[table] ?? []]);
