import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { atMost } from "../../platform/db.ts";
import type { Ctx } from "../../platform/context.ts";
import type { ChangedAlone, Difference, SecondOperatorReason } from "./difference.rules.ts";
import type { Comparison, ImportKind, ImportRow, ImportState, StoredComparison } from "./import.model.ts";

type StoredRow = Omit<ImportRow, "comparison"> & { readonly comparison: string | null };

const COLUMNS = sql`import_id, kind, source, version, stated_sha256, state, staged_by, staged_at, expires_at,
  content_sha256, base_id, comparison, confirmed_by, confirmed_at`;
const toRow = (row: StoredRow): ImportRow => ({
  ...row,
  comparison: row.comparison === null ? null : (JSON.parse(row.comparison) as StoredComparison),
});

/** Records a new import; an existing one stays as it is. */
export async function insertImport(
  ctx: Ctx,
  row: Pick<
    ImportRow,
    "import_id" | "kind" | "source" | "version" | "stated_sha256" | "staged_by" | "staged_at" | "expires_at"
  >,
): Promise<void> {
  await ctx.db.run(sql`
    INSERT INTO platform_imports (import_id, kind, source, version, stated_sha256, state, staged_by, staged_at, expires_at)
    VALUES (${row.import_id}, ${row.kind}, ${row.source}, ${row.version}, ${row.stated_sha256}, 'receiving',
      ${row.staged_by}, ${row.staged_at}, ${row.expires_at})
    ON CONFLICT DO NOTHING`);
}

export async function findImport(ctx: Ctx, importId: string): Promise<ImportRow | null> {
  const [row] = await ctx.db.all<StoredRow>(sql`SELECT ${COLUMNS} FROM platform_imports WHERE import_id = ${importId}`);
  return row ? toRow(row) : null;
}

/** What imports change or changed, by their ids; one that was not compared is missing. */
export async function listDifferences(
  ctx: Ctx,
  importIds: readonly string[],
): Promise<ReadonlyMap<string, Difference>> {
  const rows = await ctx.shared.all<{ id: string; difference: string | null }>(sql`
    SELECT import_id AS id, comparison -> '$.difference' AS difference FROM platform_imports
    WHERE import_id IN (SELECT value FROM json_each(${JSON.stringify(importIds)})) AND comparison IS NOT NULL`);
  const found = rows.flatMap(({ id, difference }) =>
    difference === null || difference === "null" ? [] : [[id, JSON.parse(difference) as Difference] as const],
  );
  return new Map(found);
}

/** Unfinished imports, then the newest finished ones. */
export async function listImports(ctx: Ctx, limit: number): Promise<ImportRow[]> {
  const rows = await ctx.db.all<StoredRow>(
    sql`SELECT ${COLUMNS} FROM platform_imports ORDER BY staged_at DESC, import_id ${atMost(limit)}`,
  );
  return rows.map(toRow);
}

/** Sum of what one operator alone changed in a source since a time. */
export async function sumChangedAlone(
  ctx: Ctx,
  { kind, source, since }: { readonly kind: ImportKind; readonly source: string; readonly since: string },
): Promise<ChangedAlone> {
  const [row] = await ctx.db.all<ChangedAlone>(sql`
    SELECT coalesce(sum(removed), 0) AS removed, coalesce(sum(comparison ->> '$.difference.changed'), 0) AS changed,
      coalesce(sum(iif(base_id = '', 0, comparison ->> '$.difference.added')), 0) AS added
    FROM platform_imports
    WHERE kind = ${kind} AND source = ${source} AND confirmed_at >= ${since} AND needs_second = 0
      AND state IN ('confirming', 'confirmed')`);
  return row!;
}

const isIn = (importId: string, ...states: ImportState[]): SQL =>
  sql`EXISTS (SELECT 1 FROM platform_imports WHERE import_id = ${importId}
    AND state IN (SELECT value FROM json_each(${JSON.stringify(states)})))`;

/** Condition: the import is still open. */
export const isOpen = (importId: string): SQL => isIn(importId, "receiving", "staged");

/** That an import was confirmed and is not known to be in force. */
export const isConfirming = (importId: string): SQL => isIn(importId, "confirming");

/** Condition: the import is unchanged since it was compared and shown, and has not expired. */
export const isAsCompared = (row: ImportRow, now: string): SQL =>
  sql`EXISTS (SELECT 1 FROM platform_imports WHERE import_id = ${row.import_id} AND state = 'staged'
    AND content_sha256 = ${row.content_sha256} AND base_id = ${row.base_id} AND expires_at > ${now})`;

export const saveComparison = (
  ctx: Ctx,
  row: ImportRow,
  { contentSha256, base, difference }: Comparison,
  reasons: readonly SecondOperatorReason[],
): BatchItem<"sqlite"> =>
  ctx.db.run(sql`
    UPDATE platform_imports SET state = 'staged', content_sha256 = ${contentSha256}, base_id = ${base?.id ?? ""},
      comparison = ${JSON.stringify({ base, difference, reasons } satisfies StoredComparison)},
      removed = ${difference.removed}, needs_second = ${reasons.length > 0 ? 1 : 0}
    WHERE import_id = ${row.import_id}`);

export const saveState = (
  ctx: Ctx,
  importId: string,
  state: ImportState,
  more: { readonly confirmedBy: string; readonly confirmedAt: string } | null = null,
): BatchItem<"sqlite"> =>
  ctx.db.run(sql`
    UPDATE platform_imports SET state = ${state}, confirmed_by = coalesce(${more?.confirmedBy ?? null}, confirmed_by),
      confirmed_at = coalesce(${more?.confirmedAt ?? null}, confirmed_at)
    WHERE import_id = ${importId}`);

/** Confirmed imports that are not in force yet, because the service stopped in between. */
export async function listConfirming(ctx: Ctx): Promise<ImportRow[]> {
  const rows = await ctx.db.all<StoredRow>(
    sql`SELECT ${COLUMNS} FROM platform_imports WHERE state = 'confirming' LIMIT 10`,
  );
  return rows.map(toRow);
}

/** Imports that expired before they were confirmed. */
export async function listExpired(ctx: Ctx, now: string, limit: number): Promise<ImportRow[]> {
  const rows = await ctx.db.all<StoredRow>(sql`SELECT ${COLUMNS} FROM platform_imports
    WHERE state IN ('receiving', 'staged') AND expires_at <= ${now} ${atMost(limit)}`);
  return rows.map(toRow);
}
