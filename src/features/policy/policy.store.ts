import { and, desc, eq, lte, or, sql } from "drizzle-orm";
import type { CaseStatus } from "../../domain/case/case.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { notifyWrites } from "../notifications/notifications.store.ts";
import { cases } from "../cases/cases.tables.ts";
import { policyVersions } from "./policy.tables.ts";
import { compareText } from "../../platform/compare-text.ts";

export type PolicyRow = Omit<typeof policyVersions.$inferSelect, "tenantId">;

const columns = {
  version: policyVersions.version,
  content: policyVersions.content,
  author: policyVersions.author,
  reason: policyVersions.reason,
  effectiveAt: policyVersions.effectiveAt,
};

/** The tenant's newest version; undefined where nobody has written one. */
export async function findCurrentVersion(ctx: Ctx): Promise<PolicyRow | undefined> {
  const [row] = await ctx.db
    .select(columns)
    .from(policyVersions)
    .where(eq(policyVersions.tenantId, ctx.actor.tenantId))
    .orderBy(desc(policyVersions.version))
    .limit(1);
  return row;
}

/** Versions, newest first, with one more than asked for: the one that the last is compared with. */
export async function listVersions(
  ctx: Ctx,
  page: number,
  perPage: number,
): Promise<{ rows: PolicyRow[]; total: number }> {
  const ofTenant = eq(policyVersions.tenantId, ctx.actor.tenantId);
  const [rows, newest] = await ctx.db.batch([
    ctx.db
      .select(columns)
      .from(policyVersions)
      .where(ofTenant)
      .orderBy(desc(policyVersions.version))
      .limit(perPage + 1)
      .offset((page - 1) * perPage),
    // Versions have no gap, so the highest is their number.
    ctx.db
      .select({ total: policyVersions.version })
      .from(policyVersions)
      .where(ofTenant)
      .orderBy(desc(policyVersions.version))
      .limit(1),
  ]);
  return { rows, total: newest[0]?.total ?? 0 };
}

/** @returns whether it was written; false if another request wrote this version first. */
export async function insertVersion(ctx: Ctx, row: PolicyRow): Promise<boolean> {
  const [written] = await commit(ctx.db, [
    ctx.db
      .insert(policyVersions)
      .values({ ...row, tenantId: ctx.actor.tenantId })
      .onConflictDoNothing()
      .returning({ version: policyVersions.version }),
    ...noticesToManagers(ctx, { policy_version: String(row.version) }, row.effectiveAt),
  ]);
  return written!.results.length === 1;
}

/** What tells the managers, once for these ids. */
const noticesToManagers = (ctx: Ctx, ids: Readonly<Record<string, string>>, at: string) =>
  notifyWrites(ctx, {
    key: `policy ${JSON.stringify(ids)}`,
    to: { role: "compliance_manager" },
    kind: "policy_changed",
    ids,
    at,
  });

/** Tells the managers, once a day, that an officer's company context would prohibit what waits for them. */
export async function notifyOfWaiting(ctx: Ctx, at: string): Promise<void> {
  await commit(ctx.db, noticesToManagers(ctx, { officer_id: ctx.actor.id, day: at.slice(0, 10) }, at));
}

/** Where a page of cases begins: after this case. */
export interface CasePosition {
  readonly createdAt: string;
  readonly workflowId: string;
}

/** The tenant's newest cases in any of these statuses, after `after`. Each status reads at most `limit` rows. */
export async function listCasesIn(
  ctx: Ctx,
  statuses: readonly CaseStatus[],
  after: CasePosition | null,
  limit: number,
): Promise<CasePosition[]> {
  const beyond =
    after === null
      ? undefined
      : and(
          lte(cases.createdAt, after.createdAt),
          or(sql`+${cases.createdAt} < ${after.createdAt}`, sql`+${cases.workflowId} > ${after.workflowId}`),
        );
  const reads = statuses.map((status) =>
    ctx.db
      .select({ createdAt: cases.createdAt, workflowId: cases.workflowId })
      .from(cases)
      .where(and(eq(cases.tenantId, ctx.actor.tenantId), eq(cases.status, status), beyond))
      .orderBy(desc(cases.createdAt), cases.workflowId)
      .limit(limit),
  );
  const [first, ...others] = reads;
  if (first === undefined) return [];
  const found = (await ctx.db.batch([first, ...others])).flat();
  return found.sort(newestFirst).slice(0, limit);
}

const newestFirst = (a: CasePosition, b: CasePosition): number =>
  compareText(b.createdAt, a.createdAt) || compareText(a.workflowId, b.workflowId);
