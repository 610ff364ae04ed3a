import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Imports of lists, register and regulatory data, from announcement to confirmation. */
export const platformImports = sqliteTable(
  "platform_imports",
  {
    importId: text("import_id").primaryKey(),
    kind: text("kind", { enum: ["list", "register", "regulatory"] }).notNull(),
    source: text("source").notNull(),
    version: text("version").notNull(),
    statedSha256: text("stated_sha256"),
    state: text("state", {
      enum: ["receiving", "staged", "confirming", "confirmed", "current", "discarded"],
    }).notNull(),
    stagedBy: text("staged_by").notNull(),
    stagedAt: text("staged_at").notNull(),
    expiresAt: text("expires_at").notNull(),
    contentSha256: text("content_sha256"),
    /** The version in force that it was compared with; empty where there was none. */
    baseId: text("base_id"),
    /** JSON. */
    comparison: text("comparison"),
    removed: integer("removed"),
    /** 1 where a second operator must confirm it. */
    needsSecond: integer("needs_second"),
    confirmedBy: text("confirmed_by"),
    confirmedAt: text("confirmed_at"),
  },
  (t) => [
    index("platform_imports_confirmed").on(t.kind, t.source, t.confirmedAt),
    index("platform_imports_state").on(t.state, t.expiresAt),
  ],
);
