import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import type { ExportKind } from "./export.model.ts";
import { exportFiles, exportRuns } from "./exports.tables.ts";

export type ExportRun = typeof exportRuns.$inferSelect;
export type ExportFile = Pick<typeof exportFiles.$inferSelect, "name" | "sha256" | "bytes" | "rows">;

/** Tenants of this database that have cases or relationships and no manifest of the day. One look into an index for each. */
export async function listTenantsToExport(ctx: Ctx, day: string): Promise<string[]> {
  const tenantsOf = (table: string, index: string) => {
    const next = sql.raw(`SELECT min(tenant_id) FROM ${table} INDEXED BY ${index}`);
    return sql`SELECT id FROM (WITH RECURSIVE tenants(id) AS (${next} UNION ALL
      SELECT (${next} WHERE tenant_id > tenants.id) FROM tenants WHERE tenants.id IS NOT NULL)
      SELECT id FROM tenants WHERE id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM export_runs
        WHERE tenant_id = tenants.id AND day = ${day} AND manifest_sha256 IS NOT NULL))`;
  };
  const rows = await ctx.db.all<{ id: string }>(
    sql`${tenantsOf("cases", "cases_newest")} UNION ${tenantsOf("relationships", "relationships_newest")} ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

const ofDay = (ctx: Ctx, day: string) => and(eq(exportRuns.tenantId, ctx.actor.tenantId), eq(exportRuns.day, day));
const filesOfDay = (ctx: Ctx, day: string) =>
  and(eq(exportFiles.tenantId, ctx.actor.tenantId), eq(exportFiles.day, day));

/** The run of a day; the first call begins it. */
export async function beginRun(ctx: Ctx, day: string, kind: ExportKind, startedAt: string): Promise<ExportRun> {
  const [, rows] = await ctx.db.batch([
    ctx.db
      .insert(exportRuns)
      .values({ tenantId: ctx.actor.tenantId, day, startedAt, kind, after: null, part: 1 })
      .onConflictDoNothing(),
    ctx.db.select().from(exportRuns).where(ofDay(ctx, day)),
  ]);
  return rows[0]!;
}

/** Saves how far a run is and the files that it has written since, in one batch. */
export async function saveRun(ctx: Ctx, { day, ...run }: ExportRun, files: readonly ExportFile[]): Promise<void> {
  const { kind, after, part, finishedAt, manifestSha256 } = run;
  const update: BatchItem<"sqlite"> = ctx.db
    .update(exportRuns)
    .set({ kind, after, part, finishedAt, manifestSha256 })
    .where(ofDay(ctx, day));
  const inserts = files.map((file) =>
    ctx.db
      .insert(exportFiles)
      .values({ tenantId: ctx.actor.tenantId, day, ...file })
      .onConflictDoUpdate({
        target: [exportFiles.tenantId, exportFiles.day, exportFiles.name],
        set: { sha256: file.sha256, bytes: file.bytes, rows: file.rows },
      }),
  );
  await commit(ctx.db, [...inserts, update]);
}

/** The files of a run, by name. */
export const listFiles = (ctx: Ctx, day: string): Promise<ExportFile[]> =>
  ctx.db
    .select({ name: exportFiles.name, sha256: exportFiles.sha256, bytes: exportFiles.bytes, rows: exportFiles.rows })
    .from(exportFiles)
    .where(filesOfDay(ctx, day))
    .orderBy(asc(exportFiles.name));

/** Deletes the rows of runs before a day. The files stay in the bucket. */
export async function dropRunsBefore(ctx: Ctx, day: string): Promise<void> {
  const { tenantId } = ctx.actor;
  await commit(ctx.db, [
    ctx.db.delete(exportFiles).where(and(eq(exportFiles.tenantId, tenantId), lt(exportFiles.day, day))),
    ctx.db.delete(exportRuns).where(and(eq(exportRuns.tenantId, tenantId), lt(exportRuns.day, day))),
  ]);
}
