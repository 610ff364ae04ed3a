import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    tenantId: text("tenant_id").notNull(),
    callerId: text("caller_id").notNull(),
    route: text("route").notNull(),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    idSeed: text("id_seed").notNull(),
    attemptId: text("attempt_id").notNull(),
    state: text("state", { enum: ["running", "open", "done"] }).notNull(),
    /** Epoch milliseconds. */
    startedAt: integer("started_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** The answer, encrypted: it may contain a portal token. */
    answer: text("answer"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.callerId, t.route, t.key] }),
    index("idempotency_keys_expiry").on(t.expiresAt),
  ],
);
