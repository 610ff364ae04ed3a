import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type DocumentReading, READER_VERSION, type Reading } from "../../domain/readings/reading.model.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { atMost, commit } from "../../platform/db.ts";

/** A case that has a document with some content. */
export interface ReadingUse {
  readonly caseId: string;
  readonly workflowId: string;
  readonly sha256: string;
}

/** Cases told of a stored reading at once; others find it when they try again. */
const CASES_MAX = 50;

const isThis = (ctx: Ctx, sha256: string): SQL =>
  sql`tenant_id = ${ctx.actor.tenantId} AND sha256 = ${sha256} AND reader_version = ${READER_VERSION}`;

const isUsed = (ctx: Ctx, sha256: string): SQL =>
  sql`EXISTS (SELECT 1 FROM reading_uses u WHERE u.tenant_id = ${ctx.actor.tenantId} AND u.sha256 = ${sha256})`;

/** Records that a case has this content, and returns whether its reading is stored. */
export async function useReading(ctx: Ctx, { caseId, workflowId, sha256 }: ReadingUse): Promise<boolean> {
  const { tenantId } = ctx.actor;
  // The use comes first: a reading in use is never deleted.
  const results = await commit(ctx.db, [
    ctx.db.run(sql`INSERT INTO reading_uses (tenant_id, case_id, sha256, workflow_id)
      VALUES (${tenantId}, ${caseId}, ${sha256}, ${workflowId}) ON CONFLICT DO NOTHING`),
    ctx.db.run(sql`UPDATE readings SET unused_since = NULL
      WHERE tenant_id = ${tenantId} AND sha256 = ${sha256} AND unused_since IS NOT NULL AND ${isUsed(ctx, sha256)}`),
    ctx.db.run(sql`SELECT 1 AS stored FROM readings WHERE ${isThis(ctx, sha256)} AND stored_at IS NOT NULL`),
  ]);
  return results[2]!.results.length > 0;
}

/** Restores the rows of a reading that a case has, where the database lost them. */
export async function restoreStored(
  ctx: Ctx,
  { caseId, workflowId, sha256 }: ReadingUse,
  { reader_version, status, read_at }: Pick<DocumentReading, "reader_version" | "status" | "read_at">,
): Promise<void> {
  const { tenantId } = ctx.actor;
  await commit(ctx.db, [
    ctx.db.run(sql`INSERT INTO reading_uses (tenant_id, case_id, sha256, workflow_id)
      VALUES (${tenantId}, ${caseId}, ${sha256}, ${workflowId}) ON CONFLICT DO NOTHING`),
    ctx.db.run(sql`INSERT INTO readings (tenant_id, sha256, reader_version, attempts, status, stored_at)
      SELECT ${tenantId}, ${sha256}, ${reader_version}, 1, ${status}, ${read_at} WHERE ${isUsed(ctx, sha256)}
      ON CONFLICT DO NOTHING`),
  ]);
}

/** Workflow ids of the cases that have this content. */
export async function listUsers(ctx: Ctx, sha256: string): Promise<string[]> {
  const rows = await ctx.db.all<{
    workflow_id: string;
  }>(sql`SELECT workflow_id FROM reading_uses INDEXED BY reading_uses_content
    WHERE tenant_id = ${ctx.actor.tenantId} AND sha256 = ${sha256} ${atMost(CASES_MAX)}`);
  return rows.map((row) => row.workflow_id);
}

/** A claim on a reading: while it lasts, nobody else reads or deletes it. */
export interface Claim {
  readonly sha256: string;
  readonly id: string;
  readonly until: Date;
}

/**
 * Claims a content to read it, unless it is stored, claimed by another attempt, or in no case's use.
 * @returns the number of attempts with this one; null if there is nothing to read now.
 */
export async function claimReading(ctx: Ctx, { sha256, id, until }: Claim): Promise<number | null> {
  const rows = await ctx.db.all<{ attempts: number }>(sql`
    INSERT INTO readings (tenant_id, sha256, reader_version, attempts, claim, claimed_until)
    SELECT ${ctx.actor.tenantId}, ${sha256}, ${READER_VERSION}, 1, ${id}, ${isoTime(until)} WHERE ${isUsed(ctx, sha256)}
    ON CONFLICT (tenant_id, sha256, reader_version) DO UPDATE SET attempts = attempts + 1, claim = excluded.claim,
      claimed_until = excluded.claimed_until, unused_since = NULL
    WHERE stored_at IS NULL AND coalesce(claimed_until, '') <= ${isoTime(ctx.now())}
    RETURNING attempts`);
  return rows[0]?.attempts ?? null;
}

export async function isStored(ctx: Ctx, sha256: string): Promise<boolean> {
  const rows = await ctx.db.all(sql`SELECT 1 FROM readings WHERE ${isThis(ctx, sha256)} AND stored_at IS NOT NULL`);
  return rows.length > 0;
}

/**
 * Ends a claim without a reading, so that the next attempt need not wait.
 * @param isCounted Whether it was an attempt at the document.
 */
