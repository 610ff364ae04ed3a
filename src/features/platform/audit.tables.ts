import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Who imported what: a chain of signed entries. Triggers refuse updates and deletions. */
export const platformAudit = sqliteTable("platform_audit", {
  seq: integer("seq").primaryKey(),
  event: text("event").notNull(),
  timestamp: text("timestamp").notNull(),
  actor: text("actor").notNull(),
  details: text("details").notNull(),
  prevHash: text("prev_hash").notNull(),
  hash: text("hash").notNull(),
  signedAt: text("signed_at").notNull(),
  signature: text("signature").notNull(),
});

/** A batch inserts here whether its conditions hold; a CHECK fails the batch when they do not. */
export const platformGuard = sqliteTable("platform_guard", {
  holds: integer("holds").notNull(),
});
