import { desc, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const verifications = sqliteTable(
  "verifications",
  {
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
  },
  (t) => [
    index("verifications_of_case")
      .on(t.workflowId, t.published, t.verifiedAt)
      .where(sql`${t.workflowId} IS NOT NULL`),
    index("verifications_without_case")
      .on(t.verifiedAt)
      .where(sql`${t.workflowId} IS NULL`),
  ],
);

export const WEBHOOK_STATUSES = ["pending", "delivered", "failed"] as const;

export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
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
  },
  (t) => [
    index("webhook_deliveries_newest").on(t.tenantId, desc(t.createdAt), t.webhookId),
    index("webhook_deliveries_of_case")
      .on(t.workflowId)
      .where(sql`${t.workflowId} IS NOT NULL`),
    index("webhook_deliveries_status").on(t.tenantId, t.status, desc(t.createdAt), t.webhookId),
    index("webhook_deliveries_without_case")
      .on(t.verificationId)
      .where(sql`${t.workflowId} IS NULL`),
  ],
);
