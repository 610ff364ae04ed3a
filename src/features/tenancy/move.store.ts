import { DomainError } from "../../platform/errors.ts";
import { FENCE_ERROR } from "../../platform/tenant-databases.ts";
import type { RowKey } from "./copy.store.ts";
import { TENANT_TABLES, type TenantTable, TIES } from "./tenant-tables.rules.ts";

export interface DirectoryRow {
  readonly tenant_id: string;
  readonly binding: string;
  readonly move: "copying" | "clearing" | "aborting" | null;
  readonly other: string | null;
  /** JSON. */
  readonly progress: string | null;
}

const ROW = "SELECT tenant_id, binding, move, other, progress FROM tenant_databases";

export const findDirectoryRow = (db: D1Database, tenantId: string): Promise<DirectoryRow | null> =>
  db.prepare(`${ROW} WHERE tenant_id = ?`).bind(tenantId).first<DirectoryRow>();

export async function listMoves(db: D1Database): Promise<DirectoryRow[]> {
  return (await db.prepare(`${ROW} WHERE move IS NOT NULL LIMIT 10`).all<DirectoryRow>()).results;
}

/**
 * Saves the next state of a move.
 * @param was the state before. If another worker took over from a stalled one, its state stays.
 * @throws DomainError `invalid_state` when the move is in another state.
 */
export async function saveDirectoryRow(
  db: D1Database,
  row: DirectoryRow,
  { was, now }: { readonly was: DirectoryRow["move"]; readonly now: string },
): Promise<void> {
  const saved = await db
    .prepare(
      `INSERT INTO tenant_databases (tenant_id, binding, move, other, progress, updated_at) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (tenant_id) DO UPDATE SET binding = excluded.binding, move = excluded.move, other = excluded.other,
         progress = excluded.progress, updated_at = excluded.updated_at
       WHERE tenant_databases.move IS ? RETURNING 1 AS saved`,
    )
    .bind(row.tenant_id, row.binding, row.move, row.other, row.progress, now, was)
    .first();
  if (saved === null)
    throw new DomainError("invalid_state", "Another worker has continued the move: read its state again.");
}

/** Acquires the lease of a move; false while another worker holds it. */
export async function takeLease(db: D1Database, tenantId: string, lease: string, nowMs: number, forMs: number) {
  const row = await db
    .prepare(
      `UPDATE tenant_databases SET lease = ?1, lease_until_ms = ?2
       WHERE tenant_id = ?3 AND (lease IS NULL OR lease = ?1 OR lease_until_ms <= ?4) RETURNING 1 AS taken`,
    )
    .bind(lease, nowMs + forMs, tenantId, nowMs)
    .first();
  return row !== null;
}

