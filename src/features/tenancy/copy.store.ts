import type { TenantTable } from "./tenant-tables.rules.ts";
import { TIES } from "./tenant-tables.rules.ts";

/** Values of a key, in the order of its columns. */
export type RowKey = readonly (string | number)[];
export type Row = Readonly<Record<string, unknown>>;

/** The copied columns: all except the serial. Read for each page, because a migration may run during a move. */
async function columnsOf(db: D1Database, { name, serial }: TenantTable): Promise<readonly string[]> {
  const { results } = await db.prepare(`SELECT name FROM pragma_table_info('${name}')`).all<{ name: string }>();
  return results.map((row) => row.name).filter((column) => column !== serial);
}

export const keyOf = ({ key }: TenantTable, row: Row): RowKey => key.map((column) => row[column] as string | number);

/** A row's place in the order of the copy. */
export const placeOf = (table: TenantTable, row: Row): RowKey =>
  table.serial === undefined ? keyOf(table, row) : [row[table.serial] as number];

/**
 * Rows of a tenant after a place. A key that does not begin with the tenant is scanned for all tenants: the unary
 * plus keeps the planner from sorting the tenant's rows for each page.
 */
export async function readPage(
  db: D1Database,
  table: TenantTable,
  tenantId: string,
  { after, limit }: { readonly after: RowKey | null; readonly limit: number },
): Promise<Row[]> {
  const columns = [...(await columnsOf(db, table)), ...(table.serial === undefined ? [] : [table.serial])];
  const order = table.serial === undefined ? table.key : [table.serial];
  const tenant = order[0] === "tenant_id" ? "tenant_id" : "+tenant_id";
  const marks = order.map(() => "?").join(", ");
  const from = after === null ? "" : `AND (${order.join(", ")}) > (${marks})`;
  const { results } = await db
    .prepare(
      `SELECT ${columns.join(", ")} FROM ${table.name} WHERE ${tenant} = ? ${from} ORDER BY ${order.join(", ")} LIMIT ?`,
    )
    .bind(tenantId, ...(after ?? []), limit)
    .all<Row>();
  return results;
}

/** Reads rows by key; missing rows are left out. */
export async function readByKeys(db: D1Database, table: TenantTable, keys: readonly RowKey[]): Promise<Row[]> {
  const columns = (await columnsOf(db, table)).map((column) => `t.${column}`);
  const { results } = await db
    .prepare(
      `SELECT ${columns.join(", ")} FROM json_each(?) j CROSS JOIN ${table.name} t
       WHERE ${table.key.map((column, i) => `t.${column} = j.value ->> ${i}`).join(" AND ")}`,
    )
    .bind(JSON.stringify(keys))
    .all<Row>();
  return results;
}

/** Writes rows as they are. An existing row is updated, not replaced, so that its triggers run. */
export async function writeRows(db: D1Database, table: TenantTable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = await columnsOf(db, table);
  const others = columns.filter((column) => !table.key.includes(column));
  const onConflict =
    others.length === 0 ? "DO NOTHING" : `DO UPDATE SET ${others.map((one) => `${one} = excluded.${one}`).join(", ")}`;
  const statement = db.prepare(
    `INSERT INTO ${table.name} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})
     ON CONFLICT (${table.key.join(", ")}) ${onConflict}`,
  );
  await db.batch(rows.map((row) => statement.bind(...columns.map((column) => bindable(row[column])))));
}

/** D1 returns blobs as arrays of numbers. */
const bindable = (value: unknown): unknown => (Array.isArray(value) ? new Uint8Array(value as number[]) : value);

export async function deleteByKeys(db: D1Database, table: TenantTable, keys: readonly RowKey[]): Promise<void> {
  if (keys.length === 0) return;
  const statement = db.prepare(
    `DELETE FROM ${table.name} WHERE ${table.key.map((column) => `${column} = ?`).join(" AND ")}`,
  );
  await db.batch(keys.map((key) => statement.bind(...key)));
}

export async function countRows(db: D1Database, { name }: TenantTable, tenantId: string): Promise<number> {
  const row = await db
    .prepare(`SELECT count(*) AS n FROM ${name} WHERE tenant_id = ?`)
    .bind(tenantId)
    .first<{ n: number }>();
  return row?.n ?? 0;
}

/** Deletes up to `limit` rows of a tenant. @returns the number deleted. */
export async function deletePage(db: D1Database, table: TenantTable, tenantId: string, limit: number): Promise<number> {
  const [first, ...rest] = (await readPage(db, table, tenantId, { after: null, limit })).map((row) =>
    keyOf(table, row),
  );
  if (first === undefined) return 0;
  await deleteByKeys(db, table, [first, ...rest]);
  return rest.length + 1;
}

/** Cases after `after` that have relations. */
export async function casesWithTies(db: D1Database, tenantId: string, after: string, limit: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT case_id AS id FROM ${TIES.name} WHERE tenant_id = ? AND case_id > ? ORDER BY case_id LIMIT ?`,
    )
    .bind(tenantId, after, limit)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Cases that these relations come from. */
export async function casesOfRelations(db: D1Database, keys: readonly RowKey[]): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT t.case_id AS id FROM json_each(?) j CROSS JOIN graph_relations r CROSS JOIN ${TIES.name} t
       WHERE r.tenant_id = j.value ->> 0 AND r.from_id = j.value ->> 1 AND r.type = j.value ->> 2
         AND r.to_id = j.value ->> 3 AND r.source = j.value ->> 4 AND t.relation_id = r.relation_id`,
    )
    .bind(JSON.stringify(keys))
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Copies the links between cases and relations; each database numbers relations by itself. */
export async function copyTies(from: D1Database, to: D1Database, tenantId: string, caseIds: readonly string[]) {
  if (caseIds.length === 0) return;
  const cases = JSON.stringify(caseIds);
  const { results } = await from
    .prepare(
      `SELECT t.case_id, r.from_id, r.type, r.to_id, r.source FROM json_each(?1) j CROSS JOIN ${TIES.name} t
         CROSS JOIN graph_relations r
       WHERE t.tenant_id = ?2 AND t.case_id = j.value AND r.relation_id = t.relation_id`,
    )
    .bind(cases, tenantId)
    .all<Row>();
  await to.batch([
    to
      .prepare(`DELETE FROM ${TIES.name} WHERE tenant_id = ?1 AND case_id IN (SELECT value FROM json_each(?2))`)
      .bind(tenantId, cases),
    to
      .prepare(
        `INSERT INTO ${TIES.name} (tenant_id, case_id, relation_id)
         SELECT ?1, j.value ->> 'case_id', r.relation_id FROM json_each(?2) j CROSS JOIN graph_relations r
         WHERE r.tenant_id = ?1 AND r.from_id = j.value ->> 'from_id' AND r.type = j.value ->> 'type'
           AND r.to_id = j.value ->> 'to_id' AND r.source = j.value ->> 'source'`,
      )
      .bind(tenantId, JSON.stringify(results)),
  ]);
}
