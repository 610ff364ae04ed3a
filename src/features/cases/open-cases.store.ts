import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import type { CaseScope, OpenCase } from "./open-case.model.ts";

/** The tenant's newest undecided cases within any of the scopes, with the total. One round trip. */
export async function listOpenCases(
  ctx: Ctx,
  scopes: readonly CaseScope[],
  limit: number,
): Promise<{ cases: OpenCase[]; total: number }> {
  const wanted = JSON.stringify([
    ...new Set(scopes.map((scope) => JSON.stringify([scope.country, scope.template_id]))),
  ]);
  // Repeats the condition of the index `cases_open`, so that ended cases are not read.
  const open = sql`FROM json_each(${wanted}) j CROSS JOIN cases c INDEXED BY cases_open
    WHERE c.tenant_id = ${ctx.actor.tenantId} AND c.country = j.value ->> 0 AND c.template_id = j.value ->> 1
      AND c.status NOT IN ('APPROVED', 'REJECTED', 'FAILED')`;
  const [rows, totals] = await commit(ctx.db, [
    ctx.db.run(sql`SELECT c.workflow_id, c.company_name, c.country, c.template_id, c.status ${open}
      ORDER BY c.created_at DESC, c.workflow_id LIMIT ${limit}`),
    ctx.db.run(sql`SELECT count(*) AS total ${open}`),
  ]);
  return {
    cases: (rows?.results ?? []) as unknown as OpenCase[],
    total: (totals?.results as { total: number }[] | undefined)?.[0]?.total ?? 0,
  };
}
