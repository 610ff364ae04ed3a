import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db.ts";
import { currentLists, listParts, lists } from "./lists.tables.ts";

export type ListRow = typeof lists.$inferSelect;
export type PartRow = typeof listParts.$inferSelect;

export interface CurrentList {
  readonly list: ListRow;
  readonly parts: readonly Pick<PartRow, "part" | "sha256" | "segments">[];
}

/** The lists in force with the parts they are made of. One round trip. */
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

/** How many entries the lists in force hold, and how many of them are samples. */
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

/** An import that was begun and not finished, with the parts it has. */
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

/** Begins an import, or finds the one of the same file that was begun before. */
export async function stageList(db: Db, row: ListRow): Promise<ListRow> {
  const [, found] = await db.batch([
    db.insert(lists).values(row).onConflictDoNothing(),
    db
      .select()
      .from(lists)
      .where(and(eq(lists.source, row.source), eq(lists.sha256, row.sha256), isNull(lists.loadedAtMs))),
  ]);
  return found[0]!;
}

/** Notes a part whose objects are stored; the same part again replaces it. */
export async function savePart(db: Db, row: PartRow): Promise<void> {
  const { listId: _, part: __, ...rest } = row;
  await db
    .insert(listParts)
    .values(row)
    .onConflictDoUpdate({ target: [listParts.listId, listParts.part], set: rest });
}

/**
 * Puts a list in force in place of the one before, in one step, if all of it is there.
 * @returns whether it is in force now.
 */
export async function makeCurrent(db: Db, list: ListRow, nowMs: number): Promise<boolean> {
  const { listId, source } = list;
  const isComplete = sql`(SELECT COUNT(*) || ' ' || SUM(${listParts.entries}) || ' ' || SUM(${listParts.names})
    FROM ${listParts} WHERE ${listParts.listId} = ${listId} AND ${listParts.part} < ${list.parts})
    = ${`${list.parts} ${list.entries} ${list.names}`}`;
  const isCurrent = sql`EXISTS (SELECT 1 FROM ${currentLists} WHERE ${currentLists.listId} = ${listId})`;
  const [, , , rows] = await db.batch([
    db
      .insert(currentLists)
      .select(
        db
          .select({ source: lists.source, listId: lists.listId })
          .from(lists)
          .where(and(eq(lists.listId, listId), isNull(lists.loadedAtMs), isComplete)),
      )
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
          isCurrent,
        ),
      ),
    db
      .update(lists)
      .set({ loadedAtMs: nowMs })
      .where(and(eq(lists.listId, listId), isNull(lists.loadedAtMs), isCurrent)),
    db.select().from(currentLists).where(eq(currentLists.listId, listId)),
  ]);
  return rows.length > 0;
}

/** Lists that no isolate can be reading any more, and imports that nobody will finish. */
export async function readDeadLists(db: Db, before: { superseded: number; begun: number }): Promise<string[]> {
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
