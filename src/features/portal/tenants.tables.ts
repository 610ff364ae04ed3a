import { sqliteTable, text } from "drizzle-orm/sqlite-core";

export const tenants = sqliteTable("tenants", {
  tenantId: text("tenant_id").primaryKey(),
  name: text("name").notNull(),
  /** `#` and six hexadecimal digits. */
  primaryColor: text("primary_color").notNull(),
  /** A path on this host. */
  logoUrl: text("logo_url"),
});
