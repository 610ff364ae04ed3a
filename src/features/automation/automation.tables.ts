import { desc } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
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
    /** A hash; empty where unknown, and once the case was deleted. */
    customer: text("customer").notNull().default(""),
    /** Section of NACE; empty where unknown. */
    sector: text("sector").notNull().default(""),
    /** The decision before the judgement was shown; null where that was not asked. */
    provisional: text("provisional"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("automation_decisions_case").on(t.workflowId),
    index("automation_decisions_window").on(t.tenantId, t.officerId, t.templateId, t.country, desc(t.decidedAt), t.id),
  ],
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
    revision: integer("revision").notNull().default(1),
    /** The highest tier that a manager confirmed, lowered with each demotion. */
    confirmedTier: text("confirmed_tier", { enum: TIERS }).notNull().default("full_review"),
    /** Diversity of the window at the last count. */
    customers: integer("customers").notNull().default(0),
    topSectorShare: real("top_sector_share").notNull().default(1),
    days: integer("days").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.officerId, t.templateId, t.country] })],
);

/** What changed the tier of an officer, and who changed it. */
export const automationLog = sqliteTable(
  "automation_log",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    officerId: text("officer_id").notNull(),
    templateId: text("template_id").notNull(),
    country: text("country").notNull(),
    event: text("event").notNull(),
    actor: text("actor").notNull(),
    /** JSON. */
    details: text("details").notNull(),
    at: text("at").notNull(),
  },
  (t) => [index("automation_log_officer").on(t.tenantId, t.officerId, t.at)],
);
