import { and, eq, lt, or } from "drizzle-orm";
import { callerKey, type Ctx } from "../platform/context.ts";
import { idempotencyKeys as keys } from "./idempotency.tables.ts";

export interface IdempotencyScope {
  readonly route: string;
  readonly key: string;
}

export type IdempotencyRecord = typeof keys.$inferSelect;

const inScope = (ctx: Ctx, scope: IdempotencyScope) =>
  and(
    eq(keys.tenantId, ctx.actor.tenantId),
    eq(keys.callerId, callerKey(ctx.actor)),
    eq(keys.route, scope.route),
    eq(keys.key, scope.key),
  );

/**
 * Takes the key for this attempt where it is free, expired, open for another try, or held by an attempt
 * that must have died; gives back the row as it stands now. One round trip.
 */
export async function claimKey(
  ctx: Ctx,
  scope: IdempotencyScope,
  claim: { fingerprint: string; idSeed: string; attemptId: string; leaseMs: number; lifeMs: number },
): Promise<IdempotencyRecord> {
  const now = ctx.now().getTime();
  const row = {
    tenantId: ctx.actor.tenantId,
    callerId: callerKey(ctx.actor),
    ...scope,
    fingerprint: claim.fingerprint,
    idSeed: claim.idSeed,
    attemptId: claim.attemptId,
    state: "running" as const,
    startedAt: now,
    expiresAt: now + claim.lifeMs,
    answer: null,
  };
  const died = and(eq(keys.state, "running"), lt(keys.startedAt, now - claim.leaseMs));
  const [, , , rows] = await ctx.db.batch([
    ctx.db.delete(keys).where(and(inScope(ctx, scope), lt(keys.expiresAt, now))),
    ctx.db.insert(keys).values(row).onConflictDoNothing(),
    ctx.db
      .update(keys)
      .set({ state: "running", attemptId: claim.attemptId, startedAt: now })
      .where(and(inScope(ctx, scope), eq(keys.fingerprint, claim.fingerprint), or(eq(keys.state, "open"), died))),
    ctx.db.select().from(keys).where(inScope(ctx, scope)),
  ]);
  return rows[0]!;
}

/** Keeps the answer, or leaves the key open for another try with the same ids. Only the attempt that holds it may. */
export async function releaseKey(
  ctx: Ctx,
  scope: IdempotencyScope,
  attemptId: string,
  answer: string | null,
): Promise<void> {
  await ctx.db
    .update(keys)
    .set(answer === null ? { state: "open" } : { state: "done", answer })
    .where(and(inScope(ctx, scope), eq(keys.attemptId, attemptId)));
}

/** Whether the key's first answer is kept. */
export async function isKeyAnswered(ctx: Ctx, scope: IdempotencyScope): Promise<boolean> {
  const rows = await ctx.db
    .select({ state: keys.state, expiresAt: keys.expiresAt })
    .from(keys)
    .where(inScope(ctx, scope));
  return rows.some((row) => row.state === "done" && row.expiresAt >= ctx.now().getTime());
}
