import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { TIERS } from "../../domain/automation/tier.model.ts";
import { PRIORITIES } from "../../domain/case/assignment.model.ts";
import { CASE_STATUSES } from "../../domain/case/case.model.ts";
import { RISK_LEVELS } from "../../domain/diligence/rating.model.ts";

export const cases = sqliteTable(
  "cases",
  {
    workflowId: text("workflow_id").primaryKey(),
    caseId: text("case_id").notNull().unique(),
    tenantId: text("tenant_id").notNull(),
    companyName: text("company_name").notNull(),
    /** Folded name and number, searched by `q`. */
    searchText: text("search_text").notNull(),
    registrationNumber: text("registration_number"),
    vatNumber: text("vat_number"),
    country: text("country").notNull(),
    templateId: text("template_id").notNull(),
    status: text("status", { enum: CASE_STATUSES }).notNull(),
    currentIteration: integer("current_iteration").notNull(),
    latestRiskScore: real("latest_risk_score"),
    portalTokenHash: text("portal_token_hash").notNull().unique(),
    portalExpiresAt: text("portal_expires_at").notNull(),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
    version: integer("version").notNull(),
    /** When the decision in force was taken. */
    decidedAt: text("decided_at"),
    /** The whole record as JSON in rows of versions before 0153; newer records are in R2. */
    record: text("record"),
    /** Of a private customer: a hash of name and birth date, and one of the national number; null where unknown. */
    personKey: text("person_key"),
    personNumberKey: text("person_number_key"),
    /** A hash of its birth date, and its name as it was answered; null where unknown, and in rows of earlier releases. */
    birthKey: text("birth_key"),
    personName: text("person_name"),
    /** When the case entered its status; null in rows of earlier releases. */
    statusSince: text("status_since"),
    /** Whose tier the case is reviewed by; null in rows of earlier releases. */
    reviewOfficer: text("review_officer"),
    reviewTier: text("review_tier", { enum: TIERS }),
    /** Whether score and rating wait for a provisional decision. */
    withheld: integer("withheld", { mode: "boolean" }).notNull().default(false),
    /** Of a review: whose, of which case and why, as JSON (`ReviewColumn`). */
    reviewOf: text("review_of"),
    /** The rating of the latest result; null without one, while it is withheld, and in rows of earlier releases. */
    riskLevel: text("risk_level", { enum: RISK_LEVELS }),
    /** Who works on an undecided case, until when by an officer's word, and how urgently; null where nobody said so. */
    assignee: text("assignee"),
    dueAt: text("due_at"),
    priority: text("priority", { enum: PRIORITIES }),
    /** Who made the decision that waits for a second officer; null without one. */
    parkedBy: text("parked_by"),
    /** By which version of the policy the rating was made; null as `riskLevel` is. */
    policyVersion: integer("policy_version"),
    /** 1 of a rejected case whose findings tell of what may have to be reported; null otherwise, and in rows of earlier releases. */
    refusedForCause: integer("refused_for_cause"),
  },
  (t) => [
    index("cases_assignee")
      .on(t.tenantId, t.assignee)
      .where(sql`${t.assignee} IS NOT NULL`),
    index("cases_birth")
      .on(t.tenantId, t.birthKey)
      .where(sql`${t.birthKey} IS NOT NULL`),
    index("cases_changed").on(t.updatedAt),
    index("cases_country").on(t.tenantId, t.country, desc(t.createdAt), t.workflowId),
    index("cases_newest").on(t.tenantId, desc(t.createdAt), t.workflowId),
    index("cases_number").on(t.tenantId, t.registrationNumber),
    index("cases_parked")
      .on(t.tenantId, t.parkedBy)
      .where(sql`${t.parkedBy} IS NOT NULL AND ${t.status} = 'PENDING_SECOND_APPROVAL' AND ${t.assignee} IS NULL`),
    index("cases_person")
      .on(t.tenantId, t.personKey)
      .where(sql`${t.personKey} IS NOT NULL`),
    index("cases_person_number")
      .on(t.tenantId, t.personNumberKey)
      .where(sql`${t.personNumberKey} IS NOT NULL`),
    index("cases_reviews")
      .on(t.tenantId, desc(t.createdAt), t.workflowId)
      .where(sql`${t.reviewOf} IS NOT NULL`),
    index("cases_reviews_status")
      .on(t.tenantId, t.status, desc(t.createdAt), t.workflowId)
      .where(sql`${t.reviewOf} IS NOT NULL`),
    index("cases_search").on(t.tenantId, t.searchText),
    index("cases_status").on(t.tenantId, t.status, desc(t.createdAt), t.workflowId),
    index("cases_to_report")
      .on(t.tenantId, desc(t.createdAt), t.workflowId)
      .where(sql`${t.status} = 'ESCALATED' OR ${t.refusedForCause} = 1`),
    index("cases_status_country").on(t.tenantId, t.status, t.country, desc(t.createdAt), t.workflowId),
  ],
);

