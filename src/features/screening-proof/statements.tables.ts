import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Whole searches for a party, which triggers write; they go with the party. */
export const partySearches = sqliteTable(
  "party_searches",
  {
    tenantId: text("tenant_id").notNull(),
    partyId: text("party_id").notNull(),
    at: text("at").notNull(),
    name: text("name").notNull(),
    /** JSON lists, like `countries` and `identifiers`. */
    spellings: text("spellings").notNull(),
    birthDate: text("birth_date"),
    countries: text("countries").notNull(),
    identifiers: text("identifiers").notNull(),
    /** JSON: list_id by source. */
    lists: text("lists").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.partyId, t.at] })],
);

/** The day whose statement a tenant gets next, and how far that has come. */
export const screeningDays = sqliteTable(
  "screening_days",
  {
    tenantId: text("tenant_id").primaryKey(),
    nextDay: text("next_day").notNull(),
    /** Parts with leaves that are stored already. */
    parts: integer("parts").notNull().default(0),
    /** The last party in them. */
    afterParty: text("after_party").notNull().default(""),
    /** JSON: what was settled when the first part was stored, and counts. */
    progress: text("progress"),
  },
  (t) => [index("screening_days_due").on(t.nextDay, t.tenantId)],
);

/** A signed statement for each day; the leaves are in R2. */
export const screeningStatements = sqliteTable(
  "screening_statements",
  {
    tenantId: text("tenant_id").notNull(),
    number: integer("number").notNull(),
    day: text("day").notNull(),
    hash: text("hash").notNull(),
    /** JSON. */
    statement: text("statement").notNull(),
    /** Whether it lies beside the anchors. */
    exported: integer("exported").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.number] }),
    uniqueIndex("screening_statements_day").on(t.tenantId, t.day),
    index("screening_statements_unexported")
      .on(t.tenantId, t.number)
      .where(sql`${t.exported} = 0`),
  ],
);
