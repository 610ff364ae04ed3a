import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { ALERT_SEVERITIES, PATTERN_TYPES } from "../../graph/motifs/index.ts";
import { ALERT_STATUSES, type AlertStatus, OFFICER_STATUSES } from "./alert.machine.ts";
import { type AlertChange, type DismissalBasis, type EvidenceSnapshot, RESOLUTIONS } from "./alert.model.ts";

export const alerts = sqliteTable(
  "alerts",
  {
    tenantId: text("tenant_id").notNull(),
    id: text("id").notNull(),
    patternType: text("pattern_type", { enum: PATTERN_TYPES }).notNull(),
    /** The ids of the anchor, separated by spaces. */
    entityKey: text("entity_key").notNull(),
    severity: text("severity", { enum: ALERT_SEVERITIES }).notNull(),
    /** The officers' word; the pattern holds while `resolved_at` is empty. */
    status: text("status", { enum: OFFICER_STATUSES }).notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    linkedCaseIds: text("linked_case_ids", { mode: "json" }).$type<string[]>().notNull(),
    evidenceSnapshot: text("evidence_snapshot", { mode: "json" }).$type<EvidenceSnapshot>().notNull(),
    evidenceHash: text("evidence_hash").notNull(),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
    /** Where the pattern is looked for again; null of rows that an earlier version raised and another row goes on for. */
    focusId: text("focus_id"),
    resolvedAt: text("resolved_at"),
    resolution: text("resolution", { enum: RESOLUTIONS }),
    /** What its dismissal rests on. */
    basis: text("basis", { mode: "json" }).$type<DismissalBasis>(),
    isPartial: integer("is_partial", { mode: "boolean" }).notNull().default(false),
    /** Set while it must be evaluated again, such as after the deletion of a case. */
    dueAt: text("due_at"),
    state: text("state", { enum: ALERT_STATUSES }).generatedAlwaysAs(
      sql`(CASE WHEN resolved_at IS NULL THEN status ELSE 'resolved' END)`,
      { mode: "virtual" },
    ),
    storyId: text("story_id"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.patternType, t.entityKey),
    index("alerts_newest").on(t.tenantId, t.state, desc(t.createdAt), t.id),
    index("alerts_pattern").on(t.tenantId, t.state, t.patternType, desc(t.createdAt), t.id),
    index("alerts_pattern_severity").on(t.tenantId, t.state, t.patternType, t.severity, desc(t.createdAt), t.id),
    index("alerts_severity").on(t.tenantId, t.state, t.severity, desc(t.createdAt), t.id),
    index("alerts_story").on(t.tenantId, t.storyId),
    index("alerts_due")
      .on(t.dueAt, t.tenantId, t.id)
      .where(sql`${t.dueAt} IS NOT NULL`),
  ],
);

/** As readers see an alert: `resolved` prevails over the officers' word. */
export type AlertRow = Omit<typeof alerts.$inferSelect, "status" | "state"> & { readonly status: AlertStatus };

/** Who and what an alert is about now. */
export const alertMembers = sqliteTable(
  "alert_members",
  {
    tenantId: text("tenant_id").notNull(),
    alertId: text("alert_id").notNull(),
    entityId: text("entity_id").notNull(),
    /** Alerts that share one are one story. */
    isAnchor: integer("is_anchor", { mode: "boolean" }).notNull(),
    addedAt: text("added_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.alertId, t.entityId] }),
    index("alert_members_entity").on(t.tenantId, t.entityId, t.isAnchor),
  ],
);

/** What lists of stories sort and filter by; everything else stands in their alerts. */
export const alertStories = sqliteTable(
  "alert_stories",
  {
    tenantId: text("tenant_id").notNull(),
    id: text("id").notNull(),
    status: text("status", { enum: ALERT_STATUSES }).notNull(),
    severity: text("severity", { enum: ALERT_SEVERITIES }).notNull(),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("alert_stories_newest").on(t.tenantId, t.status, desc(t.createdAt), t.id),
    index("alert_stories_severity").on(t.tenantId, t.status, t.severity, desc(t.createdAt), t.id),
  ],
);

export const alertCases = sqliteTable(
  "alert_cases",
  { tenantId: text("tenant_id").notNull(), caseId: text("case_id").notNull(), alertId: text("alert_id").notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.caseId, t.alertId] }),
    index("alert_cases_alert").on(t.tenantId, t.alertId),
  ],
);

export const alertLog = sqliteTable(
  "alert_log",
  {
    tenantId: text("tenant_id").notNull(),
    id: text("id").notNull(),
    alertId: text("alert_id").notNull(),
    event: text("event").notNull(),
    actor: text("actor").notNull(),
    reason: text("reason"),
    reasonText: text("reason_text"),
    evidenceHash: text("evidence_hash").notNull(),
    at: text("at").notNull(),
    details: text("details", { mode: "json" }).$type<AlertChange>(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index("alert_log_alert").on(t.tenantId, t.alertId, t.at)],
);

export type AlertLogRow = typeof alertLog.$inferSelect;

/** How many active alerts each case stands in; written by triggers. */
export const alertCaseCounts = sqliteTable(
  "alert_case_counts",
  {
    tenantId: text("tenant_id").notNull(),
    caseId: text("case_id").notNull(),
    active: integer("active").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.caseId] })],
);

/** Alerts by status and severity; written by triggers. */
export const alertCounts = sqliteTable(
  "alert_counts",
  {
    tenantId: text("tenant_id").notNull(),
    status: text("status").notNull(),
    severity: text("severity").notNull(),
    alerts: integer("alerts").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.status, t.severity] })],
);

/** Alerts raised on each day; written by triggers. */
export const alertDays = sqliteTable(
  "alert_days",
  {
    tenantId: text("tenant_id").notNull(),
    /** YYYY-MM-DD. */
    day: text("day").notNull(),
    alerts: integer("alerts").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day] })],
);
