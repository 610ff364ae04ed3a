import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * Until when each case is retained, computed from its record and the settings. The case's Durable Object is the
 * authority.
 */
export const caseRetention = sqliteTable(
  "case_retention",
  {
    workflowId: text("workflow_id").primaryKey(),
    caseId: text("case_id").notNull(),
    tenantId: text("tenant_id").notNull(),
    /** Under legal hold. */
    held: integer("held", { mode: "boolean" }).notNull().default(false),
    basis: text("basis"),
    startsOn: text("starts_on"),
    retainUntil: text("retain_until"),
    /** When the purge asks for it; null where nothing is due, whatever the date. */
    dueAt: text("due_at"),
    /** The settings it was computed under; '' where it was not yet. */
    policy: text("policy").notNull(),
    /** Of the case that it was computed from. */
    version: integer("version").notNull(),
    /** What the dates were computed from, as JSON. */
    facts: text("facts"),
  },
  (t) => [
    index("case_retention_due")
      .on(t.dueAt)
      .where(sql`${t.dueAt} IS NOT NULL`),
    index("case_retention_held")
      .on(t.tenantId, t.workflowId)
      .where(sql`${t.held} = 1`),
    index("case_retention_policy").on(t.policy),
    index("case_retention_until").on(t.tenantId, t.retainUntil, t.workflowId),
  ],
);

/** Every deleted case, as a chain of its tenant. Triggers refuse rows of the cases in it: docs/architecture.md. */
export const deletionLedger = sqliteTable(
  "deletion_ledger",
  {
    workflowId: text("workflow_id").primaryKey(),
    caseId: text("case_id").notNull(),
    tenantId: text("tenant_id").notNull(),
    deletedBy: text("deleted_by").notNull(),
    deletedAt: text("deleted_at").notNull(),
    auditSeq: integer("audit_seq").notNull(),
    auditHash: text("audit_hash").notNull(),
    reason: text("reason").notNull(),
    /** Null, like all that follows, for a case that was deleted before the ledger was a chain. */
    seq: integer("seq"),
    rule: text("rule"),
    /** What was deleted, counted, as JSON. */
    contents: text("contents"),
    prevHash: text("prev_hash"),
    hash: text("hash"),
    signature: text("signature"),
    orderId: text("order_id"),
  },
  (t) => [index("deletion_ledger_case").on(t.caseId), uniqueIndex("deletion_ledger_chain").on(t.tenantId, desc(t.seq))],
);

/** Deleted cases whose suspicion reports are still retained. */
export const retainedReports = sqliteTable(
  "retained_reports",
  {
    workflowId: text("workflow_id").primaryKey(),
    caseId: text("case_id").notNull(),
    tenantId: text("tenant_id").notNull(),
    retainedSince: text("retained_since").notNull(),
    retainUntil: text("retain_until").notNull(),
    dueAt: text("due_at").notNull(),
    /** A legal hold of the MLRO, as JSON. */
    hold: text("hold"),
    /** Set once they are being erased: from then on nothing holds them. */
    erasing: integer("erasing", { mode: "boolean" }).notNull().default(false),
    filesListed: integer("files_listed").notNull().default(0),
  },
  (t) => [
    index("retained_reports_case").on(t.caseId),
    index("retained_reports_due")
      .on(t.dueAt)
      .where(sql`${t.hold} IS NULL`),
    index("retained_reports_tenant").on(t.tenantId, t.retainUntil, t.workflowId),
    index("retained_reports_unlisted")
      .on(t.workflowId)
      .where(sql`${t.filesListed} = 0`),
  ],
);

/** Storage keys of a retained report, which may not be removed before it. */
export const retainedFiles = sqliteTable(
  "retained_files",
  {
    key: text("key").notNull(),
    workflowId: text("workflow_id").notNull(),
    tenantId: text("tenant_id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.workflowId] }), index("retained_files_case").on(t.workflowId)],
);
