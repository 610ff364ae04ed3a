import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The last signed head of each chain that belongs to no case. A case's is in `audit_checkpoints`. */
export const chainHeads = sqliteTable("chain_heads", {
  chain: text("chain").primaryKey(),
  tenantId: text("tenant_id").notNull(),
  seq: integer("seq").notNull(),
  hash: text("hash").notNull(),
  signedAt: text("signed_at").notNull(),
  /** Empty for a report that was raised before its chain was signed. */
  signature: text("signature").notNull(),
});

/** Heads that changed since the last anchor; an anchor deletes those that it contains. */
export const unanchoredHeads = sqliteTable(
  "unanchored_heads",
  {
    chain: text("chain").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    /** `cases` or `reports`: reports to the FIU are anchored apart, for they have readers of their own. */
    scope: text("scope").notNull(),
    /** The day of the first change that no anchor has. */
    changedOn: text("changed_on").notNull(),
    seq: integer("seq").notNull(),
    hash: text("hash").notNull(),
    signedAt: text("signed_at").notNull(),
  },
  (t) => [
    index("unanchored_heads_due").on(t.changedOn, t.tenantId, t.scope, t.chain),
    index("unanchored_heads_of").on(t.tenantId, t.scope, t.changedOn, t.chain),
  ],
);
