import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { SAR_STATUSES } from "../../domain/sar/sar.model.ts";

export const sars = sqliteTable(
  "sars",
  {
    sarId: text("sar_id").primaryKey(),
    caseId: text("case_id").notNull(),
    tenantId: text("tenant_id").notNull(),
    status: text("status", { enum: SAR_STATUSES }).notNull(),
    createdAt: text("created_at").notNull(),
    version: integer("version").notNull(),
    /** Null when an earlier version wrote the row. */
    raisedBy: text("raised_by"),
    /** Officer ids as a JSON array. */
    readers: text("readers").notNull().default("[]"),
    /** The report as JSON, as the interface returns it. */
    sar: text("sar").notNull(),
  },
  (t) => [
    index("sars_by_case").on(t.caseId),
    index("sars_case").on(t.tenantId, t.caseId, desc(t.createdAt)),
    index("sars_newest").on(t.tenantId, desc(t.createdAt), t.sarId),
    index("sars_raised").on(t.tenantId, t.raisedBy),
    index("sars_read")
      .on(t.tenantId)
      .where(sql`${t.readers} <> '[]'`),
  ],
);

export const sarAuditEvents = sqliteTable(
  "sar_audit_events",
  {
    sarId: text("sar_id").notNull(),
    seq: integer("seq").notNull(),
    caseId: text("case_id").notNull(),
    tenantId: text("tenant_id").notNull(),
    entry: text("entry").notNull(),
  },
  (t) => [primaryKey({ columns: [t.sarId, t.seq] }), index("sar_audit_events_case").on(t.tenantId, t.caseId)],
);
