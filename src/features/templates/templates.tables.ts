import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const templateVersions = sqliteTable(
  "template_versions",
  {
    tenantId: text("tenant_id").notNull(),
    /** Id of the built-in template that the version changes. */
    templateId: text("template_id").notNull(),
    /** From 1, without a gap. */
    version: integer("version").notNull(),
    /** JSON of `TemplateContent`. */
    content: text("content").notNull(),
    author: text("author").notNull(),
    reason: text("reason").notNull(),
    effectiveAt: text("effective_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.templateId, t.version] })],
);
