import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const tenants = sqliteTable("tenants", {
  tenantId: text("tenant_id").primaryKey(),
  name: text("name").notNull(),
  /** `#` and six hexadecimal digits. */
  primaryColor: text("primary_color").notNull(),
  /** A path on this host. */
  logoUrl: text("logo_url"),
  /** JSON of `Localized`; null for none. */
  welcome: text("welcome"),
  contact: text("contact"),
  /** 0 for a brand that was written into the database. */
  version: integer("version").notNull().default(0),
  changedBy: text("changed_by"),
  changedAt: text("changed_at"),
});
