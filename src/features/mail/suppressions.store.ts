import { asc, eq, gt } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import type { Condition } from "../../platform/db.ts";
import { sql } from "drizzle-orm";
import { sha256Hex } from "../../platform/hashing.ts";
import { maskAddress } from "../../domain/mail/mail.rules.ts";
import { mailSuppressions } from "./mail.tables.ts";

export type Suppression = typeof mailSuppressions.$inferSelect;

/** An address is known by its hash alone. */
const hashOf = (address: string): string => sha256Hex(`mail ${address.trim().toLowerCase()}`);

export async function findSuppression(ctx: Ctx, address: string): Promise<Suppression | null> {
  const [row] = await ctx.shared
    .select()
    .from(mailSuppressions)
    .where(eq(mailSuppressions.addressHash, hashOf(address)));
  return row ?? null;
}

/** The first report of an address stays. */
export async function suppress(ctx: Ctx, address: string, reason: Suppression["reason"], at: string): Promise<void> {
  const row = { addressHash: hashOf(address), masked: maskAddress(address.trim()), reason, at };
  await ctx.shared.insert(mailSuppressions).values(row).onConflictDoNothing();
}

/** A page by hash. */
export const listSuppressions = (ctx: Ctx, after: string, limit: number): Promise<Suppression[]> =>
  ctx.shared
    .select()
    .from(mailSuppressions)
    .where(gt(mailSuppressions.addressHash, after))
    .orderBy(asc(mailSuppressions.addressHash))
    .limit(limit);

/** The condition and the write that let mails go to an address again. */
export const liftWrite = (
  ctx: Ctx,
  { addressHash }: Suppression,
): { condition: Condition; write: BatchItem<"sqlite"> } => ({
  condition: sql`EXISTS (SELECT 1 FROM mail_suppressions WHERE address_hash = ${addressHash})`,
  write: ctx.shared.delete(mailSuppressions).where(eq(mailSuppressions.addressHash, addressHash)),
});
