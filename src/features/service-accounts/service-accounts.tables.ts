import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Programs of the tenant, each by its client at the issuer. A revoked one keeps its row. */
export const serviceAccounts = sqliteTable(
  "service_accounts",
  {
    tenantId: text("tenant_id").notNull(),
    clientId: text("client_id").notNull(),
    name: text("name").notNull(),
    /** JSON list. */
    roles: text("roles").notNull(),
    requestsPerMinute: integer("requests_per_minute").notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: text("created_at").notNull(),
    revokedBy: text("revoked_by"),
    revokedAt: text("revoked_at"),
    revokedReason: text("revoked_reason"),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.clientId] })],
);