export async function releaseLease(db: D1Database, tenantId: string, lease: string): Promise<void> {
  await db
    .prepare("UPDATE tenant_databases SET lease = NULL, lease_until_ms = 0 WHERE tenant_id = ? AND lease = ?")
    .bind(tenantId, lease)
    .run();
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const OPERATIONS = ["INSERT", "UPDATE", "DELETE"] as const;
const NOW_MS = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
const WATCHED: readonly TenantTable[] = [...TENANT_TABLES, TIES];

/** Triggers that record which rows of a tenant change, and that refuse writes while the fence is closed. */
export async function installTriggers(db: D1Database, tenantId: string): Promise<void> {
  await dropTriggers(db);
  await db.batch(
    WATCHED.flatMap((table) =>
      OPERATIONS.flatMap((operation) => [
        db.prepare(changeTrigger(table, operation, tenantId)),
        db.prepare(fenceTrigger(table, operation)),
      ]),
    ),
  );
}

function changeTrigger({ name, key }: TenantTable, operation: string, tenantId: string): string {
  const sides = operation === "INSERT" ? ["new"] : operation === "DELETE" ? ["old"] : ["old", "new"];
  const values = sides.map(
    (side) => `(${side}.tenant_id, '${name}', json_array(${key.map((column) => `${side}.${column}`).join(", ")}))`,
  );
  return `CREATE TRIGGER move_log_${operation}_${name} AFTER ${operation} ON ${name}
    WHEN ${sides[0]}.tenant_id = ${quoted(tenantId)} BEGIN
      INSERT INTO tenant_move_changes (tenant_id, table_name, row_key) VALUES ${values.join(", ")}; END`;
}

function fenceTrigger({ name }: TenantTable, operation: string): string {
  const side = operation === "INSERT" ? "new" : "old";
  // Clearing deletes rows, and deleting a passage queues the removal of its vector.
  const isClearable = operation === "DELETE" || name === "memory_vector_removals";
  return `CREATE TRIGGER move_fence_${operation}_${name} BEFORE ${operation} ON ${name}
    WHEN EXISTS (SELECT 1 FROM tenant_fences WHERE tenant_id = ${side}.tenant_id AND until_ms > ${NOW_MS}
      ${isClearable ? "AND state <> 'clearing'" : ""})
    BEGIN SELECT RAISE(ABORT, '${FENCE_ERROR}'); END`;
}

export async function dropTriggers(db: D1Database): Promise<void> {
  const { results } = await db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'trigger' AND name GLOB 'move_*'")
    .all<{ name: string }>();
  if (results.length > 0) await db.batch(results.map(({ name }) => db.prepare(`DROP TRIGGER IF EXISTS ${name}`)));
}

export interface Change {
  readonly seq: number;
  readonly table: string;
  readonly key: RowKey;
}

/** The oldest changes that are not copied yet. */
export async function readChanges(db: D1Database, tenantId: string, limit: number): Promise<Change[]> {
  const { results } = await db
    .prepare("SELECT seq, table_name, row_key FROM tenant_move_changes WHERE tenant_id = ? ORDER BY seq LIMIT ?")
    .bind(tenantId, limit)
    .all<{ seq: number; table_name: string; row_key: string }>();
  return results.map(({ seq, table_name, row_key }) => ({
    seq,
    table: table_name,
    key: JSON.parse(row_key) as RowKey,
  }));
}

export async function dropChanges(db: D1Database, tenantId: string, upTo: number): Promise<void> {
  await db.prepare("DELETE FROM tenant_move_changes WHERE tenant_id = ? AND seq <= ?").bind(tenantId, upTo).run();
}

/** Refuses the tenant's writes for some seconds, unless the fence is closed already. */
export async function closeFor(db: D1Database, tenantId: string, forMs: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO tenant_fences VALUES (?1, 'closing', ${NOW_MS} + ?2)
       ON CONFLICT (tenant_id) DO UPDATE SET until_ms = excluded.until_ms WHERE state = 'closing'`,
    )
    .bind(tenantId, forMs)
    .run();
}

/** Closes the fence for good. False when it had expired, so that writes may have come. */
export async function closeForGood(db: D1Database, tenantId: string): Promise<boolean> {
  const row = await db
    .prepare(
      `UPDATE tenant_fences SET state = 'closed', until_ms = ${Number.MAX_SAFE_INTEGER}
       WHERE tenant_id = ? AND (state = 'closed' OR until_ms > ${NOW_MS}) RETURNING 1 AS closed`,
    )
    .bind(tenantId)
    .first();
  return row !== null;
}

export async function isClosed(db: D1Database, tenantId: string): Promise<boolean> {
  return (
    (await db
      .prepare("SELECT 1 FROM tenant_fences WHERE tenant_id = ? AND state = 'closed'")
      .bind(tenantId)
      .first()) !== null
  );
}

export async function letClear(db: D1Database, tenantId: string): Promise<void> {
  await db.prepare("UPDATE tenant_fences SET state = 'clearing' WHERE tenant_id = ?").bind(tenantId).run();
}

export async function removeFence(db: D1Database, tenantId: string): Promise<void> {
  await db.prepare("DELETE FROM tenant_fences WHERE tenant_id = ?").bind(tenantId).run();
}
