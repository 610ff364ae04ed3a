import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { inEachDatabase } from "../../platform/each-database.ts";

/** The writes that list the storage keys of a retained report. Idempotent. */
export const insertRetainedFiles = (ctx: Ctx, workflowId: string, keys: readonly string[]): BatchItem<"sqlite">[] => [
  ctx.db.run(sql`
    INSERT INTO retained_files (key, workflow_id, tenant_id)
    SELECT value, ${workflowId}, ${ctx.actor.tenantId} FROM json_each(${JSON.stringify(keys)}) WHERE true
    ON CONFLICT DO NOTHING`),
  ctx.db.run(sql`UPDATE retained_reports SET files_listed = 1
    WHERE workflow_id = ${workflowId} AND tenant_id = ${ctx.actor.tenantId}`),
];

/** The storage keys of a retained report, sorted. */
export async function listRetainedFiles(ctx: Ctx, workflowId: string): Promise<string[]> {
  const rows = await ctx.db.all<{ key: string }>(sql`SELECT key FROM retained_files
    WHERE workflow_id = ${workflowId} AND tenant_id = ${ctx.actor.tenantId} ORDER BY key`);
  return rows.map(({ key }) => key);
}

export const deleteRetainedFiles = (ctx: Ctx, workflowId: string): BatchItem<"sqlite"> =>
  ctx.db.run(sql`DELETE FROM retained_files
    WHERE workflow_id = ${workflowId} AND tenant_id = ${ctx.actor.tenantId}`);

/**
 * The given keys that a retained report of any tenant needs. A retained case keeps every file under its id, listed
 * or not: see `retainedCases`.
 */
export async function retainedKeys(ctx: Ctx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const query = sql`SELECT DISTINCT key FROM retained_files
    WHERE key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  const rows = (await Promise.all(inEachDatabase(ctx).map(({ db }) => db.all<{ key: string }>(query)))).flat();
  return new Set(rows.map(({ key }) => key));
}

/** The given cases, of any tenant, that are deleted except for their reports. */
export async function retainedCases(ctx: Ctx, caseIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.all<{ caseId: string }>(sql`SELECT case_id AS caseId FROM retained_reports
    WHERE case_id IN (SELECT value FROM json_each(${JSON.stringify(caseIds)}))`);
  return new Set(rows.map(({ caseId }) => caseId));
}
