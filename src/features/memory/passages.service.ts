import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { errorClass } from "../../platform/logger.ts";
import { embedTexts } from "../../platform/models.ts";
import { isoTime } from "../../platform/clock.ts";
import { readOr, write } from "./availability.ts";
import { markLost, countSettled } from "./ingestion.store.ts";
import { scheduleMemoryWork } from "./memory-worker.client.ts";
import type { FoundPassage } from "../../domain/memory/memory.model.ts";
import { passageIndex } from "./passage-index.ts";
import { isIndexed } from "./passage-index.vectorize.ts";
import type { NearPassage } from "./passage-index.model.ts";
import { searchExactly } from "./passage-index.exact.ts";
import * as store from "./passages.store.ts";

/** The most passages of one search. */
const SEARCH_LIMIT = 20;
/** The most passages that one search has the index take again. */
const LOST_MAX = 2_000;
/** The index stores a vector within this time. */
const SETTLED_AFTER_MS = 300_000;

export async function listPassages(ctx: Ctx, officerId: string, tag: string | undefined, limit: number) {
  const tags = tag ? [tag] : [];
  const passages = await readOr(ctx, [], () => store.listPassages(ctx, officerId, tags, limit));
  return { officer_id: officerId, passages, count: passages.length };
}

/** Passages nearest in meaning that have every tag. @throws DomainError `invalid_input` for a blank query. */
export async function searchPassages(ctx: Ctx, officerId: string, query: string, tags: readonly string[]) {
  if (query.trim() === "") throw new DomainError("invalid_input", "The query is empty.");
  const found = await readOr(ctx, [], () => findPassages(ctx, officerId, query, tags));
  const passages = found.map(({ row, score }): FoundPassage => ({ ...row.passage, score }));
  return { officer_id: officerId, passages, count: passages.length };
}

export interface Found {
  readonly row: store.PassageRow;
  readonly score: number;
}

/** Likewise by common words, when vectors cannot be used. @throws what the database throws. */
export async function findPassages(
  ctx: Ctx,
  officerId: string,
  query: string,
  tags: readonly string[],
): Promise<Found[]> {
  const near = await findNear(ctx, officerId, query, tags).catch((error: unknown) => {
    ctx.log.warn("vectors_not_asked", { class: errorClass(error) });
    return [];
  });
  if (near.length === 0) return store.findByWords(ctx, officerId, query, tags, SEARCH_LIMIT);
  const rows = await store.findPassages(
    ctx,
    officerId,
    near.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.passage.id, row]));
  return near.flatMap(({ id, score }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ row, score }];
  });
}

async function findNear(
  ctx: Ctx,
  officerId: string,
  query: string,
  tags: readonly string[],
): Promise<readonly NearPassage[]> {
  const { vectors } = await embedTexts(ctx, [query]);
  const vector = vectors[0]!;
  if (!ctx.env.VECTORS || !isIndexed(tags)) return searchExactly(ctx, officerId, vector, tags, SEARCH_LIMIT);
  const settledBefore = isoTime(new Date(ctx.now().getTime() - SETTLED_AFTER_MS));
  const [near, expected] = await Promise.all([
    passageIndex(ctx).search(officerId, vector, tags, SEARCH_LIMIT),
    countSettled(ctx, officerId, tags, settledBefore, SEARCH_LIMIT),
  ]);
  if (near.length >= expected) return near;
  // The index lost entries, or took them before it filtered by tags: schedule a refill, and search without it.
  await scheduleMemoryWork(ctx);
  await markLost(ctx, officerId, tags, LOST_MAX);
  return searchExactly(ctx, officerId, vector, tags, SEARCH_LIMIT);
}

/** Deletes a passage and its vector. @throws DomainError `not_found`. */
export async function deletePassage(ctx: Ctx, officerId: string, passageId: string) {
  const isDeleted = await write(ctx, async () => {
    await scheduleMemoryWork(ctx);
    return store.deletePassage(ctx, officerId, passageId);
  });
  if (!isDeleted) throw notFound("The passage");
  return { status: "deleted" as const, passage_id: passageId };
}
