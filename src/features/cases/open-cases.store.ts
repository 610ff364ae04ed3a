import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { CaseStatus } from "./case.model.ts";
import type { CaseScope, OpenCase } from "./open-case.model.ts";
import { cases } from "./cases.tables.ts";

const ENDED: CaseStatus[] = ["APPROVED", "REJECTED", "FAILED"];

/** The newest of the tenant's undecided cases within any of the scopes, and how many there are. One round trip. */
export async function listOpenCases(
  ctx: Ctx,
  scopes: readonly CaseScope[],
  limit: number,
): Promise<{ cases: OpenCase[]; total: number }> {
  const wanted = JSON.stringify(scopes.map(({ country, template_id }) => `${country} ${template_id}`));
  const where = and(
    eq(cases.tenantId, ctx.actor.tenantId),
    notInArray(cases.status, ENDED),
    sql`${cases.country} || ' ' || ${cases.templateId} IN (SELECT value FROM json_each(${wanted}))`,
  );
  const [rows, totals] = await ctx.db.batch([
    ctx.db
      .select({
        workflow_id: cases.workflowId,
        company_name: cases.companyName,
        country: cases.country,
        template_id: cases.templateId,
        status: cases.status,
      })
      .from(cases)
      .where(where)
      .orderBy(desc(cases.createdAt), cases.workflowId)
      .limit(limit),
    ctx.db
      .select({ total: sql<number>`count(*)` })
      .from(cases)
      .where(where),
  ]);
  return { cases: rows, total: totals[0]?.total ?? 0 };
}
