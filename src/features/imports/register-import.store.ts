import type { RegisterImportRow, RegisterPartRow } from "./register-import.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { openDb } from "../../platform/db.ts";
import {
  ACTIVE_SET,
  REGISTER_TABLES,
  type RegisterSet,
  type RegisterTable,
  tableIn,
} from "../../sources/kbo/register-part.model.ts";

export const registry = (ctx: Ctx) => openDb(ctx.env.REGISTRY_DB, ctx.meter).$client;
export type RegistryDatabase = ReturnType<typeof registry>;

const CURRENT = "SELECT * FROM register_imports WHERE completed_at IS NOT NULL ORDER BY completed_at DESC LIMIT 1";

/** The extract in force, and the open import with its received parts. */
export async function readImports(ctx: Ctx): Promise<{
  readonly current: RegisterImportRow | null;
  readonly activeSet: RegisterSet;
  readonly staged: RegisterImportRow | null;
  readonly received: readonly RegisterPartRow[];
}> {
  const db = registry(ctx);
  const [current, active, staged, parts] = await db.batch([
    db.prepare(CURRENT),
    db.prepare(`SELECT ${ACTIVE_SET} AS active`),
    db.prepare("SELECT * FROM register_imports WHERE completed_at IS NULL LIMIT 1"),
    db.prepare(
      `SELECT part, sha256, range_from, range_to, enterprises, added, changed, removed FROM register_import_parts
       WHERE import_id IN (SELECT import_id FROM register_imports WHERE completed_at IS NULL) ORDER BY part`,
    ),
  ]);
  return {
    current: first<RegisterImportRow>(current),
    activeSet: first<{ active: RegisterSet }>(active)!.active,
    staged: first<RegisterImportRow>(staged),
    received: (parts?.results ?? []) as unknown as RegisterPartRow[],
  };
}

/** Stores an import in place of any other open one. */
export async function stageImport(ctx: Ctx, row: RegisterImportRow): Promise<void> {
  const db = registry(ctx);
  const target = row.target_set!;
  await db.batch([
    db.prepare(
      `DELETE FROM register_import_parts
       WHERE import_id IN (SELECT import_id FROM register_imports WHERE completed_at IS NULL)`,
    ),
    db.prepare("DELETE FROM register_staged_rows"),
    db.prepare("DELETE FROM register_imports WHERE completed_at IS NULL"),
    // Labels have no range of numbers by which a part could clear them.
    ...(row.extract_type === "full"
      ? [db.prepare(`DELETE FROM ${tableIn(target, "codes")} WHERE ${ACTIVE_SET} <> ?1`).bind(target)]
      : []),
    db
      .prepare(
        `INSERT INTO register_imports (import_id, sha256, extract_type, extract_number, snapshot_date, meta, enterprises,
           parts, begun_at, base_id, target_set)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)`,
      )
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
        row.base_id,
        target,
      ),
  ]);
}

/** Closes an import to further parts once all are received. @returns whether it is closed. */
export async function sealImport(ctx: Ctx, importId: string, now: string): Promise<boolean> {
  const db = registry(ctx);
  const [, sealed] = await db.batch([
    db
      .prepare(
        `UPDATE register_imports SET sealed_at = ?2
         WHERE import_id = ?1 AND sealed_at IS NULL AND completed_at IS NULL
           AND parts = (SELECT count(*) FROM register_import_parts WHERE import_id = ?1)`,
      )
      .bind(importId, now),
    db.prepare("SELECT sealed_at FROM register_imports WHERE import_id = ?1").bind(importId),
  ]);
  return first<{ sealed_at: string | null }>(sealed)?.sealed_at != null;
}

export async function saveContentHash(ctx: Ctx, importId: string, sha256: string): Promise<void> {
  const db = registry(ctx);
  await db
    .prepare("UPDATE register_imports SET content_sha256 = ?2 WHERE import_id = ?1 AND completed_at IS NULL")
    .bind(importId, sha256)
    .run();
}

export async function countEnterprises(ctx: Ctx, set: RegisterSet): Promise<number> {
  const db = registry(ctx);
  const row = await db.prepare(`SELECT count(*) AS n FROM ${tableIn(set, "enterprises")}`).first("n");
  return Number(row);
}

