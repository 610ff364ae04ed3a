import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Officers as a directory provisions them. A deleted one keeps its row, so that it stays refused. */
export const scimUsers = sqliteTable(
  "scim_users",
  {
    tenantId: text("tenant_id").notNull(),
    userId: text("user_id").notNull(),
    userName: text("user_name").notNull(),
    /** In lower case (RFC 7643, section 4.1.1). */
    userNameKey: text("user_name_key").notNull(),
    externalId: text("external_id"),
    active: integer("active").notNull(),
    /** JSON of the further attributes. */
    attributes: text("attributes").notNull(),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
    deactivatedAt: text("deactivated_at"),
    deletedAt: text("deleted_at"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.userId] }),
    uniqueIndex("scim_users_user_name")
      .on(t.tenantId, t.userNameKey)
      .where(sql`${t.deletedAt} IS NULL`),
    uniqueIndex("scim_users_external_id")
      .on(t.tenantId, t.externalId)
      .where(sql`${t.deletedAt} IS NULL AND ${t.externalId} IS NOT NULL`),
    index("scim_users_named").on(t.tenantId, t.userNameKey),
    index("scim_users_external").on(t.tenantId, t.externalId),
  ],
);
