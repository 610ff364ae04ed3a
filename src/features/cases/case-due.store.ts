import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { cases } from "./cases.tables.ts";

/** When a case is due, as `dueOf` (`src/domain/case/due.rules.ts`) has it; null where nothing says so. */
export function dueAt(ctx: Ctx): SQL {
  const policy = sql`(SELECT iif(json_valid(content), content, '{}') FROM policy_versions
    WHERE tenant_id = ${ctx.actor.tenantId} ORDER BY version DESC LIMIT 1)`;
  const later = (from: SQL, days: SQL) =>
    sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${from}, '+' || (${policy} ->> ${days}) || ' days')`;
  const inStatus = later(sql`${cases.statusSince}`, sql`('$.due_days.' || ${cases.status})`);
  const decision = sql`CASE WHEN ${cases.status} NOT IN ('APPROVED', 'REJECTED') THEN
    ${later(sql`${cases.createdAt}`, sql`('$.decision_due_days.' || coalesce(${cases.riskLevel}, 'unrated'))`)} END`;
  return sql`coalesce(${cases.dueAt}, (SELECT min(value) FROM json_each(json_array(${inStatus}, ${decision}))))`;
}
