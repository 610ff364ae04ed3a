import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { atMost } from "../../platform/db.ts";
import type { Ctx } from "../../platform/context.ts";
import { ownLists as rows } from "./own-lists.tables.ts";

export type OwnListRow = typeof rows.$inferSelect;

export const OWN_LISTS_MAX = 10;

const ofList = (ctx: Ctx, listId: string) => and(eq(rows.tenantId, ctx.actor.tenantId), eq(rows.listId, listId));

/** The caller's tenant's own lists, in the order of their ids. */
export const listOwnLists = (ctx: Ctx): Promise<OwnListRow[]> =>
  ctx.db
    .select()
    .from(rows)
    .where(and(eq(rows.tenantId, ctx.actor.tenantId), isNull(rows.deletedAt)))
    .orderBy(rows.listId)
    .limit(OWN_LISTS_MAX);

export async function findOwnList(ctx: Ctx, listId: string): Promise<OwnListRow | undefined> {
  const found = await ctx.db
    .select()
    .from(rows)
    .where(and(ofList(ctx, listId), isNull(rows.deletedAt)));
  return found[0];
}

/** Stores a list, or the version after the one that was read. */
export const saveOwnList = (ctx: Ctx, row: Omit<OwnListRow, "tenantId">): BatchItem<"sqlite"> => {
  const full = { ...row, tenantId: ctx.actor.tenantId };
  return ctx.db
    .insert(rows)
    .values(full)
    .onConflictDoUpdate({ target: [rows.tenantId, rows.listId], set: full, setWhere: lt(rows.version, row.version) });
};

/** What follows at once for those who are watched: matches of entries that are gone end, and all are searched for again. */
export const searchAgain = (ctx: Ctx, listId: string, entryIds: readonly string[]): BatchItem<"sqlite">[] => [
  ctx.db
    .run(sql`UPDATE party_hits INDEXED BY party_hits_entry SET state = 'gone' WHERE tenant_id = ${ctx.actor.tenantId}
    AND source = ${`own:${listId}`} AND state <> 'gone'
    AND entry_id NOT IN (SELECT value FROM json_each(${JSON.stringify(entryIds)}))`),
  unscreenAll(ctx),
];

export const unscreenAll = (ctx: Ctx): BatchItem<"sqlite"> =>
  ctx.db
    .run(sql`UPDATE monitored_parties INDEXED BY monitored_parties_watched SET screened_at = NULL, screened_lists = NULL
    WHERE tenant_id = ${ctx.actor.tenantId} AND removed_at IS NULL AND screened_at IS NOT NULL`);

export interface ListDueAgain {
  readonly tenantId: string;
  readonly listId: string;
  readonly dueAt: string;
}

/** Lists of every tenant of the database after whose change a second search is due. */
export const listDueAgain = (
  ctx: Ctx,
  at: string,
  after: ListDueAgain | null,
  limit: number,
): Promise<ListDueAgain[]> =>
  ctx.db.all(sql`SELECT tenant_id AS tenantId, list_id AS listId, search_again_at AS dueAt FROM own_lists
    WHERE search_again_at <= ${at} AND (search_again_at, tenant_id, list_id) >
      (${after?.dueAt ?? ""}, ${after?.tenantId ?? ""}, ${after?.listId ?? ""})
    ORDER BY search_again_at, tenant_id, list_id ${atMost(limit)}`);

/** When the next second search is due. */
export async function nextAgain(ctx: Ctx): Promise<string | null> {
  const [row] = await ctx.db.all<{ at: string }>(sql`SELECT search_again_at AS at FROM own_lists
    WHERE search_again_at IS NOT NULL ORDER BY search_again_at LIMIT 1`);
  return row?.at ?? null;
}

/** Begins the second search; a deleted list goes. */
export const endAgain = (ctx: Ctx, listId: string, at: string): BatchItem<"sqlite">[] => [
  unscreenAll(ctx),
  ctx.db.delete(rows).where(and(ofList(ctx, listId), sql`${rows.deletedAt} IS NOT NULL`, lt(rows.searchAgainAt, at))),
  ctx.db
    .update(rows)
    .set({ searchAgainAt: null })
    .where(and(ofList(ctx, listId), lt(rows.searchAgainAt, at))),
];
