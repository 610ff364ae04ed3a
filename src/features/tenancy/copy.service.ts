import {
  casesOfRelations,
  casesWithTies,
  copyTies,
  countRows,
  deleteByKeys,
  keyOf,
  placeOf,
  readByKeys,
  readPage,
  type Row,
  type RowKey,
  writeRows,
} from "./copy.store.ts";
import { type Change, dropChanges, readChanges } from "./move.store.ts";
import { TENANT_TABLES, type TenantTable, TIES } from "./tenant-tables.rules.ts";
import { compareText } from "../../platform/compare-text.ts";

/** The source and target databases of a tenant's copy. */
export interface Route {
  readonly from: D1Database;
  readonly to: D1Database;
  readonly tenantId: string;
}

const PAGE = 50;
const CHANGES_A_ROUND = 100;
const TABLES = new Map([...TENANT_TABLES, TIES].map((table) => [table.name, table]));

/** The progress of a copy: the table and the last copied row. */
export interface CopyPlace {
  readonly table: number;
  readonly after: RowKey | null;
  readonly rows: number;
}

export const COPY_START: CopyPlace = { table: 0, after: null, rows: 0 };
export const isCopied = ({ table }: CopyPlace): boolean => table > TENANT_TABLES.length;

/** Copies one page and returns the next place. Idempotent. */
export async function copyPage(route: Route, place: CopyPlace): Promise<CopyPlace> {
  const table = TENANT_TABLES[place.table];
  if (!table) return copyPageOfTies(route, place);
  const rows = await readPage(route.from, table, route.tenantId, { after: place.after, limit: PAGE });
  await put(route, table, rows);
  const last = rows.at(-1);
  if (last === undefined || rows.length < PAGE)
    return { table: place.table + 1, after: null, rows: place.rows + rows.length };
  return { table: place.table, after: placeOf(table, last), rows: place.rows + rows.length };
}

async function copyPageOfTies({ from, to, tenantId }: Route, place: CopyPlace): Promise<CopyPlace> {
  const cases = await casesWithTies(from, tenantId, String(place.after?.[0] ?? ""), PAGE);
  await copyTies(from, to, tenantId, cases);
  const isLast = cases.length < PAGE;
  return { table: isLast ? place.table + 1 : place.table, after: isLast ? null : [cases.at(-1)!], rows: place.rows };
}

/** Writes rows and reads them back. @throws Error when the target then holds something else. */
async function put(route: Route, table: TenantTable, given: readonly Row[]): Promise<void> {
  const rows = given.map(({ [table.serial ?? ""]: _serial, ...row }) => row);
  await writeRows(route.to, table, rows).catch(async () => {
    // A row deleted meanwhile may still hold a unique name that one of these rows now has.
    await catchUp(route);
    await writeRows(route.to, table, rows);
  });
  const written = await readByKeys(
    route.to,
    table,
    rows.map((row) => keyOf(table, row)),
  );
  if (fingerprint(table, written) !== fingerprint(table, rows)) {
    throw new Error(`rows of ${table.name} are not in the other database as they were written`);
  }
}

const fingerprint = (table: TenantTable, rows: readonly Row[]): string =>
  rows
    .map((row) => JSON.stringify([keyOf(table, row), Object.entries(row).toSorted(([a], [b]) => compareText(a, b))]))
    .toSorted()
    .join("\n");

/** Copies one round of changes made since the copy. @returns the number of changes. */
export async function catchUp(route: Route): Promise<number> {
  const changes = await readChanges(route.from, route.tenantId, CHANGES_A_ROUND);
  const last = changes.at(-1);
  if (last === undefined) return 0;
  const changed = [...TENANT_TABLES].map((table) => ({ table, keys: keysOf(changes, table) }));
  const state = await Promise.all(
    changed.map(async ({ table, keys }) => (keys.length === 0 ? [] : readByKeys(route.from, table, keys))),
  );
  // Deletions first: another row may have taken the deleted row's unique name.
  for (const [i, { table, keys }] of [...changed.entries()].toReversed()) {
    const there = new Set(state[i]!.map((row) => JSON.stringify(keyOf(table, row))));
    await deleteByKeys(
      route.to,
      table,
      keys.filter((key) => !there.has(JSON.stringify(key))),
    );
  }
  for (const [i, { table }] of changed.entries()) if (state[i]!.length > 0) await writeRows(route.to, table, state[i]!);
  const relations = keysOf(changes, TABLES.get("graph_relations")!);
  const cases = [
    ...keysOf(changes, TIES).map((key) => String(key[1])),
    ...(relations.length === 0 ? [] : await casesOfRelations(route.from, relations)),
  ];
  await copyTies(route.from, route.to, route.tenantId, [...new Set(cases)]);
  await dropChanges(route.from, route.tenantId, last.seq);
  return changes.length;
}

function keysOf(changes: readonly Change[], { name }: TenantTable): RowKey[] {
  const texts = changes.filter(({ table }) => table === name).map(({ key }) => JSON.stringify(key));
  return [...new Set(texts)].map((text) => JSON.parse(text) as RowKey);
}

/** Tables whose row counts differ between the two databases. */
export async function unequalTables({ from, to, tenantId }: Route): Promise<string[]> {
  const unequal: string[] = [];
  for (const table of TABLES.values()) {
    const [there, here] = await Promise.all([countRows(from, table, tenantId), countRows(to, table, tenantId)]);
    if (there !== here) unequal.push(`${table.name} (${there} and ${here})`);
  }
  return unequal;
}
