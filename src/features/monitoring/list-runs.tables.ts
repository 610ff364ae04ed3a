import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How far the search of a tenant's parties for what differs between two versions of a list has come. */
export const listRuns = sqliteTable(
  "list_runs",
  {
    tenantId: text("tenant_id").notNull(),
    source: text("source").notNull(),
    /** The version that every party has been searched for on; null for none. */
    fromListId: text("from_list_id"),
    toListId: text("to_list_id").notNull(),
    beganAt: text("began_at").notNull(),
    /** Where in the new version the entries begin that parties are searched for now. */
    pass: integer("pass").notNull().default(0),
    part: integer("part").notNull().default(0),
    /** The last party that has been searched for these entries. */
    partyId: text("party_id").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.source] })],
);
