import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const ruleEvaluations = sqliteTable(
  "rule_evaluations",
  {
    tenantId: text("tenant_id").notNull(),
    workflowId: text("workflow_id").notNull(),
    iteration: integer("iteration").notNull(),
    templateId: text("template_id").notNull(),
    templateVersion: text("template_version").notNull(),
    /** An `Evaluation` as JSON. */
    evaluation: text("evaluation").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.workflowId, t.iteration] })],
);
