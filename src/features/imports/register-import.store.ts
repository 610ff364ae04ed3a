import type { Ctx } from "../../platform/context.ts";
import { openDb } from "../../platform/db.ts";
import { jsonArraysOf } from "../../platform/statement-size.ts";
import { ENTITY_TABLES, REGISTER_TABLES, type RegisterPart, type RegisterTable } from "./register-part.model.ts";

export interface RegisterImportRow {
  readonly import_id: string;
  readonly sha256: string;
  readonly extract_type: "full" | "update";
  readonly extract_number: number;
  readonly snapshot_date: string;
  readonly meta: string;
  readonly enterprises: number;
  readonly parts: number;
  readonly begun_at: string;
  readonly completed_at: string | null;
}

export interface ReceivedPart {
  readonly part: number;
  readonly sha256: string;
}

const registry = (ctx: Ctx) => openDb(ctx.env.REGISTRY_DB, ctx.meter).$client;

/** The extract that the register holds, and the import that is under way with the parts it has. */
export async function readImports(ctx: Ctx): Promise<{
  readonly current: RegisterImportRow | null;
  readonly largest: number;
  readonly staged: RegisterImportRow | null;
  readonly received: readonly ReceivedPart[];
}> {
  const db = registry(ctx);
  const [current, full, staged, parts] = await db.batch([
    db.prepare("SELECT * FROM register_imports WHERE completed_at IS NOT NULL ORDER BY completed_at DESC LIMIT 1"),
    db.prepare(
      `SELECT enterprises FROM register_imports WHERE completed_at IS NOT NULL AND extract_type = 'full'
       ORDER BY completed_at DESC LIMIT 1`,
    ),
    db.prepare("SELECT * FROM register_imports WHERE completed_at IS NULL LIMIT 1"),
    db.prepare(
      `SELECT part, sha256 FROM register_import_parts
       WHERE import_id IN (SELECT import_id FROM register_imports WHERE completed_at IS NULL) ORDER BY part`,
    ),
  ]);
  return {
    current: first<RegisterImportRow>(current),
    largest: first<{ enterprises: number }>(full)?.enterprises ?? 0,
    staged: first<RegisterImportRow>(staged),
    received: (parts?.results ?? []) as unknown as ReceivedPart[],
  };
}

/** Puts an import down in the place of any other that was under way. */
export async function stageImport(ctx: Ctx, row: RegisterImportRow): Promise<void> {
  const db = registry(ctx);
  await db.batch([
    db.prepare(
      `DELETE FROM register_import_parts
       WHERE import_id IN (SELECT import_id FROM register_imports WHERE completed_at IS NULL)`,
    ),
    db.prepare("DELETE FROM register_imports WHERE completed_at IS NULL"),
    db
      .prepare("INSERT INTO register_imports SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, NULL")
      .bind(
        row.import_id,
        row.sha256,
        row.extract_type,
        row.extract_number,
        row.snapshot_date,
        row.meta,
        row.enterprises,
        row.parts,
        row.begun_at,
      ),
  ]);
}

/** Applies a part and notes it, all in one batch: from here until the end absence of a number means nothing. */
export async function applyPart(ctx: Ctx, importId: string, received: ReceivedPart, part: RegisterPart): Promise<void> {
  const db = registry(ctx);
  await db.batch([
    db.prepare("INSERT OR REPLACE INTO register_meta VALUES ('ImportState', 'importing')"),
    ...clearing(db, part),
    ...inserting(db, part),
    db
      .prepare("INSERT OR REPLACE INTO register_import_parts VALUES (?1, ?2, ?3)")
      .bind(importId, received.part, received.sha256),
  ]);
}

type Database = ReturnType<typeof registry>;

function clearing(db: Database, { range, deletes, rows }: RegisterPart): D1PreparedStatement[] {
  const ranges =
    range === null
      ? []
      : ENTITY_TABLES.map((table) =>
          db.prepare(`DELETE FROM ${table} WHERE number >= ?1 AND number < ?2`).bind(range.from, range.to),
        );
  const named = ENTITY_TABLES.flatMap((table) =>
    jsonArraysOf(deletes[table] ?? []).map((json) =>
      db.prepare(`DELETE FROM ${table} WHERE number IN (SELECT value FROM json_each(?1))`).bind(json),
    ),
  );
  return [...ranges, ...named, ...(rows.codes ? [db.prepare("DELETE FROM codes")] : [])];
}

function inserting(db: Database, { rows }: RegisterPart): D1PreparedStatement[] {
  return (Object.keys(REGISTER_TABLES) as RegisterTable[]).flatMap((table) => {
    const columns = REGISTER_TABLES[table];
    const values = columns.map((_, at) => `value ->> ${at}`).join(", ");
    const sql = `INSERT OR REPLACE INTO ${table} (${columns.join(", ")}) SELECT ${values} FROM json_each(?1)`;
    return jsonArraysOf(rows[table] ?? []).map((json) => db.prepare(sql).bind(json));
  });
}

/** Declares the register whole, if every part is there. False where one is missing. */
export async function completeImport(ctx: Ctx, row: RegisterImportRow, completedAt: string): Promise<boolean> {
  const db = registry(ctx);
  const isDone = "EXISTS (SELECT 1 FROM register_imports WHERE import_id = ?1 AND completed_at = ?2)";
  const bind = (sql: string, ...more: string[]) => db.prepare(sql).bind(row.import_id, completedAt, ...more);
  const [, done] = await db.batch([
    bind(
      `UPDATE register_imports SET completed_at = ?2 WHERE import_id = ?1
       AND parts = (SELECT count(*) FROM register_import_parts WHERE import_id = ?1)`,
    ),
    bind(`SELECT ${isDone} AS done`),
    bind(`DELETE FROM register_meta WHERE ${isDone}`),
    bind(`INSERT INTO register_meta SELECT key, value FROM json_each(?3) WHERE ${isDone}`, row.meta),
    bind(`INSERT OR REPLACE INTO register_meta SELECT 'ImportState', 'complete' WHERE ${isDone}`),
    bind(`DELETE FROM register_import_parts WHERE import_id = ?1 AND ${isDone}`),
  ]);
  return first<{ done: number }>(done)?.done === 1;
}

const first = <T>(result: D1Result | undefined): T | null => ((result?.results ?? [])[0] as T | undefined) ?? null;
