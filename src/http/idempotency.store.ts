import { and, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { callerKey, type Ctx } from "../platform/context.ts";
import { idempotencyKeys as keys } from "./idempotency.tables.ts";

export interface IdempotencyScope {
  readonly route: string;
  readonly key: string;
}

export type IdempotencyRecord = typeof keys.$inferSelect;

/** Earlier versions stored a partner's requests under its key; a repetition finds those too. */
const callerIds = ({ actor: { kind, id, keyId } }: Ctx): string[] =>
  [id, keyId].filter((one) => one !== undefined).map((one) => callerKey({ kind, id: one }));

const inScope = (ctx: Ctx, scope: IdempotencyScope) =>
  and(
    eq(keys.tenantId, ctx.actor.tenantId),
    inArray(keys.callerId, callerIds(ctx)),
    eq(keys.route, scope.route),
    eq(keys.key, scope.key),
  );

/**
 * Claims the key for this attempt when it is unused, expired, open for a retry, or held by an attempt that must have
 * died; returns the row as it is now. One round trip.
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
    ctx.actor.keyId === undefined
      ? ctx.db.insert(keys).values(row).onConflictDoNothing()
      : ctx.db
          .insert(keys)
          .select(unlessInScope(ctx, scope, row))
          .onConflictDoNothing(),
    ctx.db
      .update(keys)
      .set({ state: "running", attemptId: claim.attemptId, startedAt: now })
      .where(and(inScope(ctx, scope), eq(keys.fingerprint, claim.fingerprint), or(eq(keys.state, "open"), died))),
    ctx.db.select().from(keys).where(inScope(ctx, scope)),
  ]);
  return rows[0]!;
}

/** Inserts nothing when the caller has a row under another id. Columns in the order of the table. */
const unlessInScope = (ctx: Ctx, scope: IdempotencyScope, row: IdempotencyRecord): SQL =>
  sql`SELECT ${row.tenantId}, ${row.callerId}, ${row.route}, ${row.key}, ${row.fingerprint}, ${row.idSeed},
    ${row.attemptId}, ${row.state}, ${row.startedAt}, ${row.expiresAt}, ${row.answer}
    WHERE NOT EXISTS (SELECT 1 FROM ${keys} WHERE ${inScope(ctx, scope)})`;

/** Stores the answer, or opens the key for a retry with the same ids. Only the attempt that holds the key can. */
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

/** Whether the key's first answer is stored. */
export async function isKeyAnswered(ctx: Ctx, scope: IdempotencyScope): Promise<boolean> {
  const rows = await ctx.db
    .select({ state: keys.state, expiresAt: keys.expiresAt })
    .from(keys)
    .where(inScope(ctx, scope));
  return rows.some((row) => row.state === "done" && row.expiresAt >= ctx.now().getTime());
}
