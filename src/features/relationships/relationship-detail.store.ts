import { sql } from "drizzle-orm";
import { atMost } from "../../platform/db.ts";
import type { Ctx } from "../../platform/context.ts";

export interface LogRow {
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  readonly event: string;
  readonly details: string;
}

const LINES_MAX = 500;

/** Log of a relationship, newest first. */
export const listLog = (ctx: Ctx, relationshipId: string): Promise<LogRow[]> =>
  ctx.db.all<LogRow>(sql`SELECT seq, at, actor, event, details FROM relationship_log
    WHERE tenant_id = ${ctx.actor.tenantId} AND relationship_id = ${relationshipId} ORDER BY seq DESC ${atMost(LINES_MAX)}`);

/** When every party of the tenant was last covered on each of these lists, by source; null where it never was. */
export const newestCoverage = (
  ctx: Ctx,
  sources: readonly string[],
): Promise<{ source: string; coveredAt: string | null }[]> =>
  ctx.db.all(sql`SELECT j.value AS source, (SELECT max(covered_at) FROM list_coverage
      WHERE tenant_id = ${ctx.actor.tenantId} AND source = j.value) AS coveredAt
    FROM json_each(${JSON.stringify(sources)}) j`);
