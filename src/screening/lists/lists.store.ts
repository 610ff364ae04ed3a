import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../platform/db.ts";
import { currentLists, listParts, lists } from "./lists.tables.ts";

export type ListRow = typeof lists.$inferSelect;
export type PartRow = typeof listParts.$inferSelect;

export interface CurrentList {
  readonly list: ListRow;
  readonly parts: readonly Pick<PartRow, "part" | "sha256" | "segments" | "names" | "bytes" | "pepEntries">[];
}

/** The active lists with their parts, in one round trip. */
export async function readCurrentLists(db: Db): Promise<CurrentList[]> {
  const [listRows, partRows] = await db.batch([
    db
      .select({ list: lists })
      .from(currentLists)
      .innerJoin(lists, eq(lists.listId, currentLists.listId))
      .orderBy(asc(lists.source)),
    db
      .select({ part: listParts })
      .from(currentLists)
      .innerJoin(listParts, eq(listParts.listId, currentLists.listId))
      .orderBy(asc(listParts.part)),
  ]);
  return listRows.map(({ list }) => ({
    list,
    parts: partRows.map(({ part }) => part).filter((part) => part.listId === list.listId),
  }));
}

/** Number of entries in the active lists, and how many of them are samples. */
export async function countCurrentEntries(db: Db): Promise<{ entries: number; sampleEntries: number }> {
  const [row] = await db
    .select({
      entries: sql<number>`COALESCE(SUM(${listParts.entries}), 0)`,
      sampleEntries: sql<number>`COALESCE(SUM(${listParts.sampleEntries}), 0)`,
    })
    .from(currentLists)
    .innerJoin(listParts, eq(listParts.listId, currentLists.listId));
  return row ?? { entries: 0, sampleEntries: 0 };
}

/** An unfinished import with its parts. */
export async function readStagedList(db: Db, listId: string): Promise<{ list: ListRow; parts: PartRow[] } | null> {
  const [listRows, parts] = await db.batch([
    db
      .select()
      .from(lists)
      .where(and(eq(lists.listId, listId), isNull(lists.loadedAtMs))),
    db.select().from(listParts).where(eq(listParts.listId, listId)).orderBy(asc(listParts.part)),
  ]);
  return listRows[0] ? { list: listRows[0], parts } : null;
}

/** A version of a list that is or was in force, with its parts; null once it is deleted. */
export async function readLoadedList(db: Db, listId: string): Promise<{ list: ListRow; parts: PartRow[] } | null> {
  const [listRows, parts] = await db.batch([
    db
      .select()
      .from(lists)
      .where(and(eq(lists.listId, listId), isNotNull(lists.loadedAtMs))),
    db.select().from(listParts).where(eq(listParts.listId, listId)).orderBy(asc(listParts.part)),
  ]);
  return listRows[0] ? { list: listRows[0], parts } : null;
}

/** Starts an import, or finds the same unfinished one. */
export async function stageList(db: Db, row: ListRow): Promise<ListRow> {
  const [, rows] = await db.batch([
    db.insert(lists).values(row).onConflictDoNothing(),
    db
      .select()
      .from(lists)
      .where(and(eq(lists.source, row.source), eq(lists.sha256, row.sha256), isNull(lists.loadedAtMs))),
  ]);
  return rows[0]!;
}

/**
 * Records a part whose objects are stored, replacing an earlier version of it.
 * @returns false if the list is sealed
 */
export async function savePart(db: Db, row: PartRow): Promise<boolean> {
  const { listId, part, sha256, entries, names, segments, bytes, sampleEntries, pepEntries } = row;
  const { meta } = await db.run(sql`
    INSERT INTO screening_list_parts
      (list_id, part, sha256, entries, names, segments, bytes, sample_entries, pep_entries)
    SELECT ${listId}, ${part}, ${sha256}, ${entries}, ${names}, ${segments}, ${bytes}, ${sampleEntries}, ${pepEntries}
    WHERE EXISTS (SELECT 1 FROM screening_lists
      WHERE list_id = ${listId} AND loaded_at_ms IS NULL AND sealed_at_ms IS NULL)
    ON CONFLICT (list_id, part) DO UPDATE SET sha256 = excluded.sha256, entries = excluded.entries,
      names = excluded.names, segments = excluded.segments, bytes = excluded.bytes, sample_entries = excluded.sample_entries,
      pep_entries = excluded.pep_entries`);
  return meta.changes > 0;
}

