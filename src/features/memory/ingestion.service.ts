import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { currentEmbeddingModel, embedTexts } from "../../platform/models.ts";
import { consolidateOfficers } from "./consolidation.service.ts";
import * as store from "./ingestion.store.ts";
import type { Passage } from "../../domain/memory/memory.model.ts";
import { meaningOf, narrate } from "./narrative.rules.ts";
import { passageIndex } from "./passage-index.ts";
import { listCapturedSignals } from "./signals.store.ts";
import { packVector, unpackVector } from "./vector-codec.ts";

/** Signals, passages or vectors of one step. */
const BATCH = 128;
/** Batches of signals before the other parts are processed. */
const SIGNAL_BATCHES = 8;

export interface ProcessingResult {
  /** Whether anything was done, so that more may wait. */
  readonly wasBusy: boolean;
  /** Whether a part failed and must be retried. */
  readonly hasFailed: boolean;
}

/**
 * Background work of a tenant's memory: signals become passages, passages get vectors, the vector index is updated,
 * and every fifth judgment or preference becomes rules. Each part is idempotent; a failing part does not block the
 * others.
 */
export async function processMemory(ctx: Ctx): Promise<ProcessingResult> {
  const parts = {
    ingest: () => ingestSignals(ctx),
    consolidate: () => consolidateOfficers(ctx),
    read: () => readUnread(ctx),
    remove: () => deleteVectors(ctx),
    index: () => fillIndex(ctx),
  };
  let wasBusy = false;
  let hasFailed = false;
  for (const [part, process] of Object.entries(parts)) {
    try {
      if (await process()) wasBusy = true;
    } catch (error) {
      hasFailed = true;
      ctx.log.warn("memory_part_failed", { part, class: errorClass(error) });
    }
  }
  return { wasBusy, hasFailed };
}

/** Makes passages of captured signals. Without a model they are stored without vectors and embedded later. */
async function ingestSignals(ctx: Ctx): Promise<boolean> {
  for (let batch = 0; batch < SIGNAL_BATCHES; batch++) {
    const signals = await listCapturedSignals(ctx, BATCH);
    if (signals.length === 0) return batch > 0;
    await store.insertPassages(ctx, await embedPassages(ctx, signals.map(narrate)));
  }
  return true;
}

async function embedPassages(ctx: Ctx, passages: readonly Passage[]): Promise<store.EmbeddedPassage[]> {
  try {
    const texts = passages.map(({ text }) => meaningOf(text));
    const { vectors, model_used: model } = await embedTexts(ctx, texts);
    return passages.map((passage, at) => ({ ...passage, model, vector: packVector(vectors[at]!) }));
  } catch (error) {
    ctx.log.warn("passages_not_read", { class: errorClass(error) });
    return passages.map((passage) => ({ ...passage, model: "", vector: null }));
  }
}

/** Embeds passages that the current model has not embedded. @throws what the model throws. */
async function readUnread(ctx: Ctx): Promise<boolean> {
  const unread = await store.listUnread(ctx, currentEmbeddingModel(ctx), BATCH);
  if (unread.length === 0) return false;
  const { vectors, model_used: model } = await embedTexts(
    ctx,
    unread.map(({ text }) => meaningOf(text)),
  );
  await store.setVectors(
    ctx,
    model,
    unread.map(({ id }, at) => ({ id, vector: packVector(vectors[at]!) })),
  );
  return true;
}

/** Deletes vectors of deleted passages from the index. */
async function deleteVectors(ctx: Ctx): Promise<boolean> {
  const removed = await store.listRemovals(ctx, BATCH);
  if (removed.length === 0) return false;
  await passageIndex(ctx).remove(removed);
  await store.confirmRemovals(ctx, removed);
  return true;
}

/** Adds missing passages to the index. */
async function fillIndex(ctx: Ctx): Promise<boolean> {
  if (!ctx.env.VECTORS) return false;
  const entries = await store.takeUnindexed(ctx, currentEmbeddingModel(ctx), BATCH);
  if (entries.length === 0) return false;
  await passageIndex(ctx).store(entries.map((entry) => ({ ...entry, vector: unpackVector(entry.vector) })));
  await store.setIndexed(
    ctx,
    entries.map(({ id }) => id),
    2,
  );
  return true;
}

/**
 * Checks whether the index still has a range of the passages; lost ones are queued again.
 * @returns where the next range begins; 0 after the last.
 */
export async function checkIndex(ctx: Ctx, afterPassageId: number): Promise<number> {
  if (!ctx.env.VECTORS) return 0;
  const held = await store.listIndexed(ctx, currentEmbeddingModel(ctx), afterPassageId, BATCH);
  const lost = await passageIndex(ctx).findLost(held.map(({ id }) => id));
  await store.setIndexed(ctx, lost, 0);
  return held.length < BATCH ? 0 : held.at(-1)!.passageId;
}
