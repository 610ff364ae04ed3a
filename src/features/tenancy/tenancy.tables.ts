import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * In the default database alone: where the rows of each tenant are, and a move that is under way. A tenant without a
 * row is in the default database.
 */
export const tenantDatabases = sqliteTable(
  "tenant_databases",
  {
    tenantId: text("tenant_id").primaryKey(),
    /** The name of the binding: DB, DB_2 and so on. */
    binding: text("binding").notNull(),
    /** Null where none is under way. */
    move: text("move", { enum: ["copying", "clearing", "aborting"] }),
    /** The binding that it goes to, or while it is cleared the one that it came from. */
    other: text("other"),
    /** How far it is, as JSON. */
    progress: text("progress"),
    /** Who is at it, and until when nobody else may be. */
    lease: text("lease"),
    leaseUntilMs: integer("lease_until_ms").notNull().default(0),
    updatedAt: text("updated_at").notNull(),
  },
  (t) => [
    index("tenant_databases_moving")
      .on(t.move)
      .where(sql`${t.move} IS NOT NULL`),
  ],
);

/**
 * Tenants whose rows may not be written in this database; triggers that a move creates read it. `closing` expires by
 * itself, `closed` does not; under `clearing` rows may be deleted.
 */
export const tenantFences = sqliteTable("tenant_fences", {
  tenantId: text("tenant_id").primaryKey(),
  state: text("state", { enum: ["closing", "closed", "clearing"] }).notNull(),
  untilMs: integer("until_ms").notNull(),
});

/** In the database that a tenant leaves: the rows that changed since the copy began. */
export const tenantMoveChanges = sqliteTable(
  "tenant_move_changes",
  {
    seq: integer("seq").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    tableName: text("table_name").notNull(),
    /** The values of the key, as a JSON array. */
    rowKey: text("row_key").notNull(),
  },
  (t) => [index("tenant_move_changes_tenant").on(t.tenantId, t.seq)],
);

/** Numbers that pages show; written by triggers. */
export const tenantCounts = sqliteTable(
  "tenant_counts",
  {
    tenantId: text("tenant_id").notNull(),
    what: text("what").notNull(),
    number: integer("number").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.what] })],
);
