import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const verifications = sqliteTable("verifications", {
  verificationId: text("verification_id").primaryKey(),
  tenantId: text("tenant_id").notNull(),
  keyId: text("key_id").notNull(),
  requestorId: text("requestor_id").notNull(),
  keyRequestorId: text("key_requestor_id").notNull(),
  workflowId: text("workflow_id"),
  verifiedAt: text("verified_at").notNull(),
  answer: text("answer").notNull(),
  evidence: text("evidence").notNull(),
  facts: text("facts").notNull(),
  published: integer("published", { mode: "boolean" }).notNull(),
});

export const WEBHOOK_STATUSES = ["pending", "delivered", "failed"] as const;

export const webhookDeliveries = sqliteTable("webhook_deliveries", {
  webhookId: text("webhook_id").primaryKey(),
  verificationId: text("verification_id").notNull(),
  tenantId: text("tenant_id").notNull(),
  keyRequestorId: text("key_requestor_id").notNull(),
  workflowId: text("workflow_id"),
  url: text("url").notNull(),
  status: text("status", { enum: WEBHOOK_STATUSES }).notNull(),
  attempts: integer("attempts").notNull(),
  lastFailure: text("last_failure"),
  nextAttemptAt: text("next_attempt_at"),
  createdAt: text("created_at").notNull(),
  updatedAt: text("updated_at").notNull(),
  version: integer("version").notNull(),
});
