import { sql } from "drizzle-orm";
import { atMost } from "../../platform/db.ts";
import type { Ctx } from "../../platform/context.ts";

export interface MarkedCase {
  readonly tenantId: string;
  readonly workflowId: string;
  readonly dueAt: string;
}

/** Approved cases of every tenant of this database that their relationship does not know, longest due first. */
export const listMarks = (ctx: Ctx, until: string, after: MarkedCase | null, limit: number): Promise<MarkedCase[]> =>
  ctx.db.all<MarkedCase>(sql`SELECT tenant_id AS tenantId, workflow_id AS workflowId, due_at AS dueAt
    FROM relationship_marks WHERE due_at <= ${until} AND (due_at, tenant_id, workflow_id) >
      (${after?.dueAt ?? ""}, ${after?.tenantId ?? ""}, ${after?.workflowId ?? ""})
    ORDER BY due_at, tenant_id, workflow_id ${atMost(limit)}`);

/** When the first of them is due; null without one. */
export async function nextMark(ctx: Ctx): Promise<string | null> {
  const [row] = await ctx.db.all<{ at: string }>(
    sql`SELECT due_at AS at FROM relationship_marks ORDER BY due_at LIMIT 1`,
  );
  return row?.at ?? null;
}

export async function postponeMark(ctx: Ctx, workflowId: string, dueAt: string): Promise<void> {
  await ctx.db.run(sql`UPDATE relationship_marks SET due_at = ${dueAt}
    WHERE tenant_id = ${ctx.actor.tenantId} AND workflow_id = ${workflowId}`);
}
