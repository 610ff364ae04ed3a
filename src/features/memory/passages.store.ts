import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { memoryPassages as passages } from "./memory.tables.ts";

/** A passage as the interface returns it. */
export interface PassageView {
  readonly id: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly created_at: string;
}

export interface PassageRow {
  readonly passage: PassageView;
  readonly findingCategory: string | null;
}

const columns = {
  id: passages.id,
  text: passages.text,
  tags: passages.tags,
  findingCategory: passages.findingCategory,
  createdAt: passages.createdAt,
};

interface StoredRow {
  readonly id: string;
  readonly text: string;
  readonly tags: string;
  readonly findingCategory: string | null;
  readonly createdAt: string;
}

const toRow = ({ id, text, tags, findingCategory, createdAt }: StoredRow): PassageRow => ({
  passage: { id, text, tags: JSON.parse(tags) as string[], created_at: createdAt },
  findingCategory,
});

export const ofOfficer = (ctx: Ctx, officerId: string): SQL =>
  and(eq(passages.tenantId, ctx.actor.tenantId), eq(passages.officerId, officerId))!;

/** Condition: passages that have every tag. */
export const tagged = (ctx: Ctx, officerId: string, tags: readonly string[]): SQL | undefined =>
  and(
    ...tags.map(
      (tag) => sql`${passages.passageId} IN (SELECT passage_id FROM memory_passage_tags
        WHERE tenant_id = ${ctx.actor.tenantId} AND officer_id = ${officerId} AND tag = ${tag})`,
    ),
  );

/** The word that identifies a tenant's officer in the full text. */
export const scopeKey = (tenantId: string, officerId: string): string =>
  `s${sha256Hex(JSON.stringify([tenantId, officerId])).slice(0, 24)}`;

/** Newest first. */
export async function listPassages(
  ctx: Ctx,
  officerId: string,
  tags: readonly string[],
  limit: number,
): Promise<PassageView[]> {
  const rows = await ctx.db
    .select(columns)
    .from(passages)
    .where(and(ofOfficer(ctx, officerId), tagged(ctx, officerId, tags)))
    .orderBy(desc(passages.passageId))
    .limit(limit);
  return rows.map((row) => toRow(row).passage);
}

/** Number of passages that have every tag, as a statement for a batch. */
export const selectPassageCount = (ctx: Ctx, officerId: string, tags: readonly string[]) =>
  ctx.db
    .select({ passages: sql<number>`count(*)` })
    .from(passages)
    .where(and(ofOfficer(ctx, officerId), tagged(ctx, officerId, tags)));

export async function findPassages(ctx: Ctx, officerId: string, ids: readonly string[]): Promise<PassageRow[]> {
  const wanted = sql`${passages.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const rows = await ctx.db
    .select(columns)
    .from(passages)
    .where(and(ofOfficer(ctx, officerId), wanted));
  return rows.map(toRow);
}

/** @returns whether the passage existed. */
export async function deletePassage(ctx: Ctx, officerId: string, id: string): Promise<boolean> {
  const rows = await ctx.db
    .delete(passages)
    .where(and(ofOfficer(ctx, officerId), eq(passages.id, id)))
    .returning({ id: passages.id });
  return rows.length > 0;
}

export const deletePassagesOfCase = (ctx: Ctx, workflowId: string): BatchItem<"sqlite"> =>
  ctx.db.delete(passages).where(and(eq(passages.tenantId, ctx.actor.tenantId), eq(passages.workflowId, workflowId)));

/** Passages by common words, best first (BM25). Terms are alternatives; each is quoted, so none is an operator. */
export async function findByWords(
  ctx: Ctx,
  officerId: string,
  query: string,
  tags: readonly string[],
  limit: number,
): Promise<{ readonly row: PassageRow; readonly score: number }[]> {
  const terms = [...new Set(query.match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 40).map((term) => `"${term}"`);
  if (terms.length === 0) return [];
  const match = `scope_key : "${scopeKey(ctx.actor.tenantId, officerId)}" AND text : (${terms.join(" OR ")})`;
  const found = await ctx.db.all<{ passage_id: number; rank: number }>(sql`
    SELECT rowid AS passage_id, bm25(memory_passage_search) AS rank FROM memory_passage_search
    WHERE memory_passage_search MATCH ${match} ORDER BY rank LIMIT 500`);
  if (found.length === 0) return [];
  const ranks = new Map(found.map(({ passage_id, rank }) => [passage_id, -rank]));
  const wanted = JSON.stringify([...ranks.keys()]);
  const rows = await ctx.db
    .select({ ...columns, passageId: passages.passageId })
    .from(passages)
    .where(
      and(
        ofOfficer(ctx, officerId),
        sql`${passages.passageId} IN (SELECT value FROM json_each(${wanted}))`,
        tagged(ctx, officerId, tags),
      ),
    );
  return rows
    .map((row) => ({ row: toRow(row), score: toShare(ranks.get(row.passageId)!) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit);
}

/** Maps BM25, which is unbounded, to 0..1. */
const toShare = (rank: number): number => Math.max(0, rank) / (1 + Math.max(0, rank));

/** Number of the tenant's officers with a block or a passage. */
export async function countOfficers(ctx: Ctx): Promise<number> {
  const { tenantId } = ctx.actor;
  const rows = await ctx.db.all<{ officers: number }>(sql`
    WITH RECURSIVE with_passages (officer_id) AS (
      SELECT min(officer_id) FROM memory_passages WHERE tenant_id = ${tenantId}
      UNION ALL
      SELECT (SELECT min(officer_id) FROM memory_passages WHERE tenant_id = ${tenantId} AND officer_id > w.officer_id)
      FROM with_passages w WHERE w.officer_id IS NOT NULL
    )
    SELECT count(*) AS officers FROM (
      SELECT officer_id FROM with_passages WHERE officer_id IS NOT NULL
      UNION SELECT officer_id FROM memory_blocks WHERE tenant_id = ${tenantId}
    )`);
  return rows[0]?.officers ?? 0;
}
