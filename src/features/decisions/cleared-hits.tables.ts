import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Screening hits that an officer dismissed, which later cases are compared with. */
export const clearedHits = sqliteTable(
  "cleared_hits",
  {
    tenantId: text("tenant_id").notNull(),
    caseId: text("case_id").notNull(),
    findingId: text("finding_id").notNull(),
    category: text("category").notNull(),
    sourceEntry: text("source_entry").notNull(),
    nameKey: text("name_key").notNull(),
    company: text("company"),
    fingerprint: text("fingerprint").notNull(),
    severity: text("severity").notNull(),
    /** 1 where the MLRO cleared it. */
    byMlro: integer("by_mlro").notNull(),
    subject: text("subject").notNull(),
    entry: text("entry").notNull(),
    reason: text("reason").notNull(),
    clearedBy: text("cleared_by").notNull(),
    clearedAt: text("cleared_at").notNull(),
    /** JSON list of what differs; null where the officer named nothing. */
    differs: text("differs"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.caseId, t.findingId] }),
    index("cleared_hits_company").on(t.tenantId, t.sourceEntry, t.company),
    index("cleared_hits_name").on(t.tenantId, t.sourceEntry, t.nameKey),
    index("cleared_hits_newest").on(t.tenantId, t.clearedAt),
  ],
);
