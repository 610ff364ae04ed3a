import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Cached answers of public sources. Reference data: it belongs to no tenant and names no caller. */
export const sourceCache = sqliteTable(
  "source_cache",
  {
    source: text("source").notNull(),
    /** SHA-256 of method, address and body: what was asked is not readable from the t. */
    requestHash: text("request_hash").notNull(),
    url: text("url").notNull(),
    finalUrl: text("final_url").notNull(),
    status: integer("status").notNull(),
    contentType: text("content_type").notNull(),
    body: text("body").notNull(),
    collectedAtMs: integer("collected_at_ms").notNull(),
    expiresAtMs: integer("expires_at_ms").notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.requestHash] }), index("source_cache_by_expiry").on(t.expiresAtMs)],
);
