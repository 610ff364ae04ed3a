import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Readings by content and reader version, and who works on them. */
export const readings = sqliteTable(
  "readings",
  {
    tenantId: text("tenant_id").notNull(),
    sha256: text("sha256").notNull(),
    readerVersion: text("reader_version").notNull(),
    /** Attempts at reading; one that killed the process is counted too. */
    attempts: integer("attempts").notNull(),
    claim: text("claim"),
    claimedUntil: text("claimed_until"),
    /** Of the stored reading; null until then. */
    status: text("status"),
    storedAt: text("stored_at"),
    /** When the last case that used it was deleted. */
    unusedSince: text("unused_since"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.sha256, t.readerVersion] }),
    index("readings_unused")
      .on(t.unusedSince)
      .where(sql`${t.unusedSince} IS NOT NULL`),
  ],
);

/** The cases that have a document with a content. */
export const readingUses = sqliteTable(
  "reading_uses",
  {
    tenantId: text("tenant_id").notNull(),
    caseId: text("case_id").notNull(),
    sha256: text("sha256").notNull(),
    workflowId: text("workflow_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.caseId, t.sha256] }),
    index("reading_uses_content").on(t.tenantId, t.sha256),
  ],
);

/** Hashes by which a later case finds the same file or number in an earlier one. */
export const readingMarks = sqliteTable(
  "reading_marks",
  {
    tenantId: text("tenant_id").notNull(),
    mark: text("mark").notNull(),
    hash: text("hash").notNull(),
    caseId: text("case_id").notNull(),
    workflowId: text("workflow_id").notNull(),
    recordedAt: text("recorded_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.mark, t.hash, t.caseId] }),
    index("reading_marks_case").on(t.tenantId, t.caseId),
  ],
);