/** Deletes an import that is not in force. */
export async function deleteImport(ctx: Ctx, importId: string): Promise<void> {
  const db = registry(ctx);
  const isStaged =
    "import_id = ?1 AND import_id IN (SELECT import_id FROM register_imports WHERE completed_at IS NULL)";
  await db.batch([
    db.prepare(`DELETE FROM register_import_parts WHERE ${isStaged}`).bind(importId),
    db.prepare(`DELETE FROM register_staged_rows WHERE ${isStaged}`).bind(importId),
    db.prepare("DELETE FROM register_imports WHERE import_id = ?1 AND completed_at IS NULL").bind(importId),
  ]);
}

interface StagedRows {
  readonly part: number;
  readonly position: number;
  readonly table_name: string;
  readonly operation: "delete" | "insert";
}

/** The staged rows of an update in order, without their bodies. */
export async function listStagedRows(ctx: Ctx, importId: string): Promise<StagedRows[]> {
  const db = registry(ctx);
  const { results } = await db
    .prepare(
      `SELECT part, position, table_name, operation FROM register_staged_rows
       WHERE import_id = ?1 ORDER BY part, position`,
    )
    .bind(importId)
    .all();
  return results as unknown as StagedRows[];
}

/**
 * Activates a sealed import in one batch: a full extract by switching the active set, an update by applying its
 * rows. Fails when another extract came into force since the comparison.
 */
export async function activateImport(
  ctx: Ctx,
  row: RegisterImportRow,
  rows: readonly StagedRows[],
  completedAt: string,
): Promise<void> {
  const db = registry(ctx);
  const { import_id: importId, target_set: target } = row;
  await db.batch([
    db
      .prepare(
        `INSERT INTO register_guard SELECT EXISTS (
           SELECT 1 FROM register_imports WHERE import_id = ?1 AND sealed_at IS NOT NULL AND completed_at IS NULL)
         AND coalesce((SELECT import_id FROM (${CURRENT})), '') = ?2`,
      )
      .bind(importId, row.base_id),
    db.prepare("DELETE FROM register_guard"),
    ...rows.map((staged) => applyStaged(db, importId, target!, staged)),
    db.prepare("DELETE FROM register_meta"),
    db.prepare("INSERT INTO register_meta SELECT key, value FROM json_each(?1)").bind(row.meta),
    db.prepare("INSERT OR REPLACE INTO register_meta VALUES ('ImportState', 'complete')"),
    db.prepare("INSERT OR REPLACE INTO register_meta VALUES ('ActiveSet', ?1)").bind(target),
    db.prepare("UPDATE register_imports SET completed_at = ?2 WHERE import_id = ?1").bind(importId, completedAt),
    db.prepare("DELETE FROM register_import_parts WHERE import_id = ?1").bind(importId),
    db.prepare("DELETE FROM register_staged_rows WHERE import_id = ?1").bind(importId),
  ]);
}

function applyStaged(db: RegistryDatabase, importId: string, set: RegisterSet, staged: StagedRows) {
  const { part, position, operation } = staged;
  const table = staged.table_name as RegisterTable;
  const body = "(SELECT body FROM register_staged_rows WHERE import_id = ?1 AND part = ?2 AND position = ?3)";
  const statement =
    operation === "insert"
      ? insertFrom(set, table, body)
      : table === "codes"
        ? `DELETE FROM ${tableIn(set, table)} WHERE ${body} IS NOT NULL`
        : `DELETE FROM ${tableIn(set, table)} WHERE number IN (SELECT value FROM json_each(${body}))`;
  return db.prepare(statement).bind(importId, part, position);
}

/** An INSERT that takes rows from a JSON array of arrays. */
export function insertFrom(set: RegisterSet, table: RegisterTable, json: string): string {
  const columns = REGISTER_TABLES[table];
  const values = columns.map((_, at) => `value ->> ${at}`).join(", ");
  return `INSERT OR REPLACE INTO ${tableIn(set, table)} (${columns.join(", ")}) SELECT ${values} FROM json_each(${json})`;
}

export const first = <T>(result: D1Result | undefined): T | null =>
  ((result?.results ?? [])[0] as T | undefined) ?? null;
