import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Screening hits that an officer confirmed, which later cases name. */
export const confirmedHits = sqliteTable(
  "confirmed_hits",
  {
    tenantId: text("tenant_id").notNull(),
    caseId: text("case_id").notNull(),
    findingId: text("finding_id").notNull(),
    category: text("category").notNull(),
    sourceEntry: text("source_entry").notNull(),
    nameKey: text("name_key").notNull(),
    company: text("company"),
    subject: text("subject").notNull(),
    confirmedBy: text("confirmed_by").notNull(),
    confirmedAt: text("confirmed_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.caseId, t.findingId] }),
    index("confirmed_hits_company").on(t.tenantId, t.sourceEntry, t.company),
    index("confirmed_hits_name").on(t.tenantId, t.sourceEntry, t.nameKey),
  ],
);
