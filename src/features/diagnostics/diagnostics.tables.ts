import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type DiagnosisGrounds, FAILURE_SEVERITIES, type FeedbackCategory, ROOT_CAUSES } from "./diagnosis.model.ts";

/** Columns that identify tenant, case and iteration. */
const place = () => ({
  tenantId: text("tenant_id").notNull(),
  id: text("id").notNull(),
  caseId: text("case_id").notNull(),
  workflowId: text("workflow_id").notNull(),
  iteration: integer("iteration").notNull(),
});

export const diagnosticsStages = sqliteTable(
  "diagnostics_stages",
  {
    ...place(),
    stage: text("stage").notNull(),
    sequence: integer("sequence").notNull(),
    status: text("status", { enum: ["completed", "failed", "skipped"] }).notNull(),
    durationMs: integer("duration_ms").notNull(),
    details: text("details", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    errorType: text("error_type"),
    parentStageId: text("parent_stage_id"),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("diagnostics_stages_case").on(t.tenantId, t.caseId, t.iteration),
    index("diagnostics_stages_of_case").on(t.caseId, t.iteration),
    index("diagnostics_stages_time").on(t.tenantId, t.createdAt),
  ],
);

export const diagnosticsToolInvocations = sqliteTable(
  "diagnostics_tool_invocations",
  {
    ...place(),
    agentName: text("agent_name").notNull(),
    toolName: text("tool_name").notNull(),
    costCategory: text("cost_category", { enum: ["free", "registry", "paid_api", "model"] }).notNull(),
    durationMs: integer("duration_ms").notNull(),
    success: integer("success", { mode: "boolean" }).notNull(),
    errorType: text("error_type"),
    costEur: real("cost_eur").notNull(),
    tokensUsed: integer("tokens_used").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("diagnostics_tools_case").on(t.tenantId, t.caseId, t.iteration),
    index("diagnostics_tools_of_case").on(t.caseId, t.iteration),
    index("diagnostics_tools_time").on(t.tenantId, t.createdAt),
  ],
);

export const diagnosticsGovernanceChecks = sqliteTable(
  "diagnostics_governance_checks",
  {
    ...place(),
    eventType: text("event_type").notNull(),
    mechanism: text("mechanism").notNull(),
    agentName: text("agent_name").notNull(),
    approved: integer("approved", { mode: "boolean" }).notNull(),
    action: text("action", { enum: ["allow", "block", "cap", "escalate"] }).notNull(),
    violations: text("violations", { mode: "json" }).$type<string[]>().notNull(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("diagnostics_governance_case").on(t.tenantId, t.caseId, t.iteration),
    index("diagnostics_governance_of_case").on(t.caseId, t.iteration),
  ],
);

export const diagnosticsEvoiDecisions = sqliteTable(
  "diagnostics_evoi_decisions",
  {
    ...place(),
    stepNumber: integer("step_number").notNull(),
    decisionType: text("decision_type", { enum: ["mandatory", "optional"] }).notNull(),
    candidateAgent: text("candidate_agent").notNull(),
    evoiValue: real("evoi_value").notNull(),
    decision: text("decision", { enum: ["run", "skip"] }).notNull(),
    reason: text("reason").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("diagnostics_evoi_case").on(t.tenantId, t.caseId, t.iteration),
    index("diagnostics_evoi_of_case").on(t.caseId, t.iteration),
  ],
);

export const diagnosticsFeedback = sqliteTable(
  "diagnostics_feedback",
  {
    ...place(),
    officerId: text("officer_id").notNull(),
    rating: integer("rating").notNull(),
    categories: text("categories", { mode: "json" }).$type<FeedbackCategory[]>().notNull(),
    comment: text("comment"),
    rootCause: text("root_cause", { enum: ROOT_CAUSES }),
    severity: text("severity", { enum: FAILURE_SEVERITIES }),
    failureStage: text("failure_stage"),
    suggestedAction: text("suggested_action"),
    classifiedAt: text("classified_at"),
    /** What the diagnosis stands on; null in those of earlier versions. */
    grounds: text("grounds", { mode: "json" }).$type<DiagnosisGrounds>(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("diagnostics_feedback_case").on(t.tenantId, t.caseId, t.iteration, t.createdAt),
    index("diagnostics_feedback_of_case").on(t.caseId, t.iteration),
    index("diagnostics_feedback_time").on(t.tenantId, t.createdAt),
  ],
);

/** By name: the total, and how many of it failed (stages) or succeeded (tools). */
export type Counts = Readonly<Record<string, readonly [total: number, of: number]>>;

export const diagnosticsIterations = sqliteTable(
  "diagnostics_iterations",
  {
    tenantId: text("tenant_id").notNull(),
    workflowId: text("workflow_id").notNull(),
    iteration: integer("iteration").notNull(),
    startedAt: text("started_at").notNull(),
    stages: text("stages", { mode: "json" }).$type<Counts>().notNull(),
    tools: text("tools", { mode: "json" }).$type<Counts>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.workflowId, t.iteration] }),
    index("diagnostics_iterations_time").on(t.tenantId, t.startedAt),
  ],
);