/** The columns that locate a case, without the record itself. */
export const caseColumns = {
  workflowId: cases.workflowId,
  caseId: cases.caseId,
  tenantId: cases.tenantId,
  companyName: cases.companyName,
  registrationNumber: cases.registrationNumber,
  vatNumber: cases.vatNumber,
  country: cases.country,
  templateId: cases.templateId,
  status: cases.status,
  currentIteration: cases.currentIteration,
  latestRiskScore: cases.latestRiskScore,
  portalExpiresAt: cases.portalExpiresAt,
  createdAt: cases.createdAt,
  updatedAt: cases.updatedAt,
  statusSince: cases.statusSince,
  reviewOfficer: cases.reviewOfficer,
  reviewTier: cases.reviewTier,
  withheld: cases.withheld,
  reviewOf: cases.reviewOf,
  riskLevel: cases.riskLevel,
  policyVersion: cases.policyVersion,
  assignee: cases.assignee,
  dueAt: cases.dueAt,
  priority: cases.priority,
};

export type CaseRow = typeof cases.$inferSelect;

export const auditEvents = sqliteTable(
  "audit_events",
  {
    workflowId: text("workflow_id").notNull(),
    seq: integer("seq").notNull(),
    tenantId: text("tenant_id").notNull(),
    event: text("event").notNull(),
    timestamp: text("timestamp").notNull(),
    actor: text("actor").notNull(),
    entry: text("entry").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workflowId, t.seq] }),
    index("audit_events_decisions")
      .on(t.tenantId, t.timestamp)
      .where(sql`${t.event} IN ('DECISION_APPLIED', 'GATE_OVERRIDDEN')`),
  ],
);

export const auditCheckpoints = sqliteTable("audit_checkpoints", {
  workflowId: text("workflow_id").primaryKey(),
  tenantId: text("tenant_id").notNull(),
  count: integer("count").notNull(),
  root: text("root").notNull(),
  signedAt: text("signed_at").notNull(),
  signature: text("signature").notNull(),
});

export const accessLog = sqliteTable(
  "access_log",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    workflowId: text("workflow_id").notNull(),
    officerId: text("officer_id").notNull(),
    action: text("action").notNull(),
    at: text("at").notNull(),
  },
  (t) => [index("access_log_case").on(t.workflowId, t.at)],
);

/** Cases by status and country; the empty text counts all of them. Written by triggers. */
export const caseCounts = sqliteTable(
  "case_counts",
  {
    tenantId: text("tenant_id").notNull(),
    status: text("status").notNull(),
    country: text("country").notNull(),
    cases: integer("cases").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.status, t.country] })],
);

/** Risk scores of the cases opened on each day. Written by triggers. */
export const caseDays = sqliteTable(
  "case_days",
  {
    tenantId: text("tenant_id").notNull(),
    /** YYYY-MM-DD. */
    day: text("day").notNull(),
    scored: integer("scored").notNull(),
    /** The sum of the scores in millionths: an integer stays exact while scores are added and removed. */
    totalMillionths: integer("total_millionths").notNull(),
    highest: real("highest"),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day] })],
);
