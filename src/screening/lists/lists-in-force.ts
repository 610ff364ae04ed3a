import type { ListSource } from "../../domain/hits/screening.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { readCurrentLists, readLoadedList } from "./lists.store.ts";
import { ownListId, versionOf } from "../own-lists/load-own-lists.ts";
import { listOwnLists } from "../own-lists/own-lists.store.ts";
import { sampleList } from "./sample-list.ts";

/** A version of a list that screenings use now. */
export interface ListInForce {
  readonly source: ListSource;
  /** Of its import; of the sample list, made from its content. */
  readonly listId: string;
  readonly version: string;
  readonly sha256: string;
  readonly entries: number;
}

/** The active lists, the tenant's own, and in mock mode the sample list: what `screenSubjects` searches. */
export async function listsInForce(ctx: Ctx): Promise<ListInForce[]> {
  const current = await readCurrentLists(ctx.shared);
  const imported = current.map(({ list: { source, listId, version, sha256, entries } }) => {
    return { source, listId, version, sha256, entries };
  });
  const own = ctx.actor.tenantId === "" ? [] : await listOwnLists(ctx);
  const all = [...imported, ...own.map((row) => ({ ...versionOf(row), listId: ownListId(row) }))];
  if (!ctx.settings.BELGIAN_MOCK_MODE) return all;
  const { source, version, sha256, entries } = sampleList(ctx.now()).version;
  return [{ source, listId: sampleListId(sha256), version, sha256, entries }, ...all];
}

export const sampleListId = (sha256: string): string => `sample-${sha256.slice(0, 16)}`;

/** A version of a list that is or was in force; null once it is deleted. */
export async function findList(ctx: Ctx, listId: string): Promise<ListInForce | null> {
  const found = await readLoadedList(ctx.shared, listId);
  if (!found) return null;
  const { source, version, sha256, entries } = found.list;
  return { source, listId, version, sha256, entries };
}
