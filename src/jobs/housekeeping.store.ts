import { sql } from "drizzle-orm";
import { atMost } from "../platform/db.ts";
import type { Ctx } from "../platform/context.ts";

/** Cases of every tenant that changed since an instant, newest first: the only list across tenants. */
export async function listChangedCases(
  ctx: Ctx,
  since: string,
  limit: number,
): Promise<{ tenantId: string; caseId: string }[]> {
  return ctx.db.all(sql`SELECT tenant_id AS tenantId, case_id AS caseId FROM cases
    WHERE updated_at >= ${since} ORDER BY updated_at DESC ${atMost(limit)}`);
}

/** Tenants that have alerts to evaluate again. */
export async function listTenantsWithDueAlerts(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db.all<{ tenantId: string }>(sql`SELECT DISTINCT tenant_id AS tenantId
    FROM alerts INDEXED BY alerts_due WHERE due_at > '' ${atMost(limit)}`);
  return rows.map(({ tenantId }) => tenantId);
}

/** Deletes expired idempotency keys, up to `limit`. @returns how many. */
export async function dropExpiredKeys(ctx: Ctx, limit: number): Promise<number> {
  const { meta } = await ctx.db.run(sql`DELETE FROM idempotency_keys WHERE (tenant_id, caller_id, route, key) IN (
    SELECT tenant_id, caller_id, route, key FROM idempotency_keys WHERE expires_at < ${ctx.now().getTime()}
      AND NOT EXISTS (SELECT 1 FROM tenant_fences f WHERE f.tenant_id = idempotency_keys.tenant_id)
    ${atMost(limit)})`);
  return meta.changes;
}
