import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Cases whose alerts changed and that do not know it yet; written by triggers on alerts. */
export const networkMarks = sqliteTable(
  "network_marks",
  {
    tenantId: text("tenant_id").notNull(),
    caseId: text("case_id").notNull(),
    /** Random: another for each change. */
    version: text("version").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.caseId] })],
);
