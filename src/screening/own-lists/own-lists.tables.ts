import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { OwnListSeverity } from "../../domain/hits/screening.model.ts";

/** Lists that a tenant keeps itself. Their entries are objects of the bucket. */
export const ownLists = sqliteTable(
  "own_lists",
  {
    tenantId: text("tenant_id").notNull(),
    listId: text("list_id").notNull(),
    name: text("name").notNull(),
    /** Of the finding that an exact match is. */
    severity: text("severity").$type<OwnListSeverity>().notNull(),
    version: integer("version").notNull(),
    entries: integer("entries").notNull(),
    /** Objects of the index, and their bytes. */
    segments: integer("segments").notNull(),
    bytes: integer("bytes").notNull(),
    sha256: text("sha256").notNull(),
    updatedAt: text("updated_at").notNull(),
    updatedBy: text("updated_by").notNull(),
    deletedAt: text("deleted_at"),
    /** When everybody who is watched is searched for once more. */
    searchAgainAt: text("search_again_at"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.listId] }),
    index("own_lists_again")
      .on(t.searchAgainAt, t.tenantId, t.listId)
      .where(sql`${t.searchAgainAt} IS NOT NULL`),
  ],
);