export async function releaseClaim(ctx: Ctx, { sha256, id }: Claim, isCounted = true): Promise<void> {
  await ctx.db
    .run(sql`UPDATE readings SET claim = NULL, claimed_until = NULL, attempts = attempts - ${isCounted ? 0 : 1}
    WHERE ${isThis(ctx, sha256)} AND claim = ${id}`);
}

/**
 * Records that the reading of a claim is stored as a file.
 * @returns false when no case uses it any more, or the claim is another's by now.
 */
export async function markStored(ctx: Ctx, { sha256, id }: Claim, status: Reading["status"]): Promise<boolean> {
  const rows = await ctx.db.all(sql`
    UPDATE readings SET status = ${status}, stored_at = ${isoTime(ctx.now())}, claim = NULL, claimed_until = NULL
    WHERE ${isThis(ctx, sha256)} AND claim = ${id} AND ${isUsed(ctx, sha256)} RETURNING sha256`);
  return rows.length > 0;
}

/** Has a reading whose file is missing read again. */
export async function markMissing(ctx: Ctx, sha256: string): Promise<void> {
  await ctx.db.run(sql`UPDATE readings SET status = NULL, stored_at = NULL, attempts = 0
    WHERE ${isThis(ctx, sha256)} AND stored_at IS NOT NULL`);
}

/** The contents of a case. */
export async function listContents(ctx: Ctx, caseId: string): Promise<string[]> {
  const rows = await ctx.db.all<{ sha256: string }>(sql`SELECT sha256 FROM reading_uses
    WHERE tenant_id = ${ctx.actor.tenantId} AND case_id = ${caseId}`);
  return rows.map((row) => row.sha256);
}

/** Ends a case's use of readings, in the batch of its deletion. What no other case uses is deleted after it. */
export const deleteUses = (ctx: Ctx, caseId: string): BatchItem<"sqlite">[] => [
  ctx.db.run(sql`UPDATE readings SET unused_since = ${isoTime(ctx.now())} WHERE tenant_id = ${ctx.actor.tenantId}
    AND sha256 IN (SELECT u.sha256 FROM reading_uses u WHERE u.tenant_id = ${ctx.actor.tenantId} AND u.case_id = ${caseId}
      AND NOT EXISTS (SELECT 1 FROM reading_uses o WHERE o.tenant_id = u.tenant_id AND o.sha256 = u.sha256
        AND o.case_id <> u.case_id))`),
  ctx.db.run(sql`DELETE FROM reading_uses WHERE tenant_id = ${ctx.actor.tenantId} AND case_id = ${caseId}`),
];

/** Content of a tenant that no case uses any more. */
export interface UnusedContent {
  readonly tenantId: string;
  readonly sha256: string;
}

/** Unused contents of every tenant, longest unused first. */
export const listUnused = (ctx: Ctx, limit: number): Promise<UnusedContent[]> =>
  ctx.db.all<UnusedContent>(sql`SELECT DISTINCT tenant_id AS tenantId, sha256 FROM readings
    WHERE unused_since <= ${isoTime(ctx.now())} AND coalesce(claimed_until, '') <= ${isoTime(ctx.now())}
      AND NOT EXISTS (SELECT 1 FROM tenant_fences f WHERE f.tenant_id = readings.tenant_id)
    ORDER BY unused_since ${atMost(limit)}`);

/**
 * Claims every version of an unused content to delete it. Its readings count as not stored from then on.
 * @param heldBy a claim that the caller has on it already.
 * @returns false when a case uses it, or an attempt works on it.
 */
export async function claimUnused(ctx: Ctx, { sha256, id, until }: Claim, heldBy = ""): Promise<boolean> {
  const rows = await ctx.db.all(sql`
    UPDATE readings SET claim = ${id}, claimed_until = ${isoTime(until)}, status = NULL, stored_at = NULL,
      unused_since = coalesce(unused_since, ${isoTime(ctx.now())})
    WHERE tenant_id = ${ctx.actor.tenantId} AND sha256 = ${sha256} AND NOT ${isUsed(ctx, sha256)}
      AND (claim = ${heldBy} OR coalesce(claimed_until, '') <= ${isoTime(ctx.now())})
    RETURNING sha256`);
  return rows.length > 0;
}

/** Deletes the claimed rows of an unused content; where a case has come to use it meanwhile, it is free to be read. */
export async function deleteUnused(ctx: Ctx, { sha256, id }: Claim): Promise<void> {
  const isClaimed = sql`tenant_id = ${ctx.actor.tenantId} AND sha256 = ${sha256} AND claim = ${id}`;
  await commit(ctx.db, [
    ctx.db.run(sql`DELETE FROM readings WHERE ${isClaimed} AND NOT ${isUsed(ctx, sha256)}`),
    ctx.db.run(sql`UPDATE readings SET claim = NULL, claimed_until = NULL, attempts = 0 WHERE ${isClaimed}`),
  ]);
}
