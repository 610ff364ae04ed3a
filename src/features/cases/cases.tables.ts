import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CASE_STATUSES } from "../../domain/case/case.model.ts";

export const cases = sqliteTable("cases", {
  workflowId: text("workflow_id").primaryKey(),
  caseId: text("case_id").notNull(),
  tenantId: text("tenant_id").notNull(),
  companyName: text("company_name").notNull(),
  /** Folded name and number: what `q` searches. */
  searchText: text("search_text").notNull(),
  registrationNumber: text("registration_number"),
  vatNumber: text("vat_number"),
  country: text("country").notNull(),
  templateId: text("template_id").notNull(),
  status: text("status", { enum: CASE_STATUSES }).notNull(),
  currentIteration: integer("current_iteration").notNull(),
  latestRiskScore: real("latest_risk_score"),
  portalTokenHash: text("portal_token_hash").notNull(),
  portalExpiresAt: text("portal_expires_at").notNull(),
  createdAt: text("created_at").notNull(),
  updatedAt: text("updated_at").notNull(),
  version: integer("version").notNull(),
  /** When the decision in force was taken. */
  decidedAt: text("decided_at"),
  /** The whole record as JSON, of a row that a version before 0153 wrote; newer ones are in R2. */
  record: text("record"),
});

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
  (t) => [primaryKey({ columns: [t.workflowId, t.seq] })],
);

export const auditCheckpoints = sqliteTable("audit_checkpoints", {
  workflowId: text("workflow_id").primaryKey(),
  tenantId: text("tenant_id").notNull(),
  count: integer("count").notNull(),
  root: text("root").notNull(),
  signedAt: text("signed_at").notNull(),
  signature: text("signature").notNull(),
});

export const accessLog = sqliteTable("access_log", {
  id: text("id").primaryKey(),
  tenantId: text("tenant_id").notNull(),
  workflowId: text("workflow_id").notNull(),
  officerId: text("officer_id").notNull(),
  action: text("action").notNull(),
  at: text("at").notNull(),
});
