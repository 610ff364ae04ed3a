import { and, eq } from "drizzle-orm";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import type { CompanyContext } from "../../domain/memory/memory.model.ts";
import { memoryCompanyContexts as contexts } from "./memory.tables.ts";

export async function findCompanyContext(ctx: Ctx, officerId: string): Promise<CompanyContext | undefined> {
  const [row] = await ctx.db
    .select({ value: contexts.value })
    .from(contexts)
    .where(and(eq(contexts.tenantId, ctx.actor.tenantId), eq(contexts.officerId, officerId)));
  return row && (JSON.parse(row.value) as CompanyContext);
}

export async function saveCompanyContext(ctx: Ctx, officerId: string, context: CompanyContext): Promise<void> {
  const said = { value: JSON.stringify(context), updatedAt: isoTime(ctx.now()) };
  await ctx.db
    .insert(contexts)
    .values({ tenantId: ctx.actor.tenantId, officerId, ...said })
    .onConflictDoUpdate({ target: [contexts.tenantId, contexts.officerId], set: said });
}
