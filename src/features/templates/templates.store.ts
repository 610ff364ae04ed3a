import { and, desc, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { templateVersions } from "./templates.tables.ts";

export type TemplateRow = Omit<typeof templateVersions.$inferSelect, "tenantId">;

const columns = {
  templateId: templateVersions.templateId,
  version: templateVersions.version,
  content: templateVersions.content,
  author: templateVersions.author,
  reason: templateVersions.reason,
  effectiveAt: templateVersions.effectiveAt,
};

const versionsOf = (ctx: Ctx, templateId: string) =>
  ctx.db
    .select(columns)
    .from(templateVersions)
    .where(and(eq(templateVersions.tenantId, ctx.actor.tenantId), eq(templateVersions.templateId, templateId)))
    .orderBy(desc(templateVersions.version));

/** The tenant's newest version of a template; undefined where nobody has written one. */
export async function findTemplateVersion(ctx: Ctx, templateId: string): Promise<TemplateRow | undefined> {
  const [row] = await versionsOf(ctx, templateId).limit(1);
  return row;
}

/** Versions, newest first, with one more than asked for: the one that the last is compared with. */
export const listTemplateVersions = (ctx: Ctx, templateId: string, page: number, perPage: number) =>
  versionsOf(ctx, templateId)
    .limit(perPage + 1)
    .offset((page - 1) * perPage);

/** The newest version of each of these templates that the tenant changed, in one round trip. */
export async function findNewestVersions(ctx: Ctx, templateIds: readonly string[]): Promise<TemplateRow[]> {
  const [first, ...others] = templateIds.map((id) => versionsOf(ctx, id).limit(1));
  return first === undefined ? [] : (await ctx.db.batch([first, ...others])).flat();
}

/** @returns whether it was written; false if another request wrote this version first. */
export async function insertTemplateVersion(ctx: Ctx, row: TemplateRow): Promise<boolean> {
  const written = await ctx.db
    .insert(templateVersions)
    .values({ ...row, tenantId: ctx.actor.tenantId })
    .onConflictDoNothing()
    .returning({ version: templateVersions.version });
  return written.length === 1;
}
