import { and, desc, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { atMost, commit } from "../../platform/db.ts";
import type { Passage } from "../../domain/memory/memory.model.ts";
import { memoryPassages as passages, memoryVectorRemovals as removals } from "./memory.tables.ts";
import { ofOfficer, scopeKey, tagged } from "./passages.store.ts";
import { jsonArraysOf } from "../../platform/statement-size.ts";

/** A passage with its vector; without one before a model has embedded it. */
export interface EmbeddedPassage extends Passage {
  readonly model: string;
  /** Packed. */
  readonly vector: Uint8Array | null;
}

const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
export const fromHex = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, "hex"));

/**
 * Inserts passages and marks their signals as ingested, both or neither. Only pending signals count: a repetition,
 * or one after the signal was deleted, adds nothing. SQLite runs a cross join in the order written: each passage
 * looks up its signal.
 */
export async function insertPassages(ctx: Ctx, made: readonly EmbeddedPassage[]): Promise<void> {
  const { tenantId } = ctx.actor;
  const rows = made.map(({ id, officerId, text, tags, findingCategory, model, vector, createdAt }) => ({
    id,
    officer_id: officerId,
    text,
    tags: JSON.stringify(tags),
    finding_category: findingCategory,
    scope_key: scopeKey(tenantId, officerId),
    model,
    vector: vector && toHex(vector),
    created_at: createdAt,
  }));
  for (const given of jsonArraysOf(rows)) {
    await commit(ctx.db, [
      ctx.db.run(sql`
        INSERT INTO memory_passages (id, tenant_id, officer_id, workflow_id, text, tags, finding_category, scope_key,
          model, vector, created_at)
        SELECT s.id, s.tenant_id, s.officer_id, s.workflow_id, p.value ->> 'text', p.value ->> 'tags',
          p.value ->> 'finding_category', p.value ->> 'scope_key', p.value ->> 'model', unhex(p.value ->> 'vector'),
          p.value ->> 'created_at'
        FROM json_each(${given}) p CROSS JOIN memory_signals s
        WHERE s.id = p.value ->> 'id' AND s.tenant_id = ${tenantId} AND s.stage = 'captured' ORDER BY p.key`),
      ctx.db.run(sql`
        UPDATE memory_signals SET stage = 'ingested'
        WHERE +tenant_id = ${tenantId} AND stage = 'captured'
          AND id IN (SELECT value ->> 'id' FROM json_each(${given}))`),
    ]);
  }
}

const ofTenant = (ctx: Ctx) => eq(passages.tenantId, ctx.actor.tenantId);

/** Passages that the current model has not embedded. */
export async function listUnread(ctx: Ctx, model: string, limit: number): Promise<{ id: string; text: string }[]> {
  return ctx.db
    .select({ id: passages.id, text: passages.text })
    .from(passages)
    .where(and(ofTenant(ctx), or(lt(passages.model, model), gt(passages.model, model))))
    .limit(limit);
}

/** Sets the vectors of passages and marks them for the index. */
export async function setVectors(
  ctx: Ctx,
  model: string,
  read: readonly { readonly id: string; readonly vector: Uint8Array }[],
): Promise<void> {
  const given = JSON.stringify(read.map(({ id, vector }) => ({ id, vector: toHex(vector) })));
  await ctx.db.run(sql`
    UPDATE memory_passages SET model = ${model}, indexed = 0, vector = unhex(p.value ->> 'vector')
    FROM json_each(${given}) p
    WHERE memory_passages.id = p.value ->> 'id' AND +tenant_id = ${ctx.actor.tenantId}`);
}

export interface IndexEntry {
  readonly id: string;
  readonly officerId: string;
  readonly vector: Uint8Array;
  readonly tags: readonly string[];
}

/** Passages missing from the vector index, marked as sent before they are sent. */
export async function takeUnindexed(ctx: Ctx, model: string, limit: number): Promise<IndexEntry[]> {
  const rows = await ctx.db.all<{ id: string; officer_id: string; vector: string; tags: string }>(sql`
    UPDATE memory_passages SET indexed = 1 WHERE passage_id IN (
      SELECT passage_id FROM memory_passages INDEXED BY memory_passages_unindexed
      WHERE tenant_id = ${ctx.actor.tenantId} AND indexed < 2 AND model = ${model} AND vector IS NOT NULL
      ${atMost(limit)})
    RETURNING id, officer_id, hex(vector) AS vector, tags`);
  return rows.map((row) => ({
    id: row.id,
    officerId: row.officer_id,
    vector: fromHex(row.vector),
    tags: JSON.parse(row.tags) as string[],
  }));
}

/** Records what the index has stored (2) or lost (0). */
export async function setIndexed(ctx: Ctx, ids: readonly string[], indexed: 0 | 2): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.run(sql`
    UPDATE memory_passages SET indexed = ${indexed} WHERE +tenant_id = ${ctx.actor.tenantId}
      AND indexed <> ${indexed} AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

/** Number of an officer's passages with the tags that were indexed since before a time, up to a limit. */
export async function countSettled(
  ctx: Ctx,
  officerId: string,
  tags: readonly string[],
  before: string,
  limit: number,
): Promise<number> {
  const settled = ctx.db
    .select({ one: sql<number>`1`.as("one") })
    .from(passages)
    .where(
      and(
        ofOfficer(ctx, officerId),
        eq(passages.indexed, 2),
        lt(passages.createdAt, before),
        tagged(ctx, officerId, tags),
      ),
    )
    .limit(limit)
    .as("settled");
  const [row] = await ctx.db.select({ settled: sql<number>`count(*)` }).from(settled);
  return row?.settled ?? 0;
}

/** Marks the newest passages of an officer with the tags for the index again, up to a limit. */
export async function markLost(ctx: Ctx, officerId: string, tags: readonly string[], limit: number): Promise<void> {
  const lost = ctx.db
    .select({ passageId: passages.passageId })
    .from(passages)
    .where(and(ofOfficer(ctx, officerId), eq(passages.indexed, 2), tagged(ctx, officerId, tags)))
    .orderBy(desc(passages.passageId))
    .limit(limit);
  await ctx.db.update(passages).set({ indexed: 1 }).where(inArray(passages.passageId, lost));
}

/** Indexed passages after a given number, to check whether the index lost any. */
export async function listIndexed(
  ctx: Ctx,
  model: string,
  afterPassageId: number,
  limit: number,
): Promise<{ id: string; passageId: number }[]> {
  return ctx.db
    .select({ id: passages.id, passageId: passages.passageId })
    .from(passages)
    .where(
      and(ofTenant(ctx), eq(passages.model, model), gt(passages.passageId, afterPassageId), eq(passages.indexed, 2)),
    )
    .orderBy(passages.passageId)
    .limit(limit);
}

/** Vectors of deleted passages that the index must delete. */
export async function listRemovals(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: removals.vectorId })
    .from(removals)
    .where(eq(removals.tenantId, ctx.actor.tenantId))
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function confirmRemovals(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.db.run(sql`DELETE FROM memory_vector_removals WHERE tenant_id = ${ctx.actor.tenantId}
    AND vector_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}
