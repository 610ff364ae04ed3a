import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const officers = sqliteTable(
  "officers",
  {
    tenantId: text("tenant_id").notNull(),
    officerId: text("officer_id").notNull(),
    /** JSON; null where only an earlier release knew the officer. */
    roles: text("roles"),
    /** YYYY-MM-DD. */
    lastSeen: text("last_seen").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.officerId] })],
);

export const officerAbsences = sqliteTable(
  "officer_absences",
  {
    tenantId: text("tenant_id").notNull(),
    officerId: text("officer_id").notNull(),
    /** YYYY-MM-DD, both days included. */
    fromDay: text("from_day").notNull(),
    untilDay: text("until_day").notNull(),
    substitute: text("substitute").notNull(),
    setBy: text("set_by").notNull(),
    setAt: text("set_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.officerId] }),
    index("officer_absences_substitute").on(t.tenantId, t.substitute, t.untilDay),
  ],
);

/** Names of each officer who signed in or worked on a case, by their last token. */
export const officerIdentities = sqliteTable(
  "officer_identities",
  {
    tenantId: text("tenant_id").notNull(),
    officerId: text("officer_id").notNull(),
    name: text("name"),
    email: text("email"),
    /** What the tenant's directory knows the officer by; null before one was configured. */
    directoryKey: text("directory_key"),
    updatedAt: text("updated_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.officerId] })],
);