/**
 * Seals a staged list against further parts if it is complete, so that the compared content is the confirmed one.
 * @returns whether it is sealed
 */
export async function sealList(db: Db, list: ListRow, nowMs: number): Promise<boolean> {
  const { listId } = list;
  const isComplete = sql`(SELECT COUNT(*) || ' ' || SUM(${listParts.entries}) || ' ' || SUM(${listParts.names})
    FROM ${listParts} WHERE ${listParts.listId} = ${listId} AND ${listParts.part} < ${list.parts})
    = ${`${list.parts} ${list.entries} ${list.names}`}`;
  const [, rows] = await db.batch([
    db
      .update(lists)
      .set({ sealedAtMs: nowMs })
      .where(and(eq(lists.listId, listId), isNull(lists.loadedAtMs), isNull(lists.sealedAtMs), isComplete)),
    db
      .select({ sealedAtMs: lists.sealedAtMs })
      .from(lists)
      .where(and(eq(lists.listId, listId), isNull(lists.loadedAtMs))),
  ]);
  return rows[0]?.sealedAtMs != null;
}

/** Condition: the staged list exists, and the active list is still the one that it was compared with. */
export const mayActivate = ({ listId, source }: ListRow, baseId: string): SQL =>
  sql`(EXISTS (SELECT 1 FROM screening_lists WHERE list_id = ${listId} AND loaded_at_ms IS NULL AND sealed_at_ms IS NOT NULL)
    AND coalesce((SELECT list_id FROM screening_current WHERE source = ${source}), '') = ${baseId})`;

/** Writes that activate a list in place of the current one. For one batch, guarded by `mayActivate`. */
export const activateList = (
  db: Db,
  { listId, source }: ListRow,
  { sha256, nowMs }: { readonly sha256: string; readonly nowMs: number },
): BatchItem<"sqlite">[] => [
  db
    .insert(currentLists)
    .values({ source, listId })
    .onConflictDoUpdate({ target: currentLists.source, set: { listId } }),
  db
    .update(lists)
    .set({ supersededAtMs: nowMs })
    .where(
      and(
        eq(lists.source, source),
        ne(lists.listId, listId),
        isNotNull(lists.loadedAtMs),
        isNull(lists.supersededAtMs),
      ),
    ),
  db.update(lists).set({ loadedAtMs: nowMs, checkedAtMs: nowMs, sha256 }).where(eq(lists.listId, listId)),
];

/** Condition: the list is active. */
export const isCurrent = ({ listId, source }: ListRow): SQL =>
  sql`EXISTS (SELECT 1 FROM screening_current WHERE source = ${source} AND list_id = ${listId})`;

/** Confirms an active list as current. */
export const touchList = (db: Db, { listId }: ListRow, nowMs: number): BatchItem<"sqlite"> =>
  db.update(lists).set({ checkedAtMs: nowMs }).where(eq(lists.listId, listId));

/** Replaced lists and unfinished imports from before the given times. */
export async function readExpiredLists(db: Db, before: { superseded: number; begun: number }): Promise<string[]> {
  const rows = await db
    .select({ listId: lists.listId })
    .from(lists)
    .where(
      or(lt(lists.supersededAtMs, before.superseded), and(isNull(lists.loadedAtMs), lt(lists.begunAtMs, before.begun))),
    );
  return rows.map(({ listId }) => listId);
}

export async function deleteList(db: Db, listId: string): Promise<void> {
  await db.batch([
    db.delete(listParts).where(eq(listParts.listId, listId)),
    db.delete(lists).where(eq(lists.listId, listId)),
  ]);
}
