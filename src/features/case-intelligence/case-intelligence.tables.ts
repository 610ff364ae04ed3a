import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

const tenantId = text("tenant_id").notNull();
const workflowId = text("workflow_id").notNull();

export const caseProfiles = sqliteTable(
  "case_profiles",
  {
    tenantId,
    workflowId,
    createdBy: text("created_by").notNull(),
    decidedAt: text("decided_at"),
    /** A `CaseProfile` as JSON. */
    profile: text("profile").notNull(),
    /** Of the case. */
    version: integer("version").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.workflowId] })],
);

export const caseAssessments = sqliteTable(
  "case_assessments",
  {
    tenantId,
    workflowId,
    status: text("status", { enum: ["generating", "ready", "failed"] }).notNull(),
    /** The basis that it was made from: another basis is assessed again. */
    caseVersion: text("case_version").notNull(),
    /** An `Assessment` as JSON. */
    assessment: text("assessment"),
    /** Epoch milliseconds. */
    startedAt: integer("started_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.workflowId] })],
);

/** Every assessment of a case that was shown, oldest first by `version`. */
export const caseAssessmentVersions = sqliteTable(
  "case_assessment_versions",
  {
    tenantId,
    workflowId,
    version: integer("version").notNull(),
    /** Hash of the figures and of the similar cases that they stand on. */
    basis: text("basis").notNull(),
    /** An `Assessment` as JSON. */
    assessment: text("assessment").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.workflowId, t.version] })],
);

/** Whose assessments stand on a case: when it is deleted, they no longer name it. */
export const assessmentNeighbours = sqliteTable(
  "assessment_neighbours",
  { tenantId, neighbourId: text("neighbour_id").notNull(), workflowId },
  (t) => [primaryKey({ columns: [t.tenantId, t.neighbourId, t.workflowId] })],
);

/** The sets of each case: similar cases share a set. */
export const caseBuckets = sqliteTable(
  "case_buckets",
  {
    tenantId: text("tenant_id").notNull(),
    bucket: text("bucket").notNull(),
    decided: integer("decided", { mode: "boolean" }).notNull(),
    changedAt: text("changed_at").notNull(),
    workflowId: text("workflow_id").notNull(),
    weight: integer("weight").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.bucket, t.decided, t.changedAt, t.workflowId] }),
    index("case_buckets_case").on(t.tenantId, t.workflowId),
  ],
);
