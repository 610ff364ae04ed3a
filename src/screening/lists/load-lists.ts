import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { buildSegments } from "../candidates/build-segment.ts";
import { readEntry } from "../candidates/read-segment.ts";
import { decodeSegment, SEGMENT_FORMAT, type Segment } from "../candidates/segment.ts";
import type { ListVersion } from "../../domain/hits/screening.model.ts";
import { type CurrentList, readCurrentLists } from "./lists.store.ts";
import { sampleList } from "./sample-list.ts";
import { evictAllBut, segmentsOf } from "./segment-cache.ts";

/** A list with its search index. */
export interface LoadedList {
  readonly version: ListVersion;
  readonly segments: readonly Segment[];
}

/**
 * The active lists, and in mock mode the sample list.
 * @throws Error if the database or an object cannot be read; no subject may be cleared then
 */
export async function loadLists(ctx: Ctx): Promise<LoadedList[]> {
  const current = await readCurrentLists(ctx.shared);
  const loaded = await Promise.all(current.map((list) => loadList(ctx, list)));
  evictAllBut(new Set(current.map(({ list }) => list.listId)));
  return ctx.settings.BELGIAN_MOCK_MODE ? [sampleList(ctx.now()), ...loaded] : loaded;
}

async function loadList(ctx: Ctx, { list, parts }: CurrentList): Promise<LoadedList> {
  const { source, version, sha256, entries, loadedAtMs, checkedAtMs } = list;
  const segments = await segmentsOf(list.listId, async () => {
    const keys = parts.flatMap((part) => segmentKeys(list.listId, part));
    return (await Promise.all(keys.map((key) => readSegments(ctx, key)))).flat();
  });
  const seen = {
    loadedAt: isoTime(new Date(loadedAtMs!)),
    confirmedAt: isoTime(new Date(checkedAtMs ?? loadedAtMs!)),
    hasPeps: namesPeps(parts),
  };
  return { version: { source, version, sha256, entries, ...seen }, segments };
}

/** Whether entries of politically exposed persons are known to be on a list; parts of older releases do not say. */
export const namesPeps = (parts: CurrentList["parts"]): boolean =>
  parts.some(({ pepEntries }) => (pepEntries ?? 0) > 0);

/** Keys of a part's objects. They contain the part's hash, so that another version of the part has other keys. */
export function segmentKeys(listId: string, part: { part: number; sha256: string; segments: number }): string[] {
  return Array.from({ length: part.segments }, (_, index) => segmentKey(listId, part, index));
}

export const segmentKey = (listId: string, part: { part: number; sha256: string }, index: number): string =>
  `${listPrefix(listId)}${part.part}-${part.sha256.slice(0, 16)}-${index}`;

/** Key of a part's index, with which versions are compared. */
export const indexKey = (listId: string, part: { part: number; sha256: string }): string =>
  `${listPrefix(listId)}${part.part}-${part.sha256.slice(0, 16)}-index`;

export const listPrefix = (listId: string): string => `screening/${listId}/`;

/** An object of a list is missing; a retry does not help. */
export class ListObjectMissing extends Error {
  override readonly name = "ListObjectMissing";
}

/** Reads a stored segment. @throws ListObjectMissing */
export async function readSegment(ctx: Ctx, key: string): Promise<Segment> {
  const object = await ctx.env.FILES.get(key);
  if (!object) throw new ListObjectMissing(`${key} is missing`);
  return decodeSegment(await object.arrayBuffer());
}

async function readSegments(ctx: Ctx, key: string): Promise<Segment[]> {
  const segment = await readSegment(ctx, key);
  if (segment.header.format === SEGMENT_FORMAT) return [segment];
  // Written by an older release: rebuilt from its entries.
  return buildSegments(Array.from({ length: segment.header.entries }, (_, entry) => readEntry(segment, entry)));
}
