import type { Ctx } from "../../platform/context.ts";
import {
  compareInPasses,
  type ListParts,
  passesOf,
  readEntries,
  readIndexText,
  UnreadableInForce,
} from "../lists/compare-lists.ts";
import type { ListEntry } from "../list-entry.ts";
import { idNumber, readIndex } from "../lists/list-index.ts";
import { sampleListId } from "../lists/lists-in-force.ts";
import { readLoadedList } from "../lists/lists.store.ts";
import { SAMPLE_ENTRIES, sampleList } from "../lists/sample-list.ts";
import { ListObjectMissing } from "../lists/load-lists.ts";

/** Where in a new version of a list its changed entries are read on. */
export interface ChangePlace {
  readonly pass: number;
  readonly part: number;
}

/** Some entries of a new version of a list that are not as they were in the version before. */
export interface ChangedEntries {
  /** Added and changed ones. */
  readonly entries: readonly ListEntry[];
  /** Whether the new version has an entry no more, as far as this pass compares it. */
  readonly isRemoved: (entryId: string) => boolean;
  /** Where the next ones begin; null after the last. */
  readonly next: ChangePlace | null;
}

/** Names that are searched for at a time: their index takes some 45 MB. */
const NAMES_AT_ONCE = 10_000;

/**
 * Reads the entries in which a version of a list differs from the one before, some at a time. Without a version before,
 * and where it cannot be read any more, all entries count as added.
 * @throws ListObjectMissing if the new version cannot be read
 */
export async function readChangedEntries(
  ctx: Ctx,
  beforeId: string | null,
  afterId: string,
  from: ChangePlace,
): Promise<ChangedEntries> {
  if (afterId === sampleListId(sampleList(ctx.now()).version.sha256)) {
    const known = new Set(SAMPLE_ENTRIES.map(({ id }) => id));
    return { entries: SAMPLE_ENTRIES, isRemoved: (id) => !known.has(id), next: null };
  }
  const after = await readParts(ctx, afterId);
  if (after === null) throw new ListObjectMissing(`list ${afterId} is gone`);
  const before = beforeId === null ? null : await readParts(ctx, beforeId);
  try {
    return await readFrom(ctx, before, after, from);
  } catch (error) {
    if (!(error instanceof UnreadableInForce)) throw error;
    return readFrom(ctx, null, after, from);
  }
}

async function readParts(ctx: Ctx, listId: string): Promise<ListParts | null> {
  const found = await readLoadedList(ctx.shared, listId);
  return found && { listId, entries: found.list.entries, parts: found.parts };
}

async function readFrom(
  ctx: Ctx,
  before: ListParts | null,
  after: ListParts,
  from: ChangePlace,
): Promise<ChangedEntries> {
  let pass = -1;
  for await (const { table, isOf } of compareInPasses(ctx, before, after)) {
    if (++pass < from.pass) continue;
    const entries: ListEntry[] = [];
    let names = 0;
    // Of a version that is not known, nobody knows which entries it had: what this version lacks is gone.
    const removed = table.removed();
    const isRemoved = (entryId: string) => {
      const id = idNumber(entryId);
      return isOf(id) && (before === null ? table.changeOf(id) === null : removed.has(id));
    };
    for (const [at, part] of after.parts.entries()) {
      if (at < from.part) continue;
      if (names >= NAMES_AT_ONCE) return { entries, isRemoved, next: { pass, part: at } };
      for (const entry of await readChangedOf(ctx, after.listId, part, (id) => isOf(id) && isNew(table.changeOf(id)))) {
        entries.push(entry);
        names += entry.names.length;
      }
    }
    const isLast = pass + 1 >= passesOf(before, after);
    return { entries, isRemoved, next: isLast ? null : { pass: pass + 1, part: 0 } };
  }
  return { entries: [], isRemoved: () => false, next: null };
}

const isNew = (change: string | null): boolean => change === "added" || change === "changed";

async function readChangedOf(
  ctx: Ctx,
  listId: string,
  part: ListParts["parts"][number],
  isChanged: (id: number) => boolean,
): Promise<ListEntry[]> {
  let hasSome = false;
  for (const { id } of readIndex(await readIndexText(ctx, listId, part))) {
    if ((hasSome = isChanged(id))) break;
  }
  return hasSome ? (await readEntries(ctx, listId, part)).filter(({ id }) => isChanged(idNumber(id))) : [];
}
