import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { buildSegments } from "../candidates/build-segment.ts";
import { readEntry } from "../candidates/read-segment.ts";
import { decodeSegment, SEGMENT_FORMAT, type Segment } from "../candidates/segment.ts";
import { weighSegment } from "../candidates/weigh-words.ts";
import type { ListVersion } from "../../domain/hits/screening.model.ts";
import { holdGroup } from "./group-memory.ts";
import { type CurrentList, readCurrentLists } from "./lists.store.ts";
import { type GroupedList, packGroups, type SegmentGroup } from "./pack-groups.ts";

/** The active lists, and the groups that together have all their segments. */
export interface ActiveLists {
  readonly lists: readonly { readonly listId: string; readonly version: ListVersion }[];
  readonly groups: readonly SegmentGroup[];
}

/** @throws Error if the database cannot be read */
export async function readActiveLists(ctx: Ctx): Promise<ActiveLists> {
  const current = await readCurrentLists(ctx.shared);
  const lists = current.map((one) => ({ listId: one.list.listId, version: versionOf(one) }));
  return { lists, groups: packGroups(current, { segments: segmentKeys, counts: countsKey }) };
}

/**
 * The segments of a group by its lists, from memory or storage.
 * @param slot place of the group in the lists in force
 * @throws Error if an object cannot be read; no subject may be cleared then
 */
export function loadGroup(ctx: Ctx, group: SegmentGroup, slot: string): Promise<readonly (readonly Segment[])[]> {
  const key = group.lists.flatMap(({ keys }) => keys).join();
  const budget = ctx.settings.SCREENING_MEMORY_MB * 1_048_576;
  return holdGroup({ slot, key, bytes: group.bytes }, budget, () =>
    Promise.all(group.lists.map((list) => readGrouped(ctx, list))),
  );
}

async function readGrouped(ctx: Ctx, { keys, countsKey }: GroupedList): Promise<Segment[]> {
  const [counts, ...segments] = await Promise.all([
    countsKey === null ? null : ctx.env.FILES.get(countsKey),
    ...keys.map((key) => readSegments(ctx, key)),
  ]);
  const all = segments.flat();
  // A list of an older release has no counts: each of its segments has its own.
  if (counts) {
    const bytes = new Uint8Array(await counts.arrayBuffer());
    for (const segment of all) weighSegment(segment, bytes);
  }
  return all;
}

function versionOf({ list, parts }: CurrentList): ListVersion {
  const { source, version, sha256, entries, loadedAtMs, checkedAtMs } = list;
  return {
    source,
    version,
    sha256,
    entries,
    loadedAt: isoTime(new Date(loadedAtMs!)),
    confirmedAt: isoTime(new Date(checkedAtMs ?? loadedAtMs!)),
    hasPeps: namesPeps(parts),
  };
}

/** Whether entries of politically exposed persons are known to be on a list; parts of older releases do not say. */
export const namesPeps = (parts: readonly Pick<CurrentList["parts"][number], "pepEntries">[]): boolean =>
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

/** Key of the word counts of a list of several parts. */
export const countsKey = (listId: string): string => `${listPrefix(listId)}word-counts`;

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
