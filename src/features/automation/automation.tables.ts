import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { TIERS } from "../../domain/automation/tier.model.ts";

const place = {
  tenantId: text("tenant_id").notNull(),
  officerId: text("officer_id").notNull(),
  templateId: text("template_id").notNull(),
  country: text("country").notNull(),
};

export const automationDecisions = sqliteTable(
  "automation_decisions",
  {
    ...place,
    id: text("id").notNull(),
    workflowId: text("workflow_id").notNull(),
    decision: text("decision").notNull(),
    recommended: text("recommended").notNull(),
    agreed: integer("agreed", { mode: "boolean" }).notNull(),
    blindSample: integer("blind_sample", { mode: "boolean" }).notNull(),
    decidedAt: text("decided_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
);

export const automationStates = sqliteTable(
  "automation_states",
  {
    ...place,
    earnedTier: text("earned_tier", { enum: TIERS }).notNull(),
    casesCompleted: integer("cases_completed").notNull(),
    agreementRate: real("agreement_rate").notNull(),
    forcedTier: text("forced_tier", { enum: TIERS }),
    forcedBy: text("forced_by"),
    forceReason: text("force_reason"),
    updatedAt: text("updated_at").notNull(),
    /** Grows by one with each write. */
    revision: integer("revision").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.officerId, t.templateId, t.country] })],
);
