import { and, eq } from "drizzle-orm";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { findInAnyDatabase } from "../../platform/each-database.ts";
import { feeds } from "./regulatory.tables.ts";

/** Replaces the caller's feed; the earlier token stops working. */
export async function replaceFeed(ctx: Ctx, tokenHash: string): Promise<void> {
  const fresh = { tokenHash, createdAt: isoTime(ctx.now()), directoryKey: ctx.actor.directoryKey ?? null };
  await ctx.db
    .insert(feeds)
    .values({ tenantId: ctx.actor.tenantId, officerId: ctx.actor.id, ...fresh })
    .onConflictDoUpdate({ target: [feeds.tenantId, feeds.officerId], set: fresh });
}

/** Deletes the caller's feed. */
export async function deleteFeed(ctx: Ctx): Promise<void> {
  await ctx.db.delete(feeds).where(and(eq(feeds.tenantId, ctx.actor.tenantId), eq(feeds.officerId, ctx.actor.id)));
}

/** The only look-up without a tenant: the token is itself the credential and names its tenant. */
export async function findFeed(ctx: Ctx, tokenHash: string) {
  const find = async ({ db }: Ctx) => {
    const [row] = await db
      .select({ tenantId: feeds.tenantId, officerId: feeds.officerId, directoryKey: feeds.directoryKey })
      .from(feeds)
      .where(eq(feeds.tokenHash, tokenHash));
    return row;
  };
  return findInAnyDatabase(ctx, find, ({ tenantId }) => tenantId);
}
