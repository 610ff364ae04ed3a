import { desc } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const releases = sqliteTable("regulatory_releases", {
  version: text("version").primaryKey(),
  asOf: text("as_of").notNull(),
  /** A whole `RadarDataset` as JSON. */
  dataset: text("dataset").notNull(),
  loadedAt: text("loaded_at").notNull(),
  loadedBy: text("loaded_by").notNull(),
});

/** One row: the release in force. */
export const current = sqliteTable("regulatory_current", {
  id: integer("id").primaryKey(),
  version: text("version")
    .notNull()
    .references(() => releases.version),
});

/** The full-text index: it returns only which rows match. */
export const search = sqliteTable("regulatory_search", { rowid: integer("rowid").notNull() });

export const changes = sqliteTable(
  "regulatory_changes",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    articleId: text("article_id").notNull(),
    regulationId: text("regulation_id").notNull(),
    changeType: text("change_type").notNull(),
    description: text("description").notNull(),
    /** YYYY-MM-DD. */
    effectiveDate: text("effective_date").notNull(),
    oldValue: text("old_value"),
    newValue: text("new_value"),
    sourceUrl: text("source_url"),
    createdAt: text("created_at").notNull(),
    createdBy: text("created_by").notNull(),
  },
  (t) => [
    index("regulatory_changes_effective").on(t.tenantId, t.effectiveDate, t.id),
    index("regulatory_changes_newest").on(t.tenantId, desc(t.createdAt), t.id),
  ],
);

export const feeds = sqliteTable(
  "regulatory_feeds",
  {
    tenantId: text("tenant_id").notNull(),
    officerId: text("officer_id").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.officerId] })],
);
