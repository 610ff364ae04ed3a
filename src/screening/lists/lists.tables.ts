import { sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { SharedSource } from "../../domain/hits/screening.model.ts";

export const lists = sqliteTable(
  "screening_lists",
  {
    listId: text("list_id").primaryKey(),
    source: text("source").$type<SharedSource>().notNull(),
    version: text("version").notNull(),
    /** Of the entries that arrived; while the list is staged, what tells its import apart from others. */
    sha256: text("sha256").notNull(),
    entries: integer("entries").notNull(),
    names: integer("names").notNull(),
    parts: integer("parts").notNull(),
    begunAtMs: integer("begun_at_ms").notNull(),
    loadedAtMs: integer("loaded_at_ms"),
    supersededAtMs: integer("superseded_at_ms"),
    /** When it was last confirmed as current; null for one of an older release, which counts from its loading. */
    checkedAtMs: integer("checked_at_ms"),
    /** SHA-256 of the file, as its sender states it. */
    statedSha256: text("stated_sha256"),
    /** Once sealed, a staged list takes no more parts. */
    sealedAtMs: integer("sealed_at_ms"),
  },
  (t) => [
    uniqueIndex("screening_lists_staged")
      .on(t.source, t.sha256)
      .where(sql`${t.loadedAtMs} IS NULL`),
  ],
);

export const listParts = sqliteTable(
  "screening_list_parts",
  {
    listId: text("list_id")
      .notNull()
      .references(() => lists.listId),
    part: integer("part").notNull(),
    sha256: text("sha256").notNull(),
    entries: integer("entries").notNull(),
    names: integer("names").notNull(),
    segments: integer("segments").notNull(),
    /** Of the stored segments; null in a part that an older release imported. */
    bytes: integer("bytes"),
    sampleEntries: integer("sample_entries").notNull().default(0),
    /** Entries of politically exposed persons; null in a part that an older release imported. */
    pepEntries: integer("pep_entries"),
  },
  (t) => [primaryKey({ columns: [t.listId, t.part] })],
);

export const currentLists = sqliteTable("screening_current", {
  source: text("source").$type<SharedSource>().primaryKey(),
  listId: text("list_id")
    .notNull()
    .references(() => lists.listId),
});
