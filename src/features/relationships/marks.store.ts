import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";

export interface MarkedCase {
  readonly tenantId: string;
  readonly workflowId: string;
  readonly dueAt: string;
}

/** Approved cases of every tenant of this database that their relationship does not know, longest due first. */
export const listMarks = (ctx: Ctx, limit: number): Promise<MarkedCase[]> =>
  ctx.db.all<MarkedCase>(sql`SELECT tenant_id AS tenantId, workflow_id AS workflowId, due_at AS dueAt
    FROM relationship_marks ORDER BY due_at LIMIT ${limit}`);

export async function postponeMark(ctx: Ctx, workflowId: string, dueAt: string): Promise<void> {
  await ctx.db.run(sql`UPDATE relationship_marks SET due_at = ${dueAt}
    WHERE tenant_id = ${ctx.actor.tenantId} AND workflow_id = ${workflowId}`);
}
