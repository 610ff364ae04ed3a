import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { atMost } from "../../platform/db.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import type { LegalHold } from "../../domain/case/case.record.ts";
import { type Day, dueAt } from "../../domain/retention/retention.rules.ts";

/** A deleted case of which only what its reports need is left. */
export interface RetainedReports {
  readonly workflowId: string;
  readonly caseId: string;
  readonly tenantId: string;
  readonly retainedSince: string;
  readonly retainUntil: Day;
  /** JSON; null without a hold. */
  readonly hold: string | null;
}

const columns = sql`workflow_id AS workflowId, case_id AS caseId, tenant_id AS tenantId,
  retained_since AS retainedSince, retain_until AS retainUntil, hold`;

/** Registers what stays, in the batch that deletes the rest. */
export const insertRetainedReports = (
  ctx: Ctx,
  { workflowId, caseId }: { readonly workflowId: string; readonly caseId: string },
  until: Day,
): BatchItem<"sqlite"> =>
  ctx.db.run(sql`
    INSERT INTO retained_reports (workflow_id, case_id, tenant_id, retained_since, retain_until, due_at)
    VALUES (${workflowId}, ${caseId}, ${ctx.actor.tenantId}, ${isoTime(ctx.now())}, ${until}, ${isoTime(dueAt(until))})
    ON CONFLICT DO NOTHING`);

/** Retained reports of every tenant that are due, longest due first. */
export const listDueReports = (ctx: Ctx, limit: number): Promise<RetainedReports[]> =>
  ctx.db.all<RetainedReports>(sql`SELECT ${columns} FROM retained_reports
    WHERE hold IS NULL AND due_at <= ${isoTime(ctx.now())} ORDER BY due_at ${atMost(limit)}`);

/** Retained reports of every tenant whose files are not listed yet. */
export const listUnlistedReports = (ctx: Ctx, limit: number): Promise<RetainedReports[]> =>
  ctx.db.all<RetainedReports>(sql`SELECT ${columns} FROM retained_reports
    INDEXED BY retained_reports_unlisted WHERE files_listed = 0 ${atMost(limit)}`);

/** A deleted case with retained reports, by its case_id. */
export async function findRetainedCase(ctx: Ctx, caseId: string): Promise<RetainedReports | undefined> {
  const [row] = await ctx.db.all<RetainedReports>(sql`SELECT ${columns} FROM retained_reports
    WHERE case_id = ${caseId} AND tenant_id = ${ctx.actor.tenantId}`);
  return row;
}

/** Extends a retention. */
export async function extendReports(ctx: Ctx, workflowId: string, until: Day): Promise<void> {
  await ctx.db.run(sql`UPDATE retained_reports SET retain_until = ${until}, due_at = ${isoTime(dueAt(until))}
    WHERE workflow_id = ${workflowId} AND tenant_id = ${ctx.actor.tenantId}`);
}

/** Postpones what could not be erased. */
export async function postponeReports(ctx: Ctx, workflowId: string, until: string): Promise<void> {
  await ctx.db.run(sql`UPDATE retained_reports SET due_at = ${until}
    WHERE workflow_id = ${workflowId} AND tenant_id = ${ctx.actor.tenantId}`);
}

/** One page of the tenant's register, with the total. */
export async function listRetainedReports(
  ctx: Ctx,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ rows: RetainedReports[]; total: number }> {
  const ofTenant = sql`tenant_id = ${ctx.actor.tenantId}`;
  const [rows, totals] = await Promise.all([
    ctx.db.all<RetainedReports>(sql`SELECT ${columns} FROM retained_reports WHERE ${ofTenant}
      ORDER BY retain_until, workflow_id ${atMost(perPage)} OFFSET ${(page - 1) * perPage}`),
    ctx.db.all<{ total: number }>(
      sql`SELECT number AS total FROM tenant_counts WHERE ${ofTenant} AND what = 'retained_reports'`,
    ),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

export async function findRetainedReports(ctx: Ctx, workflowId: string): Promise<RetainedReports | undefined> {
  const [row] = await ctx.db.all<RetainedReports>(sql`SELECT ${columns} FROM retained_reports
    WHERE workflow_id = ${workflowId} AND tenant_id = ${ctx.actor.tenantId}`);
  return row;
}

/** Sets or lifts the hold; false while they are being erased. */
export async function updateHold(ctx: Ctx, workflowId: string, hold: LegalHold | null): Promise<boolean> {
  const rows = await ctx.db.all(sql`UPDATE retained_reports SET hold = ${hold && JSON.stringify(hold)}
    WHERE workflow_id = ${workflowId} AND tenant_id = ${ctx.actor.tenantId} AND erasing = 0 RETURNING 1`);
  return rows.length > 0;
}

/** Claims due reports for erasing and checks their hold in one statement; false when a hold was set meanwhile. */
export async function claimForErasing(ctx: Ctx, workflowId: string): Promise<boolean> {
  const rows = await ctx.db.all(sql`UPDATE retained_reports SET erasing = 1
    WHERE workflow_id = ${workflowId} AND tenant_id = ${ctx.actor.tenantId} AND hold IS NULL RETURNING 1`);
  return rows.length > 0;
}

export const deleteRetainedReports = (ctx: Ctx, workflowId: string): BatchItem<"sqlite"> =>
  ctx.db.run(sql`DELETE FROM retained_reports
    WHERE workflow_id = ${workflowId} AND tenant_id = ${ctx.actor.tenantId}`);
