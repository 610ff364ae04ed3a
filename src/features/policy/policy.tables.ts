import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const policyVersions = sqliteTable(
  "policy_versions",
  {
    tenantId: text("tenant_id").notNull(),
    /** From 1, without a gap. Version 0 is the default, which has no row. */
    version: integer("version").notNull(),
    /** JSON of all values, not only of the changed ones. */
    content: text("content").notNull(),
    author: text("author").notNull(),
    reason: text("reason").notNull(),
    effectiveAt: text("effective_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.version] })],
);
