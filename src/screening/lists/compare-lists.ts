import type { Ctx } from "../../platform/context.ts";
import { readEntry } from "../candidates/read-segment.ts";
import type { ListEntry } from "../list-entry.ts";
import { findInIndex, readIndex, writeIndex } from "./list-index.ts";
import { indexKey, ListObjectMissing, readSegment, segmentKeys } from "./load-lists.ts";

const EXAMPLES = 20;

export interface ListParts {
  readonly listId: string;
  readonly entries: number;
  readonly parts: readonly { readonly part: number; readonly sha256: string; readonly segments: number }[];
}

/**
 * Counts what a list would change, comparing entries by id and content. If the objects of the active list are missing,
 * all its entries count as removed.
 */
export async function compareLists(ctx: Ctx, before: ListParts | null, after: ListParts) {
  const next = readIndex(await readIndexTexts(ctx, after));
  const known = before ? await readKnown(ctx, before) : [];
  if (known === null) {
    const { entries } = before!;
    const counts = { in_force: entries, after: next.size, added: next.size, changed: 0, removed: entries };
    return { ...counts, removed_examples: [] };
  }
  const remaining = readIndex(known);
  const inForce = remaining.size;
  let added = 0;
  let changed = 0;
  for (const [id, fingerprint] of next) {
    const old = remaining.get(id);
    if (old === undefined) added++;
    else if (old !== fingerprint) changed++;
    remaining.delete(id);
  }
  return {
    in_force: inForce,
    after: next.size,
    added,
    changed,
    removed: remaining.size,
    removed_examples: findInIndex(known, (id) => remaining.has(id), EXAMPLES),
  };
}

async function readKnown(ctx: Ctx, before: ListParts): Promise<string[] | null> {
  try {
    return await readIndexTexts(ctx, before);
  } catch (error) {
    if (!(error instanceof ListObjectMissing)) throw error;
    ctx.log.error("list_in_force_unreadable", { list_id: before.listId });
    return null;
  }
}

/** Lists imported by an older release have no index, so it is built from their entries. */
async function readIndexTexts(ctx: Ctx, { listId, parts }: ListParts): Promise<string[]> {
  const texts: string[] = [];
  for (const part of parts) {
    const object = await ctx.env.FILES.get(indexKey(listId, part));
    texts.push(object ? await object.text() : writeIndex(await readEntries(ctx, listId, part)));
  }
  return texts;
}

async function readEntries(ctx: Ctx, listId: string, part: ListParts["parts"][number]): Promise<ListEntry[]> {
  const entries: ListEntry[] = [];
  for (const key of segmentKeys(listId, part)) {
    const segment = await readSegment(ctx, key);
    for (let entry = 0; entry < segment.header.entries; entry++) entries.push(readEntry(segment, entry));
  }
  return entries;
}
