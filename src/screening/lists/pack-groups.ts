import type { CurrentList } from "./lists.store.ts";

/** The segments of a list in one group. */
export interface GroupedList {
  readonly listId: string;
  readonly keys: readonly string[];
  /** Key of the word counts of the list; null for a list of one part, whose segment has its own. */
  readonly countsKey: string | null;
}

/** Segments that one isolate holds together. */
export interface SegmentGroup {
  readonly bytes: number;
  readonly lists: readonly GroupedList[];
}

type Part = CurrentList["parts"][number];

/** Most bytes of the segments of a group: half of an isolate's memory is left to the work with them. */
const GROUP_BYTES = 48 * 1_048_576;
/** Of parts that an older release imported. */
const BYTES_PER_NAME = 130;

const bytesOf = ({ bytes, names }: Part): number => bytes ?? names * BYTES_PER_NAME;
const sizeOf = ({ parts }: CurrentList): number => parts.reduce((sum, part) => sum + bytesOf(part), 0);

/**
 * Cuts the active lists into groups. Small lists share one; a list that does not fit beside them begins a group of its own,
 * so that a new version of one list leaves the groups of large others as they are.
 */
export function packGroups(
  lists: readonly CurrentList[],
  keysOf: { segments: (listId: string, part: Part) => string[]; counts: (listId: string) => string },
  most = GROUP_BYTES,
): SegmentGroup[] {
  const groups: { bytes: number; lists: { listId: string; keys: string[]; countsKey: string | null }[] }[] = [];
  for (const current of lists.toSorted((a, b) => sizeOf(a) - sizeOf(b))) {
    const { listId } = current.list;
    const countsKey = current.parts.length > 1 ? keysOf.counts(listId) : null;
    const last = groups.at(-1);
    let group = last && last.bytes + sizeOf(current) <= most ? last : null;
    for (const part of current.parts) {
      if (!group || group.bytes + bytesOf(part) > most) groups.push((group = { bytes: 0, lists: [] }));
      if (group.lists.at(-1)?.listId !== listId) group.lists.push({ listId, keys: [], countsKey });
      group.bytes += bytesOf(part);
      group.lists.at(-1)!.keys.push(...keysOf.segments(listId, part));
    }
  }
  return groups;
}
