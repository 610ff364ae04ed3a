import type { Ctx } from "../../platform/context.ts";
import { readEntry } from "../candidates/read-segment.ts";
import type { ListEntry } from "../list-entry.ts";
import { readIndex, VersionTable, writeIndex } from "./list-index.ts";
import { indexKey, ListObjectMissing, readSegment, segmentKeys } from "./load-lists.ts";

const EXAMPLES = 20;
/** Entries of a version that are compared at a time: the tables of both then take 50 MB at most. */
const ENTRIES_PER_PASS = 500_000;

export interface ListParts {
  readonly listId: string;
  readonly entries: number;
  readonly parts: readonly { readonly part: number; readonly sha256: string; readonly segments: number }[];
}

export interface ListDifference {
  readonly in_force: number;
  readonly after: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly removed_examples: readonly { readonly id: string; readonly name: string }[];
}

/**
 * Counts what a list would change, comparing entries by id and content. If the objects of the active list are missing,
 * all its entries count as removed.
 */
export async function compareLists(ctx: Ctx, before: ListParts | null, after: ListParts): Promise<ListDifference> {
  const total = { in_force: 0, after: 0, added: 0, changed: 0, removed: 0 };
  const examples: { readonly id: string; readonly name: string }[] = [];
  try {
    for await (const { table, isOf } of compareInPasses(ctx, before, after)) {
      const { added, changed, removed, same } = table.count();
      total.in_force += changed + removed + same;
      total.after += added + changed + same;
      total.added += added;
      total.changed += changed;
      total.removed += removed;
      if (removed > 0 && examples.length < EXAMPLES) await findRemoved(ctx, before!, { table, isOf }, examples);
    }
  } catch (error) {
    if (!before || !(error instanceof UnreadableInForce)) throw error;
    ctx.log.error("list_in_force_unreadable", { list_id: before.listId });
    const { entries } = before;
    const whole = await compareLists(ctx, null, after);
    return { ...whole, in_force: entries, removed: entries, removed_examples: [] };
  }
  return { ...total, removed_examples: examples };
}

/** The list in force cannot be read. */
export class UnreadableInForce extends Error {
  override readonly name = "UnreadableInForce";
}

/** One pass of a comparison. */
export interface ComparedPass {
  readonly table: VersionTable;
  /** Whether an entry is compared in this pass. */
  readonly isOf: (id: number) => boolean;
}

/**
 * Compares two versions in as many passes as their sizes take, so that memory is bounded; each entry is in one of them.
 * @throws ListObjectMissing, and UnreadableInForce if it is of the version in force
 */
export async function* compareInPasses(
  ctx: Ctx,
  before: ListParts | null,
  after: ListParts,
): AsyncGenerator<ComparedPass> {
  const [old, next] = [before?.entries ?? 0, after.entries];
  const passes = passesOf(before, after);
  for (let pass = 0; pass < passes; pass++) {
    // A fifth more than its share, since hashes do not divide evenly.
    const table = new VersionTable(Math.ceil(((old + next) / passes) * (passes > 1 ? 1.2 : 1)));
    const isOf = (id: number) => id % passes === pass;
    try {
      for (const part of before?.parts ?? []) {
        for (const { id, fingerprint } of readIndex(await readIndexText(ctx, before!.listId, part)))
          if (isOf(id)) table.addBefore(id, fingerprint);
      }
    } catch (error) {
      throw error instanceof ListObjectMissing ? new UnreadableInForce(error.message) : error;
    }
    for (const part of after.parts) {
      for (const { id, fingerprint } of readIndex(await readIndexText(ctx, after.listId, part)))
        if (isOf(id)) table.addAfter(id, fingerprint);
    }
    yield { table, isOf };
  }
}

export const passesOf = (before: ListParts | null, after: ListParts): number =>
  Math.max(1, Math.ceil(Math.max(before?.entries ?? 0, after.entries) / ENTRIES_PER_PASS));

async function findRemoved(
  ctx: Ctx,
  { listId, parts }: ListParts,
  { table, isOf }: ComparedPass,
  examples: { readonly id: string; readonly name: string }[],
): Promise<void> {
  for (const part of parts) {
    for (const { id: number, label } of readIndex(await readIndexText(ctx, listId, part))) {
      if (!isOf(number) || table.changeOf(number) !== "removed") continue;
      const [id, name] = JSON.parse(label) as [string, string];
      if (examples.push({ id, name }) >= EXAMPLES) return;
    }
  }
}

/** Lists imported by an older release have no index, so it is built from their entries. */
export async function readIndexText(ctx: Ctx, listId: string, part: ListParts["parts"][number]): Promise<string> {
  const object = await ctx.env.FILES.get(indexKey(listId, part));
  return object ? await object.text() : writeIndex(await readEntries(ctx, listId, part));
}

/** The entries of a part. @throws ListObjectMissing */
export async function readEntries(ctx: Ctx, listId: string, part: ListParts["parts"][number]): Promise<ListEntry[]> {
  const entries: ListEntry[] = [];
  for (const key of segmentKeys(listId, part)) {
    const segment = await readSegment(ctx, key);
    for (let entry = 0; entry < segment.header.entries; entry++) entries.push(readEntry(segment, entry));
  }
  return entries;
}
