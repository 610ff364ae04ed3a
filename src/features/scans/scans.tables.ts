import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * Every scan that ran, of whatever tier. `execution_id` is known before the work begins, so a scan that is stored again
 * after a crash is the same row.
 */
export const scans = sqliteTable(
  "scans",
  {
    tenantId: text("tenant_id").notNull(),
    executionId: text("execution_id").notNull(),
    scanId: text("scan_id").notNull(),
    registrationNumber: text("registration_number").notNull(),
    tier: integer("tier").notNull(),
    scannedAtMs: integer("scanned_at_ms").notNull(),
    segmentId: text("segment_id"),
    portfolioId: text("portfolio_id"),
    scannedBy: text("scanned_by").notNull(),
    riskTier: text("risk_tier"),
    confidence: real("confidence"),
    evalScore: real("eval_score").notNull(),
    /** A JSON array. */
    flags: text("flags").notNull(),
    scanCostCents: integer("scan_cost_cents").notNull(),
    /** JSON. */
    result: text("result"),
    /** A JSON array; null where an earlier version did the scan. */
    unansweredSources: text("unanswered_sources"),
    /** What the result stands on, as JSON. */
    grounds: text("grounds").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.executionId] }),
    index("scans_execution").on(t.executionId),
    index("scans_newest").on(t.tenantId, t.registrationNumber, desc(t.scannedAtMs)),
    index("scans_of_case")
      .on(t.tenantId, sql`${t.grounds} ->> '$.case_id'`)
      .where(sql`${t.grounds} ->> '$.case_id' IS NOT NULL`),
    uniqueIndex("scans_of_tier").on(t.tenantId, t.registrationNumber, t.tier, desc(t.scannedAtMs)),
  ],
);

/** Lists of companies to scan. */
export const portfolios = sqliteTable(
  "portfolios",
  {
    tenantId: text("tenant_id").notNull(),
    portfolioId: text("portfolio_id").notNull(),
    name: text("name").notNull(),
    segmentId: text("segment_id"),
    createdBy: text("created_by").notNull(),
    createdAt: text("created_at").notNull(),
    totalEntities: integer("total_entities").notNull(),
    progressedAtMs: integer("progressed_at_ms").notNull(),
    resends: integer("resends").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.portfolioId] }),
    index("portfolios_newest").on(t.tenantId, desc(t.createdAt), t.portfolioId),
  ],
);

/** Figures of each portfolio; triggers derive them from its companies. */
export const portfolioCounts = sqliteTable(
  "portfolio_counts",
  {
    tenantId: text("tenant_id").notNull(),
    portfolioId: text("portfolio_id").notNull(),
    waiting: integer("waiting").notNull(),
    /** By the result that stands, also while it waits for a retry. */
    scanned: integer("scanned").notNull(),
    failed: integer("failed").notNull(),
    incomplete: integer("incomplete").notNull(),
    green: integer("green").notNull(),
    amber: integer("amber").notNull(),
    red: integer("red").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.portfolioId] }),
    index("portfolio_counts_running")
      .on(t.tenantId)
      .where(sql`${t.waiting} > 0`),
  ],
);

/** Companies of a portfolio. The row is the work to do; the queue only speeds it up. */
export const portfolioEntities = sqliteTable(
  "portfolio_entities",
  {
    tenantId: text("tenant_id").notNull(),
    portfolioId: text("portfolio_id").notNull(),
    position: integer("position").notNull(),
    registrationNumber: text("registration_number").notNull(),
    /** What the file calls the company; null where it says nothing, and in rows of earlier releases. */
    reference: text("reference"),
    status: text("status", { enum: ["waiting", "scanned", "failed"] }).notNull(),
    /** 1 while a message about it is in the queue, or was lost. */
    sent: integer("sent").notNull().default(0),
    attempts: integer("attempts").notNull().default(0),
    /** Until when the worker that took it may still be at work. */
    leaseUntilMs: integer("lease_until_ms"),
    /** The scan that stands, also while a retry waits. */
    executionId: text("execution_id"),
    /** 1 where an earlier scan was taken. */
    cached: integer("cached").notNull().default(0),
    reason: text("reason"),
    /** How often an officer had it scanned again. */
    retries: integer("retries").notNull().default(0),
    /** Of the scan `execution_id`. */
    riskTier: text("risk_tier"),
    /** 1 where a source failed in that scan. */
    incomplete: integer("incomplete").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.portfolioId, t.position] }),
    uniqueIndex("portfolio_entities_number").on(t.tenantId, t.portfolioId, t.registrationNumber),
    index("portfolio_entities_open").on(t.tenantId, t.portfolioId, t.status, t.sent, t.position),
  ],
);
