import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Answers of public sources that may serve again. Reference data: it belongs to no tenant and names no asker. */
export const sourceCache = sqliteTable(
  "source_cache",
  {
    source: text("source").notNull(),
    /** SHA-256 of method, address and body: what was asked is not readable from the table. */
    requestHash: text("request_hash").notNull(),
    url: text("url").notNull(),
    finalUrl: text("final_url").notNull(),
    status: integer("status").notNull(),
    contentType: text("content_type").notNull(),
    body: text("body").notNull(),
    collectedAtMs: integer("collected_at_ms").notNull(),
    expiresAtMs: integer("expires_at_ms").notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.requestHash] })],
);
