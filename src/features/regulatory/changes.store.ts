import { and, desc, eq, gte } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { RegulatoryChange } from "./change.model.ts";
import { changes } from "./regulatory.tables.ts";

const columns = {
  id: changes.id,
  article_id: changes.articleId,
  regulation_id: changes.regulationId,
  change_type: changes.changeType,
  description: changes.description,
  effective_date: changes.effectiveDate,
  old_value: changes.oldValue,
  new_value: changes.newValue,
  source_url: changes.sourceUrl,
  created_at: changes.createdAt,
  created_by: changes.createdBy,
};

const ofTenant = (ctx: Ctx) => eq(changes.tenantId, ctx.actor.tenantId);

/** Stores a change once and returns its row; a repetition returns the first. */
export async function saveChange(ctx: Ctx, change: RegulatoryChange): Promise<RegulatoryChange> {
  const [, rows] = await ctx.db.batch([
    ctx.db
      .insert(changes)
      .values({
        id: change.id,
        tenantId: ctx.actor.tenantId,
        articleId: change.article_id,
        regulationId: change.regulation_id,
        changeType: change.change_type,
        description: change.description,
        effectiveDate: change.effective_date,
        oldValue: change.old_value,
        newValue: change.new_value,
        sourceUrl: change.source_url,
        createdAt: change.created_at,
        createdBy: change.created_by,
      })
      .onConflictDoNothing(),
    changeById(ctx, change.id),
  ]);
  return rows[0]!;
}

export const changeById = (ctx: Ctx, id: string) =>
  ctx.db
    .select(columns)
    .from(changes)
    .where(and(ofTenant(ctx), eq(changes.id, id)));

export const newestChanges = (ctx: Ctx, limit: number) =>
  ctx.db.select(columns).from(changes).where(ofTenant(ctx)).orderBy(desc(changes.createdAt), changes.id).limit(limit);

/** The most registered changes in one calendar. */
const CALENDAR_CHANGES_MAX = 1_000;

export const changesFrom = (ctx: Ctx, date: string) =>
  ctx.db
    .select(columns)
    .from(changes)
    .where(and(ofTenant(ctx), gte(changes.effectiveDate, date)))
    .orderBy(changes.effectiveDate, changes.id)
    .limit(CALENDAR_CHANGES_MAX);
